"""Measurements: how fast the parts of the program are, how strong its players."""
