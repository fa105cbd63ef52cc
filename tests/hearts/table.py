"""Small tables for hand-written examples.

`Table("2C 5C 9D QS 3H", ...)` is a table whose deck has only the written hands, seat 0 first, at least five cards each.
With ``remainder="kitty"`` the deck is complete; the kitty is written too or filled up, and short hands are filled up
with unused cards, from the lowest. Nothing is passed unless ``passing`` says so; the last seat deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hearts import (
    JOKER,
    Card,
    Deal,
    Game,
    MoonEffect,
    Pass,
    Phase,
    Play,
    Reason,
    RoundResult,
    Rules,
    Step,
    Trick,
    parse_cards,
    write_cards,
)
from hearts.cards import ALL_CARDS
from hearts.round import Round
from hearts.scoring import score


class Table:
    """A game with cards written as text. ``game`` is its current value."""

    def __init__(
        self, *written: str, kitty: str = "", dealer: int = -1, totals: tuple[int, ...] = (), **fields: Any
    ) -> None:
        seats = len(written)
        hands = [list(parse_cards(hand)) for hand in written]
        below = list(parse_cards(kitty))
        fields = {"seats": seats, "passing": "none", **fields}
        if fields.get("remainder") == "kitty":
            rules = Rules(**fields)
            spare = list(
                (Counter(rules.deck.cards) - Counter([*below, *(c for hand in hands for c in hand)])).elements()
            )
            for part, length in [(below, rules.deck.kitty_size), *((hand, rules.deck.hand_size) for hand in hands)]:
                part += [spare.pop(0) for _ in range(length - len(part))]
        else:
            used = Counter(card for hand in hands for card in hand)
            decks = fields.setdefault("decks", max(count for card, count in used.items() if card is not JOKER))
            unused = Counter(list(ALL_CARDS) * decks) - used
            rules = Rules(**fields, jokers=used[JOKER], removed=tuple(unused.elements()))
        before = (finished(totals, dealer=(dealer - 1) % seats),) if totals else ()
        self.game = Game(rules, before).deal(Deal(tuple(map(tuple, hands)), tuple(below), dealer % seats))

    @property
    def turn(self) -> int:
        [seat] = self.game.to_act
        return seat

    @property
    def legal(self) -> str:
        """The legal cards of the seat whose turn it is."""
        return write_cards(self.game.legal_plays(self.turn))

    def why_not(self, card: str) -> Reason | None:
        """Why the seat whose turn it is may not play a card; None if it may."""
        return self.game.check(self.turn, Play(Card.parse(card)))

    def play(self, cards: str) -> Table:
        """The seats play these cards in turn."""
        for card in parse_cards(cards):
            self.game = self.game.act(self.turn, Play(card))
        return self

    def lowest(self, plays: int = 1) -> Table:
        """The next seats, ``plays`` of them, play their lowest legal card."""
        for _ in range(plays):
            self.game = self.game.act(self.turn, Play(self.game.legal_plays(self.turn)[0]))
        return self

    def finish(self) -> Table:
        """Plays the rest of the round, each seat with its lowest legal card."""
        while self.game.phase is Phase.PLAYING:
            self.lowest()
        return self

    def passes(self, *cards: str) -> Table:
        """The seats from 0 on pass these cards."""
        for seat, text in enumerate(cards):
            self.game = self.game.act(seat, Pass(parse_cards(text)))
        return self

    def hand(self, seat: int) -> str:
        return write_cards(self.game.hand(seat))

    def pile(self, seat: int) -> str:
        """The cards that a seat has taken, in this round or in the one that has just ended."""
        piles = self.game.round.piles if self.game.round else self.game.rounds[-1].piles
        return write_cards(sorted(piles[seat]))

    @property
    def takers(self) -> list[int | None]:
        """The takers of the finished tricks of this round."""
        return [trick.taker for trick in self.game.tricks]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the finished round."""
        return self.game.rounds[-1].points


def finished(totals: tuple[int, ...], dealer: int = 0, pot: int = 0, ante: tuple[int, ...] = ()) -> RoundResult:
    """A finished round with these totals; ``ante`` is what each seat paid before it, in a game for chips."""
    nothing, steps = (0,) * len(totals), (Step("ante", ante),) if ante else ()
    return RoundResult(0, dealer, nothing, steps, totals, ((),) * len(totals), nothing, pot=pot)


def scored(
    *takes: str,
    totals: tuple[int, ...] = (),
    pot: int = 0,
    tricks: Sequence[int] | None = None,
    effect: MoonEffect | None = None,
    out: Sequence[int] = (),
    **fields: Any,
) -> RoundResult:
    """The result of a round in which the seats from 0 on took these cards, and the last seat took all others.

    ``tricks`` are the takers of the tricks, if they matter; ``out`` the seats that are out of a game for chips.
    """
    rules = Rules(**fields)
    seats, deck = rules.seats, rules.deck
    piles = [parse_cards(text) for text in takes]
    assert len(piles) == seats - 1, "the last seat takes the rest"
    rest = Counter(deck.cards)
    rest.subtract(card for pile in piles for card in pile)
    assert min(rest.values()) >= 0, "a card is taken that is not there"
    piles.append(tuple(rest.elements()))
    cards = iter(deck.cards)
    deal = Deal(tuple(tuple(next(cards) for _ in range(deck.hand_size)) for _ in range(seats)), tuple(cards))
    takers = [seat for seat, pile in enumerate(piles) if pile] if tricks is None else tricks
    over = replace(
        Round.begin(rules, 0, deal, tuple(seat for seat in range(seats) if seat not in out)),
        hands=((),) * seats,
        leader=0,
        piles=tuple(piles),
        tricks=tuple(Trick(seat, ((seat, deck.cards[0]),), seat) for seat in takers),
    )
    start = (rules.starting_total,) * seats
    usual = rules.moon if rules.moon in ("others_up", "shooter_down", "shooter_up", "void") else None
    return score(over, totals or start, effect or usual, pot)


def sheet(result: RoundResult) -> dict[str, tuple[int, ...]]:
    """The effect of each step of the scoring, by its name."""
    return {step.name: step.change for step in result.sheet}
