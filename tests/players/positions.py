"""Positions that a person would laugh at if a computer player got them wrong: from public complaints, from reports, and
from games of `club` players in which a long search found something much better.

Seat 0 is written first. Where the deck is whole, hands that are not written out have the lowest cards that are left.
"""

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


def second(*hands: str, plays: str = "", **rules: Any) -> Callable[[], Table]:
    """The second trick, after these plays. In the first one seat 0 has taken the low clubs of the others with the ace;
    these clubs are not written."""
    clubs = ["AC", *(f"{rank}C" for rank in range(2, len(hands) + 1))]
    dealt = [f"{club} {hand}" for club, hand in zip(clubs, hands, strict=True)]
    first = clubs if rules.get("opening") == "dealers_left" else [*clubs[1:], clubs[0]]
    return lambda: whole(*dealt, **rules).play(f"{' '.join(first)} {plays}")


def last(trick: str, points: str, **rules: Any) -> Callable[[], Table]:
    """The last seat to the second trick holds the king and the three of diamonds; this trick of diamonds ends with the
    card ``points``, which the seat before it discards."""
    hands = ["JD 4D", "6D", f"{points} KH TH 9S 8S 7S 5C 6C 7C 8C 9C TC", "KD 3D 2S 3S 4S 2H 3H 4H 5H JC QC KC"]
    return second(*hands, plays=f"{trick} {points}", **rules)


def to_pass(hand: str, to: str = "left", seats: int = 4, **rules: Any) -> Callable[[], Table]:
    """Seat 0 passes cards of this hand."""
    return lambda: whole(hand, *[""] * (seats - 1), passing=to, **rules)


