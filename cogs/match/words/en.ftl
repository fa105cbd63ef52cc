# /match: the same deals for several people, and what each has made of them.
command-match = /match
    .description = The same deals for several people
command-match-new = /match new
    .description = Open a match: the same deals for everybody, alone or at tables
    .hours = Alone: how many hours everybody has to play
command-match-show = /match show
    .description = The match of this channel: who has played, and then your sheet
option-deals = deals
    .description = How many deals
option-hours = hours
    .description = How many hours everybody has to play
option-where = where
    .description = Alone against computer players, or at tables of four
choice-where = { $value ->
    [tables] at tables of four
   *[alone] alone, when they like
}
help-commands-match = **Duplicate matches**: `{ command-match-new }`, the same cards for you and your friends.
match-title = ## 🃏 Duplicate match
match-what = The same { $deals } deals for everybody, each when they like, against the same computer players. Whoever takes fewer points than the others wins.
match-what-tables = The same { $deals } deals at tables of four, each from another seat and with other people. Whoever takes fewer points than the others with the same cards wins.
match-how = -# { $preset } · { $deals } deals{ $hours ->
    [0] {""}
    [1] {" "}· 1 hour to play from the start on
   *[other] {" "}· { $hours } hours to play from the start on
}
match-how-tables = -# { $preset } · { $deals } deals · at tables · { $pace }
match-player = { $number }\. **{ $who }**{ $cut ->
    [0] {""}
   *[other] {" "}· ✂️ { $cut }
}{ $team ->
    [0] {""}
   *[other] {" "}· team { $team }
}
match-hint = { $host } can press **Start** once { $least } or more have joined. **Cut**, if you like, mixes a number of yours into the shuffle.
match-hint-tables = { $host } can press **Start** with 4, 8, 12 or 16 players; computer players can fill up. Four are compared with computer players. **Cut** mixes a number of yours into the shuffle.
match-sealed = -# 🔒 Fixed before anybody joined: { $hash }
match-cancelled = This match was cancelled.
match-cancelled-update = This match was cancelled: the bot was updated, and the computer players with which its deals were sealed are gone. Open a new one with { command-match-new }.
match-until = ⏱️ Play when you like, until { $at } ({ $left }). Results come when all have played.
match-progress = **{ $who }** · { $done } of { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· team { $team }
}
match-deal-now = ### Deal { $deal } of { $deals }
match-deal-now-hint = **Play** shows your cards. The next deal begins when all tables have played this one.
match-table = **Table { $table }** · { $over ->
    [yes] ✅ played
   *[no] { $tricks } of { $all } tricks
} · { $who }
match-over = ## 🏆 The match is over
match-broken-off = ⚠️ The bot was updated, and the computer players with which these deals were sealed are gone. { $played ->
    [0] No deal was played by everybody, so nothing counts.
    [1] One of { $deals } deals counts: the one that everybody had played.
   *[other] { $played } of { $deals } deals count: those that everybody had played.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
   *[other] {" "}· 🤖 { $computer }
}
match-team = **Team { $team }** · { $total } · { $who }
match-below = -# How many points fewer than the average of all who held the same cards.{ $computer ->
    [0] {""}
   *[other] {" "}🤖 How many deals a computer player finished.
}
match-opened = -# 🔓 Deals opened: { $secret }
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-deal-over = ### Deal { $deal } of { $deals } is played
match-deal-stopped = ### Deal { $deal } of { $deals } cannot be played on
match-all-played = You have played all { $deals } deals. The results are shown when everybody has, at the latest { $left }.
match-others-play = The other tables still play this deal. You are notified when the next one begins.
button-match-next = Go on
button-match-play = 🃏 Play
button-match-join = Join
button-match-leave = Leave
button-match-cut = ✂️ Cut
button-match-team = Change team
button-match-start = Start
button-match-fill = Start with computers
button-match-cancel = Cancel
button-match-sheet = My sheet
chart-deal = deal
chart-match = The totals of all after each of { $deals } deals. In the end: { $finals }.
sheet-title = ### { $who } · place { $place } · { $total }
sheet-points = pts
sheet-mean = mean
sheet-difference = diff
sheet-best = best
sheet-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sheet-hint = -# * A computer player played it, or played it to its end.
sheet-deal = Deal { $deal }
sheet-choose = Look at a deal…
sheet-deal-title = ### Deal { $deal }
sheet-table = -# Table { $code }: { command-hearts-verify } checks its deal.
sheet-line = **{ $who }** · { $points } · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-seat = Seat { $seat }
sheet-computers = -# 🤖 Computer players with the cards of { $who }: { $points }
parting-pass = **They part in the pass**: { $one } gave { $mine }, { $other } gave { $theirs }.
parting-trick = **They part in trick { $trick }**: { $one } played { $mine }, { $other } played { $theirs }.
parting-table = **They part in trick { $trick }**: at { $one }'s table { $mine } was played, at { $other }'s { $theirs }.
parting-none = { $one } and { $other } played every card alike.
parting-claim = { $one } and { $other } played alike until the rest could change nothing.
side-title = ### Deal { $deal }: { $one } and { $other }
side-alike = { $tricks ->
    [one] The first trick is the same.
   *[other] The first { $tricks } tricks are the same.
}
side-key = -# Underlined: the card of the person named behind the trick. A number: the points that they took with it · ✓ they took it without points · – they did not take it.
side-choose = Beside whose play?
side-computer = 🤖 Computer player · { $points }
refusal-no-such-match = There is no such match. Open one with { command-match-new }.
refusal-no-match-here = There is no match in this channel. Open one with { command-match-new }.
refusal-match-no-chips = A game for chips has no points to compare. Choose another game.
refusal-match-four-seats = At tables a match needs rules for four players; these are for { $seats }. Choose another game, or let everybody play alone.
refusal-match-hours-or-pace = Hours are for a match that each plays alone, a pace is for one at tables. Leave out what does not go with it.
refusal-match-too-many-yours = You have { $most } matches that are not over. Play or cancel one of them first.
refusal-match-too-many-here = This server has { $most } matches that are not over. One of them has to end first.
refusal-match-joined = You are in this match already. It begins when its host presses **{ button-match-start }**.
refusal-match-full = This match has { $most } players already.
refusal-match-begun = This match has begun: nothing of it can be changed any more. Whoever is in it presses **{ button-match-play }**.
refusal-match-not-begun = This match has not begun. Its host starts it.
refusal-match-closed = This match is over.
refusal-match-sealed = Somebody may still play these deals. The results are shown when all have played.
refusal-match-nothing-counts = No deal of this match was played by everybody: there is nothing to compare.
refusal-not-in-match = You are not in this match. Open one of your own with { command-match-new }.
refusal-match-join-first = You are not in this match yet. Press **{ button-match-join }** first.
refusal-match-seat-lost = You have lost your seat in this deal. You play again from the next one on.
refusal-match-too-few = It takes at least { $least } players.
refusal-match-places = Tables of four need 4, 8, 12 or 16 players: { $more } more{ $fewer ->
    [0] {""}
   *[other] , or { $fewer } fewer
}. **Start with computers** gives the free places to computer players.
refusal-match-teams = Either nobody has a team, or everybody has one: two teams at least, with two players each. **{ button-match-team }** takes you to the next one; after the last, to none.
refusal-match-one-try = { $alone ->
    [yes] A deal of a match is played once: it can be neither given up nor paused. It waits for you until the match ends.
   *[no] A deal of a match is played to its end: it can be neither ended nor paused. Whoever leaves is replaced by a computer player until they press **{ button-match-play }**.
}
refusal-match-no-hint = There are no hints in a match.
refusal-rematch-match = That was a deal of a match. Open another one with { command-match-new }.
refusal-match-only-alone = You do not sit at a table of this server. Your deal of a match goes on with { command-match-show }.
refusal-match-elsewhere = You do not sit at a table of this server. Your deal of a match goes on where the match is, on another server: { $where }
