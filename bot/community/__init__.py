"""People and servers: their settings and preferences, moderation and privacy."""
