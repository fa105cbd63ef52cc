"""Forms: windows in which somebody types or chooses. As with buttons, their custom_id holds their whole state."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

MAX_TITLE_LENGTH: Final = 45
_TEMPLATE: Final = re.compile(r"h1:m:(?P<verb>[a-z-]{2,12}):(?P<number>[0-9]{1,9}):(?P<arg>[^:]{0,70})")


@dataclass(frozen=True, slots=True)
class Filled:
    """A form that somebody has sent: untrusted input, all of it."""

    verb: str
    number: int
    arg: str
    answers: dict[str, tuple[str, ...]]
    """What was written, chosen or ticked, by the name of the field."""

    def text(self, name: str) -> str:
        """What was typed into a field; empty for nothing."""
        return "".join(self.answers.get(name, ()))


def form(title: str, verb: str, number: int, arg: str, labels: Iterable[ui.Label[Any]]) -> ui.Modal:
    """A form with up to five fields. It is not kept in memory: `filled` reads what comes back."""
    modal = ui.Modal(title=title[:MAX_TITLE_LENGTH], timeout=None, custom_id=f"h1:m:{verb}:{number}:{arg}")
    for label in labels:
        modal.add_item(label)
    modal.stop()  # a finished modal is sent, but not remembered
    return modal


def filled(data: dict[str, Any]) -> Filled | None:
    """The form in the data of an interaction; None for a form that is not ours."""
    match = _TEMPLATE.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    try:
        components = [label.get("component") or {} for label in data.get("components") or ()]
        answers = {str(component.get("custom_id")): _answer(component) for component in components}
    except (AttributeError, TypeError):
        return None
    return Filled(match["verb"], int(match["number"]), match["arg"], answers)


def choice(label: str, name: str, options: Iterable[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    """A field to choose one of several options: ``(value, words)`` each."""
    options = list(options)
    if len(options) <= 10:
        group = ui.RadioGroup[Any](
            custom_id=name,
            options=[
                discord.RadioGroupOption(label=words, value=value, default=value == chosen) for value, words in options
            ],
        )
        return ui.Label(text=label, component=group)
    menu = ui.Select[Any](
        custom_id=name,
        required=True,
        options=[discord.SelectOption(label=words, value=value, default=value == chosen) for value, words in options],
    )
    return ui.Label(text=label, component=menu)


def checkboxes(label: str, name: str, options: Iterable[tuple[str, str, bool]]) -> ui.Label[Any]:
    """A field to tick any of several options: ``(value, words, ticked)`` each."""
    boxes = [discord.CheckboxGroupOption(label=words, value=value, default=ticked) for value, words, ticked in options]
    group = ui.CheckboxGroup[Any](custom_id=name, options=boxes, required=False, min_values=0, max_values=len(boxes))
    return ui.Label(text=label, component=group)


def text_input(
    label: str, name: str, text: str, longest: int, hint: str, *, needed: bool = False, lines: bool = False
) -> ui.Label[Any]:
    """A text field of one line or, with ``lines``, of several."""
    field = ui.TextInput[Any](
        custom_id=name,
        default=text[:longest] or None,
        max_length=longest,
        required=needed,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
    )
    return ui.Label(text=label, description=hint, component=field)


def _answer(component: dict[str, Any]) -> tuple[str, ...]:
    if "values" in component:
        return tuple(map(str, component["values"] or ()))
    value = component.get("value")
    return () if value is None else (str(value),)
