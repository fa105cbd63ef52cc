# /match: the same deals for several people, and what each has made of them.
command-match = /match
    .description = The same deals for several people
command-match-new = /match new
    .description = Open a match: the same deals for everyone, alone or at tables
    .hours = Alone: how many hours everyone has to play
command-match-show = /match show
    .description = This channel's match: who has played and, later, your results
option-deals = deals
    .description = How many deals
option-hours = hours
    .description = How many hours everyone has to play
option-where = where
    .description = Alone against computer players, or at tables of four
choice-where = { $value ->
    [tables] at tables of four
   *[alone] alone, in their own time
}
help-start-match = `{ command-match-new }` – The same cards for you and your friends
match-title = ## 🃏 Same cards for all
match-what = Everyone gets the same cards and plays them alone, against computer players: { $deals } deals within { match-hours }. Fewest points wins.
match-what-tables = Tables of four play the same { $deals } deals. Someone at another table has your cards: take fewer points than they do.
match-what-computers = -# With up to four players, computers play at the other table.
match-how = -# Rules: { $preset }
match-deals = { $deals } deals
match-hours = { $hours ->
    [1] 1 hour
   *[other] { $hours } hours
}
match-player = { $number }\. { $who }
match-hint = { $missing ->
    [0] { $host } can start now, or wait for more people.
   *[other] { $host } can start once someone else presses **{ button-match-join }**. Mention your friends in this channel!
}
match-meanwhile = -# While you wait:
match-hint-fill = { $free ->
    [one] { $host } can start now with a computer player, or wait for more people.
   *[other] { $host } can start now with { $free } computer players, or wait for more people.
}
match-cut-hint = -# Optional: after you cut, nobody can have known the cards beforehand.
match-cuts = -# ✂️ Already cut: { $who }
match-cut = { $who } ({ $cut ->
    [one] 1 card
   *[other] { $cut } cards
})
match-cancelled = { $why ->
    [players] { $host } cancelled this match.
    [moderator] A moderator cancelled this match.
    [left] Its host left, so this match was cancelled.
    [idle] { $players ->
        [1] Only one player joined in time, so this match was cancelled.
       *[other] Nobody started it in time, so this match was cancelled.
    }
    [update] A bot update cancelled this match. Sorry!
   *[unknown] This match was cancelled.
}
match-until = Everyone has the same cards. Play any time until { $at }; results come once everyone has played.
match-progress = **{ $who }** · { $done } of { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· team { $team }
}
match-deal-now = ### Deal { $deal } of { $deals }
match-deal-now-hint = **Play** shows your cards. { $tables ->
    [2] Someone at the other table has the same ones. The next deal starts once both tables have finished.
   *[other] Someone at another table has the same ones. The next deal starts once all tables have finished.
}
match-table = **Table { $table }** · { $over ->
    [yes] ✅ played
   *[no] { $tricks } of { $all } tricks
}
    { $who }
match-sure-leave = ### Leave the match?
    { $tables ->
        [yes] A computer player stands in until you press **{ button-match-play }**. The deals count for you either way.
       *[no] Computer players play the deals you haven't finished, and you can't come back.
    }
match-left = A computer player is standing in for you. **{ button-match-play }** gives you your seat back.
match-sure-cancel = ### Cancel this match?
    { $alone ->
        [yes] Nobody else has joined.
       *[no] Everyone who joined loses their place.
    }
match-sure-end = ### End the match for everyone?
    Only the deals everyone has played count. You can't continue it afterwards.
match-broken-off = ⚠️ { $why ->
    [players] { $host } ended this match early.
    [moderator] A moderator ended this match early.
    [update] A bot update ended this match early.
   *[unknown] This match was ended early.
} { $played ->
    [0] Not everyone had played the first deal, so nothing counts.
    [1] One of { $deals } deals counts: the one everyone had played.
   *[other] { $played } of { $deals } deals count: the ones everyone had played.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
    [one] {" "}· 1 deal by 🤖
   *[other] {" "}· { $computer } deals by 🤖
}
match-team-name = Team { $team }
match-no-team = No team
match-choose-team = Choose your team…
match-team = **{ match-team-name }** · { $total } · { $who }
match-team-average = -# A team's score is its players' average.
match-scores = -# Points compared with the average for the same cards. Fewest wins.
match-computer = 🤖 Computer
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ match-amount }
match-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
match-deal-over = ### Deal { $deal } of { $deals } is over
match-deal-stopped = ### Deal { $deal } of { $deals } was stopped
    The match was ended early, so this deal doesn't count.
