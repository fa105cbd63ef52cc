"""What features give to the screens of others: screens for their kinds of table, and buttons that lead to them where
they are loaded."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.drafts import GivenHint
from bot.tables.kind import Kind, add_kind
from bot.tables.views import TableView
from bot.ui.items import ACTION_ROW, MAX_COMPONENTS, TEXT, Component, Layout, beside, button, row, text

Screen = Callable[[TableView, Translator, str], Layout]
ADVISED: Final = "💡"
"""The picture of hints, and the mark of an advised card."""
WHY: Final = "why"
"""What the button adds of somebody who was given a hint, and asks why."""
MAX_STEPS: Final = 100
LAST_STEP: Final = MAX_STEPS - 1
"""Stands for the last step of a round if it is not known how many it has."""


@dataclass(frozen=True)
class KindScreens:
    """The screens that a kind of table has in place of those of a table in a channel."""

    between: Screen | None = None
    """After a round, and after the game unless there is another screen for that."""
    over: Screen | None = None
    cancelled: Screen | None = None
    left: Screen | None = None
    """For somebody who has left, and whose seat is kept."""
    about: str = ""
    """The words beside its round that say what kind of game it is."""
    begin: Callable[[Translator], Component] | None = None
    """The button that begins such a game at once, as often as somebody likes, wherever a screen says how to begin."""
    today: Callable[[Translator], Component] | None = None
    """The button that leads to the game which everybody has once a day."""
    mine: Callable[[Translator], Component] | None = None
    """The button on a person's own profile that leads to what they have played."""


SCREENS: Final[dict[Kind, KindScreens]] = {}
_USUAL: Final = KindScreens()
_loaded: Collection[str] | None = None
"""The verbs of the features that the bot has loaded; None before there is a bot, as in tests of screens."""


def add_kinds(kinds: dict[Kind, KindScreens]) -> None:
    """Adds the kinds of tables of a feature, with their screens."""
    for kind in kinds:
        add_kind(kind)
    SCREENS.update(kinds)


def screens_of(kind: Kind) -> KindScreens:
    """The screens that a kind of table has of its own."""
    return SCREENS.get(kind, _USUAL)


def begin_buttons(say: Translator) -> list[Component]:
    """The buttons that begin a game at once."""
    return [own.begin(say) for own in SCREENS.values() if own.begin is not None]


def todays_buttons(say: Translator) -> list[Component]:
    """The buttons that lead to the games which everybody has once a day."""
    return [own.today(say) for own in SCREENS.values() if own.today is not None]


def my_buttons(say: Translator) -> list[Component]:
    """The buttons that lead from a person's own profile to what they have played."""
    return [own.mine(say) for own in SCREENS.values() if own.mine is not None]


def load(verbs: Collection[str]) -> None:
    """Says which verbs have a handler."""
    global _loaded
    _loaded = frozenset(verbs)  # not the handlers, through which it would hold their bot


def loaded(*buttons: Component) -> list[Component]:
    """Those of the buttons whose feature is loaded."""
    return [each for each in buttons if _loaded is None or each["custom_id"].split(":")[2] in _loaded]


def hint_link(view: TableView, say: Translator, explained: bool | None = None) -> list[Component]:
    """The button that asks for a hint. Where one is shown, it asks why it is better than other cards,
    until that is ``explained``."""
    if explained is None:
        return loaded(button("hint", view.id, label=say("button-hint"), emoji=ADVISED))
    return [] if explained else loaded(button("hint", view.id, arg=WHY, label=say("button-why")))


def review_link(table_id: int, say: Translator) -> list[Component]:
    """The button that leads to the review of a finished game."""
    return loaded(button("review", table_id, label=say("button-review")))


def play_on_link(table_id: int, prompt: int, say: Translator) -> list[Component]:
    """The button that plays on from a position of a finished round: the person's next turn from this prompt on."""
    return loaded(button("study", table_id, prompt, "from", label=say("button-play-on")))


