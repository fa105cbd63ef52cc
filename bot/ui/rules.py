"""Rules in words: the value of a rule, what a table plays, one sentence a rule, and where that differs from the
standard."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import discord

from bot.language.card_names import in_words
from bot.language.wording import Translator
from bot.numerals import signed
from bot.tables.pace import NO_CLOCK
from bot.tables.views import TableView
from bot.ui.items import GREY, Component, Layout, button, line, pager, row, screen, text
from bot.ui.words import (
    LINES,
    capital,
    cards_in_words,
    listed,
    pass_in_words,
    penalties_in_words,
    semicolon,
    title,
)
from hearts import JOKER, PRESETS, Card, Rules, Suit
from hearts.cards import QUEEN_OF_SPADES
from hearts.options import OPTIONS, SECTIONS, Options
from hearts.passing import HOLD
from hearts.rows import Option

MAX_PAGE_LENGTH: Final = 2_500
"""Characters of the differences on a page. The rest of standard Hearts has room below them."""
MAX_PAGE_SENTENCES: Final = 12
"""Differences on a page: each is a component, with a gap before it, and a message has 40."""
MAX_LIST_LENGTH: Final = 300
"""Characters of a list of cards or passes; the rest is counted."""
MAX_VALUE_LENGTH: Final = 160
"""Characters of a list of cards or passes in a few words."""
MAX_DIFFERENCES_LENGTH: Final = 700
"""Characters of all differences from the standard."""
WHOLE: Final = "all"
"""The arg of the button that shows all rules."""
NEW: Final = "🆕"
"""The mark of a difference that is not saved yet."""
NOTHING: Final = "none"
"""The text for None in places where a value must be text."""
STANDARD: Final = Options()

TOLD_TOGETHER: Final = frozenset(
    "seats decks jokers joker_kind duplicates remainder removed kitty_to passing pass_count custom_cycle "  # noqa: SIM905
    "pass_forbidden opening breaking first_trick_points locked_until_broken hearts_instead_of_queen heart_values "
    "queen_points extra_penalties bonus_card bonus_points moon moon_points moon_down_points moon_choice_from "
    "moon_needs_bonus sun sun_points doubler no_tricks_bonus end end_score end_rounds tie scoring chips ante chips_pay "
    "last_cancelled".split()
)
"""Rules whose sentences depend on other rules: `explained` puts those together."""
COUNTS: Final = frozenset(
    "heart_values queen_points extra_penalties moon moon_needs_bonus sun sun_points doubler duplicates "  # noqa: SIM905
    "last_cancelled".split()
)
"""The rules that change what cards and tricks count, besides the bonus card."""
MAX_CHANGES: Final = 1_000
"""Changes of rules whose effect is cached. Each panel tells the rules of its table, most often the same few."""


def rules_line(view: TableView, say: Translator) -> str:
    """The rules of a table in one line."""
    pace = say("choice-pace", value=view.settings.pace)
    return say("rules-line", preset=_game(view, say), ends=_ends(view.rules, say), pace=pace)


def game_line(view: TableView, say: Translator) -> str:
    """Which game a table plays and when it ends, in one short line."""
    return f"{_game(view, say)} · {_ends(view.rules, say)}"


def _game(view: TableView, say: Translator) -> str:
    """The name of the game; rules without one that the host has changed for this table are called altered."""
    return say("game-altered") if view.altered and not view.preset else title(view.preset, say)


def _ends(rules: Rules, say: Translator) -> str:
    if rules.end == "rounds":
        return say("ends-rounds", rounds=rules.end_rounds)
    return say("ends-chips") if rules.scoring == "chips" else say("ends-score", score=rules.limit)


def rules(
    view: TableView, say: Translator, page: int = 0, *, whole: bool = False, buttons: Sequence[Component] = ()
) -> Layout:
    """The rules of a table, as `explanation` has them."""
    key = "rules-pace" if view.settings.pace != NO_CLOCK else "rules-pace-none"
    pace = say(key, pace=say("choice-pace", value=view.settings.pace))
    name = "" if view.preset == "standard" else title(view.preset, say)  # the next line says that they are standard
    heading = say("rules-title", named=bool(name), preset=name)
    return explanation(
        heading, view.rules, say, pace, verb="rules", table=view.id, buttons=buttons, page=page, whole=whole
    )


def open_button(say: Translator, key: str = "") -> Component:
    """The button that opens a table by the rules with this key (`bot.house_rules.key_of`); without one by those of the
    server."""
    return button("new", arg=key, label=say("button-open-table"), style=discord.ButtonStyle.primary)


def explanation(
    heading: str,
    rules: Rules,
    say: Translator,
    *notes: str,
    verb: str,
    table: int = 0,
    about: str = "",
    buttons: Sequence[Component] = (),
    page: int = 0,
    whole: bool = False,
) -> Layout:
    """What differs from standard Hearts, in pages; below the last of them the rest of the rules if ``whole`` or if
    nothing differs, else the button that shows them. That button and those through the pages have the ``verb``, and
    ``about`` as the rest of their arg."""
    told, usual = explained(rules, say), {*explained(PRESETS["standard"], say)}
    pages = _pages(sentence for sentence in told if sentence not in usual)
    page = min(page, len(pages) - 1)
    special, last = pages[page], page == len(pages) - 1
    parts = [text(heading, say("rules-except" if special else "rules-same")), *map(text, special)]
    if last and (whole or not special):
        rest = (sentence for sentence in told if sentence in usual)
        parts += [line(), *([text(say("rules-rest"))] if special else []), *map(text, rest)]
    elif last:
        buttons = [button(verb, table, page, f"{WHOLE}{about}", label=say("button-all-rules")), *buttons]
    parts += [line(), *map(text, notes)] if notes else []
    if len(pages) > 1:
        parts.append(pager(verb, page, say, more=not last, table=table, about=about))
    return screen(*parts, *([row(*buttons)] if buttons else []), colour=GREY)


def _pages(sentences: Iterable[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    for sentence in sentences:
        if len(pages[-1]) == MAX_PAGE_SENTENCES or sum(map(len, (*pages[-1], sentence))) > MAX_PAGE_LENGTH:
            pages.append([])
        pages[-1].append(sentence)
    return pages


def differ(rules: Options, say: Translator, longest: int = MAX_DIFFERENCES_LENGTH) -> str:
    """The rules as "standard, except ...", with as many of the differences as fit into so many characters."""
    parts = differences(rules, say)
    return say("rules-differ", differences=listed(parts, say, longest, semicolon(say))) if parts else say("rules-same")


def differences(rules: Options, say: Translator, before: Options = STANDARD) -> list[str]:
    """The differences from other rules, of standard Hearts if none are given, in the order of the editor; a bonus card
    and what it is worth are one."""
    parts = {option.name: words for option in changed(before, rules) for words in phrases([option], rules, say)}
    if rules.bonus_card is not None and {"bonus_card", "bonus_points"} & parts.keys():
        parts.pop("bonus_points", None)
        parts["bonus_card"] = say("bonus-told", card=in_words(rules.bonus_card, say), points=-rules.bonus_points)
    return [*parts.values()]


@lru_cache(MAX_CHANGES)
def changed(before: Options, after: Options) -> tuple[Option, ...]:
    """The rules that have another effect after a change than before it, in the order of the editor."""
    return tuple(
        option
        for options in SECTIONS.values()
        for option in options
        if option.matters(after)
        and (
            getattr(before, option.name) != getattr(after, option.name)
            or (option.row.shown and not option.matters(before))
        )
    )


def in_play(rules: Rules, say: Translator) -> list[str]:
    """What counts differently from standard Hearts, in a few words each, as a reminder in every trick. It names cards,
    so it is for private screens."""
    bonus = [f"{in_words(rules.bonus_card, say)} {signed(rules.bonus_points)}"] if rules.bonus_card else []
    counting = [option for option in changed(STANDARD, rules) if option.name in COUNTS]
    return bonus + phrases(counting, rules, say)


def phrases(options: Iterable[Option], rules: Options, say: Translator) -> list[str]:
    """What these rules are, in a few words each."""
    return [phrase(option.name, getattr(rules, option.name), rules.seats, say) for option in options]


def differ_in_lines(
    rules: Options, say: Translator, longest: int = MAX_DIFFERENCES_LENGTH, new: Container[str] = ()
) -> str:
    """What `differ` says, with a line for each difference, and a mark before those that are ``new``."""
    parts = [f"{NEW} {capital(part)}" if part in new else capital(part) for part in differences(rules, say)]
    return say("rules-except") + LINES + listed(parts, say, longest, LINES) if parts else say("rules-same")


def phrase(field: str, value: Any, seats: int, say: Translator) -> str:
    """A value of a rule in a few words that can stand alone."""
    return say(f"value-{field}", value=value_in_words(field, value, seats, say))


def explained(rules: Rules, say: Translator) -> list[str]:
    """Each rule as a sentence; only those that matter under these rules. What counts stands first: the game is about
    that."""
    parts = (_points, _deal, _passing, _play, _end)
    return [sentence for part in parts for sentence in part(rules, say)]


def _deal(rules: Rules, say: Translator) -> Iterator[str]:
    deck = rules.deck
    jokers = deck.cards.count(JOKER)
    yield say("rule-deal", seats=rules.seats, decks=rules.number_of_decks, jokers=jokers, cards=deck.hand_size)
    if deck.removed:
        even = not (len(deck.cards) + len(deck.removed)) % rules.seats  # then nobody had to take them out
        cards = cards_in_words(deck.removed, say, MAX_LIST_LENGTH)
        yield say("rule-removed", cards=cards, count=len(deck.removed), even=even)
    if deck.kitty_size:
        whole = rules.kitty_to == "split_first_two" and len(deck.kitty_parts) == 1  # one card has no halves
        yield say("rule-kitty", count=deck.kitty_size, to="first_trick" if whole else rules.kitty_to)
    yield from _further("deck", rules, say)
    yield from _further("rest", rules, say)


def _passing(rules: Rules, say: Translator) -> Iterator[str]:
    if rules.passing == "dealers_choice":
        yield say("rule-passing-dealer", count=rules.pass_count)
    elif rules.passing == "rotate":
        yield say("rule-passing-rotate", count=rules.pass_count)
    elif rules.cycle == (HOLD,):
        yield say("rule-passing-none")
    elif len(rules.cycle) == 1:
        yield say("rule-passing-every", **{"pass": pass_in_words(rules.cycle[0], rules.seats, say)})
    else:
        each = (pass_in_words(target, rules.seats, say) for target in rules.cycle)
        passes = listed(each, say, MAX_LIST_LENGTH, semicolon(say), [1] * len(rules.cycle))
        yield say("rule-passing-cycle", passes=passes)
    if rules.pass_forbidden and rules.cycle != (HOLD,):
        yield say("rule-pass-forbidden", cards=cards_in_words(rules.pass_forbidden, say, MAX_LIST_LENGTH))
    yield from _further("passing", rules, say)


def _play(rules: Rules, say: Translator) -> Iterator[str]:
    deck = rules.deck
    clubs = [card for card in deck.cards if card.suit is Suit.CLUBS]
    low = say("rule-low-club-dealt") if deck.kitty_size or not clubs else in_words(min(clubs), say)
    several = rules.opening != "dealers_left" and rules.number_of_decks > 1
    yield say("rule-opening", opening=rules.opening, card=low, copies=several)
    yield say("rule-follow")
    if rules.number_of_decks > 1:
        yield say("rule-duplicates", duplicates=rules.duplicates, last=rules.last_cancelled)
        yield from _cancelling(rules, say)
    if JOKER in deck.cards:
        yield say("rule-high-low" if deck.jokers_are_hearts else "rule-slough")
    queen = rules.queen > 0 and QUEEN_OF_SPADES in deck.cards
    yield say("rule-point-cards", queen=queen, extra=bool(rules.extra_penalties))
    yield say("rule-first-trick", points=rules.first_trick_points)
    yield say("rule-breaking", breaking=rules.breaking)
    if rules.breaking != "none" and rules.locked_until_broken == "hearts_and_queen":
        yield say("rule-locked")
    if rules.breaking != "none" and rules.hearts_instead_of_queen:
        yield say("rule-hearts-instead")
    yield from _further("play", rules, say)


def _cancelling(rules: Rules, say: Translator) -> Iterator[str]:
    """What cancelling does to other rules."""
    met = {
        "four": rules.number_of_decks > 3,
        "jokers": JOKER in rules.deck.cards,
        "kitty": bool(rules.deck.kitty_size),
        "moon": rules.moon != "off" and rules.last_cancelled == "nobody",
    }
    if rules.duplicates == "cancel" and any(met.values()):
        yield say("rule-cancelling", **met)


def _points(rules: Rules, say: Translator) -> Iterator[str]:
    if rules.scoring == "chips":
        yield say("rule-chips", chips=rules.chips, ante=rules.ante, pay=rules.chips_pay)
        if rules.chips_pay != "howell":
            yield say("rule-pot", end=rules.end)
        yield say("rule-queen", points=rules.queen)
        return
    yield say("rule-hearts", hearts=rules.heart_values)
    if JOKER in rules.deck.cards and rules.deck.jokers_are_hearts:
        yield say("rule-joker-points")
    if QUEEN_OF_SPADES in rules.deck.cards:
        yield say("rule-queen", points=rules.queen)
    if rules.extra_penalties:
        cards, suits = (
            penalties_in_words(rules.extra_penalties, say, MAX_LIST_LENGTH),
            {card.suit for card, _ in rules.extra_penalties},
        )
        yield say("rule-extra", cards=capital(cards), hearts=Suit.HEARTS in suits)
    if rules.bonus_card is not None:
        yield say("rule-bonus", card=in_words(rules.bonus_card, say), points=signed(rules.bonus_points))
    if rules.doubler != "none":
        yield say("rule-doubler", doubler=rules.doubler, moon=rules.moon != "off")
    if rules.no_tricks_bonus:
        yield say("rule-no-tricks", points=signed(rules.no_tricks_bonus))
    yield from _further("values", rules, say)
    yield from _moon(rules, say)
    yield from _further("special", rules, say)
    if rules.end == "score" and rules.limit <= rules.last_nose:
        yield say("rule-nose-first")


def _moon(rules: Rules, say: Translator) -> Iterator[str]:
    bonus = rules.bonus_card is not None and rules.moon not in ("off", "void")
    yield say("rule-moon", moon=rules.moon, points=rules.moon_up, down=rules.moon_down, bonus=bonus)
    if rules.moon == "off":
        return
    if rules.moon == "choice" and rules.moon_choice_from:
        yield say("rule-moon-choice", **{"from": rules.moon_choice_from})
    if rules.moon == "choice":
        yield say("rule-moon-late")
    if rules.moon_needs_bonus:
        yield say("rule-moon-bonus", copies=rules.deck.bonus_count > 1)
    if rules.sun and rules.moon != "void":
        yield say("rule-sun", points=rules.sun_points or 0)
    yield from _further("moon", rules, say)


def _end(rules: Rules, say: Translator) -> Iterator[str]:
    if rules.scoring == "chips":
        yield say("rule-end-chips", pay=rules.chips_pay, end=rules.end, rounds=rules.end_rounds, tie=rules.tie)
    else:
        yield say("rule-end", end=rules.end, score=rules.limit, rounds=rules.end_rounds)
        if rules.end == "score" and rules.end_score is None:
            yield say("rule-end-by-seats")
        yield say("rule-wins", tie=rules.tie)
    yield from _further("ending", rules, say)


def _further(name: str, rules: Rules, say: Translator) -> Iterator[str]:
    """The unusual rules of a section that are not told together with others: the message of each is `rule-<its
    name>`."""
    for option in OPTIONS.values():
        value = getattr(rules, option.name)
        further = option.row.section == name and option.name not in TOLD_TOGETHER
        if further and value != option.usual and option.matters(rules):
            yield say(f"rule-{option.name}", value=value_in_words(option.name, value, rules.seats, say))


def value_in_words(field: str, value: Any, seats: int, say: Translator) -> Any:
    """A value as a sentence takes it: a list in words, what is true or false, a number, or the value's own name."""
    match value:
        case bool() | int():
            return value
        case Card():
            return in_words(value, say)
        case tuple():
            return _listed(field, value, seats, say) if value else NOTHING
    return write_value(value)


def write_value(value: Any) -> str:
    """A value as text, for a sentence or a form."""
    return NOTHING if value is None else str(value)


def _listed(field: str, value: tuple[Any, ...], seats: int, say: Translator) -> str:
    if field == "custom_cycle":
        passes = (pass_in_words(target, seats, say) for target in value)
        return listed(passes, say, MAX_VALUE_LENGTH, " / ", [1] * len(value))
    if field == "extra_penalties":
        return penalties_in_words(value, say, MAX_VALUE_LENGTH)
    return cards_in_words(value, say, MAX_VALUE_LENGTH)
