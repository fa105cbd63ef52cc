"""The playground: the real bot in a simulated Discord, to try in a browser without a token."""
