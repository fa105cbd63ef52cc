"""Deals: the shuffle, which anybody can check, and which deals a round accepts."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from hearts import Card, Deal, Game, IllegalMove, Reason, Rules, commitment, parse_cards, preset, write_cards
from hearts.cards import RANKS
from hearts.deal import _below, _words
from tests.hearts.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "deal-vector.md"


def documented() -> dict[str, str]:
    """The rows of the reference vector in the document."""
    return dict(re.findall(r"^\| ([a-z0-9 ]+) \| `(.+)` \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))


def recipe(secret: bytes, pack: list[str], seats: int) -> tuple[list[list[str]], list[str], int]:
    """Hands, kitty and first dealer by the recipe of the document, computed without the engine."""
    stream = b"".join(sha256(secret + bytes(7) + bytes([counter])).digest() for counter in range(200))

    def number(below: int) -> int:
        nonlocal stream
        while True:
            value, stream = int(stream[:4].hex(), 16), stream[4:]
            if value < 2**32 - 2**32 % below:
                return value % below

    for i in reversed(range(1, len(pack))):
        j = number(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    size = len(pack) // seats
    hands = [pack[seat * size : seat * size + size] for seat in range(seats)]
    return hands, pack[seats * size :], number(seats)


def pack(decks: int = 1, jokers: int = 0) -> list[str]:
    return [rank + suit for suit in "CDSH" for rank in RANKS for _ in range(decks)] + ["XX"] * jokers


# -- the document


def test_the_documented_vector_is_what_the_engine_deals() -> None:
    rows = documented()
    secret = bytes.fromhex(rows["secret"])
    deal = Deal.shuffled(Rules(), secret)
    assert commitment(secret) == rows["commitment"]
    assert [write_cards(hand) for hand in deal.hands] == [rows[f"hand of seat {seat}"] for seat in range(4)]
    assert deal.dealer == int(rows["dealer"])
    words = _words(secret)
    assert " ".join(f"{next(words):08x}" for _ in range(9)) == rows["first numbers"]


def test_the_documented_vector_of_a_cut_follows_from_the_recipe_and_is_what_the_engine_deals() -> None:
    rows = documented()
    secret, written = bytes.fromhex(rows["secret"]), [rows[f"hand of seat {n} after a cut of 17"] for n in range(4)]
    dealt = Game.new(Rules()).shuffle(secret, 17)
    assert [write_cards(hand) for hand in dealt.hands] == written
    hands, _, _ = recipe(secret + b"cut 17", pack(), 4)
    assert [sorted(hand) for hand in hands] == [sorted(hand.split()) for hand in written]
    assert dealt.dealer == int(rows["dealer"]), "the dealer is known before the cut"


def test_each_cut_of_a_pack_gives_another_deal_and_none_the_old_one() -> None:
    game = Game.new(Rules())
    deals = [game.shuffle(bytes(16), cut) for cut in range(52)]
    assert deals[0] == Deal.shuffled(Rules(), bytes(16))
    assert len({deal.hands for deal in deals}) == 52
    assert len({deal.dealer for deal in deals}) == 1


def test_the_documented_vector_follows_from_the_recipe() -> None:
    rows = documented()
    secret = bytes.fromhex(rows["secret"])
    hands, kitty, dealer = recipe(secret, pack(), 4)
    assert sha256(secret).hexdigest() == rows["commitment"]
    for seat, hand in enumerate(hands):
        assert sorted(hand) == sorted(rows[f"hand of seat {seat}"].split())
    assert (kitty, dealer) == ([], int(rows["dealer"]))


def test_the_documented_kitty_follows_from_both() -> None:
    secret = bytes.fromhex(documented()["secret"])
    text = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    kitty, dealer = re.findall(r"in this order: `(.+?)`; its first dealer is seat `(\d)`", text)[0]
    deal = Deal.shuffled(preset("family", 5), secret)
    assert (write_cards(deal.kitty), deal.dealer) == (kitty, int(dealer))
    assert recipe(secret, pack(), 5)[1:] == (kitty.split(), int(dealer))


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        (Rules(seats=8), pack(2)),
        (Rules(seats=16), pack(4)),
        (Rules(seats=7, remainder="kitty"), pack(2)),
        (Rules(seats=3, jokers=2, joker_kind="high_low"), pack(1, 2)),
        (Rules(seats=3), [card for card in pack() if card != "2D"]),
    ],
)
@pytest.mark.parametrize("secret", [bytes(16), b"a secret of thirty-two bytes ...", bytes(range(200, 250))])
def test_every_deck_is_shuffled_by_the_recipe(rules: Rules, cards: list[str], secret: bytes) -> None:
    deal = Deal.shuffled(rules, secret)
    hands, kitty, dealer = recipe(secret, list(cards), rules.seats)
    assert [sorted(map(str, hand)) for hand in deal.hands] == [sorted(hand) for hand in hands]
    assert (list(map(str, deal.kitty)), deal.dealer) == (kitty, dealer)


def test_a_random_number_that_would_be_biased_is_drawn_again() -> None:
    assert _below(10, iter([2**32 - 1, 2**32 - 6, 2**32 - 7])) == (2**32 - 7) % 10
    assert _below(2, iter([2**32 - 1])) == 1


def test_other_secrets_give_other_deals() -> None:
    deals = {Deal.shuffled(Rules(), bytes([n]) * 16).hands for n in range(50)}
    assert len(deals) == 50
    assert {Deal.shuffled(Rules(), bytes([n]) * 16).dealer for n in range(50)} == {0, 1, 2, 3}


# -- dealing a round

HANDS = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H 6H")


def table_game() -> Game:
    """A game that waits for a deal of the fifteen cards of HANDS."""
    return Game.new(Table(*HANDS).game.rules)


def test_hands_are_sorted_and_the_kitty_stays_as_it_lies() -> None:
    deal = Deal((parse_cards("2H 3C XX"), parse_cards("QS AS KC")), parse_cards("QS 2C"))
    assert deal.hands == (parse_cards("3C 2H XX"), parse_cards("KC QS AS"))
    assert deal.kitty == parse_cards("QS 2C")


@pytest.mark.parametrize(
    ("hands", "kitty"),
    [
        (("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H"), "6H"),
        (("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H AH"), ""),
        (("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H 5H"), ""),
        (("2C 3C 4C 5C 6C 2D", "3D 4D 5D 6D", "2H 3H 4H 5H 6H"), ""),
        (("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D"), "2H 3H 4H 5H 6H"),
        ((*HANDS, ""), ""),
        (("", *HANDS), ""),
    ],
)
def test_a_deal_that_is_not_one_of_the_deck_is_refused(hands: tuple[str, ...], kitty: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        table_game().deal(Deal(tuple(map(parse_cards, hands)), parse_cards(kitty)))
    assert refused.value.reason is Reason.DEAL_DOES_NOT_FIT


def test_the_first_dealer_is_drawn_and_may_be_any_seat() -> None:
    game = table_game()
    assert game.dealer is None
    for dealer in range(3):
        assert game.deal(Deal(tuple(map(parse_cards, HANDS)), dealer=dealer)).dealer == dealer
    with pytest.raises(IllegalMove) as refused:
        game.deal(Deal(tuple(map(parse_cards, HANDS)), dealer=3))
    assert refused.value.reason is Reason.DEAL_WRONG_DEALER


def test_the_deal_moves_one_seat_to_the_left() -> None:
    table = Table(*HANDS, dealer=2, end_score=1000).finish()
    assert table.game.dealer == 0
    with pytest.raises(IllegalMove) as refused:
        table.game.deal(Deal(tuple(map(parse_cards, HANDS)), dealer=1))
    assert refused.value.reason is Reason.DEAL_WRONG_DEALER
    assert table.game.deal(table.game.shuffle(bytes(16))).dealer == 0


def test_no_second_deal_while_a_round_is_played() -> None:
    table = Table(*HANDS)
    with pytest.raises(IllegalMove) as refused:
        table.game.deal(Deal(tuple(map(parse_cards, HANDS))))
    assert refused.value.reason is Reason.WRONG_PHASE


def test_seats_that_are_out_get_no_card() -> None:
    rules = Rules(scoring="chips", moon="off", seats=4)
    deal = Deal.shuffled(rules, bytes(16), dealer=2, in_play=(0, 2, 3))
    assert [len(hand) for hand in deal.hands] == [17, 0, 17, 17]
    assert Counter(card for hand in deal.hands for card in hand)[Card.parse("2D")] == 0


def test_a_pack_that_nobody_cuts_is_dealt_as_the_secret_shuffles_it() -> None:
    game, secret = Game.new(Rules()), b"sixteen bytes or more"
    assert (
        game.shuffle(secret) == game.shuffle(secret, 0) == Deal.shuffled(game.rules, secret) != game.shuffle(secret, 1)
    )
