"""Positions that a person would laugh at if a computer player got them wrong: from public complaints, from reports, and
from games of `club` players in which a long search found something much better.

Seat 0 is written first. Where the deck is whole, hands that are not written out have the lowest cards that are left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.hearts.table import Table
from tests.players.situations import table, whole


class Position(NamedTuple):
    """A seat is to move, and some cards are right or wrong."""

    says: str
    of: Callable[[], Table]
    only: str = ""
    """The cards of which one must be played; for a pass, those of which all must be passed."""
    never: str = ""
    """The cards of which none may be played or passed."""


def last(trick: str, points: str, **rules: Any) -> Callable[[], Table]:
    """The last seat to the second trick holds the king and the three of diamonds; this trick of diamonds ends with the
    card ``points``, which the seat before it discards."""
    hands = [
        "AC JD 4D",
        "2C 6D",
        f"3C {points} KH TH 9S 8S 7S 5C 6C 7C 8C 9C TC",
        "4C KD 3D 2S 3S 4S 2H 3H 4H 5H JC QC KC",
    ]
    first = "AC 2C 3C 4C" if rules.get("opening") == "dealers_left" else "2C 3C 4C AC"
    return lambda: whole(*hands, dealer=3, **rules).play(f"{first} {trick} {points}")


OMNIBUS: Final = {"bonus_card": "JD", "bonus_points": -10}
BLACK_MARIA: Final = {"opening": "dealers_left", "breaking": "none", "extra_penalties": {"KS": 10, "AS": 7}}
TWO_DECKS: Final = ("2C QS", "5C QD 5D 2S 3S 8S JS 2H 5H 9H JH 4C 6C 8H 4S 3H", "KC TD", "JC 4D", "7C 6D", "8C 7D")

STANDARD: Final = (
    Position(
        "the last player ducks the queen",
        lambda: table(
            "5S 4C 7C 9D TD 3H 6H", "8S 3C KD QD JD 2H 4H", "QS 9H TH JH QH 5C 6C", "KS 4S 6D 7H 8H 8C 9C"
        ).play("5S 8S QS"),
        only="4S",
    ),
    Position(
        "the king of spades is not led while the queen is out",
        lambda: whole("AC KS 4S 9D 3D 5H 6C", "2C QS 2S", "3C AS 3S", "4C 5S", dealer=2).play("2C 3C 4C AC"),
        never="KS AS",
    ),
    Position(
        "the queen is discarded when that is possible",
        lambda: whole("AC 5C KD", "2C QS 3H 4H 5H 9H 8S 7S 6S 9D 8D 7D 6D", "3C QC", "4C KC", dealer=0).play(
            "2C 3C 4C AC 5C"
        ),
        only="QS",
    ),
    Position(
        "the queen is played under the king",
        lambda: table(
            "KS 2C 3D 4D 5D 6H 7H", "QS 4S 3C 6D 7D 8D 9D", "4C 5S 6S 7S 8S TD JD", "2H 3H 4H 5H 8H 9H TH"
        ).play("KS"),
        only="QS",
    ),
    Position(
        "seat 0, which has all points, leads a low heart, and whoever can takes it",
        lambda: table("AC KC 9H AD KD", "QS AH 8H 4D 5D", "KH JH TH 6H 3D").play("AC QS KH KC AH JH 9H 8H"),
        only="TH",
    ),
    Position(
        "the seat that has all points gets no heart",
        lambda: table("AC KC QC JC 9H", "QS 4D 8H 3D 5D", "AS JH 2S 7H AD", "AH TH 2D 6H 9D").play(
            "AC QS JH AH KC 8H 7H TH QC 3D"
        ),
        only="AS AD 2S",
    ),
    Position(
        "low spades that guard the queen are not passed",
        lambda: whole("QS 2S 3S 4S 6S AC KC QC AD KD QD 9H TH", "", "", "", passing="left"),
        never="QS 2S 3S 4S 6S",
    ),
    Position(
        "a hand that is likely to shoot the moon keeps the highest spades",
        lambda: whole("AC KC QC 5D AD KD 4D TS QS KS AS 8H AH", "", "", "", passing="left"),
        only="4D 5D 8H",
    ),
    Position(
        "a hand with which the moon is nearly certain passes its weakest cards",
        lambda: whole("AC KC QC JC AD 3D 2D JS QS KS AS KH AH", "", "", "", passing="left"),
        only="JC 2D 3D",
    ),
    Position(
        "the seat that has taken eight hearts and the last four tricks gets no other heart",
        lambda: whole(
            "3D 5D 6D JD QD KD 8S TS JS 2H 3H 7H QH",
            "4C 9C QC 7D 8D 9D TD 2S 5S 9S 4H 9H AH",
            "3C 5C 7C 8C TC AC 3S 7S 5H 6H 8H TH KH",
            "2C 6C JC KC 2D 4D AD 4S 6S QS KS AS JH",
        ).play("2C JD QC AC 7S 6S JS 9S TS 5S 3S 4S 8S 2S TH KS JC QH 9C 5C KC 7H 4C 8C JH 3H 9H 8H AD QD 9D KH 6C"),
        never="2H",
    ),
    Position(
        "the seat that has the queen, a heart and the trick gets no other heart",
        lambda: whole(
            "4C KC 3D 6D 9D JD QD KD 9S JS AS 3H 4H",
            "8C AC 2D 5D 6S 8S TS QS KS 5H 7H 9H KH",
            "3C 5C 6C 7C JC 7D TD 3S 4S 5S 7S 2H 6H",
            "2C 9C TC QC 4D 8D AD 2S 8H TH JH QH AH",
        ).play("2C KC AC JC 8C 6C TC 4C 2S 9S 8S 5S 3D 5D TD AD 4D 9D 2D 7D 6D QS 6H 8D QC AS"),
        never="5H 7H 9H KH",
    ),
    Position(
        "the king of hearts is kept from a seat with the queen and all 14 points",
        lambda: whole(
            "2C 3C 5C 6C 7C 8C KC 6D TD AD 8S TS 5H",
            "4C 5D 8D 9D JD KD KS 3H 6H 7H 9H JH AH",
            "9C TC JC 3S 5S 6S QS AS 2H 8H TH QH KH",
            "QC AC 2D 3D 4D 7D QD 2S 4S 7S 9S JS 4H",
        ).play("2C 4C TC AC 9S TS KS QS 8D 9C QD AD 8S JD 6S 7S TD KD JC 7D 9D QH 4D 6D 5D"),
        never="2H 8H TH KH",
    ),
    Position(
        "a heart is kept from a seat that leads high spades with the queen and all 14 points",
        lambda: whole(
            "4C 4D 5D 8D TD JD 3S JS 5H 9H TH QH AH",
            "2C 3C 6C 7C 3D 6D 7D 6S 7S KS AS 2H 6H",
            "KC 2D 9D QD KD AD 2S 4S TS QS 4H 7H JH",
            "5C 8C 9C TC JC QC AC 5S 8S 9S 3H 8H KH",
        ).play("2C KC AC 4C 9S JS 7S 4S 3S 6S 2S 8S 5S QH KS QS AS TS"),
        never="3H 8H KH",
    ),
)
DECKS: Final = (
    Position(
        "with two decks the last player ducks the first queen",
        lambda: whole(
            "2C QS", "5C QD 5D 2S 3S 8S JS 2H 5H 9H JH 4C 6C", *TWO_DECKS[2:], "9C 8D", "TC 9D", decks=2, dealer=7
        ).play("2C 5C KC JC 7C 8C 9C TC TD 4D 6D 7D 8D 9D QS"),
        only="5D",
    ),
    Position(
        "where equal cards cancel each other the last player ducks the first queen",
        lambda: whole(*TWO_DECKS, decks=2, duplicates="cancel", dealer=5).play("2C 5C KC JC 7C 8C TD 4D 6D 7D QS"),
        only="5D",
    ),
)
VALUES: Final = (
    Position(
        "the ace of hearts is worth 14, and the last player ducks her",
        last("4D 6D", "AH", heart_values="rank", queen_points=25),
        only="3D",
    ),
    Position(
        "the ace of hearts is worth more than the queen, and the last player ducks her",
        last("4D 6D", "AH", heart_values="rank"),
        only="3D",
    ),
    Position("the last player ducks the ace of spades", last("4D 6D", "AS", **BLACK_MARIA), only="3D"),
    Position("the last player ducks the king of spades", last("4D 6D", "KS", **BLACK_MARIA), only="3D"),
    Position("the last player ducks the queen of spades", last("4D 6D", "QS", **BLACK_MARIA), only="3D"),
    Position(
        "the queen of hearts is worth 13, and the last player ducks her",
        last("4D 6D", "QH", extra_penalties={"QH": 13}),
        only="3D",
    ),
)
BONUS: Final = (
    Position(
        "the jack of diamonds is taken when he gains points",
        lambda: table(
            "5D 3C 4C 5C 6C 2H 3H",
            "JD 7C 8C 9C TC 4H 5H",
            "9D 6H 7H QC JC 8H 9H",
            "QD 4D 2C KC AC TH JH",
            bonus_card="JD",
        ).play("5D JD 9D"),
        only="QD",
    ),
    Position("the last player takes the jack alone", last("JD 6D", "JS", **OMNIBUS), only="KD"),
    Position("the last player ducks the jack with the queen", last("JD 6D", "QS", **OMNIBUS), only="3D"),
    Position(
        "the jack is not led while ace, king and queen are out",
        lambda: whole(
            "AC JD TD 9D 7S 8C 9H TC TH 8H 6C 5C 4S",
            "2C 6D KD",
            "3C 7D AD",
            "4C QD 4D 2S 3S 5S 2H 3H 6H 5H JC QC KC",
            dealer=3,
            **OMNIBUS,
        ).play("2C 3C 4C AC"),
        never="JD",
    ),
    Position(
        "the jack is not led to a hand full of diamonds either",
        lambda: whole(
            "AC JD 3D 5S 7S 8C 9H TC TH 8H 6C 5C 4H",
            "2C 6D KD",
            "3C 7D AD",
            "4C QD 4D 2S 3S 4S 2H 3H 6H 5H JC QC KC",
            dealer=3,
            **OMNIBUS,
        ).play("2C 3C 4C AC"),
        never="JD",
    ),
)
POSITIONS: Final = (*STANDARD, *DECKS, *VALUES, *BONUS)
