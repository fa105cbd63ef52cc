"""The engine compared with OpenSpiel's `hearts`, an independent implementation.

Both get the same deal, passes and plays; the legal cards must be equal at every play, and the points
equal at the end. How OpenSpiel works, and how our rules are mapped to it:

* Cards are numbered rank by rank from the twos up, in each rank clubs, diamonds, hearts, spades. Seats are numbered
  clockwise from North, as ours.
* The first action is the direction of the pass, whatever ``pass_cards`` says: 0 hold, 1 left, 2 across, 3 right. The
  chance nodes after it deal one card at a time, to North, East, South, West, North ...
* Seats pass one after the other, three single cards each; nothing moves before West has passed.
* ``qs_breaks_hearts`` is true by default: it is our ``breaking="penalty"``. Our standard is false (a heart breaks).
  ``must_break_hearts=False`` is our ``breaking="none"``, whatever ``qs_breaks_hearts`` says.
* ``no_pts_on_first_trick`` is our ``first_trick_points``: a player with nothing but hearts and the queen may play any.
* ``can_lead_any_club``, ``can_lead_hearts_instead_of_qs`` and ``avoid_all_tricks_bonus`` are our ``opening``,
  ``hearts_instead_of_queen`` and ``no_tricks_bonus``; its bonus too is not paid in a round with a moon.
* ``jd_bonus`` is our jack of diamonds for -10: not needed for the moon, and kept by its taker in one.
* A moon is always +26 for the others. A return is 26 less the points.

With this mapping, no difference is left.
"""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearts import Card, Deal, Game, Pass, Phase, Play, Rules, write_cards
from tests.thorough import part_of

pyspiel = pytest.importorskip("pyspiel")

