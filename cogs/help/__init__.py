"""Help: how to play, the commands, and which bot this is."""
