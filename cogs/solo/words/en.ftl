button-play-now = Play now
button-solo-game = Game
button-study-game = { button-solo-game }
button-solo-back = Back to the game
command-solo = /solo
    .description = Play now, alone against computer players; only you see it
    .restart = Begin another game, though one goes on
option-speed = speed
    .description = How fast the computer players move
option-restart = restart
    .description = Whether to begin anew
solo-title = ## ⚙️ Your own game: { $preset }
solo-waits = Only you see it, and it waits for you as long as you like.
solo-sure = ### Begin a new game?
    The one that you are playing ends, and counts for nothing.
solo-goes-on = -# Your game goes on. To begin another one, choose { option-restart }.
help-start-solo = **Play now.** `{ command-solo }` or the button below: you against computer players, at once, without a clock. Only you see it.
refusal-solo-only-alone = You do not sit at a table of this server. Your solo game goes on with { command-solo }.
button-next-round = Next round
study-begins = { $trick ->
    [0] -# Round { $round }: the pass is yours again, against experts. This game counts for nothing.
   *[other] -# Round { $round }, trick { $trick }: play on against experts. This game counts for nothing.
}
study-taken-back = -# Taken back. From now on this game counts for nothing.
refusal-nothing-to-take-back = There is no choice of yours in this round to take back.
refusal-study-only-alone = { refusal-solo-only-alone }
