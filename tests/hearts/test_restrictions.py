"""Legal play: leading, following, the first trick, breaking hearts, and the queen's own rules."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from hearts import Card, Deal, Game, Play, Reason, Rules, parse_cards
from hearts.restrictions import RESTRICTIONS
from tests.hearts.table import Table


@dataclass(frozen=True)
class Case:
    """Hands by seat, divided by slashes; what has been played; and the legal cards of the seat whose turn it is."""

    hands: str
    played: str
    legal: str
    rules: dict[str, Any] = field(default_factory=dict)
    refused: dict[str, Reason] = field(default_factory=dict)
    """Why other cards, divided by blanks, may not be played."""
    turn: int | None = None


LOW, CLUB, FIRST = Reason.LEAD_THE_LOW_CLUB, Reason.LEAD_A_CLUB, Reason.FIRST_TRICK_POINTS
OPEN, FOLLOW, UNBROKEN = Reason.OPEN_WITHOUT_HEARTS, Reason.FOLLOW_SUIT, Reason.HEARTS_NOT_BROKEN
LOCKED, MUST_GO = Reason.QUEEN_LOCKED, Reason.QUEEN_MUST_GO
LEFT: dict[str, Any] = {"opening": "dealers_left"}
ALLOWED: dict[str, Any] = {"first_trick_points": "allowed"}
OPENS = "3C 4C 9D 3S 5H / 2C 6C TD QS 6H / 5C 7C JD 5S 7H"
LOW_CLUBS = "2C 3C 9D 3S 5H / 3C 6C TD 4S 6H / 2C 7C JD 5S 7H"

# -- the lead to the first trick

LEADS = {
    "the two of clubs leads the first trick": Case(
        "3C 4C 9D 3S 5H / 5C 6C TD 4S 6H / 2C 7C JD 5S 7H / 8C 9C QD 6S 8H", "", "2C", {}, {"7C JD 5S 7H": LOW}, 2
    ),
    "the three of clubs leads where the two was removed": Case(
        "5C 6C TD 4S 6H / 3C 4C 9D 3S 5H / 7C TC JD 5S 7H", "", "3C", turn=1
    ),
    "any club may lead where the rules say so": Case(
        "3C 4C 9D 3S 5H / 2C 6C TD 4S 6H / 5C 7C JD 5S 7H", "", "2C 6C", {"opening": "any_club"}, {"TD": CLUB}, 1
    ),
    "the holder of the low club may lead anything allowed": Case(
        OPENS, "", "2C 6C TD", {"opening": "low_club_holder"}, {"QS 6H": FIRST}, 1
    ),
    "the dealer's left leads anything but a heart": Case(
        OPENS, "", "5C 7C JD 5S", LEFT | ALLOWED | {"dealer": 1, "breaking": "none"}, {"7H": OPEN}, 2
    ),
    "the dealer's left leads no heart whatever breaks them": Case(
        OPENS, "", "2C 6C TD QS", LEFT | ALLOWED | {"dealer": 0}
    ),
    "the queen of spades may not lead the first trick": Case(
        "2C 6C TD QS 6H / 3C 4C 9D 3S 5H / 5C 7C JD 5S 7H", "", "2C 6C TD", LEFT, {"QS": FIRST}
    ),
    **{
        f"of several low clubs the first from dealer {dealer} leads": Case(
            LOW_CLUBS, "", "2C", {"dealer": dealer}, turn=turn
        )
        for dealer, turn in ((0, 2), (1, 2), (2, 0))
    },
    "the dealer's left leads without any club": Case(
        "3D 4D 9D 3S 5H / 2D 6D TD 4S 6H / 5D 7D JD 5S 7H", "", "2D 6D TD 4S", {"dealer": 0}, turn=1
    ),
}

FOLLOWING = {
    "a seat that can follow suit must": Case(
        "2C 4C 9D 3S 5H / 3C 6C TD 4S 6H / 5C 7C JD 5S 7H", "2C", "3C 6C", {}, {"TD 4S 6H": FOLLOW}
    ),
    "a player who is void may discard the queen": Case(
        "2C 9D 8D 3S 5H / AC 2D TD 4S 6H / 5C 4D JD 5S 7H / 6C 7C 8C QS 8H", "2C AC 5C 6C 2D 4D", "7C 8C QS 8H"
    ),
}

DISCARDS = "2C 4C 9D 3S 5H / TD JD QS 6H 8H / 5C 7C 2D 5S 7H"
FIRST_TRICK = {
    "no penalty card goes on the first trick": Case(DISCARDS, "2C", "TD JD", {}, {"QS 6H": FIRST}),
    "a hand of nothing but penalty cards may play any of them on the first trick": Case(
        "2C 4C 9D 3S 5H / QS 6H 8H 9H TH / 5C 7C 2D 5S 7H", "2C", "QS 6H 8H 9H TH"
    ),
    "penalty cards may be played on the first trick where the rules allow them": Case(
        DISCARDS, "2C", "TD JD QS 6H 8H", ALLOWED
    ),
    "an ordinary queen may be played on the first trick": Case(DISCARDS, "2C", "TD JD QS", {"queen_points": 0}),
    "a bonus card is no penalty card": Case(DISCARDS, "2C", "TD JD", {"bonus_card": "JD"}),
    "a doubling card is no penalty card": Case(
        "2S 4S 9D 3S 5H / TC JD QD 6H 8H / 5S 7S 2D 8S 7H", "2S", "TC JD QD", LEFT | {"doubler": "chinese"}
    ),
    "extra penalty cards are kept from the first trick too": Case(
        "2C 4C 9D 3S 5H / TD JD KS 6H AS / 5C 7C 2D 5S 7H", "2C", "TD JD", {"extra_penalties": {"KS": 10, "AS": 7}}
    ),
    "the ban of penalty cards ends with the first trick": Case(
        "2C KD 9D 3S 5H / AC 3D 4D 4S 6H / 5C 7C QS 5S 7H", "2C AC 5C 3D", "7C 5S QS 7H"
    ),
}

WON = "2C 6D 9D 3S 5H / AC 3D TD QS 6H / 5C 7C QH 5S 7H"
"""Seat 1 wins the first trick and leads; seat 2 has no diamond."""
ONLY_QUEEN = "2C 6D 9D 3S 5H / AC QS 4H 8H 6H / 5C 7C QH 5S 7H"
LEAD = "2C AC 5C"
BREAKING = {
    "hearts may not be led until broken": Case(WON, LEAD, "3D TD QS", {}, {"6H": UNBROKEN}),
    "a heart discarded breaks hearts": Case(WON, f"{LEAD} 3D 7H 6D", "9D 3S 5H", turn=0),
    "the queen of spades does not break hearts": Case(WON, f"{LEAD} QS 5S 3S", "3D TD", turn=1),
    "any penalty card breaks hearts where the rules say so": Case(
        WON, f"{LEAD} QS 5S 3S", "3D TD 6H", {"breaking": "penalty"}
    ),
    "an extra penalty card breaks hearts like the queen": Case(
        "2C 6D 9D 3S 5H / AC 3D TD KS 6H / 5C 7C QH 5S 7H",
        f"{LEAD} KS 5S 3S",
        "3D TD 6H",
        {"breaking": "penalty", "extra_penalties": {"KS": 10}},
    ),
    "hearts may be led at once where nothing needs to break them": Case(WON, LEAD, "3D TD QS 6H", {"breaking": "none"}),
    "a player with nothing but hearts leads one": Case(
        "2C 6D 9D 3S 5H / AC 3H 4H 8H 6H / 5C 7C QH 5S 7H", LEAD, "3H 4H 6H 8H"
    ),
    "the queen must be led where she is the only card that is no heart": Case(
        ONLY_QUEEN, LEAD, "QS", {}, {"4H": UNBROKEN}
    ),
    "a heart may be led instead of the queen where the rules say so": Case(
        ONLY_QUEEN, LEAD, "QS 4H 6H 8H", {"hearts_instead_of_queen": True}
    ),
    "a heart may be led instead of the queen only": Case(WON, LEAD, "3D TD QS", {"hearts_instead_of_queen": True}),
    "the queen is locked with the hearts where the rules say so": Case(
        WON, LEAD, "3D TD", {"locked_until_broken": "hearts_and_queen"}, {"QS": LOCKED, "6H": UNBROKEN}
    ),
    "the queen is unlocked with the hearts": Case(
        WON, f"{LEAD} 3D 7H 6D 9D TD QH", "QS 6H", {"locked_until_broken": "hearts_and_queen"}
    ),
    "a player with nothing but locked cards may lead any of them": Case(
        ONLY_QUEEN, LEAD, "QS 4H 6H 8H", {"locked_until_broken": "hearts_and_queen"}
    ),
}

GO: dict[str, Any] = {"queen_must_go": True}
SPADES = "2C KS 9D 3S 5H / 3C JD TD QS 8S / AC 7C 2D 5S 7H"
QUEEN_MUST_GO = {
    "the queen must go under a higher spade": Case(SPADES, "2C 3C AC 5S KS", "QS", GO, {"8S": MUST_GO}),
    "the queen need not go where she would win": Case(SPADES.replace("KS", "JS"), "2C 3C AC 5S JS", "8S QS", GO),
    "the queen need not go under an ace of another suit": Case(
        "2C KD 9D 3D AH / 3C JD TD QS 8S / AC 7C 2D 5S 7H", "2C 3C AC 5S AH", "8S QS", GO
    ),
    "the queen must go on a suit that is not held": Case(
        "2C KS 9D 3S 5H / 3C 4H 6H QS 8S / AC 7C 2D 5S 7H", "2C 3C AC 2D 9D", "QS", GO
    ),
    "the queen need not go on the first trick where penalty cards are forbidden": Case(
        "2C KS 9D 3S 5H / JD 4H 6H QS 8S / AC 7C 2D 5S 7H", "2C", "JD 8S", GO
    ),
    "the queen need not go without the rule": Case(SPADES, "2C 3C AC 5S KS", "8S QS"),
    "the queen need not go under two kings that cancel each other, because she would win": Case(
        "2C KS 9D 3S 5H / 3C JD TD KS 8S / 4C 3D 4D QS 7S / AC 7C 2D 5S 7H",
        "2C 3C 4C AC 5S KS KS",
        "7S QS",
        GO | {"duplicates": "cancel", "decks": 2},
    ),
    "the queen must go under the first of two, which she cannot beat": Case(
        "2C QS 9D 3S 5H / 3C JD TD QS 8S / AC 7C 2D 5S 7H", "2C 3C AC 5S QS", "QS", GO | {"decks": 2}
    ),
}

HOLDS_JOKER = "2C 4C 9D XX 5H / 3C 6C TD 5S 6H / 5C 7C JD 4S 7H"
AFTER_JOKER = "2C 4C 9D 3S 5H / AC 6C TD XX 6H / 5C 7C JD QS 7H"
HIGH_LOW: dict[str, Any] = {"joker_kind": "high_low"}
JOKERS = {
    "a joker may be played by a seat that can follow": Case(
        "2C 4C 9D 3S 5H / 3C 6C TD XX 6H / 5C 7C JD 5S 7H", "2C", "3C 6C XX", {}, {"TD": FOLLOW}
    ),
    "a joker may be played to the first trick where any club leads it": Case(
        "2C AC 9D 3S 5H / 3C XX TD 4S 6H / 4C 7C JD 5S 7H", "AC", "3C XX", {"opening": "any_club"}
    ),
    "a joker may not lead the first trick where the low club must": Case(HOLDS_JOKER, "", "2C", {}, {"XX": LOW}),
    "a joker may lead the first trick where its leader is free": Case(
        HOLDS_JOKER, "", "2C 4C 9D XX", {"opening": "low_club_holder"}
    ),
    "on a led joker everybody may play anything allowed": Case(
        HOLDS_JOKER.replace("5S", "QS"), "XX", "3C 6C TD", {"opening": "low_club_holder"}, {"QS": FIRST}
    ),
    "on a joker led later everything may be played": Case(AFTER_JOKER, "2C AC 5C XX", "7C JD QS 7H"),
    "a led joker need not be followed by a joker": Case(
        "2C 4C 9D 3S 5H / AC 6C TD XX 6H / 5C 7C XX 5S 7H", "2C AC 5C XX", "7C 5S 7H XX"
    ),
    "a high-low joker is a heart, discarded only by who is void": Case(
        "2C 4C 9D XX 5H / 3C 6C TD XX 6H / AC 7C JD QS 7H", "2C", "3C 6C", HIGH_LOW, {"XX": FOLLOW}
    ),
    "a high-low joker is a heart, led only once they are broken": Case(
        "AC 4C 9D XX 5H / 3C 6C TD XX 6H / 2C 7C JD QS 7H", "2C AC 3C", "4C 9D", HIGH_LOW, {"XX": UNBROKEN}
    ),
}


CASES = LEADS | FOLLOWING | FIRST_TRICK | BREAKING | QUEEN_MUST_GO | JOKERS


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_these_cards_and_no_others_are_legal(case: Case) -> None:
    table = Table(*case.hands.split(" / "), **case.rules).play(case.played)
    assert table.legal == case.legal
    assert case.turn in (None, table.turn)
    for cards, reason in case.refused.items():
        assert {table.why_not(card) for card in cards.split()} == {reason}


def test_the_lowest_club_dealt_leads_where_the_two_lies_in_the_kitty() -> None:
    table = Table("4C", "", "", remainder="kitty", kitty="2C")
    holder = next(seat for seat in range(3) if "3C" in table.hand(seat))
    assert (table.turn, table.legal) == (holder, "3C")


def test_everybody_sees_whether_hearts_are_open() -> None:
    table = Table(*WON.split(" / ")).play(LEAD)
    assert not table.game.view(1).hearts_open
    assert table.play("3D 7H 6D").game.view(None).hearts_open
    only_hearts = Table("2C 6D 9D 3S 5H", "AC 3H 4H 8H 6H", "5C 7C QH 5S 7H").play(f"{LEAD} 3H QH 5H")
    assert only_hearts.game.view(None).hearts_open
    joker = Table("2C 4C 9D 3S 5H", "3C 6C TD XX 6H", "AC 7C JD QS 7H", breaking="penalty").play("2C XX AC")
    assert not joker.game.view(None).hearts_open, "a joker breaks nothing"


def test_a_standard_deal_is_played_by_the_rules() -> None:
    hands = (
        "3C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
        "2C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
        "5C 9C KC 4D 8D QD 2S 6S TS AS 3H 7H JH",
        "4C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
    )
    game = Game.new(Rules(passing="none")).deal(Deal(tuple(map(parse_cards, hands)), dealer=2))
    assert game.to_act == (1,)
    assert game.legal_plays(1) == parse_cards("2C")
    game = game.act(1, Play(Card.parse("2C")))
    assert game.legal_plays(2) == parse_cards("5C 9C KC")
    assert game.legal_plays(3) == ()


def test_every_reason_of_the_table_is_a_different_one() -> None:
    reasons = [reason for reason, _ in RESTRICTIONS]
    assert len(set(reasons)) == len(reasons)
