"""Standings: the leaderboards of a server, what is announced when a season or a week ends, a player's profile, and the
games that are over."""
