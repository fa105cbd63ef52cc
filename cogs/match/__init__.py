"""Duplicate matches: the same deals for several people, and how they compare."""
