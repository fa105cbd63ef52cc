"""Settings: the presses on the screens of a server's settings and of a person's preferences."""

from __future__ import annotations

from typing import Any, Final

from bot.answers.asker import Asker
from bot.community.servers import check_manager
from bot.community.settings import SERVER
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action, read_answer
from bot.ui.names import safe_name
from cogs.settings.screens import (
    LIKINGS,
    ON_SECOND_PAGE,
    SWITCHES,
    USUAL,
    audit,
    bans,
    leaderboard_settings,
    my_settings,
    server_settings,
    sure_to_reset,
)

MENUS: Final = ("pace", "level", "season")


async def settings(asker: Asker, action: Action) -> None:
    """Handles a press on the server's settings. The permission to change them is checked each time: the screen may be
    old."""
    check_manager(asker.person)
    servers, guild_id, say = asker.bot.servers, asker.guild_id, asker.say
    note = ""
    match action.arg:
        case "bans" | "back.bans" | "next.bans":
            await asker.private(bans(await servers.bans(guild_id), say, page=action.prompt))
            return
        case "audit":
            await asker.private(audit(await servers.lines(guild_id), say))
            return
        case "unban":
            name = await servers.unban(guild_id, action.choice(), asker.person)
            note = say("bar-lifted", name=safe_name(name, say))
            await asker.private(bans(await servers.bans(guild_id), say, note, page=action.prompt))
            return
        case "boards":
            await asker.private(leaderboard_settings(servers.settings(guild_id), say))
            return
        case "home":
            pass
        case "reset" | "reset-sure":
            await asker.private(sure_to_reset(say, again=action.arg == "reset-sure"))
            return
        case "reset-yes":
            await servers.reset_leaderboards(guild_id, asker.person)
            note = say("reset-done")
        case _:
            await asker.change_server(**_changes(action))
            note = say("settings-saved")
    on_boards = action.arg.partition(".")[0] in (*ON_SECOND_PAGE, "reset-yes")
    page = leaderboard_settings if on_boards else server_settings
    await asker.private(page(servers.settings(guild_id), say, note))


def _changes(action: Action) -> dict[str, Any]:
    """What a press changes, by the name of the setting. Raises NotAllowed for what was never on the screen."""
    name, _, answer = action.arg.partition(".")
    if name in SWITCHES:
        return {name: read_answer(answer)}
    if name in MENUS:
        return {name: action.choice()}
    match name:
        case "language":
            return {name: None if action.choice() == SERVER else action.choice()}
        case "channels":
            return {name: action.ids}
        case "announce":
            return {name: action.id}
        case "daily":
            return {"daily_channel": action.id}
        case "daily_age":
            return {name: int(action.choice()) if action.choice().isdecimal() else -1}
        case "role":
            return {"rules_role": action.id}
    raise NotAllowed("unreadable")


async def prefer(asker: Asker, action: Action) -> None:
    """Handles a press on a person's own preferences."""
    try:
        preferences = await asker.prefer(**_preference(action))
    except ValueError:
        raise NotAllowed("unreadable") from None
    say = asker.say
    await asker.private(my_settings(preferences, say, say("settings-saved"), called=await called_here(asker)))


async def called(asker: Asker, action: Action) -> None:
    """Changes whether the person is called on this server."""
    asker.check_on_a_server()
    wanted, say = read_answer(action.arg), asker.say
    await asker.bot.regulars.want(asker.guild_id, asker.id, wanted)
    preferences = asker.bot.people.preferences(asker.id)
    await asker.private(my_settings(preferences, say, say("settings-saved"), called=wanted))


async def called_here(asker: Asker) -> bool | None:
    """Whether the person is called on this server; None outside of servers."""
    return await asker.bot.regulars.wants(asker.guild_id, asker.id) if asker.guild_id else None


def _preference(action: Action) -> dict[str, Any]:
    name, _, answer = action.arg.partition(".")
    if name in LIKINGS:
        return {name: read_answer(answer)}
    if name in ("panel", "cards", "speed"):
        return {name: action.choice()}
    if name == "solo_level":
        return {name: None if action.choice() == USUAL else action.choice()}
    if name == "row" and action.choice().isdecimal():
        return {"row": int(action.choice())}
    raise NotAllowed("unreadable")
