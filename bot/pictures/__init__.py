"""The pictures that the bot draws: cards, tricks, charts and QR codes."""