OMNIBUS: Final[dict[str, Any]] = {"bonus_card": "JD", "bonus_points": -10}
BLACK_MARIA: Final[dict[str, Any]] = {
    "opening": "dealers_left",
    "breaking": "none",
    "extra_penalties": {"KS": 10, "AS": 7},
}
REST: Final = "8C 9C TC 3D 4D 8D 3H 8H TH"
"""The other cards of a seat whose three spades matter."""
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
            "AC QS 2S AH KC 8H JH TH QC 3D"
        ),
        never="7H",
    ),
    Position(
        "low spades that guard the queen are not passed",
        to_pass("QS 2S 3S 4S 6S AC KC QC AD KD QD 9H TH"),
        never="QS 2S 3S 4S 6S",
    ),
    Position(
        "a hand that is likely to shoot the moon keeps the highest spades",
        to_pass("AC KC QC 5D AD KD 4D TS QS KS AS 8H AH"),
        only="4D 5D 8H",
    ),
    Position(
        "a hand with which the moon is nearly certain passes its weakest cards",
        to_pass("AC KC QC JC AD 3D 2D JS QS KS AS KH AH"),
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
SPADES: Final = (
    Position(
        "the queen is played under the ace by a seat that has the king too",
        second("5S", "AS", f"KS QS 3S {REST}", "", plays="5S AS"),
        only="QS",
    ),
    Position(
        "the last player plays the queen under the king, and not the ace",
        second("2S", "KS", "5S", f"AS QS 3S {REST}", plays="2S KS 5S"),
        only="QS",
    ),
    Position(
        "the queen does not take a trick that a low spade can leave",
        second("5S", f"QS 2S 9S {REST}", "", "", plays="5S"),
        never="QS",
    ),
    Position("the queen is not led", second(f"QS 3S 4S {REST}", "", "", ""), never="QS"),
    Position(
        "the second player keeps the ace of spades while the queen is out",
        second("5S", f"AS 2S 3S {REST}", "", "", plays="5S"),
        never="AS",
    ),
    Position(
        "the third player keeps the king of spades while the queen is out",
        second("5S", "6S", f"KS 2S 3S {REST}", "", plays="5S 6S"),
        never="KS",
    ),
    Position(
        "the last player gets rid of the ace of spades in a trick without the queen",
        second("5S", "6S", "8S", f"AS 2S 3S {REST}", plays="5S 6S 8S"),
        only="AS",
    ),
    Position(
        "king or ace of spades is discarded while the queen is out",
        second("KC", "5C", "6C", "KS AS 2D 3D 4D 6D 8D 9D 2H 3H 4H 5H", plays="KC 5C 6C"),
        only="KS AS",
    ),
    Position(
        "a hand without high spades leads a low one to drive the queen out",
        second("JC QC JD QD KD 2S 3S 4S 6S 3H KH AH", "", "", ""),
        only="2S 3S 4S 6S",
    ),
    Position(
        "the third player stays below a trick with the queen",
        second("6D", "QS 3S 4S 5S 6S 7S 8S 9S TS JS KS AS", "4D KD 8C 9C TC 2S 3H 8H 9H TH JH QH", "", plays="6D QS"),
        only="4D",
    ),
    Position(
        "king, queen and ace of spades are passed if no low one guards them",
        to_pass("QS KS AS 2C 4C 6C 8C 3D 5D 7D 2H 4H 6H"),
        only="QS KS AS",
    ),
    Position(
        "low spades are kept, because the queen may come",
        to_pass("2S 3S 4S TC QC AC 9D JD KD 3H 6H KH AH"),
        never="2S 3S 4S",
    ),
)
HEARTS: Final = (
    Position(
        "the second player stays low when a heart is led",
        second("4H", "2H 3H AH 8C 9C 3D 9D TD 2S 3S 4S 8S", "", "", plays="4H", breaking="none"),
        never="AH",
    ),
    Position(
        "of two hearts that leave the trick, the last player gets rid of the higher",
        second("6H", "TH", "7H", "3H 9H 8C 9C TC 3D 9D TD 2S 3S 4S 8S", plays="6H TH 7H", breaking="none"),
        only="9H",
    ),
    Position(
        "the last player, who has to take the hearts, takes them with the highest",
        second("3H", "4H", "5H", "8H AH 7C 8C 9C 3D 9D TD 2S 3S 4S 8S", plays="3H 4H 5H", breaking="none"),
        only="AH",
    ),
    Position(
        "king and ace of hearts are not led from a hand with low cards",
        second(
            "KC 7C 2D 4D 8D 2S 3S 4S 5S 6S KH AH",
            "5C",
            "6C",
            "3H 3D 5D 7D 9D JD 8S 9S TS JS KS AS",
            plays="KC 5C 6C 3H",
        ),
        never="KH AH",
    ),
    Position(
        "a high club is not led once a seat is out of clubs",
        second(
            "KC QC 8C 2D 4D 8D 3S 6S 3H 7H 9H JH",
            "5C",
            "6C",
            "3D 5D 7D 9D JD 2S 4S 5S 7S 8S 9S QS",
            plays="KC 5C 6C JD",
        ),
        never="QC",
    ),
    Position(
        "a diamond that nobody can follow is not led while a club can lose",
        lambda: table("2D 3D 3H 4H 5C", "8H 9H 6C 7C 2S", "TH JH 8C 9C 3S", "QH KH TC JC QS"),
        only="5C",
    ),
    Position(
        "the last player leaves a first trick with the queen",
        lambda: whole(
            "2C",
            "5C",
            "2D 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
            "3C AC 3D 4D 5D 7D 9D 2H 3H 4H 5H 8H 9H",
            first_trick_points="allowed",
        ).play("2C 5C QS"),
        only="3C",
    ),
    Position(
        "the lowest heart is not passed",
        to_pass("2C 7C JC 4D 9D QD 3S 6S 8S 2H 7H JH KH"),
        never="2H",
    ),
)
MOONS: Final = (
    Position(
        "the last player takes the only heart that the shooter cannot take",
        lambda: table("AC KC 5H KH AH", "QS 3H 2D 3D 4D", "4H 7H 5D 6D 7D", "2H 6H 8H TH 9D").play(
            "AC QS 7H TH AH 3H 4H 8H 5H 2D 5D"
        ),
        only="6H",
    ),
    Position(
        "a seat that shoots the moon leads its high hearts before the low one",
        lambda: table("3C 2D 3D 4H 7H", "QS 4D 5D 3H 6H", "5C 6D 7D 8D 9H", "AC KC 2H KH AH").play(
            "3C QS 5C AC KC 2D 4D 6D"
        ),
        only="KH AH",
    ),
    Position(
        "the moon is given up once another seat has a heart",
        lambda: table("2C 3C 6D 3S 8H", "4C 5C 7D QS 3H", "6C 7C 4S 4H 7H", "8C 5D KS 2H AH").play(
            "3S QS 4S KS 5D 6D 7D 4H 3H 7H"
        ),
        only="2H",
    ),
)
NO_MOONS: Final = (
    Position(
        "where there is no moon, the seat with the queen and all 14 points gets a high heart too",
        lambda: whole(
            "2C 3C 5C 6C 7C 8C KC 6D TD AD 8S TS 5H",
            "4C 5D 8D 9D JD KD KS 3H 6H 7H 9H JH AH",
            "9C TC JC 3S 5S 6S JS QS 2H 8H TH QH KH",
            "QC AC 2D 3D 4D 7D QD 2S 4S 7S 9S AS 4H",
            moon="off",
        ).play("2C 4C TC AC 9S TS KS QS 8D 9C QD AD 8S JD 6S 7S TD KD JC 7D 9D QH 4D 6D 5D"),
        only="8H TH KH",
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
    Position("with two decks the king of spades is not led", second("KS 3S 5D 9D 3H", *[""] * 5, decks=2), never="KS"),
    Position(
        "with two decks a queen is discarded before the ace of hearts",
        lambda: table(
            "3C KC 7D 8D 2S 2H 9H", "4C 9D TD 3S QS 3H TH", "5C 2D JD 4S 5S 4H JH", "6D QD 7S QS 5H 6H AH"
        ).play("KC 4C 5C"),
        only="QS",
    ),
    Position(
        "where equal cards cancel each other the second king leaves the trick to the queen",
        second(
            "2S",
            "KS",
            "QS",
            "4S",
            "5S",
            "3S 8S KS 2D 3D 4D 5D 9D TD 3H 4H 6H",
            plays="2S KS QS 4S 5S",
            decks=2,
            duplicates="cancel",
        ),
        only="KS",
    ),
)
SEATS: Final = (
    Position(
        "of three seats the last player ducks the queen",
        lambda: table("7C 2D 9D 4S 5S 3H", "3C 4D TD QS 4H AH", "5C 9C JD 3S KS 5H").play("5S QS"),
        only="3S",
    ),
    Position("of three seats nobody leads the king of spades", second("KS 3S 5D 9D 3H", "", ""), never="KS"),
    Position(
        "of five seats one that cannot follow discards the queen",
        lambda: table("5C 2D 9D 4S 3H", "4D TD QS 4H AH", "8C 3D JD 5S 5H", "KC 6D QD 7S 6H", "9C 7D KD 9S 8H").play(
            "5C"
        ),
        only="QS",
    ),
    Position(
        "of five seats one passes king, queen and ace of spades without a low one",
        to_pass("2C 4C 3D 5D QS KS AS 2H 4H 5H", seats=5),
        only="QS KS AS",
    ),
    Position(
        "of six seats the last player ducks the queen",
        lambda: table(
            "4C 2D 9D 5S 3H", "4D TD QS 4H AH", "5C 3D JD 8S 5H", "7C 6D QD 6S 6H", "9C 7D KD 9S 8H", "TC 8D 2S AS 7H"
        ).play("5S QS 8S 6S 9S"),
        only="2S",
    ),
    Position(
        "a joker leaves a trick with the queen to another seat",
        lambda: table(
            "3C 5C 8C 4D 2S 2H 9H", "7C 9C 6D TD 3S 3H TH", "4C 6C TC 4S QS 4H JH", "JC QC KD 5S 5H 6H XX"
        ).play("4D 6D QS"),
        only="XX",
    ),
    Position(
        "in a game for chips the last player ducks a trick of hearts",
        lambda: table(
            "2C 9D TD JD 5S 2H TH",
            "3C 6C 7D 8D 2S 4H 7H",
            "4C 7C 8C 2D 4S 3H KH",
            "5C 9C 3D QD 6S 5H 6H",
            scoring="chips",
            moon="off",
            end="rounds",
        ).play("2C 3C 4C 5C 5H TH 7H"),
        only="3H",
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
    Position(
        "hearts are worth their rank, and the last player leaves their ace to the seat that has the queen",
        lambda: whole(
            "4C 8C 9C JC QC AC 2D QD AD 6H 7H 8H KH",
            "3C 7C KC 3D 6D 7D 3H QH 2S 4S 7S 8S 9S",
            "2C 5C 6C 4D 5D TD JD KD 2H 4H 3S 5S 6S",
            "TC 8D 9D 5H 9H TH JH AH TS JS QS KS AS",
            heart_values="rank",
            queen_points=25,
        ).play("2C TC JC KC 6D TD 9D AD QD 7D JD 8D 2D 3D KD QS 6C AH 4C"),
        only="3C",
    ),
    Position("the last player ducks the ace of spades", last("4D 6D", "AS", **BLACK_MARIA), only="3D"),
    Position("the last player ducks the king of spades", last("4D 6D", "KS", **BLACK_MARIA), only="3D"),
    Position("the last player ducks the queen of spades", last("4D 6D", "QS", **BLACK_MARIA), only="3D"),
    Position(
        "the queen of hearts is worth 13, and the last player ducks her",
        last("4D 6D", "QH", extra_penalties={"QH": 13}),
        only="3D",
    ),
    Position(
        "in Black Maria the second player keeps the king of spades",
        second("5S", f"KS 2S 3S {REST}", "", "", plays="5S", **BLACK_MARIA),
        never="KS",
    ),
    Position(
        "in Black Maria the king of spades is played under the ace",
        second("AS", f"KS 2S 3S {REST}", "", "", plays="AS", **BLACK_MARIA),
        only="KS",
    ),
    Position(
        "in Black Maria the ace of spades is not led", second("AS 3S 5D 9D 3H", "", "", "", **BLACK_MARIA), never="AS"
    ),
    Position(
        "in Black Maria the queen is discarded before king and ace",
        second("KC", "5C", "6C", "QS KS AS 2D 3D 4D 6D 8D 9D 2H 3H 4H", plays="KC 5C 6C", **BLACK_MARIA),
        only="QS",
    ),
    Position(
        "in Black Maria king, queen and ace of spades are passed",
        to_pass("QS KS AS 2C 4C 6C 8C 3D 5D 7D 2H 4H 6H", "right", **BLACK_MARIA),
        only="QS KS AS",
    ),
    Position(
        "where hearts are worth their rank the ace is discarded and not a low one",
        lambda: table(
            "3C KC 7D 8D 2S 2H 9H",
            "4C 9D TD 3S QS 4H TH",
            "5C 2D JD 4S 5S 5H JH",
            "6D QD 6S 7S 3H 6H AH",
            heart_values="rank",
        ).play("KC 4C 5C"),
        only="AH",
    ),
    Position(
        "where hearts are worth their rank the third player stays below a trick with the ace",
        second(
            "6D",
            "3S 4S 5S 6S 7S 8S 9S TS JS KS AS AH",
            "4D KD 8C 9C TC 2S 3H 8H 9H TH JH QH",
            "",
            plays="6D AH",
            heart_values="rank",
        ),
        only="4D",
    ),
    Position(
        "a queen that costs nothing is kept, and a high heart is discarded",
        second("KC", "5C", "6C", "2D 3D 4D 6D 9D 2S 3S QS 2H 5H KH AH", plays="KC 5C 6C", queen_points=0),
        only="KH AH",
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
    Position(
        "the third player does not cover a trick with the queen, whoever has the jack",
        lambda: table(
            "3C 4C 8C TD 2S 2H 9H", "5C 6C 9C 3S QS 3H TH", "7C TC 4D QD 4S 4H JH", "2C JC 9D JD 5S 5H 6H", **OMNIBUS
        ).play("TD QS"),
        only="4D",
    ),
    Position(
        "the jack is not discarded on another's trick",
        second("KC", "5C", "3D 5D JD KD AD 2S 4S 6S 3H 5H 8H TH", "", plays="KC 5C", **OMNIBUS),
        never="JD",
    ),
    Position(
        "the last player takes a trick of diamonds with the jack",
        second("5D", "7D", "TD", "2D JD 8C 9C TC 3S 4S 8S 3H 8H TH 2H", plays="5D 7D TD", **OMNIBUS),
        only="JD",
    ),
    Position(
        "the jack is not played under the queen",
        second("QD", "2D 3D JD 8C 9C TC 3S 4S 8S 3H 8H TH", "", "", plays="QD", **OMNIBUS),
        never="JD",
    ),
    Position(
        "the jack is taken although a heart comes with him",
        second(
            "5D",
            "3S 4S 5S 6S 7S 8S 9S TS JS KS AS 3H",
            "JD",
            "2D 3D AD 8C 9C TC 2S 4H 8H TH QH KH",
            plays="5D 3H JD",
            **OMNIBUS,
        ),
        only="AD",
    ),
    Position(
        "the jack is not passed by a hand with ace, king and queen",
        to_pass("3D JD QD KD AD 2C 9C KC 5S 8S 3H TH QH", **OMNIBUS),
        never="JD",
    ),
)
POSITIONS: Final = (*STANDARD, *SPADES, *HEARTS, *MOONS, *NO_MOONS, *DECKS, *SEATS, *VALUES, *BONUS)
