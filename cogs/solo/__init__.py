"""Solo: games of one person against computer players, without a clock and on no server."""
