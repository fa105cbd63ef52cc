"""Past games: the archive, replays, careers, reviews, and the results of days."""
