"""Mentions: whom a message may notify."""

from __future__ import annotations

from typing import Final

import discord

NOBODY: Final = discord.AllowedMentions.none()