def learn_link(say: Translator, table_id: int = 0) -> list[Component]:
    """The button that leads to the lessons, for somebody who does not know the game; on a panel with the id of its
    table, to come back to it."""
    return loaded(button("learn", table_id, label=say("button-learn")))


def puzzle_link(
    say: Translator,
    label: str = "button-puzzle",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> list[Component]:
    """The button that leads to a puzzle: of one's own, once a day to that of the day, or to another one."""
    return loaded(button("puzzle", arg="next", label=say(label), emoji="🧩", style=style))


def with_lessons(layout: Layout, say: Translator, table_id: int) -> Layout:
    """The panel of a table with an offer of the lessons below it, until the person has played on without them; before
    there is a table (0), the offer stands above the buttons, as lessons come before play. The screen is as it is
    without the lessons, or if a message has no room for that."""
    if not (learn := learn_link(say, table_id)):
        return layout
    return _with(layout, text(say("panel-learn")), row(*learn), above=not table_id)


def with_end_of_coaching(layout: Layout, say: Translator, table_id: int) -> Layout:
    """The panel of a game in which the coach speaks by itself, with a button that ends it: above the hand, so that what
    is below it does not move under a second press. As it is if a message has no room for that."""
    if not (alone := loaded(button("learn", table_id, 0, "alone", label=say("button-alone")))):
        return layout
    return _with(layout, row(*alone), above=True)


def with_check(layout: Layout, said: GivenHint, say: Translator, table_id: int) -> Layout:
    """The panel of a table with what the coach says about the person's last choice, and a button to ask what was
    better. It belongs to the trick that is over, above the question. As it comes while they may be pressing a card, it
    must not stand below the hand: where a chat is scrolled to its end, it moves no card. The panel is as it is if a
    message has no room for that."""
    words, (whole,) = text(said.words(say)), layout.to_components()
    why = [] if said.explained else loaded(button("check", table_id, label=say("button-better")))
    told, parts = beside(words, *why) if why else words, whole["components"]
    if layout.total_children_count + len(why) + 2 > MAX_COMPONENTS:
        return layout
    asks = _first_row(parts) - 1
    return Layout([whole | {"components": [*parts[:asks], told, *parts[asks:]]}])


def may_check() -> bool:
    """Whether there is a coach who could check what somebody chooses."""
    return bool(loaded(button("check")))


def _with(layout: Layout, *added: Component, above: bool = False) -> Layout:
    """A screen with more below its buttons, but above its small print; or ``above`` its buttons."""
    if layout.total_children_count + len(added) + 2 > MAX_COMPONENTS:
        return layout
    (whole,) = layout.to_components()
    parts = whole["components"]
    at = _first_row(parts) if above else len(parts) - (parts[-1]["type"] == TEXT)
    parts = [*parts[:at], *added, *parts[at:]]
    return Layout([whole | {"components": parts}], leads_back=layout.leads_back, foot=layout.foot)


def _first_row(parts: list[Component]) -> int:
    """Where the buttons of a screen begin."""
    return next(at for at, part in enumerate(parts) if part["type"] == ACTION_ROW)


def leaderboard_link(division: str, say: Translator) -> list[Component]:
    """The button that leads to the best rated of a division, as its feature writes it."""
    return loaded(button("ranking", arg=f"open.rating.all-time.{division}", label=say("button-leaderboard")))


def replay_button(table_id: int, say: Translator, round: int = 0, step: int = 0) -> Component:
    """The button that leads to a step of a finished round (counted from 0)."""
    return button("replay", table_id, write_position(round, step), label=say("button-replay"))


def write_position(round: int, step: int) -> int:
    """A step of a round (counted from 0), as the number of a button of a replay."""
    return round * MAX_STEPS + step


def read_position(number: int) -> tuple[int, int]:
    """The round and the step that `write_position` has written."""
    return divmod(number, MAX_STEPS)