match-compared = Everyone has played { $compared ->
    [one] deal 1.
   *[other] deals 1–{ $compared }.
} There you have **{ $sign ->
    [minus] { NUMBER($value, minimumFractionDigits: 2) } points fewer
    [plus] { NUMBER($value, minimumFractionDigits: 2) } points more
   *[none] exactly as many points
}** { $sign ->
    [none] as
   *[other] than
} the average with the same cards.
match-not-compared = Your score appears once everyone has played these cards.
match-all-played = ✅ You're done. Results appear once everyone has finished, { $left } at the latest.
match-others-play = The other tables are still playing this deal. I'll notify you when the next one starts.
button-match-next = Next deal
button-match-play = 🃏 Play
button-match-join = Join
button-match-more = { button-more }
button-match-leave = Leave
button-match-start = Start
button-match-cancel = Cancel match
button-match-new = New match
button-match-end = End match
button-match-quit = Yes, leave
button-match-keep = Keep it
button-match-stop = Yes, end it
button-match-sheet = All deals
chart-deal = deal
chart-match = Everyone's totals after each of { $deals } deals. Final totals: { $finals }.
sheet-title = ### { $who } · place { $place } · { $total }
sheet-points = Points
sheet-best = Best
sheet-all = all
sheet-columns = -# **#**: deal · **+/−**: compared with the average for the same cards
sheet-hint = -# * Played or finished by a computer player.
sheet-deal = Deal { $deal }
sheet-choose = Look at a deal…
sheet-seated = -# Table { $table }: { $who }
sheet-table = 🤖 Table { $table }
sheet-average = -# Same cards · average { match-amount }
sheet-line = { $who } · { $points } { $points ->
    [one] point
   *[other] points
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-computer = -# 🤖 A computer player finished this deal for them.
sheet-rival = -# Compared with { $who }{ $several ->
    [yes] , who had the fewest points:
   *[no] :
}
parting-pass = The first difference was the pass: { $one } passed { $mine }, { $other } passed { $theirs }.
parting-trick = The first difference came in trick { $trick }: { $one } played { $mine }, { $other } played { $theirs }.
parting-table = The first difference came in trick { $trick }: at { $one }'s table { $mine } was played, at { $other }'s { $theirs }.
parting-none = { $one } and { $other } played every card the same.
parting-claim = { $one } and { $other } played the same until nothing could change the score.
side-title = ### Deal { $deal }: { $one } and { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] point
   *[other] points
}
side-moon = 🌕 { $own ->
    [yes] Shot the moon, so these tricks don't count.
   *[no] Another player shot the moon.
}
side-trick = { $cards } { $points } { $points ->
    [one] point
   *[other] points
} · trick { $trick }
side-key = These tricks cost points, with the winning card first:
side-both = **Both**
side-choose = Compare with…
side-computer = { $who } · { $points } { $points ->
    [one] point
   *[other] points
}
refusal-no-such-match = There's no such match. Open one with { command-match-new }.
refusal-no-match-here = There's no match in this channel. Open one with { command-match-new }.
refusal-match-no-chips = A game for chips has no points to compare. Choose another game.
refusal-match-four-seats = A match at tables needs rules for four players; these are for { $seats }. Choose another game, or let everyone play alone.
refusal-match-hours-or-pace = Hours are for matches played alone, pace is for matches at tables. Leave out the one that doesn't fit.
refusal-match-too-many-yours = You already have { $most } matches going. Finish or cancel one first.
refusal-match-too-many-here = This server already has { $most } matches going. One has to end first.
match-cancelled-done = ✅ Done.
refusal-match-joined = You're already in this match.
refusal-match-full = This match already has { $most } players.
refusal-match-begun = This match has started, so you can't change it. If you're in it, press **{ button-match-play }**.
refusal-match-not-begun = This match hasn't started. Its host starts it.
refusal-match-closed = This match is over.
refusal-match-sealed = Someone may still be playing these deals. Results appear once everyone has played.
refusal-match-nothing-counts = This match ended before everyone had played the first deal, so there's nothing to compare.
refusal-not-in-match = You're not in this match. Open your own with { command-match-new }.
refusal-match-join-first = You're not in this match yet. Press **{ button-match-join }** first.
refusal-match-seat-lost = You've lost your seat in this deal. You can play again from the next one.
refusal-match-too-few = A match needs at least { $least } players. Mention your friends in this channel: they only have to press **{ button-match-join }**.
refusal-match-places = Tables of four need 4, 8, 12 or 16 players: { $more } more{ $fewer ->
    [0] {""}
   *[other] , or { $fewer } fewer
}. Press **{ button-match-start }** again, and computer players take the free seats.
refusal-match-teams = Either nobody is in a team, or everyone is: at least two teams of at least two players.
refusal-match-one-try = { $alone ->
    [yes] You play each deal of a match once, so you can't end or pause it. It waits for you until the match ends.
   *[no] Each deal of a match is played to its end, so you can't end or pause it. If you leave, a computer player stands in until you press **{ button-match-play }**.
}
refusal-match-no-hint = There are no hints in a match.
refusal-rematch-match = That was a deal of a match. Open another one with { command-match-new }.
match-to-continue = To continue your deal of a match, use { command-match-show }.
refusal-match-only-alone = You're not at a table on this server. { match-to-continue }
refusal-match-elsewhere = You're not at a table on this server. Your deal continues where the match is, on another server: { $where }
