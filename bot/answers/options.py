"""Options that several commands have: tables, rules, and the choices that somebody is offered who types in one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, Literal, ParamSpec, TypeVar, cast

import structlog
from discord import app_commands

from bot.answers.access import onlooker, read_table_code
from bot.answers.context import Context, Interaction
from bot.house_rules import HouseSet
from bot.language.names import one_line
from bot.language.wording import Translator
from bot.tables.errors import NotAllowed
from bot.tables.pace import PACES
from bot.tables.table import NotSeated, Table
from bot.tables.views import Status
from bot.ui.items import message_address
from bot.ui.words import games, plain_title
from db import StoreError
from hearts import PRESETS, Phase
from hearts.presets import OTHER_NAMES
from players import LEVELS

log = structlog.get_logger(__name__)

if TYPE_CHECKING:
    Level = str
    TimedPace = str
else:
    Level = Literal[tuple(LEVELS)]
    TimedPace = Literal[tuple(name for name, pace in PACES.items() if pace.clock)]
"""How well computer players play; how long people have for a move where nobody may wait for ever."""
Choices = list[app_commands.Choice[str]]
MAX_CHOICES: Final = 25
MAX_LENGTH: Final = 100
"""The most characters of the name of a choice at Discord, and of its value; longer codes must be typed."""
T = TypeVar("T")
P = ParamSpec("P")
Method = Callable[Concatenate[Any, Context, P], Coroutine[Any, Any, None]]
Choose = Callable[[Context, str], Coroutine[Any, Any, Choices]]
"""Returns the choices for what was typed."""
Wanted = Literal["lobby", "playing", "back"]
"""What a command is for: a table with this status (`db.Status`), or one to come ``back`` to, which is paused, or where
the person is away."""


def anywhere(command: T) -> T:
    """Marks a command that may be used everywhere, installed by a server or a person. It answers the person alone."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def choice(name: str, value: str) -> app_commands.Choice[str]:
    """A choice, whose name is cut if it is too long."""
    return app_commands.Choice(name=name[:MAX_LENGTH], value=value)


def command(name: str, /, **choices: Choose) -> Callable[[Method[P]], app_commands.Command[Any, P, None]]:
    """A slash command: a method of a cog that gets a `Context` and the options; ``choices``: what is offered to
    somebody who types in one of them."""

    def make(method: Method[P]) -> app_commands.Command[Any, P, None]:
        @wraps(method)
        async def run(cog: Any, interaction: Interaction, *args: P.args, **options: P.kwargs) -> None:
            await method(cog, Context(interaction), *args, **options)

        read, offered = cast("Any", run), dict[str, Any](choices)  # the library reads both; `offer_choices` calls these
        read.__signature__ = inspect.signature(method, eval_str=True)
        made: app_commands.Command[Any, P, None]
        made = app_commands.command(name=name, extras=offered)(app_commands.autocomplete(**offered)(read))
        return made

    return make


async def offer_choices(ctx: Context) -> None:
    """Answers somebody who types in an option of a command with its choices; with none if the store would have to say
    which. The library would log every failure as an error, even an answer that comes too late.

    Raises the errors of the function that makes the choices, what `Answer.send` does, and
    discord.app_commands.CommandSignatureMismatch for a command that is another one than Discord knows.
    """
    interaction, command = ctx.interaction, ctx.interaction.command
    data = dict[str, Any](interaction.data or {})
    focused = _focused(data.get("options") or ())
    if not isinstance(command, app_commands.Command) or focused is None:
        raise app_commands.CommandNotFound(str(data.get("name")), [])
    names = {parameter.display_name: parameter.name for parameter in command.parameters}
    choose: Choose | None = command.extras.get(names.get(focused))
    if choose is None:
        raise app_commands.CommandSignatureMismatch(command)
    try:
        choices = await choose(ctx, interaction.namespace[focused])
    except StoreError as error:
        log.info("no choices can be offered", reason=str(error))
        choices = []
    await ctx.answer.send(lambda: interaction.response.autocomplete(choices), tries=1)


