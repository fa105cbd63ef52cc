"""The pictures that the bot draws: cards, charts, codes to scan."""
