"""Three invented rules, with everything that a new rule needs: the text for each file, and the test that misses it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.language.wording import languages
from hearts.options import OPTIONS

NUMBER = len(OPTIONS) + 1
"""The next free number in share codes."""


@dataclass(frozen=True)
class Piece:
    """A text to insert into a file, before or after an existing one."""

    file: str
    at: str
    text: str
    missed_by: str
    """The test that fails if only this piece is missing."""
    after: bool = False

    def put(self, root: Path) -> None:
        """Inserts the piece into the tree. Raises ValueError if the existing text is not found."""
        path = root / self.file
        before, found, behind = path.read_text("utf-8").partition(self.at)
        if not found:
            raise ValueError(f"{self.file} has no {self.at!r}")
        added = f"{found}{self.text}" if self.after else f"{self.text}{found}"
        path.write_text(f"{before}{added}{behind}", "utf-8")


def _said(at: str, text: str, missed_by: str, *, after: bool = False) -> tuple[Piece, ...]:
    """The sentences for each language; here they are English in all of them."""
    return tuple(
        Piece(f"bot/language/locales/{language}/rules.ftl", at, text, missed_by, after) for language in languages()
    )


POINTS = (
    Piece(
        "hearts/options.py",
        "    # ending\n",
        f'    last_trick_costs: Annotated[bool, Row({NUMBER}, "special")] = False\n\n',
        "test_the_last_trick_costs_five",
    ),
    Piece(
        "hearts/scoring.py",
        '    ("on-the-nose", _on_the_nose),\n',
        '    ("last-trick", lambda round, result, shooter: _last_trick(round)),\n',
        "test_the_last_trick_costs_five",
    ),
    Piece(
        "hearts/scoring.py",
        "def _on_the_nose(",
        """def _last_trick(round: Round) -> Scores:
    taker = round.tricks[-1].taker if round.rules.last_trick_costs else None
    return tuple(5 if seat == taker else 0 for seat in range(round.rules.seats))


""",
        "test_the_game_plays_by_every_rule",
    ),
    Piece(
        "tests/hearts/test_scoring.py",
        "# -- cards\n",
        """def test_the_last_trick_costs_five() -> None:
    result = scored("2H", "3H", "4H", tricks=[0] * 12 + [2], last_trick_costs=True)
    assert sheet(result)["last-trick"] == (0, 0, 5, 0)
    assert "last-trick" not in sheet(scored("2H", "3H", "4H", tricks=[2]))


""",
        "test_every_step_of_the_scoring_is_shown_by_a_test",
    ),
    *_said(
        "\n## ending\n",
        """
value-last_trick_costs = { $value ->
    [yes] 5 points for the last trick
   *[no] nothing for the last trick
}
rule-last_trick_costs = **Last trick.** Whoever takes the last trick gets 5 points.
step-last-trick = Last trick
""",
        "test_a_rule_is_said_in_every_language",
    ),
)
PLAY = (
    Piece(
        "hearts/options.py",
        "    # points\n",
        f'    slow_spades: Annotated[bool, Row({NUMBER}, "play")] = False\n\n',
        "test_no_spade_leads_to_the_second_trick",
    ),
    Piece(
        "hearts/reasons.py",
        "    # passing\n",
        '    SLOW_SPADES = "slow-spades"\n',
        "SLOW_SPADES",
    ),
    Piece(
        "hearts/restrictions.py",
        "    (Reason.QUEEN_MUST_GO, _queen_must_go),\n",
        "    (Reason.SLOW_SPADES, _slow_spades),\n",
        "test_no_spade_leads_to_the_second_trick",
    ),
    Piece(
        "hearts/restrictions.py",
        "def _queen_must_go(",
        """def _slow_spades(round: Round, hand: Hand) -> Hand:
    if not round.rules.slow_spades or round.plays or len(round.tricks) != 1:
        return hand
    return tuple(card for card in hand if card.suit is not Suit.SPADES)


""",
        "_slow_spades",
    ),
    Piece(
        "tests/hearts/test_restrictions.py",
        "# -- the lead to the first trick\n",
        """def test_no_spade_leads_to_the_second_trick() -> None:
    hands = ("2C 9D 8D 3S 5H", "AC 2D TD 4S 6H", "5C 4D JD 5S 7H", "6C 7C 8C QS 8H")
    table = Table(*hands, slow_spades=True).play("2C AC 5C 6C")
    assert table.legal == "2D TD"
    assert table.why_not("4S") is Reason.SLOW_SPADES
    assert Table(*hands).play("2C AC 5C 6C").why_not("4S") is None


""",
        "test_every_restriction_is_shown_by_a_test",
    ),
    *_said(
        "\n## values\n",
        """
value-slow_spades = { $value ->
    [yes] no spade leads to the second trick
   *[no] spades may lead to the second trick
}
rule-slow_spades = **Slow spades.** No spade may be led to the second trick.
reason-slow-spades = No spade may be led to the second trick while you have another card.
why-slow-spades = No spade leads to the second trick.
""",
        "test_a_rule_is_said_in_every_language",
    ),
)
PASSING = (
    Piece("hearts/options.py", "]\nOpening = ", '    "left_right",\n', "test_left_and_right_take_turns"),
    Piece(
        "hearts/passing.py",
        '        case "none":\n',
        '        case "left_right":\n            return (left, right)\n',
        "test_left_and_right_take_turns",
    ),
    Piece(
        "tests/hearts/test_passing.py",
        "LEFT, RIGHT, HOLD = ((1, 3),), ((-1, 3),), ()\n",
        """

def test_left_and_right_take_turns() -> None:
    assert Rules(passing="left_right").cycle == (LEFT, RIGHT)
""",
        "test_every_way_to_pass_is_shown_by_a_test",
        after=True,
    ),
    *_said(
        "\nvalue-passing = { $value ->\n",
        "    [left_right] left and right in turn\n",
        "test_every_value_has_a_phrase_that_fits_into_a_form",
        after=True,
    ),
)
NEW_RULES = {"points": POINTS, "play": PLAY, "passing": PASSING}
