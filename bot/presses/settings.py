"""Arranging: the presses of the screens on which a server and a person choose how things are to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.community.people import person
from bot.community.servers import managers_only
from bot.delivery.answering import Asking, voice
from bot.tables.refusal import Refusal
from bot.ui.items import Ask
from bot.ui.look import safe_name
from bot.ui.settings import LIKINGS, SERVER, SWITCHES, USUAL, audit, bars, preferences, server_settings, sure_to_reset

if TYPE_CHECKING:
    from bot.presses.router import Router

ANSWERS: Final = {"yes": True, "no": False}
PANELS: Final = {USUAL: None, "menus": True, "buttons": False}
MENUS: Final = ("pace", "level", "season")


async def settings(router: Router, interaction: Asking, ask: Ask) -> None:
    """A press on the server's settings. The screen may be old, and whoever has it may have lost the right to it."""
    managers_only(person(interaction))
    servers, guild_id, say = interaction.client.servers, interaction.guild_id or 0, voice(interaction)
    note = ""
    match ask.arg:
        case "bars":
            await router.private(interaction, bars(servers.bars(guild_id), say))
            return
        case "audit":
            await router.private(interaction, audit(await servers.lines(guild_id), say))
            return
        case "lift":
            name = await servers.lift(guild_id, _one(ask), person(interaction))
            note = say("bar-lifted", name=safe_name(name))
            await router.private(interaction, bars(servers.bars(guild_id), say, note))
            return
        case "home":
            pass
        case "reset" | "reset-sure":
            await router.private(interaction, sure_to_reset(say, again=ask.arg == "reset-sure"))
            return
        case "reset-yes":
            await servers.reset_leaderboards(guild_id, person(interaction))
            note = say("reset-done")
        case _:
            await servers.change(guild_id, person(interaction), **_changes(ask))
            note = say("settings-saved")
    await router.private(interaction, server_settings(servers.of(guild_id), say, note))
    if ask.arg == "language":
        for number in await router.tables.store.alive_in_guild(guild_id):
            router.boards.poke(number)


def _changes(ask: Ask) -> dict[str, Any]:
    """What a press changes. Raises Refusal for what was never on the screen."""
    name, _, answer = ask.arg.partition(".")
    if name in SWITCHES and answer in ANSWERS:
        return {name: ANSWERS[answer]}
    if name in MENUS:
        return {name: _one(ask)}
    match name:
        case "language":
            return {name: None if _one(ask) == SERVER else _one(ask)}
        case "channels":
            return {name: _numbers(ask)}
        case "role":
            return {"rules_role": next(iter(_numbers(ask)), None)}
    raise Refusal("unreadable")


async def prefer(router: Router, interaction: Asking, ask: Ask) -> None:
    """A press on a person's own preferences."""
    try:
        taste = await router.people.prefer(interaction.user.id, **_preference(ask))
    except ValueError:
        raise Refusal("unreadable") from None
    say = voice(interaction)
    await router.private(interaction, preferences(taste, say, say("settings-saved")))


def _preference(ask: Ask) -> dict[str, Any]:
    name, _, answer = ask.arg.partition(".")
    if name in LIKINGS and answer in ANSWERS:
        return {name: ANSWERS[answer]}
    if name == "panel" and _one(ask) in PANELS:
        return {"menus": PANELS[_one(ask)]}
    if name == "cards":
        return {"cards": _one(ask)}
    if name == "row" and _one(ask).isdecimal():
        return {"row": int(_one(ask))}
    raise Refusal("unreadable")


def _one(ask: Ask) -> str:
    if len(ask.values) != 1:
        raise Refusal("unreadable")
    return ask.values[0]


def _numbers(ask: Ask) -> tuple[int, ...]:
    if not all(value.isdecimal() and len(value) <= 20 for value in ask.values):
        raise Refusal("unreadable")
    return tuple(map(int, ask.values))
