pass-hold = hold, nothing is passed
pass-way = { $count } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [left] to the left ⬅️
    [right] to the right ➡️
    [across] across ⬆️
    [far-left] { $steps } seats to the left ⬅️
   *[far-right] { $steps } seats to the right ➡️
}
board-title-trick = ## Round { $round } · Trick { $trick }
board-title-pass = ## Round { $round } · Passing
board-title-call = ## Round { $round } · The call
board-title-moon = ## Round { $round } · 🌙 The moon
board-hint-pass = Choose yours with **Show my hand**.
board-asks-call = { $who } deals and calls the pass
board-asks-moon = { $who } decides what it does
board-asks-lead = { $who } leads
board-asks-next = { $who } takes it{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} and leads
board-asks-play = { $who } to play
due = { $due ->
    [none] {""}
   *[other] · ⏱️ { $due }
}
board-level = 🤖 { $level }: { $who }
news-left = { $who } is no longer at the table; { $other } plays on.
news-joined = { $who } plays for { $other } now.
news-away = { $who } is away; a computer player plays meanwhile.
news-back = { $who } is back.
end-asked = -# 🏳️ { $who } { $count ->
    [one] would like
   *[other] would like
} to end the game. It ends when all agree: **{ button-more }** → **{ button-end-game }**
seat-leads = leads
seat-card-of = { $who }'s card
trick-taken = Last trick → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Last trick → nobody: all cancelled
note-table = Table { $code }
note-hearts-open = Hearts are broken
note-hearts-closed = Hearts are not broken
note-queen-fallen = { $queen } has fallen
note-queens-fallen = { $queen }: { $fallen } of { $dealt } fallen
note-moon = 🌙 { $who } has { $points ->
    [one] the only point
   *[other] all { $points } points
} so far{ $kitty ->
    [yes] , the kitty aside
   *[no] {""}
}
note-hold = No passing this round
note-sealed = -# 🔒 { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Nobody cut the pack
   *[other] Cut at { $cut }
}
cut-title = ## Round { $round } · The cut
cut-asks = ✂️ { $who } may cut the pack
cut-yours = ### ✂️ Cut the pack?
    The deal is sealed, and nobody knows it yet. Cut from 1 to { $most } cards within ten seconds, or it is dealt as it lies.
cut-form-label = How many cards?
cut-form-hint = A number from 1 to { $most }
button-cut = ✂️ Cut the pack
button-cut-elsewhere = Other…
refusal-nothing-to-cut = There is no pack to cut now.
refusal-cut-of-another = Only { $name } may cut the pack now: the person at the dealer's right.
refusal-cut-range = The pack can be cut at 1 to { $most } cards. Press again and write such a number.
result-title = ## Round { $round } is over
result-moon = ✨ The whole table held its breath. Take a bow!
result-secret = -# 🔓 { $secret }
result-next = Next round { $due }
result-hint = -# It begins at once when everybody has pressed **Ready**.
result-ready = -# Ready: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] chip stays
   *[other] chips stay
} in the pot for the next round.
note-kitty = kitty to { $who }
column-round = round
column-total = total
headline-moon-no-choice = -# There was no choice: only a shooter who had { $from } points or more before the round has one.
headline-moon = 🌙 **{ $who }** shot the moon!
headline-sun = ☀️ **{ $who }** shot the sun!
headline-claimed = 🏁 **{ $who }** ended the round: it was decided already.
headline-level = ⚖️ **{ $who }** are level in first place: another round decides.
headline-queen = { $queen } went to **{ $who }**.
game-title = ## 🏆 { $winners } { $count ->
    [one] wins
   *[other] win together
}
game-length = -# After { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}
standing = { $place }\. { $who } · { $total } { $total ->
    [one] point
   *[other] points
}
standing-chips = { $place }\. { $who } · { $total } { $total ->
    [one] chip
   *[other] chips
}
note-pot = pot: { $chips }
scores-title = ### Scores
scores-none = No round is finished yet.
scores-cut = -# The last { $rounds } rounds; the total counts all of them.
seat-before = -# Before { $now }: { $before }
seat-until = { $who } (up to round { $round }{ $step ->
    [round] )
    [pass] , the pass)
   *[trick] , trick { $trick })
}
nudge = ⏰ { $who }, it is your turn at Hearts table { $code }.
nudge-pass = ⏰ { $who }: choose your cards to pass at Hearts table { $code }.
nudge-start = 🕗 { $who }: your game of Hearts begins. { $host } can press **Start**, and in three minutes anybody who sits there.
nudge-direct-start = 🕗 Your game of Hearts on **{ $server }** begins.
nudge-direct = ⏰ It is your turn at the Hearts table on **{ $server }**.
nudge-direct-pass = ⏰ Choose your cards to pass at the Hearts table on **{ $server }**.
closed-game = ## The game was ended early
closed-length = -# { $rounds ->
    [0] {""}
    [one] After { $rounds } round.{" "}
   *[other] After { $rounds } rounds.{" "}
}{ $ending ->
    [unfinished] It was not played to its end: nobody can win by it, only lose.
    [agreed] All who were there agreed, so it counts for none of them.
   *[none] It counts for no leaderboard.
}

former-player = Former player
