"""Between rounds: whether the game is over, who has won or is level, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.scoring import Scores

if TYPE_CHECKING:
    from hearts.rules import Rules


def winners(rules: Rules, totals: Scores, rounds: int) -> tuple[int, ...]:
    """The seats that have won with these totals after ``rounds`` rounds; empty while the game goes on."""
    first = _first(rules, totals, rounds)
    return () if _played_off(rules, totals, first) else first


def level(rules: Rules, totals: Scores, rounds: int) -> tuple[int, ...]:
    """The seats that share the first place at what would be the end, so that a further round is played; else empty."""
    first = _first(rules, totals, rounds)
    return first if _played_off(rules, totals, first) else ()


def _first(rules: Rules, totals: Scores, rounds: int) -> tuple[int, ...]:
    """The seats with the best total once a score or a number of rounds is reached; empty before."""
    if rules.scoring == "chips":
        over = _able(rules, totals) < 2 or (rules.end == "rounds" and rounds >= rules.end_rounds)
    else:
        over = rounds >= rules.end_rounds if rules.end == "rounds" else max(totals) >= rules.limit
    best = totals[rules.best_first(totals)[0]]
    return tuple(seat for seat, total in enumerate(totals) if total == best) if over else ()


def _played_off(rules: Rules, totals: Scores, first: tuple[int, ...]) -> bool:
    """Whether those who are first together go on; in a game for chips at least two must be able to. Those who win at
    once do not."""
    able = rules.scoring != "chips" or _able(rules, totals) > 1
    at_once = any(rules.wins_at(totals[seat]) for seat in first)
    return able and not at_once and rules.tie == "extra_round" and len(first) > 1


def _able(rules: Rules, totals: Scores) -> int:
    """How many seats can pay the ante."""
    return sum(chips >= rules.ante for chips in totals)


def next_dealer(dealer: int, players: tuple[int, ...], seats: int) -> int:
    """The next dealer: the next seat to the left that is still in the game."""
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in around if seat in players), dealer)
