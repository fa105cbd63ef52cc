"""Puzzles: positions with one best move, answered with one press, rated on both sides."""
