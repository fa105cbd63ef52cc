"""Screens: leaderboards and what is announced of them, profiles, and lists of games that are over."""
