"""Training: makes the files that `players` ships, and is no part of what people install."""