FACES = tuple(Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS")
RECORDED = Path(__file__).parent / "openspiel.toml"
NUMBER = {card: number for number, card in enumerate(FACES)}
DIRECTION = {((1, 3),): 1, ((2, 3),): 2, ((-1, 3),): 3, (): 0}
NAMES = (
    "avoid_all_tricks_bonus",
    "can_lead_any_club",
    "can_lead_hearts_instead_of_qs",
    "jd_bonus",
    "must_break_hearts",
    "no_pts_on_first_trick",
    "qs_breaks_hearts",
)
PARTS = ("hands", "passes", "tricks")
STANDARD = {name: name in ("must_break_hearts", "no_pts_on_first_trick") for name in NAMES}


def our_rules(theirs: dict[str, bool]) -> Rules:
    """Our rules for these parameters of OpenSpiel, with as many rounds as needed."""
    broken_by = "penalty" if theirs["qs_breaks_hearts"] else "hearts"
    return Rules(
        breaking=broken_by if theirs["must_break_hearts"] else "none",
        first_trick_points="forbidden" if theirs["no_pts_on_first_trick"] else "allowed",
        opening="any_club" if theirs["can_lead_any_club"] else "low_club",
        hearts_instead_of_queen=theirs["can_lead_hearts_instead_of_qs"],
        bonus_card=Card.parse("JD") if theirs["jd_bonus"] else None,
        no_tricks_bonus=-5 if theirs["avoid_all_tricks_bonus"] else 0,
        end="rounds",
        end_rounds=4,
    )


def test_a_hundred_rounds_of_standard_hearts_are_the_same() -> None:
    compare(STANDARD, games=25, rng=Random(1))


def test_a_round_under_every_combination_of_rules_is_the_same() -> None:
    for seed, values in enumerate(product((False, True), repeat=len(NAMES))):
        compare(dict(zip(NAMES, values, strict=True)), games=1, rng=Random(seed), rounds=1)


@pytest.mark.slow
def test_many_rounds_of_standard_hearts_are_the_same() -> None:
    compare(STANDARD, games=part_of(500), rng=Random(2))


@pytest.mark.slow
def test_rounds_under_every_combination_of_rules_are_the_same() -> None:
    for seed, values in enumerate(product((False, True), repeat=len(NAMES))):
        compare(dict(zip(NAMES, values, strict=True)), games=part_of(10), rng=Random(1000 + seed))


@pytest.mark.slow
def test_rounds_with_lopsided_hands_are_the_same() -> None:
    """Deals of long suits, and players who hold on to hearts: moons, first tricks without a choice, queens alone."""
    for seed, values in enumerate(product((False, True), repeat=len(NAMES))):
        compare(dict(zip(NAMES, values, strict=True)), games=part_of(2), rng=Random(seed), lopsided=True)


def compare(theirs: dict[str, bool], games: int, rng: Random, rounds: int = 4, lopsided: bool = False) -> None:
    """Compares whole games, with the standard cycle of passes: left, right, across, hold."""
    spiel = pyspiel.load_game("hearts", dict(theirs))
    for _ in range(games):
        game = Game.new(our_rules(theirs))
        while len(game.rounds) < rounds:
            game = play_both(game, spiel.new_initial_state(), rng, lopsided)


def deal_for(game: Game, rng: Random, lopsided: bool) -> Deal:
    if not lopsided:
        return game.shuffle(rng.randbytes(16))
    cards = sorted(FACES, key=lambda card: (card.suit or "", card.rank + 4 * rng.random()))
    hands = tuple(tuple(cards[at : at + 13]) for at in range(0, 52, 13))
    return Deal(hands, dealer=rng.randrange(4) if game.dealer is None else game.dealer)


def play_both(game: Game, state: Any, rng: Random, lopsided: bool) -> Game:
    """Plays one round in both programs."""
    deal = deal_for(game, rng, lopsided)
    game = game.deal(deal)
    state.apply_action(DIRECTION[game.pass_target])
    for turn in range(13):
        for hand in deal.hands:
            state.apply_action(NUMBER[hand[turn]])
    if game.phase is Phase.PASSING:
        for seat in range(4):
            assert sorted(NUMBER[card] for card in game.hand(seat)) == state.legal_actions()
            cards = tuple(rng.sample(game.hand(seat), 3))
            game = game.act(seat, Pass(cards))
            for card in cards:
                state.apply_action(NUMBER[card])
    while not state.is_terminal():
        seat = state.current_player()
        assert game.to_act == (seat,)
        legal = game.legal_plays(seat)
        assert sorted(NUMBER[card] for card in legal) == state.legal_actions()
        card = hoarding(legal) if lopsided and seat and rng.random() < 0.7 else rng.choice(legal)
        game = game.act(seat, Play(card))
        state.apply_action(NUMBER[card])
    assert [26 - points for points in game.rounds[-1].points] == state.returns()
    return game


def hoarding(legal: tuple[Card, ...]) -> Card:
    """The choice of a player who keeps hearts and spades to the end."""
    return min(legal, key=lambda card: (card.suit in ("H", "S"), -card.rank))


def test_the_recorded_rounds_are_what_openspiel_has_played() -> None:
    """To record them anew, write what `recorded` returns into the file."""
    assert recorded(25, Random(7)) == RECORDED.read_text(encoding="utf-8")


def recorded(rounds: int, rng: Random) -> str:
    """A game file of rounds that OpenSpiel has dealt, played at random and counted, without our engine."""
    lines = ["# Played at random by OpenSpiel.", "hearts = 1", "[rules]", 'end = "rounds"', f"end_rounds = {rounds}"]
    spiel = pyspiel.load_game("hearts", STANDARD)
    for number in range(rounds):
        state = spiel.new_initial_state()
        state.apply_action((1, 3, 2, 0)[number % 4])  # left, right, across, hold
        hands: list[list[Card]] = [[], [], [], []]
        for turn in range(52):
            action = rng.choice(state.legal_actions())
            hands[turn % 4].append(FACES[action])
            state.apply_action(action)
        passes = list[str]()
        moves = list[tuple[int, Card]]()
        while not state.is_terminal():
            seat, action = state.current_player(), rng.choice(state.legal_actions())
            moves.append((seat, FACES[action]))
            state.apply_action(action)
        passing = len(moves) - 52
        for at in range(0, passing, 3):
            passes.append(f"{moves[at][0]}: {write_cards(card for _, card in moves[at : at + 3])}")
        tricks = [
            f"{moves[at][0]}: {write_cards(card for _, card in moves[at : at + 4])}"
            for at in range(passing, len(moves), 4)
        ]
        points = [int(26 - each) for each in state.returns()]
        listed = [list(map(write_cards, hands)), passes, tricks]
        lines += ["[[rounds]]", f"dealer = {number % 4}", f"points = {points}"]
        lines += [f"{name} = {json.dumps(each, indent=1)}" for name, each in zip(PARTS, listed, strict=True)]
    return "\n".join((*lines, ""))
