button-solo-new = New game
button-solo-new-yes = Yes, a new game
button-study-new = Leave practice
button-study-new-yes = Yes, leave it
button-play-now = Play now
command-solo = /solo
    .description = Play now, alone against computer players; only you see it
    .restart = Start a new game even if one is going
option-speed = speed
    .description = How fast the computer players move
option-restart = restart
    .description = Whether to start over
solo-title = ## ⚙️ Solo: { $preset }
solo-waits = Only you see it, and it waits for you as long as you like.
solo-sure-new = ### Start a new game?
    Your current game ends and counts for nothing.
study-sure-new = ### Leave practice?
    It ends, and a new game begins.
study-sure = ### End your other practice game?
    Playing on from here ends the practice game you have open.
solo-goes-on = -# Your game continues. To start a new one, choose { option-restart }.
solo-waited = -# This is your own game, which was waiting.
help-start-solo = **Play now**: `{ command-solo }`, you against computer players. Only you see it.
solo-to-continue = To continue your solo game, use { command-solo }.
refusal-solo-only-alone = You're not at a table on this server. { solo-to-continue }
button-study-keep = Keep it
button-study-yes = End it and play on
button-next-round = Next round
solo-about = Solo
study-experts = -# From here on, experts play the other hands.
study-about = Practice: it doesn't count
solo-sure-back = ### Take back your last move?
    This game becomes practice: it won't count.
refusal-nothing-to-take-back = There's nothing to take back in this round yet.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
solo-round-over = ### Round { $round } is over
