panel-lobby =
    { $host ->
        [yes] The game hasn't started. Press **{ button-start }** on the table's message, and your hand appears here.
       *[no] The game hasn't started. Your hand will appear here once it does.
    }
panel-suspended = The game is paused. **Resume** continues it for everyone.
panel-dealing = Dealing the cards…
panel-won = ## 🏆 You win!
panel-place = You { $shared ->
    [yes] share { $place ->
        [2] second place
        [3] third place
       *[other] place { $place }
    }
   *[no] finished { $place ->
        [2] second
        [3] third
       *[other] in place { $place }
    }
}, { $behind } { $behind ->
    [one] point
   *[other] points
} behind.
panel-own-round = ### Round { $round }: { $points } for you
    Your total: **{ $total }**
own-points = { $chips ->
    [yes] Your hearts
   *[no] Your points
}: { $parts }
own-haul = { $card ->
    [none] { $points } from the kitty
   *[other] { $card } took { $points }
}{ $queen ->
    [yes] {" "}with { $it }
   *[no] {""}
}
closed-alone = ### This game has ended
panel-void = { $void ->
    [C] Out of clubs
    [D] Out of diamonds
    [S] Out of spades
   *[H] Out of hearts
}
panel-your-turn = ### { $void ->
    [no] Your turn
   *[other] { panel-void }: play any card
}
panel-waits = ### { $who } to play
panel-you-lead-trick = ### { $trick ->
    [1] You play first
   *[other] You start trick { $trick }
}{ $hearts ->
    [no] : no hearts yet
   *[yes] {""}
}
panel-leads-trick = ### { $who } starts trick { $trick }
panel-trick = Trick { $trick }
trick-over = Trick { $trick }: { $taken }
trick-taker = { $taken ->
    [me] you take it
    [no] nobody takes it: all cards cancel
   *[yes] { $who } takes it
}{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
}
trick-you = you
trick-line = Last:{" "}{ $cards } → { $who ->
    [none] nobody
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Round { $round }
panel-deal = 🃏 Deal { $deal }/{ $deals }
panel-away = ### A computer plays for you
panel-by-itself = { $why ->
    [premove] Your choice, { $card }, plays in a moment.
   *[only] Only { $card } is allowed: it plays itself.
}
panel-premove = ⏩ Next: { $card }. Choose it again to undo.
panel-premove-asked = ⏩ Kept { $card }: { $why }.
panel-ahead = ⏩ You can choose your next card now.
premove-blocked = you can't play it now
premove-lead = you start the trick
premove-card = a costly card has fallen
premove-hearts = hearts were broken
premove-void = someone couldn't follow
premove-takes = it would take points
premove-placeholder = Choose ahead
premove-take-back = Take back: { $card }
panel-claim = { $left ->
    [moon] 🏁 The rest is yours, and the moon too!
    [points] 🏁 The remaining points are yours.
   *[no] 🏁 This round is already decided.
}
panel-time-was-up = ⏱️ Time's up: { $card } was played for you.
panel-time-was-up-else = ⏱️ Time's up: a computer player chose for you.
panel-time-was-up-moon = ⏱️ Time's up, so this was chosen for you: **{ $choice }**.
panel-stood-in = 💤 A computer player has been standing in for you since { $trick ->
    [0] round { $round }
   *[other] round { $round }, trick { $trick }
}. Press **I'm back** to play.
panel-passed = Got: { $received } · Passed: { $gone }
panel-no-cards = You have played all your cards.
panel-out = You're out: you don't have enough chips. The others play on.
panel-kitty = Only you see this: the kitty held { $cards }.
panel-waits-call = { $who } decides how everyone passes. Your hand:
panel-asks-call = ### You decide how everyone passes
    Share out up to { $most } cards before you see yours. If you give your left neighbour one, everyone gives one to theirs.
call-placeholder = { $left ->
    [0] All cards have someone
    [one] Who gets the last card?
   *[other] Who gets a card? ({ $left } to give)
}
call-nothing = Nobody gets a card yet.
call-share = { $count } { $count ->
    [one] card
   *[other] cards
} to **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } shot the sun and decides what it does.
   *[no] { $who } shot the moon and decides what it does.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ You shot the sun! Who gets the points?
   *[no] ### 🌙 You shot the moon! Who gets the points?
}
panel-moon-when-late = -# If time runs out: **{ $choice }**
pass-title = ### Pass { $count } { $count ->
    [one] card
   *[other] cards
} to { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ Time's up { $due }
}
pass-placeholder = Choose { $count } { $count ->
    [one] card
   *[other] cards
} for { $to }
pass-choose = Choose…
pass-copies = { $chosen } of { $copies }
pass-none = { $count ->
    [one] Press the card you want to pass.
   *[other] Press the cards you want to pass.
}
pass-more = Chosen: { $cards } · pick { $missing } more
pass-ready = Chosen: { $cards }
pass-share = For **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Now press **{ button-pass-these }**.
   *[other] Choose { $missing } more.
}
pass-chosen = ### ✅ Your pass is set
pass-chosen-for-you = ### ✅ A computer player has set your pass
pass-waits = You can change your cards until everyone is done.
play-placeholder = Choose a card to play…
spectator-title = ### 👀 You're watching
spectator-hint = You can't see anyone's hand.
spectator-off = This server doesn't allow watching.
spectator-lobby = The game hasn't started yet.
spectator-seat = If you take a seat, you take over from { $who }, with { $points } { $chips ->
    [yes] { $points ->
        [one] chip
       *[other] chips
    }
   *[no] { $points ->
        [one] point
       *[other] points
    }
}.
spectator-paused = ⏸️ The game is paused and waiting for its players.
note-outdated = -# That button was out of date. Here's how things stand now.
note-removed = 🚪 A moderator removed you from this table.
note-seated = -# You have a seat.
sure-leave-kept = ### Leave the game?
    A computer player stands in until you're back. The deal counts for you either way.
left-game = You left the table.
ended-game = The table is closed.
note-seated-back =
    -# You're back in your seat, with this score: { $score }.{ $passed ->
        [yes] {" "}The cards to pass are chosen already. **{ button-change }** lets you choose others.
       *[no] {""}
    }{ $late ->
        [yes] {" "}You left this game, so for you it can count as a loss, but not as a win.
       *[no] {""}
    }
note-seated-late =
    -# You took over { $who }'s seat, with this score: { $score }.{ $passed ->
        [yes] {" "}The cards to pass are chosen already. **{ button-change }** lets you choose others.
       *[no] {""}
    }{ $late ->
        [yes] {" "}You joined after the start, so for you this game can count as a loss, but not as a win.
       *[no] {""}
    }
getting-ready = ⏳ The computer players are getting ready for this deal. This happens once after an update and takes about half a minute; then the game continues here.
getting-ready-failed = The computer players can't get ready for this deal. Nothing is lost; the reason is in the bot's log.
panel-learn = -# New to Hearts? Learn it in two minutes with seven small questions.
panel-coach-ends = 💡 From now on you play without tips. **{ button-hint }** gives you one when you want it.
