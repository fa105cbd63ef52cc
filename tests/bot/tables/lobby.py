"""Tables as values for tests: a lobby with some people, and a running game."""

from random import Random
from typing import Any

from bot.tables import seating
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.table import Table
from db import TableSettings
from hearts import Game, Rules

ANA, BEN, CHIDI, DANA = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 11))
MIA = Person(1, "Mia", may_manage=True)
SERVER, CHANNEL = 7, 8


def options(rules: Rules | None = None, **fields: Any) -> TableOptions:
    """The options of a table: standard rules, and settings, unless given."""
    settings = TableSettings(**{name: fields.pop(name) for name in TableSettings.model_fields if name in fields})
    return TableOptions(SERVER, CHANNEL, rules or Rules(), "standard", settings, **fields)


def lobby(*guests: Person, rules: Rules | None = None, **fields: Any) -> Table:
    """Ana's lobby, with these people in it."""
    table = seating.open_table(1, ANA, options(rules, **fields), 0, Random(1))
    for guest in guests:
        table = seating.join(table, guest)
    return table


def playing(game: Game, *guests: Person, **fields: Any) -> Table:
    """A table at which Ana and these people play this game; computer players have the other seats."""
    table = seating.begin(lobby(*guests, rules=game.rules, **fields), Random(1))
    return Table(table.record, table.seats, game.rules, game)
