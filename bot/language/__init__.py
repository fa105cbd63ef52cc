"""The wording of everything that the bot says, in every language."""
