"""Buttons and menus that survive a restart: all they know is in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import discord
from discord import ui

Layout = ui.LayoutView

_PATTERN = r":(?P<verb>[a-z-]{2,12}):(?P<table>[0-9]{1,18}):(?P<prompt>[0-9]{1,9}):(?P<arg>[^:]{0,60})"


@dataclass(frozen=True, slots=True)
class Ask:
    """What a press asks for. All of it came from outside and is trusted in nothing."""

    verb: str
    table: int
    prompt: int
    """The question that was put when the button was drawn (`Game.prompt`)."""
    arg: str
    values: tuple[str, ...] = ()
    """What was chosen in a menu."""


class Router(Protocol):
    """What answers presses."""

    async def press(self, interaction: discord.Interaction[Any], ask: Ask) -> None: ...


class Press(ui.DynamicItem[ui.Button[Layout]], template=re.compile("h1:b" + _PATTERN)):
    """A button."""

    def __init__(
        self,
        verb: str,
        table: int = 0,
        prompt: int = 0,
        arg: str = "",
        *,
        label: str | None = None,
        emoji: discord.PartialEmoji | str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.ask = Ask(verb, table, prompt, arg)
        custom_id = f"h1:b:{verb}:{table}:{prompt}:{arg}"
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, disabled=disabled, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(*_asked(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.router.press(interaction, self.ask)


class Pick(ui.DynamicItem[ui.Select[Layout]], template=re.compile("h1:s" + _PATTERN)):
    """A menu."""

    def __init__(
        self,
        verb: str,
        table: int = 0,
        prompt: int = 0,
        arg: str = "",
        *,
        options: list[discord.SelectOption] | None = None,
        placeholder: str | None = None,
        count: int = 1,
        disabled: bool = False,
    ) -> None:
        self.ask = Ask(verb, table, prompt, arg)
        super().__init__(
            ui.Select(
                custom_id=f"h1:s:{verb}:{table}:{prompt}:{arg}",
                options=options or [],
                placeholder=placeholder,
                min_values=count,
                max_values=count,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        return cls(*_asked(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _chosen(interaction, self.ask)


class Find(ui.DynamicItem[Any], template=re.compile("h1:o" + _PATTERN)):
    """A menu of Discord's own: the channels or the roles of the server. None of them may be chosen, too."""

    def __init__(
        self,
        verb: str,
        table: int = 0,
        prompt: int = 0,
        arg: str = "",
        *,
        kind: type[ui.ChannelSelect[Layout]] | type[ui.RoleSelect[Layout]],
        chosen: Iterable[int] = (),
        placeholder: str | None = None,
        count: int = 1,
        **options: Any,
    ) -> None:
        self.ask = Ask(verb, table, prompt, arg)
        thing = discord.SelectDefaultValueType.role if kind is ui.RoleSelect else discord.SelectDefaultValueType.channel
        super().__init__(
            kind(
                custom_id=f"h1:o:{verb}:{table}:{prompt}:{arg}",
                default_values=[discord.SelectDefaultValue(id=number, type=thing) for number in chosen],
                placeholder=placeholder,
                min_values=0,
                max_values=count,
                **options,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Find:
        kind: Any = ui.RoleSelect if isinstance(item, ui.RoleSelect) else ui.ChannelSelect
        return cls(*_asked(match), kind=kind)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _chosen(interaction, self.ask)


KINDS: Final = (Press, Pick, Find)


def _asked(match: re.Match[str]) -> tuple[str, int, int, str]:
    return match["verb"], int(match["table"]), int(match["prompt"]), match["arg"]


async def _chosen(interaction: discord.Interaction[Any], ask: Ask) -> None:
    data: dict[str, Any] = dict(interaction.data or {})
    await interaction.client.router.press(interaction, replace(ask, values=tuple(map(str, data.get("values", ())))))


def payload(layout: Layout) -> list[dict[str, Any]]:
    """What Discord gets: two layouts with equal payloads look the same."""
    components: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]
    return components


def screen(*parts: ui.Item[Any], colour: discord.Colour | None = None) -> Layout:
    """A layout of one container. It never times out, and its buttons are dynamic items or links."""
    layout = Layout(timeout=None)
    layout.add_item(ui.Container(*parts, accent_colour=colour))
    # The library keeps no finished view in memory and starts no timer for it; presses reach dynamic items all the same.
    layout.stop()
    return layout


def text(*lines: str) -> ui.TextDisplay[Layout]:
    """Lines of Markdown; empty ones are left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


def row(*items: ui.Item[Any]) -> ui.ActionRow[Layout]:
    return ui.ActionRow(*items)


def link(label: str, address: str) -> ui.Button[Layout]:
    """A button that leads somewhere; the bot does not hear of it."""
    return ui.Button(label=label, url=address)


def line() -> ui.Separator[Layout]:
    return ui.Separator()
