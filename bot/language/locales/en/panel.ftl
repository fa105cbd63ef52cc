panel-lobby =
    { $host ->
        [yes] The game has not begun yet. You get your hand here once you have pressed **{ button-start }** on the table's message.
       *[no] The game has not begun yet. You get your hand here once the game begins.
    }
panel-suspended = The game is paused. **Go on** continues it for everybody.
panel-dealing = The cards are being dealt.
panel-round-over = ### Round { $round } is over
closed-alone = ### This game was ended
    Another one begins when you like.
panel-your-turn = ### ▶️ Your turn
panel-waits = ### ⏳ { $who } to play
panel-you-lead-trick = ### ▶️ You lead trick { $trick }
panel-leads-trick = ### ⏳ { $who } leads trick { $trick }
panel-trick = Trick { $trick }
trick-over = Trick { $trick }: { $taken }
trick-taker = { $taken ->
    [me] you take it
    [no] nobody takes it, all cards cancel
   *[yes] { $who } takes it
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
trick-line = Last trick: { $cards } → { $who ->
    [none] nobody
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Round { $round }
panel-deal = Deal { $deal }/{ $deals }
panel-any-card = You may play any card.
panel-by-itself = { $why ->
    [premove] { $card }, which you chose, is played in a moment.
   *[only] Only { $card } may be played: it plays itself in a moment.
}
panel-premove = ⏩ { $card } is played when it is your turn, unless something unforeseen happens. Choose it once more to take it back.
panel-premove-asked = ⏩ You chose { $card }, but { $why }. What do you play?
premove-blocked = it may not be played now
premove-lead = you are to lead
premove-card = a costly card has fallen
premove-hearts = hearts were broken
premove-void = somebody showed a void
premove-placeholder = Choose ahead
premove-take-back = Take back: { $card }
panel-claim = 🏁 This round is decided: **End the round** plays it out.
panel-time-was-up = ⏱️ Time was up: { $card } was played for you.
panel-time-was-up-else = ⏱️ Time was up: a computer player chose for you.
panel-time-was-up-moon = ⏱️ Time was up, so this was chosen for you: **{ $choice }**.
panel-stood-in = 💤 A computer player has been playing for you since { $trick ->
    [0] round { $round }
   *[other] round { $round }, trick { $trick }
}: press **I'm back**.
panel-received = Received { $cards }
panel-gone = Passed { $cards }
panel-no-cards = You have played all your cards.
panel-out = You are out: you have too few chips to play on. The others do.
panel-kitty = Only you see this: the kitty held { $cards }.
panel-waits-call = { $who } calls the pass. Your hand:
panel-asks-call = ### You deal: call the pass
    Say where up to { $most } cards go, before you see your hand. Everybody passes alike, counted from their own seat.
call-placeholder = { $left ->
    [0] All cards are called
    [one] Give one more card to …
   *[other] Give a card to … ({ $left } left)
}
call-nothing = Nothing called yet.
call-share = { $count } { $count ->
    [one] card
   *[other] cards
} to **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } shot the sun and decides what it does.
   *[no] { $who } shot the moon and decides what it does.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ You shot the sun! What shall it do?
   *[no] ### 🌙 You shot the moon! What shall it do?
}
panel-moon-when-late = -# If you do not choose in time: **{ $choice }**
pass-title = ### Pass { $count } { $count ->
    [one] card
   *[other] cards
} to { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ { $due }
}
pass-placeholder = { $count } { $count ->
    [one] card
   *[other] cards
} for { $to }
pass-copies = { $chosen } of { $copies }
pass-none = Chosen: nothing yet
pass-take-back = -# Press a card to take it back.
pass-last = -# { $count ->
    [one] Press a card to pass it.
   *[other] They are passed once you have chosen all { $count }.
}
pass-more = Chosen: { $cards } · { $missing } more
pass-ready = Chosen: { $cards } · **Done**
pass-share = For **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Now press **Done**.
   *[other] { $missing } more to choose.
}
pass-chosen = ### ✅ Your pass is set
pass-chosen-for-you = ### ✅ A computer player has set your pass
pass-waits = Waiting for { $who }. Until then you may change your mind.
play-placeholder = Play a card
spectator-title = ### You do not sit at this table
spectator-hint = Hands are private. You can follow the game on the table message.
spectator-paused = ⏸️ The game is paused, and waits for its players.
note-outdated = -# That button was outdated. This is how it stands now.
note-removed = 🚪 A moderator has removed you from this table.
note-seated = -# You have a seat.
more-hint-kept = If you leave, a computer player plays for you until you are back.
sure-leave-kept = ### Leave the running game?
    A computer player plays for you until you are back. The deal counts for you either way.
left-game = You have left the table.
left-kept = A computer player plays for you now. **{ button-back }** or { command-hearts-back } lets you play on.
ended-game = The table is closed.
note-seated-late = -# You take over { $who }'s seat, with this score: { $score }. The game has begun, so you can win nothing by it, only lose.
getting-ready = ⏳ The computer players of this deal are getting ready, which they do once after an update: about half a minute. It goes on here by itself.
getting-ready-failed = The computer players of this deal cannot get ready here. Nothing is lost; whoever runs the bot finds the reason in its log.
panel-learn = -# New to Hearts? Seven small questions teach it in two minutes.
