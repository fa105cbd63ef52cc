"""Components of messages as plain data, as Discord takes them, and what screens share: their accents, the question
before what cannot be taken back, and the way back from a private screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

import discord
import orjson
from discord import ui

from bot.language.names import harmless
from bot.language.wording import Translator
from bot.ui.actions import read_action, write_action

Component = dict[str, Any]
"""One component: https://discord.com/developers/docs/components/reference"""
Emoji = discord.PartialEmoji | str
T = TypeVar("T")

ACTION_ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
USER_SELECT: Final = 5
ROLE_SELECT: Final = 6
CHANNEL_SELECT: Final = 8
SECTION: Final = 9
TEXT: Final = 10
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
ATTACHED: Final = "attachment://"
"""How the address of an attached file begins."""
MAX_COMPONENTS: Final = 40
"""How many components Discord takes in one message, nested ones included."""
MAX_OPTIONS: Final = 25
"""How many options Discord takes in one menu, and how many people or channels it lets one choose at once."""
MAX_OPTION_LENGTH: Final = 100
"""Characters of an option, and of the line below it."""
MAX_PLACEHOLDER_LENGTH: Final = 150
BUTTONS_A_ROW: Final = 5
BUTTONS_A_LINE: Final = 3
"""Buttons with words that a phone shows side by side; more of them wrap anywhere."""
LONG_BUTTONS_A_LINE: Final = 2
"""Buttons with several words that a phone shows side by side in every language."""
_THINGS: Final = {USER_SELECT: "user", ROLE_SELECT: "role", CHANNEL_SELECT: "channel"}
GREEN: Final = discord.Colour(0x3BA55D)
BLUE: Final = discord.Colour(0x3E7BD6)
RED: Final = discord.Colour(0xD83A42)
GREY: Final = discord.Colour(0x6B7280)
PURPLE: Final = discord.Colour(0x8A5CD6)
GOLD: Final = discord.Colour(0xE0A526)
BACK: Final = ("hand", "close")
"""The verbs of buttons that lead back from a private screen."""


class Layout(ui.LayoutView):
    """A message made of components as plain data. discord.py sends it and keeps nothing of it: presses are read by
    `bot.ui.actions.read_action`. So it does without what `discord.ui.LayoutView` makes to wait for presses."""

    timeout = None

    def __init__(self, components: list[Component], *, leads_back: bool = False, foot: int = 0) -> None:
        """``leads_back``: one of its own buttons leads back to where the reader came from. ``foot``: how many of its
        last parts stay below the way back."""
        self._components, self.leads_back, self.foot = components, leads_back, foot

    def to_components(self) -> list[Component]:
        """What is sent to Discord."""
        return self._components

    @property
    def total_children_count(self) -> int:
        """The number of components, nested ones included; discord.py counts only its own objects."""
        return _count(self._components)

    def has_components_v2(self) -> bool:
        """Whether Discord has to be told that these are components alone."""
        return True

    def is_finished(self) -> bool:
        """Whether the library waits for no presses: always."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether the library stores the screen to wait for presses: never, because presses are found by their
        custom_id."""
        return False


def screen(*parts: Component, colour: discord.Colour | None = None, leads_back: bool = False, foot: int = 0) -> Layout:
    """A message of one container, without texts that have no line and rows that have no item; the rest as for
    `Layout`."""
    accent = colour.value if colour is not None else None
    components = [part for part in parts if part.get("content") != "" and part.get("components") != []]
    whole = {"type": CONTAINER, "components": components, "accent_color": accent, "spoiler": False}
    return Layout([whole], leads_back=leads_back, foot=foot)


def _count(components: list[Component]) -> int:
    count = len(components)
    for component in components:
        if component["type"] == ACTION_ROW:  # nothing in it contains anything
            count += len(component["components"])
        elif "components" in component:
            count += _count(component["components"])
        count += "accessory" in component
    return count


def digest(layout: Layout) -> bytes:
    """A hash of 16 bytes of what Discord gets: two layouts with equal hashes look the same."""
    return blake2b(orjson.dumps(layout.to_components()), digest_size=16).digest()


def text(*lines: str) -> Component:
    """Lines of Markdown; empty ones are left out, and by `screen` a text without any."""
    return {"type": TEXT, "content": "\n".join(filter(None, lines))}


def row(*items: Component) -> Component:
    """Up to five buttons, or one menu; `screen` leaves an empty row out."""
    return {"type": ACTION_ROW, "components": list(items)}


