button-play-now = Play now
button-solo-game = Game
button-study-game = { button-solo-game }
button-solo-back = Back to the game
command-solo = /solo
    .description = Play now, alone against computer players; only you see it
    .restart = Start a new game even if one is going
option-speed = speed
    .description = How fast the computer players move
option-restart = restart
    .description = Whether to start over
solo-title = ## ⚙️ Your own game: { $preset }
solo-waits = Only you see it, and it waits for you as long as you like.
solo-sure = ### Start a new game?
    Your current game ends and counts for nothing.
solo-goes-on = -# Your game continues. To start a new one, choose { option-restart }.
help-start-solo = **Play now.** Use `{ command-solo }` or the button below: you against computer players, right away, with no clock. Only you see it.
refusal-solo-only-alone = You're not at a table on this server. To continue your solo game, use { command-solo }.
button-next-round = Next round
study-begins = { $trick ->
    [0] -# Round { $round }: pass again, against experts. This game doesn't count.
   *[other] -# Round { $round }, trick { $trick }: play on against experts. This game doesn't count.
}
study-taken-back = -# Taken back. This game no longer counts.
refusal-nothing-to-take-back = There's nothing to take back in this round yet.
refusal-study-only-alone = { refusal-solo-only-alone }
