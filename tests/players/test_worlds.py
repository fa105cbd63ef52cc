"""Worlds: they fit everything that the seat knows, and none of them is more likely than it should be."""

from collections import Counter
from functools import lru_cache
from math import log
from random import Random

import numpy as np
import pytest

from hearts import PRESETS, Card, Deal, Game, Pass, Phase, Play, Rules, View
from hearts.passing import seat_at
from players import choose, sampled
from players.beliefs import EXPERT_3, EXPERT_4, Beliefs
from players.kernel import position as at
from players.kernel.reading import read
from players.kernel.spec import code, masks
from players.policy import style_of
from players.search import policies_for
from players.worlds import Worlds, effective, evened, sample_worlds, seed_of
from tests.thorough import part_of

pytestmark = pytest.mark.usefixtures("compiled")


def worlds_of(view: View, count: int = 40, seed: int = 1, beliefs: Beliefs = EXPERT_3) -> Worlds:
    return sample_worlds(view, policies_for(style_of(view.rules), beliefs), count, seed, beliefs)


def hand_in(worlds: Worlds, world: int, seat: int) -> list[int]:
    """The hand of a seat, counted among those in play, as five masks."""
    return [int(mask) for mask in worlds.positions[world][5 * seat : 5 * seat + 5]]


def faces(mask: list[int], rules: Rules) -> Counter[str]:
    """The cards of five masks."""
    copies, found = rules.number_of_decks, Counter[str]()
    for suit, cards in enumerate(mask):
        for bit in range(64):
            if cards >> bit & 1:
                rank = 0 if suit == 4 else bit // copies
                joker = suit == 4 or (suit == 3 and not 1 <= rank <= 13)
                found["XX" if joker else "?23456789TJQKA"[rank] + "CDSH"[suit]] += 1
    return found


def games(name: str, rounds: int, level: str = "club") -> list[Game]:
    """Every state of some rounds in which somebody has to play."""
    rng, states = Random(name), []
    for number in range(rounds):
        game = Game.new(PRESETS[name])
        game = game.deal(game.shuffle(f"{name} {number} of the imagined".encode()))
        while game.round is not None:
            if game.phase is Phase.PLAYING:
                states.append(game)
            game = game.act(game.to_act[0], choose(level, game.view(game.to_act[0]), rng))
    return states


def check_fits(game: Game, view: View, worlds: Worlds, number: int) -> None:
    """Checks that a world is a deal that could have led to what the seat sees, play by play."""
    assert game.round is not None
    assert view.seat is not None
    rules, round = game.rules, game.round
    hands = {seat: faces(hand_in(worlds, number, place), rules) for place, seat in enumerate(game.players)}
    assert hands[view.seat] == Counter(map(str, view.hand))
    played = [(seat, card) for trick in (*view.tricks, round.trick) for seat, card in trick.plays]
    for seat in game.players:
        assert hands[seat].total() == len(round.hands[seat])
    for seat, card in played:
        hands[seat][str(card)] += 1
    dealt = sum((Counter(map(str, cards)) for cards in (round.deal.kitty,)), sum(hands.values(), Counter()))
    if not round.deal.kitty:
        assert dealt == Counter(map(str, round.deck.cards))
    for giver_to, cards in _passed_to(game, view).items():
        assert Counter(cards) <= hands[giver_to]
    if worlds.chances[number] > 0 and worlds.fitting and not round.deal.kitty:
        replay = Game.new(Rules(**rules.model_dump() | {"passing": "none"}))
        deal = tuple(tuple(Card.parse(text) for text in hands.get(seat, Counter()).elements()) for seat in range(4))
        replay = replay.deal(Deal(deal, (), round.deal.dealer))
        for seat, card in played:
            assert replay.to_act == (seat,)
            replay = replay.act(seat, Play(card))


def _passed_to(game: Game, view: View) -> dict[int, list[str]]:
    assert view.seat is not None
    found: dict[int, list[str]] = {}
    cards = iter(view.passed)
    for offset, count in view.pass_target:
        to = seat_at(game.round.players, view.seat, offset)
        found[to] = [str(next(cards)) for _ in range(count)]
    return found


@pytest.mark.parametrize("name", ["standard", "gentleman", "split", "black_maria"])
def test_worlds_fit_everything_that_the_seat_knows(name: str) -> None:
    for game in games(name, 2)[::7]:
        for seat in range(4):
            view = game.view(seat)
            if seat == game.to_act[0]:
                worlds = worlds_of(view, 12)
                for number in range(12):
                    check_fits(game, view, worlds, number)


