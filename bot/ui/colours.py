"""Colours: the accents of screens."""

from __future__ import annotations

from typing import Final

import discord

GREEN: Final = discord.Colour(0x3BA55D)
BLUE: Final = discord.Colour(0x3E7BD6)
RED: Final = discord.Colour(0xD83A42)
GREY: Final = discord.Colour(0x6B7280)
PURPLE: Final = discord.Colour(0x8A5CD6)
GOLD: Final = discord.Colour(0xE0A526)
