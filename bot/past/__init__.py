"""Past games: the archive, and their replays."""
