"""Subjects: what the public message of a table is about. A new subject gets a new message."""

from __future__ import annotations

from typing import Final

from bot.tables.repository import MOVED
from bot.tables.table import Table
from db import Status
from hearts import Phase

LOBBY: Final = "lobby"
GAME: Final = "game"
"""The subject of the message that shows the result of a game."""
TRICK: Final = "trick"
"""The subject of a trick that somebody has shown to everybody; it is not the table's own message."""
INVITATION: Final = "invitation"
REGULARS: Final = "regulars"
"""The subject of a message that calls the regulars."""
INVITES: Final = (INVITATION, REGULARS)
"""The subjects of messages that ask people to come to a lobby."""
_ROUND: Final = "round "
CALL: Final = "call "
"""How the subject of a message begins that calls people."""


def about_round(number: int) -> str:
    """The subject of the message of a round, by its number from 0."""
    return f"{_ROUND}{number}"


def is_about_round(subject: str) -> bool:
    """Whether the message is about a round."""
    return subject.startswith(_ROUND)


def round_of_subject(subject: str) -> int:
    """The number of the round that a message is about. Raises ValueError if it is about something else."""
    return int(subject.removeprefix(_ROUND))


def about_call(prompt: int, version: int) -> str:
    """The subject of a message that calls people to a question of the game at this version of the table."""
    return f"{CALL}{prompt} {version}"


def is_call(subject: str) -> bool:
    """Whether the message calls people."""
    return subject.startswith(CALL)


def call_of(subject: str) -> tuple[int, int]:
    """The question to which a message calls people, and the version of the table. Raises ValueError if it calls
    nobody."""
    prompt, version = map(int, subject.removeprefix(CALL).split())
    return prompt, version


def is_own(subject: str) -> bool:
    """Whether the message is, or was, the one that shows the table."""
    return subject in (LOBBY, GAME, MOVED) or is_about_round(subject)


def subject_now(table: Table) -> str:
    """What the table's message is about at this moment."""
    if table.record.status is Status.LOBBY:
        return LOBBY
    if table.record.status is Status.OVER and not table.ended_early:
        return GAME
    if table.game.phase is Phase.DEALING and table.cutter is None:
        return about_round(len(table.game.rounds) - 1) if table.game.rounds else LOBBY
    return about_round(len(table.game.rounds))
