"""Messages: the public and private messages that the bot sends and keeps up to date."""