def _focused(options: Iterable[Any]) -> str | None:
    """The name of the option in which somebody types, also within a group of commands."""
    for option in options:
        if option.get("focused"):
            return str(option["name"])
        if (below := _focused(option.get("options") or ())) is not None:
            return below
    return None


async def my_table(ctx: Context, code: str | None, wanted: Wanted | None = "playing") -> Table:
    """A table at which the person sits: the one with this code, the one in this channel, or the only one. If there are
    several, those that are wanted are meant if there are any; of them, the one that waits for the person. Raises
    NotAllowed if there is none or it is not clear which."""
    everywhere = await ctx.bot.tables.of_player(ctx.id)
    mine = [table for table in everywhere if table.record.guild_id == ctx.guild_id]
    if code is not None:
        return _named(mine, code)
    away = [table for table in mine if wanted == "back" and _fits(table, wanted, ctx.id)]  # also in other channels
    here = [table for table in away or mine if table.is_in(ctx.channel_id)] or away or mine
    here = [table for table in here if _fits(table, wanted, ctx.id)] or here
    asked = [table for table in here if _asked(table, ctx.id)]
    if not here:
        raise await _none_here(ctx, everywhere)
    if len(here) > 1 and len(asked) != 1:
        raise _which_of(here, ctx.say)
    return asked[0] if asked else here[0]


async def address_elsewhere(ctx: Context, table: Table) -> str | None:
    """The address of what somebody plays alone from another server, to which no command leads from here; None for what
    can be gone on with here."""
    where = await table.kind.played_from(ctx.bot.tables.store, table.record)
    return message_address(*where) if where is not None and where[0] != ctx.guild_id else None


async def _none_here(ctx: Context, everywhere: Sequence[Table]) -> NotAllowed:
    """The refusal of somebody who sits at no table of this server: it leads to what they play alone."""
    alone = [table for table in everywhere if table.kind.commanded]
    if not alone:
        here = [table for table in await ctx.bot.tables.in_channel(ctx.channel_id) if table.kind.public]
        return NotSeated(*here, key="no-table-of-yours")
    kind = alone[-1].kind
    if (where := await address_elsewhere(ctx, alone[-1])) is not None:
        return NotAllowed(f"{kind.name}-elsewhere", where=where)
    return NotAllowed(f"{kind.name}-only-alone")


async def table_here(ctx: Context, code: str | None, wanted: Wanted = "lobby") -> Table:
    """A table of this channel: the one with this code, the newest lobby or the only one with another status, or the
    only table. Raises NotAllowed if there is none or it is not clear which."""
    here = await ctx.bot.tables.in_channel(ctx.channel_id)
    if code is not None:
        return _named(here, code)
    if not here:
        raise NotAllowed("no-table-here")
    meant = [table for table in here if table.record.status == wanted]
    meant = meant[-1:] if wanted == "lobby" else meant
    if len(meant or here) > 1:
        raise _which_of(meant or here, ctx.say)
    return (meant or here)[0]


async def table_in_charge(ctx: Context, code: str | None, wanted: Wanted | None = None) -> Table:
    """The table that the person may decide about: `table_here` for people who manage the server, else `my_table`."""
    if ctx.interaction.permissions.manage_guild:
        return await table_here(ctx, code, wanted or "lobby")
    return await my_table(ctx, code, wanted)


async def past_table(ctx: Context, code: str | None, fits: Callable[[Table], bool]) -> int:
    """The id of the table with this code, or else of the last table of this channel that ``fits`` or is over."""
    if code is not None:
        return read_table_code(code)
    guild_id, channel_id = ctx.guild_id, ctx.channel_id
    here = [table.record.id for table in await ctx.bot.tables.in_channel(channel_id) if fits(table)]
    return here[-1] if here else await ctx.bot.archive.newest(guild_id, channel_id)


