"""The coach: hints during a game, and reviews of games that are over."""
