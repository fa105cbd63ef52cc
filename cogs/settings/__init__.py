"""Settings: how the bot behaves on a server, and what a person prefers."""
