"""Strategies: random rules over every field, and games played with random legal moves."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.errors import UnsatisfiedAssumption
from pydantic import ValidationError

from hearts import JOKER, CallPass, Card, ChooseMoon, Deal, Game, Pass, Phase, Play, Rules, Suit, parse_cards
from hearts.cards import ALL_CARDS, FACES
from hearts.options import OPTIONS
from hearts.passing import MAX_CYCLE_LENGTH, PassTarget, size
from hearts.rows import Option

Draw = st.DrawFn
QUEEN = Card.parse("QS")


def _often(usual: Any, other: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.just(usual) | other


def _any_of(option: Option) -> st.SearchStrategy[Any]:
    """Any value of a rule; for a number without a range that can be listed, often the default."""
    if option.type is int and option.most > 25:
        return _often(option.usual, st.integers(option.least, option.most))
    return st.sampled_from(option.values)


FITTED_FIELDS = frozenset(
    "seats decks jokers joker_kind duplicates last_cancelled remainder removed passing pass_count custom_cycle "  # noqa: SIM905
    "locked_until_broken queen_must_go scoring queen_points extra_penalties bonus_card doubler no_tricks_bonus "
    "moon moon_needs_bonus sun on_the_nose floor end end_score chips_pay".split()
)
"""Fields that must fit other fields: `rules` draws them so that nearly every draw is valid."""
SHORT: dict[str, st.SearchStrategy[Any]] = {
    "moon_choice_from": _often(0, st.integers(0, 100)),
    "end_rounds": st.integers(1, 6),
    "chips": st.integers(10, 60),
    "ante": st.integers(1, 10),
    "pass_forbidden": _often((), st.lists(st.sampled_from(FACES), max_size=60).map(tuple)),
}
"""Fields that are drawn so that games stay short, or whose values are not listed."""
PLAIN_FIELDS = SHORT | {
    name: _any_of(option) for name, option in OPTIONS.items() if name not in FITTED_FIELDS and name not in SHORT
}
"""Fields that go with every other field; a new field belongs to them automatically."""


def longest(seats: int = 3) -> Rules:
    """Rules with the longest description: no value is the default, and every list is as long as possible."""
    spare = "QS TC TD AH KH QH JH TH 9H 8H 7H 6H 5H 4H XX" if seats == 3 else ""
    full = Counter([*ALL_CARDS * 4, *[JOKER] * 8]) - Counter(parse_cards(spare))
    plain = [card for card in ALL_CARDS if str(card) not in ("QS", "TC", "TD")]
    fields = {
        "seats": seats,
        "decks": 4,
        "jokers": 8,
        "duplicates": "cancel",
        "last_cancelled": "leader",
        "remainder": "remove" if seats == 3 else "kitty",
        "removed": tuple(full.elements()) if seats == 3 else None,
        "kitty_to": "split_first_two",
        "passing": "custom",
        "pass_count": 5,
        "custom_cycle": (((99, 1), (-99, 1), (98, 1), (-98, 1), (97, 1)) if seats > 5 else ((97, 2), (-97, 3)),)
        * (MAX_CYCLE_LENGTH // (6 if seats > 5 else 3)),
        "pass_forbidden": FACES,
        "opening": "low_club_holder",
        "first_trick_points": "allowed",
        "breaking": "penalty",
        "locked_until_broken": "hearts_and_queen",
        "hearts_instead_of_queen": True,
        "queen_must_go": True,
        "heart_values": "rank_low_ace",
        "queen_points": 49,
        "extra_penalties": dict.fromkeys(plain, 50),
        "bonus_card": "TD",
        "bonus_points": -99,
        "doubler": "chinese",
        "no_tricks_bonus": -5,
        "moon": "choice",
        "moon_points": 499,
        "moon_down_points": 498,
        "moon_choice_from": 999,
        "moon_needs_bonus": True,
        "sun": True,
        "sun_points": 999,
        "on_the_nose": "every_50",
        "floor": 0,
        "end_score": 999,
        "tie": "extra_round",
    }
    further = {
        name: option.unusual[-1] for name, option in OPTIONS.items() if name in PLAIN_FIELDS and option.matters(Rules())
    }
    return Rules(**{**further, **fields})


@st.composite
def rules(draw: Draw, /, **fixed: Any) -> Rules:
    """Valid rules over all fields."""
    seats = draw(st.integers(3, 16))
    fields: dict[str, Any] = {name: draw(strategy) for name, strategy in PLAIN_FIELDS.items()}
    fields["seats"] = seats
    fields |= _deck(draw, seats)
    fields |= _passing(draw, seats)
    fields |= _chips(draw) if draw(st.integers(0, 3)) == 3 else _points(draw)
    decks = Rules(seats=seats, decks=fields["decks"]).number_of_decks
    fields["duplicates"] = draw(st.sampled_from(["first_wins", "cancel"])) if decks > 1 else "first_wins"
    if fields["duplicates"] == "cancel":
        fields["last_cancelled"] = draw(_any_of(OPTIONS["last_cancelled"]))
    fields["end_score"] = draw(st.integers(20, 300) | st.none())
    if not fields["jokers"] and fields["remainder"] == "remove" and draw(st.integers(0, 3)):
        fields["removed"] = _removed(draw, seats, decks)
    try:
        return Rules(**fields | fixed)
    except ValidationError:
        raise UnsatisfiedAssumption from None


def _deck(draw: Draw, seats: int) -> dict[str, Any]:
    fitting = [decks for decks in (1, 2, 3, 4) if (52 * decks - 3) // seats >= 5 and (52 * decks + 8) // seats <= 25]
    decks = draw(st.sampled_from([None, *fitting]))
    number = decks or Rules(seats=seats).number_of_decks
    high_low = draw(st.integers(0, 4)) == 0
    return {
        "decks": decks,
        "joker_kind": "high_low" if high_low else "slough",
        "jokers": 2 if high_low else draw(_often(0, st.integers(0, 2 * number))),
        "remainder": draw(_any_of(OPTIONS["remainder"])),
    }


def _removed(draw: Draw, seats: int, decks: int) -> tuple[Card, ...] | None:
    pack = list(ALL_CARDS) * decks
    draw(st.randoms(use_true_random=False)).shuffle(pack)
    count = len(pack) % seats + seats * draw(st.integers(0, max(0, len(pack) // seats - 8)))
    return tuple(pack[:count])


def _passing(draw: Draw, seats: int) -> dict[str, Any]:
    even = {"with_split", "split", "aldergrove"}
    passing = draw(st.sampled_from([name for name in OPTIONS["passing"].values if seats % 2 == 0 or name not in even]))
    fields = {"passing": passing, "pass_count": draw(st.integers(3 if "split" in passing else 1, 5))}
    if passing == "custom":
        cycle = draw(st.lists(targets(seats, 5), min_size=1, max_size=4))
        fields["custom_cycle"] = tuple(cycle * draw(_often(1, st.integers(1, MAX_CYCLE_LENGTH // (6 * len(cycle))))))
    return fields


@st.composite
def targets(draw: Draw, seats: int, most: int) -> PassTarget:
    """Pass targets of up to ``most`` cards, including a hold."""
    cuts = sorted(draw(st.sets(st.integers(1, most), max_size=seats - 1)))
    counts = [after - before for before, after in pairwise([0, *cuts])]
    offsets = draw(st.permutations(range(1, seats)))[: len(counts)]
    return tuple((offset - seats if offset > seats // 2 else offset, n) for offset, n in zip(offsets, counts))  # noqa: B905


def _points(draw: Draw) -> dict[str, Any]:
    queen = draw(st.sampled_from([13, 25, 15, 0, 1, 50]))
    doubler = draw(st.sampled_from(["none", "ten_of_clubs", "chinese"]))
    counting = {"QS" if queen else None, "TC" if doubler != "none" else None}
    others = [str(card) for card in ALL_CARDS if card.suit is not Suit.HEARTS and str(card) not in counting]
    bonus = draw(st.sampled_from([None, "JD", "TD"]) | st.sampled_from(others))
    moon = draw(_any_of(OPTIONS["moon"]))
    nose = draw(_any_of(OPTIONS["on_the_nose"]))
    plain = [str(card) for card in ALL_CARDS if str(card) not in ("QS", "TC", bonus)]
    extras = draw(_often({}, st.dictionaries(st.sampled_from(plain), st.integers(1, 50), max_size=40)))
    return {
        "scoring": "points",
        "queen_points": queen,
        "queen_must_go": bool(queen) and draw(st.booleans()),
        "locked_until_broken": draw(st.sampled_from(["hearts", "hearts_and_queen"])) if queen else "hearts",
        "bonus_card": bonus,
        "doubler": doubler,
        "no_tricks_bonus": draw(st.sampled_from([0, -5])),
        "extra_penalties": extras,
        "moon": moon,
        "moon_needs_bonus": bonus is not None and draw(st.booleans()),
        "sun": draw(st.booleans()),
        "on_the_nose": nose,
        "end": "score" if nose == "wins" else draw(_any_of(OPTIONS["end"])),
        "floor": draw(st.sampled_from([None, 0])),
    }


def _chips(draw: Draw) -> dict[str, Any]:
    fields = {"scoring": "chips", "moon": "off", "queen_points": draw(st.sampled_from([0, 13]))}
    return fields | {name: draw(_any_of(OPTIONS[name])) for name in ("chips_pay", "end")}


def random_deal(game: Game, rng: Random, shooter: int | None) -> Deal:
    """A fair deal, or one that gives most high cards to a seat that is to shoot the moon."""
    deal = game.shuffle(rng.randbytes(16))
    if shooter not in game.players:
        return deal
    cards = sorted((card for hand in (*deal.hands, deal.kitty) for card in hand), key=lambda card: card.rank)
    size = len(deal.hands[shooter])
    best, rest = cards[len(cards) - size :], cards[: len(cards) - size]
    rng.shuffle(rest)
    stock = iter(rest)
    hands = [best if seat == shooter else [next(stock) for _ in hand] for seat, hand in enumerate(deal.hands)]
    return Deal(tuple(map(tuple, hands)), tuple(stock), deal.dealer)


def random_play(game: Game, seat: int, rng: Random, shooter: int | None) -> Play:
    """Any legal card; often one that cancels another. If a seat is to shoot the moon, all seats play towards it."""
    legal, points = game.legal_plays(seat), game.round.deck.points if game.round else {}
    equal = [card for card in legal if card in game.trick.cards]
    if equal and rng.random() < 0.5:
        return Play(rng.choice(equal))
    if seat == shooter:
        return Play(max(legal, key=lambda card: card.rank))
    if shooter is not None:
        return Play(min(legal, key=lambda card: (card not in points, card.rank)))
    return Play(rng.choice(legal))


def random_move(game: Game, seat: int, rng: Random, shooter: int | None) -> Play | Pass | CallPass | ChooseMoon:
    """A random legal move of a seat that owes one."""
    round = game.round
    assert round is not None
    match game.phase:
        case Phase.PLAYING:
            return random_play(game, seat, rng, shooter)
        case Phase.PASSING:
            hand, forbidden = list(game.hand(seat)), game.rules.pass_forbidden
            rng.shuffle(hand)
            hand.sort(key=lambda card: (card in forbidden, card.rank if seat == shooter else 0))
            cards = hand[: size(game.pass_target)]
            rng.shuffle(cards)
            return Pass(tuple(cards))
        case Phase.CALLING:
            players, left = len(game.players), game.rules.pass_count
            target: PassTarget = ()
            for offset in rng.sample(range(1, players), players - 1):
                count = rng.randint(0, left)
                left -= count
                target += ((offset, count),) if count else ()
            return CallPass(target)
        case _:
            return ChooseMoon(rng.choice(["others_up", "shooter_down"]))


def pack(rules: Rules) -> Counter[Card]:
    """All cards of the pack, including the removed ones."""
    return Counter(list(ALL_CARDS) * rules.number_of_decks + [JOKER] * rules.jokers)
