"""Training: what teaches the computer players, and is not part of the program that people install."""