def rows(items: list[Component], longest: int) -> list[Component]:
    """Buttons in as few rows as possible, at most ``longest`` in each (see `in_rows`)."""
    return [row(*each) for each in in_rows(items, longest)]


def in_rows(items: list[T], longest: int) -> list[list[T]]:
    """Things in as few rows as possible, at most ``longest`` in each; the rows are nearly equally long, so that none is
    left over alone."""
    if len(items) <= longest:  # nearly always
        return [items] if items else []
    count = -(-len(items) // longest)
    length = -(-len(items) // count)
    return [items[at : at + length] for at in range(0, len(items), length)]


def pager(verb: str, page: int, say: Translator, *, more: bool, table: int = 0, about: str = "") -> Component:
    """Two buttons, to the previous and to the next page; ``about`` is the rest of their arg."""
    back, on = say("button-page-back"), say("button-page-next")
    return row(
        button(verb, table, max(0, page - 1), f"back{about}", label=back, disabled=page == 0),
        button(verb, table, page + 1, f"next{about}", label=on, disabled=not more),
    )


def line() -> Component:
    """A thin line with room around it."""
    return {"type": SEPARATOR, "divider": True, "spacing": 1}


def beside(words: Component, accessory: Component) -> Component:
    """Text with a button beside it."""
    return {"type": SECTION, "components": [words], "accessory": accessory}


def picture(file: str, words: str) -> Component:
    """An attached picture; ``words`` are for those who do not see it, 1,024 characters at most."""
    item = {"media": {"url": f"{ATTACHED}{file}"}, "description": words, "spoiler": False}
    return {"type": GALLERY, "items": [item]}


def pictures_on(layout: Layout) -> dict[str, str]:
    """The attached pictures that a screen shows: the name of each file, and what it shows in words."""
    parts = [part for whole in layout.to_components() for part in whole.get("components", ())]
    items = [item for part in parts if part["type"] == GALLERY for item in part["items"]]
    return {item["media"]["url"].removeprefix(ATTACHED): item["description"] for item in items}


def without_pictures(layout: Layout) -> Layout | None:
    """A screen with words in the place of its attached pictures; None if it has none."""
    if not pictures_on(layout):
        return None
    (whole,) = layout.to_components()
    parts = [_in_words(part) if part["type"] == GALLERY else part for part in whole["components"]]
    return Layout([{**whole, "components": parts}])


def _in_words(gallery: Component) -> Component:
    return text(*(harmless(item["description"]) for item in gallery["items"]))


def attachment(file: str) -> Component:
    """An attached file."""
    return {"type": FILE, "file": {"url": f"{ATTACHED}{file}"}, "spoiler": False}


def button(
    verb: str,
    table: int = 0,
    number: int = 0,
    arg: str = "",
    *,
    label: str | None = None,
    emoji: Emoji | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Component:
    """A button. It needs a label or an emoji."""
    face: Component = {}
    if label:
        face["label"] = label
    if emoji:
        face["emoji"] = _emoji(emoji)
    return button_with(face, write_action("b", verb, table, number, arg), style, disabled=disabled)


def button_with(face: Component, custom_id: str, style: discord.ButtonStyle, *, disabled: bool) -> Component:
    """A button with a label and an emoji that are made already, as `bot.pictures.emojis.Faces` has them."""
    return {"type": BUTTON, "style": style.value, "disabled": disabled, "custom_id": custom_id, **face}


def switch(
    words: str,
    say: Translator,
    verb: str,
    table: int = 0,
    number: int = 0,
    arg: str = "",
    *,
    on: bool,
    disabled: bool = False,
) -> Component:
    """The words about something that can be on or off, and a button beside them that shows which, with a box that is
    ticked or empty: a word alone might be what a press does. Its ``arg`` asks for the opposite (`write_answer`)."""
    label, box = say("button-switch", on=on), "✅" if on else "⬜"
    return beside(text(words), button(verb, table, number, arg, label=label, emoji=box, disabled=disabled))


def link(label: str, address: str) -> Component:
    """A button that opens an address; the bot is not told of presses."""
    return {
        "type": BUTTON,
        "style": discord.ButtonStyle.link.value,
        "disabled": False,
        "label": label,
        "url": address,
    }


def message_address(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The address of a message, or of its channel without one. It opens in the app, on a phone too."""
    return "https://discord.com/channels/" + "/".join(map(str, filter(None, (guild_id, channel_id, message_id))))


def menu_option(label: str, value: str, below: str = "", *, default: bool = False) -> Component:
    """An option of a menu, with a line ``below`` it; what does not fit is cut off. ``default``: it is chosen."""
    found = {"label": label[:MAX_OPTION_LENGTH], "value": value, "default": default}
    return found | {"description": below[:MAX_OPTION_LENGTH]} if below else found


def select(
    verb: str,
    table: int = 0,
    number: int = 0,
    arg: str = "",
    *,
    options: Sequence[Component],
    placeholder: str | None = None,
    count: int = 1,
    disabled: bool = False,
) -> Component:
    """A menu of options (see `menu_option`), of which exactly ``count`` have to be chosen."""
    menu: Component = {
        "type": STRING_SELECT,
        "custom_id": write_action("s", verb, table, number, arg),
        "min_values": count,
        "max_values": count,
        "disabled": disabled,
        "options": list(options),
    }
    if placeholder:
        menu["placeholder"] = placeholder[:MAX_PLACEHOLDER_LENGTH]
    return menu


def entity_select(
    verb: str,
    table: int = 0,
    number: int = 0,
    arg: str = "",
    *,
    kind: int,
    chosen: Iterable[int] = (),
    placeholder: str | None = None,
    least: int = 0,
    count: int = 1,
    channel_types: Iterable[discord.ChannelType] = (),
) -> Component:
    """A menu of Discord's own: people, roles or channels of the server, from ``least`` to ``count`` of them."""
    thing = _THINGS[kind]
    menu: Component = {
        "type": kind,
        "custom_id": write_action("o", verb, table, number, arg),
        "min_values": least,
        "max_values": count,
        "disabled": False,
    }
    if placeholder:
        menu["placeholder"] = placeholder
    if types := [each.value for each in channel_types]:
        menu["channel_types"] = types
    if defaults := [{"id": str(number), "type": thing} for number in chosen]:
        menu["default_values"] = defaults
    return menu


def _emoji(emoji: Emoji) -> dict[str, Any]:
    return dict(emoji.to_dict()) if isinstance(emoji, discord.PartialEmoji) else {"name": emoji, "id": None}


def question(words: str, yes: Component, no: Component, *, pressed: int = 0) -> Layout:
    """The question with its two answers, *No* and in red *Yes*. *No* is where the button was that led here, so that a
    double press does not answer it: first if that is the first of its row, as it should be wherever it can, second if
    it is the second (``pressed`` is 1), as the *Yes* of a first question is that leads to another one."""
    red = yes | {"style": discord.ButtonStyle.danger.value}
    answers = (red, no) if pressed else (no, red)
    return screen(text(words), row(*answers), colour=RED, leads_back=True)


def with_way_back(layout: Layout, say: Translator, table: int | None, label: str = "button-to-hand") -> Layout:
    """The screen with a button back to the hand at that table, or to what stands there instead by its ``label``, or
    *Hide* if ``table`` is None. A screen that already leads back, as *No* does from a question, or has no room for more
    stays as it is."""
    (whole,) = layout.to_components()
    parts: list[Component] = whole["components"]
    if layout.leads_back or _leads_back(parts) or layout.total_children_count + 2 > MAX_COMPONENTS:
        return layout
    way = close(say)
    if table is not None:
        way = button("hand", table, label=say(label))
    end = len(parts) - layout.foot
    parts, foot = parts[:end], parts[end:]
    last = parts[-1]["components"] if parts[-1]["type"] == ACTION_ROW else []
    if last and last[0]["type"] == BUTTON and len(last) < BUTTONS_A_ROW:
        parts = [*parts[:-1], row(*last, way), *foot]
    else:
        parts = [*parts, row(way), *foot]
    return Layout([{**whole, "components": parts}])


def way_back(say: Translator, verb: str, table: int = 0, number: int = 0, arg: str = "") -> Component:
    """The button to the screen from which the reader came. It says so in the same word everywhere."""
    return button(verb, table, number, arg, label=say("button-way-back"))


def close(say: Translator) -> Component:
    """The button that takes a private screen away. *Close* would be taken for closing the table."""
    return button("close", label=say("button-close"))


def _leads_back(parts: list[Component]) -> bool:
    actions = (read_action(item) for part in parts for item in part.get("components", ()))
    return any(action is not None and action.verb in BACK for action in actions)
