"""The option `table` of commands: which table is meant, and the tables that are offered while one types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from bot.answers.asker import Asker, Interaction
from bot.answers.options import MAX_CHOICES, Choices, choice
from bot.language.names import one_line
from bot.language.wording import Translator
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import Status, read_table_code, write_table_code
from bot.ui.items import message_address
from bot.ui.words import listed, plain_title, semicolon
from hearts import Phase

MAX_LIST_LENGTH: Final = 500
"""Characters for the tables of which one is meant; the rest is counted."""
Wanted = Literal["lobby", "playing", "back"]
"""What a command is for: a table with this status (`db.Status`), or one to come ``back`` to, which is paused, or where
the asker is away."""


async def my_table(asker: Asker, code: str | None, wanted: Wanted | None = "playing") -> Table:
    """A table at which the asker sits: the one with this code, the one in this channel, or the only one. If there are
    several, those that are wanted are meant if there are any; of them, the one that waits for the asker. Raises
    NotAllowed if there is none or it is not clear which."""
    everywhere = await asker.bot.tables.of_player(asker.id)
    mine = [table for table in everywhere if table.record.guild_id == asker.guild_id]
    if code is not None:
        return _named(mine, code)
    away = [table for table in mine if wanted == "back" and _fits(table, wanted, asker.id)]  # also in other channels
    here = [table for table in away or mine if table.is_in(asker.channel_id)] or away or mine
    here = [table for table in here if _fits(table, wanted, asker.id)] or here
    asked = [table for table in here if _asked(table, asker.id)]
    if not here:
        raise await _none_here(asker, everywhere)
    if len(here) > 1 and len(asked) != 1:
        raise _which_of(here, asker.say)
    return asked[0] if asked else here[0]


async def _none_here(asker: Asker, everywhere: Sequence[Table]) -> NotAllowed:
    """The refusal of somebody who sits at no table of this server: it leads to what they play alone. No command leads
    from here to a game that is played from another server."""
    alone = [table for table in everywhere if table.kind.commanded]
    if not alone:
        return NotAllowed("no-table-of-yours")
    kind = alone[-1].kind
    where = await kind.played_from(asker.bot.tables.store, alone[-1].record)
    if where is not None and where[0] != asker.guild_id:
        return NotAllowed(f"{kind.name}-elsewhere", where=message_address(*where))
    return NotAllowed(f"{kind.name}-only-alone")


async def table_here(asker: Asker, code: str | None, wanted: Wanted = "lobby") -> Table:
    """A table of this channel: the one with this code, the newest lobby or the only one with another status, or the
    only table. Raises NotAllowed if there is none or it is not clear which."""
    here = await asker.bot.tables.in_channel(asker.channel_id)
    if code is not None:
        return _named(here, code)
    if not here:
        raise NotAllowed("no-table-here")
    meant = [table for table in here if table.record.status == wanted]
    meant = meant[-1:] if wanted == "lobby" else meant
    if len(meant or here) > 1:
        raise _which_of(meant or here, asker.say)
    return (meant or here)[0]


async def table_in_charge(asker: Asker, code: str | None, wanted: Wanted | None = None) -> Table:
    """The table that the asker may decide about: `table_here` for people who manage the server, else `my_table`."""
    if asker.interaction.permissions.manage_guild:
        return await table_here(asker, code, wanted or "lobby")
    return await my_table(asker, code, wanted)


async def past_table(asker: Asker, code: str | None, fits: Callable[[Table], bool]) -> int:
    """The id of the table with this code, or else of the last table of this channel that ``fits`` or is over."""
    if code is not None:
        return read_table_code(code)
    guild_id, channel_id = asker.guild_id, asker.channel_id
    here = [table.record.id for table in await asker.bot.tables.in_channel(channel_id) if fits(table)]
    return here[-1] if here else await asker.bot.archive.newest(guild_id, channel_id)


async def seen_table(asker: Asker, code: str | None) -> int:
    """The id of the table with this code, else of the table at which the asker sits, else of the last one of this
    channel."""
    if code is None:
        try:
            return (await my_table(asker, None)).record.id
        except NotAllowed:
            pass
    return await past_table(asker, code, lambda table: True)


def _which_of(tables: Sequence[Table], say: Translator) -> NotAllowed:
    """The refusal that lists the tables of which one is meant."""
    told = (_told(table, say) for table in tables)
    return NotAllowed("which-table", tables=listed(told, say, MAX_LIST_LENGTH, semicolon(say)))


def _told(table: Table, say: Translator) -> str:
    """A table in a few words: its code, its state and who sits there."""
    return f"{write_table_code(table.record.id)} · {state(table, say)} · {', '.join(map(one_line, table.names))}"


def _named(tables: list[Table], code: str) -> Table:
    for table in tables:
        if write_table_code(table.record.id) == code.strip().lower():
            return table
    raise NotAllowed("no-such-table")


def _fits(table: Table, wanted: Wanted | None, player_id: int) -> bool:
    if wanted == "back":
        return table.record.status is Status.SUSPENDED or table.seats[table.my_seat(player_id)].away
    return table.record.status == wanted


def _asked(table: Table, player_id: int) -> bool:
    return table.seat_of(player_id) in table.game.to_act


async def table_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the tables of this channel and those of the person."""
    asker = Asker(interaction)
    tables, say = asker.bot.tables, asker.say
    found = [*await tables.of_player(asker.id), *await tables.in_channel(asker.channel_id)]
    choices: dict[str, str] = {}
    for table in found:
        if table.record.guild_id == asker.guild_id:
            choices[write_table_code(table.record.id)] = _told(table, say)
    wanted = typed.strip().lower()
    offered = [choice(name, code) for code, name in choices.items() if code.startswith(wanted)]
    return offered[:MAX_CHOICES]


async def past_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the last games of this server that have ended."""
    asker = Asker(interaction)
    games, say = await asker.bot.archive.last(await asker.onlooker(), MAX_CHOICES), asker.say
    choices = []
    for game in games:
        code, names = (
            write_table_code(game.table_id),
            ", ".join(one_line(say.person(result.name)) for result in game.results),
        )
        if code.startswith(typed.strip().lower()):
            choices.append(choice(f"{code} · {plain_title(game.preset, say)} · {names}", code))
    return choices


def state(table: Table, say: Translator) -> str:
    """A table's state in a few words."""
    number = len(table.game.rounds) + (table.game.phase is not Phase.DEALING)
    return say(f"state-{table.record.status}", round=number)
