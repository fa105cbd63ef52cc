"""Between rounds: whether the game is over, who has won, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.scoring import Scores

if TYPE_CHECKING:
    from hearts.rules import Rules


def winners(rules: Rules, totals: Scores, rounds: int) -> tuple[int, ...]:
    """The seats that have won with these totals after ``rounds`` rounds; empty while the game goes on."""
    if rules.scoring == "chips":
        able = sum(chips >= rules.ante for chips in totals)
        over = able < 2 or (rules.end == "rounds" and rounds >= rules.end_rounds)
        final = able < 2
    else:
        over = rounds >= rules.end_rounds if rules.end == "rounds" else max(totals) >= rules.end_score
        final = False
    best = totals[rules.best_first(totals)[0]]
    won = tuple(seat for seat, total in enumerate(totals) if total == best)
    if not over or (rules.tie == "extra_round" and len(won) > 1 and not final):
        return ()
    return won


def next_dealer(dealer: int, players: tuple[int, ...], seats: int) -> int:
    """The next dealer: the next seat to the left that is still in the game."""
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in around if seat in players), dealer)
