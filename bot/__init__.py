"""The bot: the service that runs the tables, and the Discord client around it."""
