"""The deal of the day: the same cards for everybody, one try, and how one did beside all others."""
