lobby-title = ## ♥️ Hearts: waiting for players
lobby-seat = { $number }. { $who }
lobby-seat-host = { $number }. { $who } (host)
lobby-hint = -# { $free ->
    [0] All seats are taken: the host can start.
   *[other] Computer players take the free seats at the start.
} Closes { $closes }. Table { $code }.
lobby-started-title = ## ♥️ Hearts: the game has begun
lobby-started-hint = -# The table is below. If you play, press Show my hand.
closed-title = ## ♥️ Hearts: table closed
closed-lobby = Nobody plays here any more. Open a new table with /hearts new.
closed-game = The game was ended before it was over. Open a new table with /hearts new.
paused-title = ## ⏸️ Hearts: the game is paused
paused-hint = Nobody is here to play. Nothing is lost: the game goes on when one of its players comes back.
