"""Screens: what a message shows and which buttons it offers."""

from dataclasses import dataclass
from typing import Any

from bot.language.wording import Translator
from bot.ui.actions import read_action
from bot.ui.items import GALLERY
from hearts import Card, View
from tests.payloads import BUTTON, FINDERS, MENU, texts, walk
from tests.secrecy import cards_shown

EPHEMERAL = 64
PRESSED = {BUTTON, MENU, *FINDERS}
ON_PANELS = (
    "refresh",
    "play",
    "ahead",
    "claim",
    "back",
    "ready",
    "choose",
    "toggle",
    "pass",
    "change",
    "call",
    "give",
    "moon",
    "solo",
)
say = Translator("en-US")


@dataclass(frozen=True)
class Button:
    """A button or a menu, parsed."""

    kind: int
    verb: str
    table: int
    number: int
    arg: str
    custom_id: str
    label: str
    style: int
    disabled: bool
    options: tuple[dict[str, Any], ...] = ()
    count: int = 1
    placeholder: str = ""

    @property
    def card(self) -> Card:
        return Card.parse(self.arg.partition(".")[0])

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.options]

    @property
    def chosen(self) -> list[str]:
        return [option["value"] for option in self.options if option.get("default")]


def button(part: dict[str, Any]) -> Button:
    action = read_action(part)
    assert action is not None, f"{part['custom_id']} is not ours"
    return Button(
        kind=part["type"],
        verb=action.verb,
        table=action.table,
        number=action.number,
        arg=action.arg,
        custom_id=part["custom_id"],
        label=part.get("label") or "",
        style=part.get("style", 0),
        disabled=bool(part.get("disabled")),
        options=tuple(part.get("options") or ()),
        count=part.get("max_values", 1),
        placeholder=part.get("placeholder") or "",
    )


def buttons_of(components: list[dict[str, Any]]) -> list[Button]:
    """All buttons and menus, without links, which do not reach the bot."""
    return [button(part) for part in walk(components) if part["type"] in PRESSED and "url" not in part]


class Screen:
    """A message as it looks now."""

    id: int

    @property
    def components(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    @property
    def private(self) -> bool:
        raise NotImplementedError

    @property
    def text(self) -> str:
        return "\n".join(texts(self.components))

    @property
    def buttons(self) -> list[Button]:
        return buttons_of(self.components)

    @property
    def verbs(self) -> list[str]:
        return [item.verb for item in self.buttons]

    def all(self, verb: str) -> list[Button]:
        return [item for item in self.buttons if item.verb == verb]

    def one(self, verb: str) -> Button:
        found = self.all(verb)
        assert len(found) == 1, f"{len(found)} buttons {verb!r} among {self.verbs}: {self.text}"
        return found[0]

    @property
    def first_card(self) -> Button:
        """The first button or menu with which a card can be played."""
        return next(item for item in self.all("play") if not item.disabled)

    @property
    def cards(self) -> set[Card]:
        """All cards that it shows."""
        return cards_shown(self.components)

    @property
    def pictures(self) -> list[dict[str, Any]]:
        """The pictures of its galleries, as Discord takes them."""
        return [item for part in walk(self.components) if part["type"] == GALLERY for item in part["items"]]

    @property
    def playable(self) -> list[Card]:
        """The cards that can be played by pressing them."""
        pressable = [item for item in self.all("play") if not item.disabled]
        return [Card.parse(value) for item in pressable for value in (item.values or [item.arg])]

    def says(self, key: str, /, **values: Any) -> bool:
        return say(key, **values) in self.text

    def __repr__(self) -> str:
        return f"<Screen {self.text!r} {self.verbs}>"


def trick_shown(game: View) -> int:
    """The number of the trick that lies on the table: the last one, until somebody leads to the next."""
    finished = len(game.tricks)
    return finished if finished and not (game.trick and game.trick.plays) else finished + 1
