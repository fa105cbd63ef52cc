"""What a table is and what may happen to it. Nothing here knows Discord."""
