"""Rules in words: what a table plays, one sentence a rule, and where that differs from the standard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from bot.language.wording import Say
from bot.tables.table import TableView
from bot.ui.fields import differences
from bot.ui.items import Layout, screen, text
from bot.ui.look import GREY
from bot.ui.words import cards_in_words, in_words, pass_in_words, title
from hearts import JOKER, Card, Rules, Suit
from hearts.passing import HOLD

MOST_CARDS: Final = 12
"""So many cards are listed in a sentence; the others are counted."""


def rules_line(view: TableView, say: Say) -> str:
    """The rules of a table in one line."""
    pace = say("choice-pace", value=view.pace)
    return say("rules-line", preset=title(view.preset, say), ends=_ends(view.rules, say), pace=pace)


def _ends(rules: Rules, say: Say) -> str:
    if rules.end == "rounds":
        return say("ends-rounds", rounds=rules.end_rounds)
    return say("ends-chips") if rules.scoring == "chips" else say("ends-score", score=rules.end_score)


def rules(view: TableView, say: Say) -> Layout:
    """The rules of a table, explained to a reader."""
    return screen(
        text(say("rules-title", preset=title(view.preset, say)), f"-# {differ(view.rules, say)}"),
        text(*explained(view.rules, say)),
        text(say("rules-pace", pace=say("choice-pace", value=view.pace))),
        colour=GREY,
    )


def named_rules(name: str, rules: Rules, say: Say) -> Layout:
    """The rules that go by a name, explained to a reader."""
    return screen(
        text(say("rules-title-named", name=title(name, say)), f"-# {differ(rules, say)}"),
        text(*explained(rules, say)),
        colour=GREY,
    )


def differ(rules: Rules, say: Say) -> str:
    """The rules as "standard, except ..."."""
    changed = differences(rules.differences(), rules.seats, say)
    return say("rules-differ", differences="; ".join(changed)) if changed else say("rules-same")


def explained(rules: Rules, say: Say) -> list[str]:
    """Each rule as a sentence; only those that matter under these rules."""
    return [*_deal(rules, say), *_passing(rules, say), *_play(rules, say), *_points(rules, say), *_end(rules, say)]


def _deal(rules: Rules, say: Say) -> Iterator[str]:
    deck = rules.deck
    jokers = deck.cards.count(JOKER)
    yield say("rule-deal", seats=rules.seats, decks=rules.number_of_decks, jokers=jokers, cards=deck.hand_size)
    if deck.removed:
        yield say("rule-removed", cards=_cards(deck.removed, say), count=len(deck.removed))
    if deck.kitty_size:
        yield say("rule-kitty", count=deck.kitty_size, to=rules.kitty_to)


def _passing(rules: Rules, say: Say) -> Iterator[str]:
    if rules.passing == "dealers_choice":
        yield say("rule-passing-dealer", count=rules.pass_count)
    elif rules.passing == "rotate":
        yield say("rule-passing-rotate", count=rules.pass_count)
    elif rules.cycle == (HOLD,):
        yield say("rule-passing-none")
    elif len(rules.cycle) == 1:
        yield say("rule-passing-every", **{"pass": pass_in_words(rules.cycle[0], rules.seats, say)})
    else:
        yield say("rule-passing-cycle", passes=", ".join(pass_in_words(each, rules.seats, say) for each in rules.cycle))
    if rules.pass_forbidden and rules.cycle != (HOLD,):
        yield say("rule-pass-forbidden", cards=_cards(dict.fromkeys(rules.pass_forbidden), say))


def _play(rules: Rules, say: Say) -> Iterator[str]:
    deck = rules.deck
    clubs = [card for card in deck.cards if card.suit is Suit.CLUBS]
    low = say("rule-low-club-dealt") if deck.kitty_size or not clubs else in_words(min(clubs), say)
    several = rules.opening != "dealers_left" and rules.number_of_decks > 1
    yield say("rule-opening", opening=rules.opening, card=low, copies="yes" if several else "no")
    yield say("rule-follow")
    if rules.number_of_decks > 1:
        yield say("rule-duplicates", duplicates=rules.duplicates)
    if JOKER in deck.cards:
        yield say("rule-high-low" if deck.jokers_are_hearts else "rule-slough")
    yield say("rule-first-trick", points=rules.first_trick_points)
    yield say("rule-breaking", breaking=rules.breaking)
    if rules.breaking != "none" and rules.locked_until_broken == "hearts_and_queen":
        yield say("rule-locked")
    if rules.breaking != "none" and rules.hearts_instead_of_queen:
        yield say("rule-hearts-instead")
    if rules.queen_must_go:
        yield say("rule-queen-must-go")


def _points(rules: Rules, say: Say) -> Iterator[str]:
    if rules.scoring == "chips":
        yield say("rule-chips", chips=rules.chips, ante=rules.ante)
        yield say("rule-pot")
        return
    yield say("rule-hearts", hearts=rules.heart_values)
    if JOKER in rules.deck.cards and rules.deck.jokers_are_hearts:
        yield say("rule-joker-points")
    yield say("rule-queen", points=rules.queen)
    if rules.extra_penalties:
        named = [say("extra-card", card=in_words(card, say), points=points) for card, points in rules.extra_penalties]
        more = len(named) - MOST_CARDS
        listed = ", ".join(named[:MOST_CARDS])
        yield say("rule-extra", cards=say("cards-more", cards=listed, count=more) if more > 0 else listed)
    if rules.bonus_card is not None:
        yield say("rule-bonus", card=in_words(rules.bonus_card, say), points=_signed(rules.bonus_points))
    if rules.doubler != "none":
        yield say("rule-doubler", doubler=rules.doubler)
    if rules.no_tricks_bonus:
        yield say("rule-no-tricks", points=_signed(rules.no_tricks_bonus))
    yield from _moon(rules, say)
    if rules.on_the_nose:
        yield say("rule-on-the-nose")
    if rules.floor is not None:
        yield say("rule-floor")


def _moon(rules: Rules, say: Say) -> Iterator[str]:
    yield say("rule-moon", moon=rules.moon, points=rules.moon_up, down=rules.moon_down)
    if rules.moon == "off":
        return
    if rules.moon == "choice" and rules.moon_choice_from:
        yield say("rule-moon-choice", **{"from": rules.moon_choice_from})
    if rules.moon_needs_bonus:
        yield say("rule-moon-bonus")
    if rules.sun and rules.moon != "void":
        yield say("rule-sun")


def _end(rules: Rules, say: Say) -> Iterator[str]:
    if rules.scoring == "chips":
        yield say("rule-end-chips", end=rules.end, rounds=rules.end_rounds)
    else:
        yield say("rule-end", end=rules.end, score=rules.end_score, rounds=rules.end_rounds, tie=rules.tie)


def _cards(cards: Iterable[Card], say: Say) -> str:
    """Cards in words; several copies are counted, and long lists are cut."""
    return cards_in_words(Counter(cards), say, MOST_CARDS)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
