"""The kinds of tables that this program knows."""

from __future__ import annotations

from typing import Final

from bot.tables import match_kind
from bot.tables.daily_kind import DAILY, PRACTICE
from bot.tables.kind import Kinds
from bot.tables.solo_kind import SOLO
from bot.tables.table_kind import TABLE

KINDS: Final = Kinds(TABLE, SOLO, DAILY, PRACTICE, match_kind.ALONE, match_kind.AT_TABLES)