async def seen_table(ctx: Context, code: str | None) -> int:
    """The id of the table with this code, else of the table at which the person sits, else of the last one of this
    channel."""
    if code is None:
        try:
            return (await my_table(ctx, None)).record.id
        except NotAllowed:
            pass
    return await past_table(ctx, code, lambda table: True)


def _which_of(tables: Sequence[Table], say: Translator) -> NotAllowed:
    """The refusal that lists the tables of which one is meant."""
    return NotAllowed("which-table", tables=[_told(table, say) for table in tables])


def _told(table: Table, say: Translator) -> str:
    """A table in a few words: its code, its state and who sits there."""
    return f"{table.record.id!s} · {state(table, say)} · {', '.join(map(one_line, table.names))}"


def _named(tables: list[Table], code: str) -> Table:
    table_id = read_table_code(code)
    for table in tables:
        if table.record.id == table_id:
            return table
    raise NotAllowed("no-such-table")


def _fits(table: Table, wanted: Wanted | None, player_id: int) -> bool:
    if wanted == "back":
        return table.record.status is Status.SUSPENDED or table.seats[table.my_seat(player_id)].away
    return table.record.status == wanted


def _asked(table: Table, player_id: int) -> bool:
    return table.seat_of(player_id) in table.game.to_act


async def table_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the tables of this channel and those of the person."""
    tables, say = ctx.bot.tables, ctx.say
    found = [*await tables.of_player(ctx.id), *await tables.in_channel(ctx.channel_id)]
    here = {str(table.record.id): table for table in found if table.record.guild_id == ctx.guild_id}
    offered = [choice(_told(table, say), code) for code, table in here.items() if code.startswith(typed.strip())]
    return offered[:MAX_CHOICES]


async def past_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the last games of this server that have ended."""
    games, say = await ctx.bot.archive.last(await onlooker(ctx), MAX_CHOICES), ctx.say
    choices = []
    for game in games:
        if (code := str(game.table_id)).startswith(typed.strip()):
            names = ", ".join(one_line(say.person(result.name)) for result in game.results)
            choices.append(choice(f"{code} · {plain_title(game.preset, say)} · {names}", code))
    return choices


def state(table: Table, say: Translator) -> str:
    """A table's state in a few words."""
    number = len(table.game.rounds) + (table.game.phase is not Phase.DEALING)
    return say(f"state-{table.record.status}", round=number)


async def game_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the house rules of this server, then the presets whose names they do not use."""
    say, sets = ctx.say, tuple[HouseSet, ...]()
    with suppress(StoreError):  # the presets are known without it
        sets = await ctx.bot.house_rules.sets(ctx.guild_id)
    own, free = _called(sets, typed), {*games([each.name for each in sets], say)}
    names = {key: say(f"preset-{key}") for key in PRESETS}
    found = [choice(names[key], key) for key in _presets_called(typed.strip().casefold(), names, say) if key in free]
    if not (own or found) and (coded := await ctx.bot.house_rules.coded(ctx.guild_id, typed)) is not None:
        name = f"🔣 {plain_title(coded[0], say)}"
        return [choice(name, typed)] if len(typed) <= MAX_LENGTH else []
    return [*own, *found][:MAX_CHOICES]


def _presets_called(wanted: str, names: dict[str, str], say: Translator) -> list[str]:
    """The presets with this text in their names; if there are none, those with it in other names or in their
    descriptions."""
    by_name = [key for key, name in names.items() if wanted in name.casefold() or wanted in key.replace("_", " ")]
    return by_name or [
        key
        for key in names
        if any(wanted in words.casefold() for words in (*OTHER_NAMES.get(key, ()), say(f"about-{key}")))
    ]


async def own_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the house rules of this server."""
    return _called(await ctx.bot.house_rules.sets(ctx.guild_id), typed)


def _called(sets: Iterable[HouseSet], typed: str) -> Choices:
    """The house rules with this text in their names."""
    wanted = typed.strip().casefold()
    return [
        choice(f"{'⭐' if each.is_default else '🏠'} {one_line(each.name)}", each.name)
        for each in sets
        if wanted in each.name.casefold()
    ]
