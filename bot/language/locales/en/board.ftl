pass-hold = hold (no passing)
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
board-title-moon = ## Round { $round } · 🌙 The moon
board-hint-pass = Press **{ button-hand }** to choose yours.
board-asks-pass = Pass { $way }
board-asks-call = { $who } deals and decides how everyone passes
board-asks-moon = { $who } decides what the moon does
board-asks-lead = { $who } plays first
board-asks-next = { $who } takes it{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} and starts trick { $trick }
board-asks-play = { $who } to play
board-asks-away = 🤖 plays for { $who }
due = { $due ->
    [none] {""}
   *[other] · ⏱️ time's up { $due }
}
board-level = 🤖 { $level }: { $who }
news-left = { $who } left the table; { $other } takes over.
news-joined = { $who } now plays for { $other }.
news-away = { $who } is away.
news-back = { $who } is back.
news-plays-on = Not everyone wants to end the game, so it goes on.
end-agreed = 🏳️ { $me ->
    [yes] You want
   *[no] { $who } { $count ->
        [one] wants
       *[other] want
    }
} to end the game.
end-missing = { $who } still { $count ->
    [one] has
   *[other] have
} to agree.
end-what = If all agree, the game ends and doesn't count. **{ button-keep-playing }** drops the request.
end-yours = Do you agree?
board-away = -# 💤 Back again? Press **{ button-hand }**, then **{ button-back }**.
seat-you = You
seat-leads = played first
seat-chooses = choosing
seat-card-of = { $who }'s card
trick-taken = Last trick → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Last trick → nobody: all cards cancelled
note-table = Table { $code }
note-hearts-open = Hearts are broken
note-hearts-closed = Hearts aren't broken yet
note-queen-fallen = { $queen } is gone
note-queens-fallen = { $queen }: { $fallen } of { $dealt } played
note-gone = Cards played:
note-void = { $who } has no { $suits }
note-received = Received: { $cards }
note-passed = Passed to { $to }: { $cards }
note-moon = 🌙 { $me ->
    [yes] You have
   *[no] { $who } has
} all { $points } points so far{ $kitty ->
    [yes] , not counting the kitty
   *[no] {""}
}
note-hold = No passing this round
note-brackets = In brackets: points of this round
note-sealed =
    -# 🔒 Proof that the cards can't change:
    -# { $hash }
note-sealed-why =
    -# 🔒 Proof that the cards were set before anyone played:
    -# { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Nobody cut the deck
    [one] Cut: 1 card moved to the bottom
   *[other] Cut: { $cut } cards moved to the bottom
}
cut-title = ## Round { $round } · The cut
cut-asks = ✂️ { $who } may cut the deck; then the cards are dealt
cut-yours = ### ✂️ Cut the deck?
    Optional: it proves that nobody arranged the cards. How many go from the top to the bottom?
cut-form-label = Cards to move from top to bottom
cut-form-hint = A number from 1 to { $most }
button-cut = ✂️ Cut the deck
button-cut-elsewhere = Other…
button-no-cut = Don't cut
refusal-nothing-to-cut = There's no deck to cut right now.
refusal-cut-of-another = Only { $name }, on the dealer's right, may cut the deck now.
refusal-cut-range = You can cut 1 to { $most } cards. Press again and enter a number in that range.
result-title = ## Round { $round } is over
result-title-last = ## The game is over after round { $round }
result-moon = ✨ { $who } { $sun ->
    [yes] took every trick
   *[no] took all the point cards
}, so nobody scores.
result-next = Next round { $due }, or as soon as everyone presses **Ready**.
result-ready = -# Ready: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] chip stays
   *[other] chips stay
} in the pot for next round.
note-kitty = kitty to { $who }
column-round = { $last ->
    [yes] last round
   *[no] round
}
column-total = total
column-chips = chips
headline-moon-no-choice = -# No choice this time: the shooter needed at least { $from } points before the round.
headline-moon = 🌙 { $me ->
    [yes] You
   *[no] **{ $who }**
} shot the moon{ $effect ->
    [others_up] : everyone else { $points }!
    [shooter_down] : { $points }!
   *[none] !
}
headline-sun = ☀️ { $me ->
    [yes] You
   *[no] **{ $who }**
} shot the sun{ $effect ->
    [others_up] : everyone else { $points }!
    [shooter_down] : { $points }!
   *[none] !
}
headline-claimed = 🏁 { $me ->
    [yes] You
   *[no] **{ $who }**
} ended the round early: nothing could change the score.
headline-level = ⚖️ **{ $who }** are tied for first: one more round decides it.
headline-queen = { $me ->
    [yes] You took
   *[no] **{ $who }** took
} { $queen }.
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
note-pot = pot: { $chips } 🪙
scores-title = ### Scores
scores-none = No round is over yet.
scores-cut = -# The last { $rounds } rounds; totals count all of them.
names-in-turn = { $last } (before: { $before })
seat-before = -# Earlier in { $now }'s seat: { $before }
seat-until = { $who } (up to { $step ->
    [round] the end of round { $round })
    [pass] the pass in round { $round })
   *[trick] trick { $trick } in round { $round })
}
nudge = ⏰ { $who }, it's your turn at Hearts table { $code }.
nudge-pass = ⏰ { $who }: choose your cards to pass at Hearts table { $code }.
nudge-start = 🕗 { $who }: your Hearts game is about to start. { $host } can press **Start**; after three minutes, anyone at the table can.
nudge-direct-start = 🕗 Your Hearts game on **{ $server }** is about to start.
nudge-direct = ⏰ It's your turn at the Hearts table on **{ $server }**.
nudge-direct-pass = ⏰ Choose your cards to pass at the Hearts table on **{ $server }**.
closed-game = ## The game ended early
ended-why = { $why ->
    [players] { $who } ended it.
    [moderator] A moderator ended it.
    [left] Nobody was left at the table.
   *[idle] It was paused, and nobody resumed it in time.
}
closed-length = { $ending ->
    [agreed] Everyone agreed to end it
   *[other] It stopped
} { $rounds ->
    [0] in the first round
    [one] after { $rounds } round
   *[other] after { $rounds } rounds
}, so { $ending ->
    [unfinished] it can count as a loss, but not as a win
   *[other] it doesn't count
}.

former-player = Former player