def test_uneven_weights_are_evened_only_as_far_as_it_takes() -> None:
    chances = np.array([0.0, *(2.0**-n for n in range(1, 100))])
    chances /= chances.sum()
    assert effective(chances) < 4
    for least in (10, 60):
        even = evened(chances, least)
        assert effective(even) == pytest.approx(least, rel=0.01)
        assert even[0] == 0
        assert list(np.argsort(-even[1:])) == list(range(99)), "the likelier worlds stay the likelier ones"
        assert even.sum() == pytest.approx(1)
    assert evened(chances, 3) is chances
    assert effective(evened(np.array([0.9, 0.1, 0.0]), 60)) == pytest.approx(1.8, rel=0.01)


@pytest.mark.parametrize(("name", "evens"), [("extreme", True), ("standard", False)])
def test_with_several_decks_no_few_worlds_decide(name: str, evens: bool) -> None:
    view = next(game for game in games(name, 1) if len(game.tricks) == 4).view(0)
    few, many = (worlds_of(view, 300, beliefs=beliefs) for beliefs in (EXPERT_3, EXPERT_4))
    assert few.effective < 60
    assert many.effective == pytest.approx(60 if evens else few.effective, rel=0.02)


@pytest.mark.slow
def test_thousands_of_worlds_from_real_games_fit_everything_known() -> None:
    checked = 0
    for game in games("standard", part_of(20)):
        view = game.view(game.to_act[0])
        worlds = worlds_of(view, 10)
        for number in range(10):
            check_fits(game, view, worlds, number)
        checked += 10
    assert checked > part_of(10_000)


@pytest.mark.parametrize("name", [name for name in PRESETS if name not in ("standard", "gentleman", "split")])
def test_worlds_of_every_preset_have_the_right_cards(name: str) -> None:
    for game in games(name, 1, "beginner")[::11]:
        view = game.view(game.to_act[0])
        worlds = worlds_of(view, 3)
        seen = read(view)
        for number in range(3):
            left: list[int] = [0] * 5
            for place in range(len(game.players)):
                for suit, mask in enumerate(hand_in(worlds, number, place)):
                    assert not left[suit] & mask
                    left[suit] |= mask
                held = faces(hand_in(worlds, number, place), game.rules)
                assert held.total() == len(game.round.hands[game.players[place]])
            assert all(mask & ~seen.position[at.LEFT + suit] == 0 for suit, mask in enumerate(left))


def test_a_kitty_is_dealt_too() -> None:
    game = Game.new(PRESETS["six"])
    game = game.deal(game.shuffle(b"a kitty of four cards"))
    for seat in game.to_act:
        game = game.act(seat, choose("casual", game.view(seat), Random(1)))
    worlds = worlds_of(game.view(game.to_act[0]))
    kitty_points = {int(world[at.KITTIES_AT]) for world in worlds.positions}
    assert len(kitty_points) > 1


@lru_cache(maxsize=1)
def _states() -> tuple[Game, ...]:
    return tuple(games("standard", 12))


def holder_score(states: tuple[Game, ...], use_weights: bool) -> float:
    """The mean logarithm of the probability given to the true holder of an unseen queen."""
    total, count = 0.0, 0
    queen = code(Card.parse("QS"), Rules())
    for game in states[::3]:
        view = game.view(game.to_act[0])
        holders = [seat for seat in range(4) if Card.parse("QS") in game.round.hands[seat]]
        if not holders or holders == [view.seat]:
            continue
        worlds = worlds_of(view, 200, seed_of(view))
        bit = 1 << (queen & 15)
        has = np.array([bool(world[5 * holders[0] + 2] & bit) for world in worlds.positions])
        chance = float(worlds.chances[has].sum()) if use_weights else float(has.mean())
        total += log(0.99 * chance + 0.01 / 3)
        count += 1
    return total / count


def test_the_past_tells_where_the_queen_is() -> None:
    plain, weighed = holder_score(_states(), False), holder_score(_states(), True)
    assert weighed > plain + 0.2
    assert weighed > -0.5


def test_every_search_is_counted_with_what_its_worlds_are_worth() -> None:
    before = Counter(sampled)
    worlds = worlds_of(_states()[-1].view(_states()[-1].to_act[0]), 40)
    assert 1 <= worlds.effective <= 40
    assert sampled - before == {"searches": 1, "worlds": 40, "effective": round(worlds.effective)}


def test_cards_that_were_passed_stay_where_they_went() -> None:
    game = Game.new(Rules(passing="left"))
    game = game.deal(game.shuffle(b"the cards that were passed"))
    for seat in range(4):
        game = game.act(seat, Pass(game.hand(seat)[:3]))
    view = game.view(game.to_act[0])
    left = (game.to_act[0] + 1) % 4
    worlds = worlds_of(view)
    passed = masks(view.passed, view.rules)
    for number in range(40):
        held = hand_in(worlds, number, left)
        assert all(held[suit] & passed[suit] == passed[suit] for suit in range(5))
