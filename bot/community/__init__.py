"""People and servers: what they chose, and what they may do."""
