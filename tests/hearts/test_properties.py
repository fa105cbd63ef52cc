"""Properties that hold under all rules and in all legal games."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from hearts import (
    Card,
    Game,
    Phase,
    Play,
    Reason,
    RoundResult,
    Rules,
    Suit,
    View,
    read_event,
    read_result,
    write_event,
    write_result,
)
from hearts.cards import FACES
from tests.hearts.strategies import FITTED_FIELDS, PLAIN_FIELDS, QUEEN, pack, random_deal, random_move, rules
from tests.thorough import part_of

QUICK = settings(
    max_examples=250, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
SLOW = settings(QUICK, max_examples=part_of(2_200))
PARTS = 4
"""How many parts the long run has, so that every core is used."""
seeds = st.integers(0, 2**32)


def test_any_rules_can_be_played() -> None:
    assert play_games(settings(QUICK, max_examples=45), rounds=2, attention=0.06) >= 60


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_any_rules_can_be_played_for_thousands_of_rounds(part: int) -> None:
    assert play_games(SLOW, rounds=6, attention=0.015, start=part) >= part_of(18_000) / PARTS


def play_games(how: settings, rounds: int, attention: float, start: int = 0) -> int:
    """Plays games under random rules; returns the number of rounds."""
    played = 0

    @seed(start)
    @given(rules(), seeds)
    @how
    def play(rules: Rules, seed: int) -> None:
        nonlocal played
        played += play_out(rules, seed, rounds, attention)

    play()
    return played


def test_the_drawn_rules_cover_every_field() -> None:
    seen: dict[str, set[Any]] = {name: set() for name in Rules.model_fields}

    @given(rules())
    @QUICK
    def collect(drawn: Rules) -> None:
        for name, values in seen.items():
            values.add(getattr(drawn, name))

    collect()
    assert {name for name, values in seen.items() if len(values) < 2} == set()
    assert PLAIN_FIELDS.keys().isdisjoint(FITTED_FIELDS)


def play_out(rules: Rules, seed: int, rounds: int, attention: float) -> int:
    """Plays ``rounds`` rounds with random moves and examines a share of the states closely; returns the number of
    rounds."""
    rng = Random(seed)
    game = Game.new(rules)
    while game.phase is not Phase.OVER and len(game.rounds) < rounds:
        began = len(game.events)
        checkpoint = game.rounds
        shooter = rng.randrange(rules.seats) if rng.random() < 0.3 else None
        game = game.deal(random_deal(game, rng, shooter))
        prompts = [game.prompt]
        moves = 0
        while game.phase is not Phase.DEALING and game.phase is not Phase.OVER:
            examine(game, rng, thoroughly=rng.random() < attention)
            before = game
            seat = rng.choice(game.to_act)
            game = game.act(seat, random_move(game, seat, rng, shooter))
            prompts.append(game.prompt)
            moves += 1
            if rng.random() < attention / 3:
                examine_resuming(before, began, checkpoint, game)
        assert prompts == sorted(prompts)
        examine_result(game, before)
    assert Game.replay(rules, game.events) == game
    assert [read_event(*write_event(event)) for event in game.events] == list(game.events)
    return len(game.rounds)


def examine(game: Game, rng: Random, thoroughly: bool) -> None:
    """Checks that somebody owes a move, no card is lost, and the views contain neither too much nor too little."""
    round = game.round
    assert game.to_act
    assert set(game.to_act) <= set(game.players)
    if not thoroughly:
        return
    cards: Counter[Card] = Counter(round.deck.removed)
    for part in (*round.hands, *round.piles, round.untaken, round.trick.cards, *round.kitties):
        cards.update(part)
    if len(game.players) == game.rules.seats or game.rules.removed is None:
        assert cards == pack(game.rules)
    some = {*game.to_act[:1], rng.randrange(game.rules.seats)}
    for seat in (*some, None):
        examine_view(game, game.view(seat), rng)
    for seat in some:
        legal = game.legal_plays(seat)
        assert all(left.index <= right.index for left, right in pairwise(legal))
        assert [card for card in FACES if game.check(seat, Play(card)) is None] == list(dict.fromkeys(legal))
        if game.phase is Phase.PLAYING and seat == round.turn:
            assert legal
            blocked = game.view(seat).blocked
            assert set(legal).isdisjoint(blocked)
            assert set(legal) | set(blocked) == set(game.hand(seat))
            assert all(game.check(seat, Play(card)) is reason for card, reason in blocked.items())
            assert all(game.check(seat, Play(card)) is Reason.NOT_HELD for card in FACES if card not in game.hand(seat))


def cards_in(value: Any) -> Iterator[Card]:
    """All cards anywhere in a value, except in rules and finished rounds."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, View) or (is_dataclass(value) and not isinstance(value, type)):
        for field in fields(value):
            if field.name not in ("rules", "rounds"):
                yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for item in value.items():
            yield from cards_in(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from cards_in(item)


def examine_view(game: Game, view: View, rng: Random) -> None:
    """Checks that a view contains no card that its seat may not know, and does not change if hidden cards are
    exchanged."""
    round = game.round
    seat = view.seat
    may_know = Counter(card for trick in round.tricks for card in trick.cards) + Counter(round.trick.cards)
    hidden_hand = seat is None or (game.phase is Phase.CALLING and seat == game.dealer)
    if seat is not None and not hidden_hand:
        may_know.update(round.hands[seat])
        may_know.update(round.passed[seat] or ())
        may_know.update(card for taker, kitty in round.kitty_taken if taker == seat for card in kitty)
        assert view.hand == round.hands[seat]
    assert set(cards_in(view)) <= set(may_know)
    assert view.hand == () or not hidden_hand
    if game.phase is not Phase.CHOOSING:
        assert elsewhere(game, seat, rng).view(seat) == view


def elsewhere(game: Game, seat: int | None, rng: Random) -> Game:
    """A game that looks the same to a seat, with all hidden cards dealt anew."""
    round = game.round
    assert round is not None
    own = set() if seat is None or (game.phase is Phase.CALLING and seat == game.dealer) else {seat}
    if game.phase is Phase.PASSING:
        passed = tuple(
            cards if cards is None or place in own else tuple(rng.sample(FACES, len(cards)))
            for place, cards in enumerate(round.passed)
        )
    else:
        passed = round.passed
    hidden = [card for place, hand in enumerate(round.hands) if place not in own for card in hand]
    hidden += [card for kitty in round.kitties for card in kitty]
    rng.shuffle(hidden)
    stock = iter(hidden)
    hands = tuple(hand if place in own else tuple(next(stock) for _ in hand) for place, hand in enumerate(round.hands))
    kitties = tuple(tuple(next(stock) for _ in kitty) for kitty in round.kitties)
    taken = tuple(
        (taker, kitty if taker == seat else tuple(rng.sample(FACES, len(kitty)))) for taker, kitty in round.kitty_taken
    )
    deal = replace(round.deal, hands=((),) * game.rules.seats, kitty=())
    piles = ((),) * game.rules.seats
    return replace(
        game,
        events=(),
        round=replace(round, hands=hands, kitties=kitties, kitty_taken=taken, passed=passed, deal=deal, piles=piles),
    )


def examine_resuming(before: Game, began: int, checkpoint: tuple[RoundResult, ...], after: Game) -> None:
    """Checks that a game resumed from a checkpoint has the same state, and answers the next move in the same way."""
    rounds = tuple(read_result(write_result(result)) for result in checkpoint)
    assert rounds == checkpoint
    resumed = Game.replay(before.rules, before.events[began:], rounds=rounds)
    assert replace(resumed, events=before.events) == before
    assert [resumed.view(seat) for seat in range(before.rules.seats)] == [
        before.view(seat) for seat in range(before.rules.seats)
    ]
    [event] = after.events[len(before.events) :]
    assert replace(resumed.after(event), events=after.events) == after


def examine_result(game: Game, before: Game) -> None:
    """Checks the points of the finished round by a second way of counting."""
    result, round = game.rounds[-1], before.round
    assert read_result(write_result(result)) == result
    rules, old = game.rules, before.totals
    names = [step.name for step in result.sheet if step.name in ORDER]
    assert names == sorted(names, key=ORDER.index)
    assert all(any(step.change) for step in result.sheet)
    counted = [step for step in result.sheet if step.name not in ("on-the-nose", "floor")]
    assert list(result.points) == [sum(step.change[s] for step in counted) for s in range(rules.seats)]
    assert list(result.totals) == [old[s] + sum(step.change[s] for step in result.sheet) for s in range(rules.seats)]
    worth = round.deck.points
    for hauls, pile in zip(result.hauls, result.piles, strict=True):
        assert sum(haul.points for haul in hauls) == sum(worth.get(card, 0) for card in pile)
    lost = round.deck.cards and Counter(round.deck.cards) - Counter(c for pile in result.piles for c in pile)
    if rules.scoring == "chips":
        pot = before.rounds[-1].pot if before.rounds else 0
        assert result.points == chips_by_hand(rules, result, before, pot)
        assert sum(result.totals) + result.pot == rules.chips * rules.seats
        return
    by_hand = points_by_hand(rules, result, sum(lost.values()) if lost else 0, round.deck.cards, old)
    further = [step for step in counted if step.name not in ORDER]
    assert list(result.points) == [by_hand[s] + sum(step.change[s] for step in further) for s in range(rules.seats)]
    assert result.totals == totals_by_hand(rules, result, old)


ORDER = [
    "cards",
    "doubler",
    "moon",
    "bonus",
    "no-tricks",
    "on-the-nose",
    "floor",
    "ante",
    "hearts",
    "pool",
    "howell",
    "jack",
]
"""The steps that are recomputed below; the results of newer steps are taken as they are."""
RANKS: dict[str, dict[str, int]] = {
    "one": dict.fromkeys("23456789TJQKA", 1),
    "rank": dict(zip("23456789TJQKA", range(2, 15), strict=True)),
    "rank_low_ace": dict(zip("A23456789TJQK", range(1, 14), strict=True)),
    "rank_ten": dict(zip("23456789TJQKA", [*range(2, 11), 10, 10, 10, 15], strict=True)),
    "pips": dict(zip("23456789TJQKA", [*range(2, 11), 10, 10, 10, 10], strict=True)),
}


def penalty(rules: Rules, card: Card) -> int:
    """The points of a card, according to the rules."""
    if str(card) == "XX":
        return 1 if rules.joker_kind == "high_low" else 0
    if card.suit is Suit.HEARTS and card not in dict(rules.extra_penalties):
        return RANKS[rules.heart_values][str(card)[0]]
    if card is QUEEN:
        return rules.queen_points
    return dict(rules.extra_penalties).get(card, 0)


def points_by_hand(
    rules: Rules, result: RoundResult, lost: int, deck: tuple[Card, ...], old: tuple[int, ...]
) -> tuple[int, ...]:
    """The points of a round, computed seat by seat."""
    in_play = sum(penalty(rules, card) for card in deck)
    taken = [sum(penalty(rules, card) for card in pile) for pile in result.piles]
    moon = [s for s, points in enumerate(taken) if in_play and points == in_play]
    if rules.moon == "off" or lost:
        moon = []
    if moon and rules.moon_needs_bonus:
        moon = [s for s in moon if result.piles[s].count(rules.bonus_card) == deck.count(rules.bonus_card)]
    assert result.shooter == (moon[0] if moon else None)
    sun = bool(moon) and rules.sun and sum(result.tricks) == result.tricks[moon[0]]
    assert result.sun == sun
    worth = rules.moon_points or in_play
    down = rules.moon_down_points or worth
    if sun:
        worth, down = rules.sun_points or 2 * worth, rules.sun_points or 2 * down
    effects = {"choice": ("others_up", "shooter_down"), "smart": ("others_up", "shooter_down")}
    if moon:
        assert result.effect in effects.get(rules.moon, (rules.moon,))
        if rules.moon == "choice" and old[moon[0]] < rules.moon_choice_from:
            assert result.effect == "others_up"
    points = []
    for s, pile in enumerate(result.piles):
        tens = [str(card) for card in pile].count("TC") if rules.doubler != "none" else 0
        mine = taken[s] * 2**tens
        if rules.doubler == "chinese" and tens and not taken[s]:
            mine = -5
        if moon:
            mine = {
                "others_up": worth if s not in moon else 0,
                "shooter_down": -down if s in moon else 0,
                "shooter_up": worth if s in moon else 0,
                "void": 0,
            }[str(result.effect)]
        if rules.bonus_card and result.effect != "void":
            mine += pile.count(rules.bonus_card) * rules.bonus_points * (2**tens if rules.doubler[0] == "t" else 1)
        if not moon and not result.tricks[s]:
            mine += rules.no_tricks_bonus
        points.append(mine)
    return tuple(points)


def totals_by_hand(rules: Rules, result: RoundResult, old: tuple[int, ...]) -> tuple[int, ...]:
    totals = []
    for before, points in zip(old, result.points, strict=True):
        total = before + points
        if rules.on_the_nose and points:
            nose = {"every_50": range(50, 100_000, 50), "wins": ()}.get(str(rules.on_the_nose), (50, 100))
            total -= 50 if total in nose else 0
        totals.append(total if rules.floor is None else max(total, rules.floor))
    return tuple(totals)


def chips_by_hand(rules: Rules, result: RoundResult, before: Game, pot: int) -> tuple[int, ...]:
    """The chips of a round, moved one by one from purse to purse."""
    players, deck = before.players, Counter(before.round.deck.cards if before.round else ())
    hearts = {s: sum(bool(penalty(rules, card)) and card is not QUEEN for card in result.piles[s]) for s in players}
    in_all = sum(count for card, count in deck.items() if penalty(rules, card) and card is not QUEEN)
    purse, left_of_dealer = list(before.totals), [*range(result.dealer + 1, rules.seats), *range(result.dealer + 1)]
    around = [s for s in left_of_dealer if s in players]
    if rules.chips_pay == "howell":
        owed = {s: sum(hearts.values()) - len(players) * hearts[s] for s in players}
        for s in players:
            while owed[s] < 0 and purse[s]:
                owed[s], purse[s], pot = owed[s] + 1, purse[s] - 1, pot + 1
        while pot:
            for s in around:
                if owed[s] > 0 and pot:
                    owed[s], purse[s], pot = owed[s] - 1, purse[s] + 1, pot - 1
        return tuple(now - old for now, old in zip(purse, before.totals, strict=True))
    if not pot or sum(total >= rules.ante for total in before.totals) > 1:
        for s in players:
            purse[s], pot = purse[s] - rules.ante, pot + rules.ante
    if rules.chips_pay == "hearts":
        for s in players:
            for _ in range(hearts[s]):
                if purse[s]:
                    purse[s], pot = purse[s] - 1, pot + 1
    fewest = [s for s in around if hearts[s] == min(hearts.values())]
    clean = [s for s in players if not hearts[s]] if in_all not in hearts.values() else []
    sharers = clean if len(players) > 2 else fewest if len(fewest) == 1 else []
    while sharers and pot >= len(sharers):
        for s in sharers:
            purse[s], pot = purse[s] + 1, pot - 1
    if rules.end == "rounds" and result.number + 1 >= rules.end_rounds:
        while pot:
            for s in fewest[:pot]:
                purse[s], pot = purse[s] + 1, pot - 1
    return tuple(now - old for now, old in zip(purse, before.totals, strict=True))
