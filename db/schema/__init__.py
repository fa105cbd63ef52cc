"""The schema: the tables of the database, the same on SQLite and PostgreSQL."""

from db.schema.base import metadata
from db.schema.daily import daily_deals, daily_keys, daily_marks, daily_messages
from db.schema.games import departures, events, game_logs, posts, results, reviews, rounds, seats, sittings, tables
from db.schema.matches import match_players, match_seals, matches
from db.schema.people import (
    audit,
    bans,
    guilds,
    house_rules,
    names,
    players,
    proposals,
    registrations,
    regular_calls,
    regulars,
)
from db.schema.sharing import commits, identifies, leases, processes, table_ids
from db.schema.standings import LEAST_GAMES, RANKED, announcements, badges, counting, standings

__all__ = [
    "LEAST_GAMES",
    "RANKED",
    "announcements",
    "audit",
    "badges",
    "bans",
    "commits",
    "counting",
    "daily_deals",
    "daily_keys",
    "daily_marks",
    "daily_messages",
    "departures",
    "events",
    "game_logs",
    "guilds",
    "house_rules",
    "identifies",
    "leases",
    "match_players",
    "match_seals",
    "matches",
    "metadata",
    "names",
    "players",
    "posts",
    "processes",
    "proposals",
    "registrations",
    "regular_calls",
    "regulars",
    "results",
    "reviews",
    "rounds",
    "seats",
    "sittings",
    "standings",
    "table_ids",
    "tables",
]
