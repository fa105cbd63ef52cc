"""What the bot says, in every language."""
