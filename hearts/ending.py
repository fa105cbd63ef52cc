"""Between rounds: whether the game is over, who has won or is level, and who plays and deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.chips import able, ante, is_last
from hearts.steps import RoundResult, Scores

if TYPE_CHECKING:
    from hearts.rules import Rules


def winners(rules: Rules, totals: Scores, rounds: int, pot: int = 0) -> tuple[int, ...]:
    """The seats that have won with these totals after ``rounds`` rounds; empty while the game goes on.

    ``pot`` are the chips that lie on the table: they are still to be won.
    """
    first = _first(rules, totals, rounds, pot)
    return () if _played_off(rules, totals, first) else first


def level(rules: Rules, totals: Scores, rounds: int, pot: int = 0) -> tuple[int, ...]:
    """The seats that share the first place at what would be the end, so that a further round is played; else empty."""
    first = _first(rules, totals, rounds, pot)
    return first if _played_off(rules, totals, first) else ()


def _first(rules: Rules, totals: Scores, rounds: int, pot: int) -> tuple[int, ...]:
    """The seats with the best total once a score or a number of rounds is reached; empty before."""
    if rules.scoring == "chips":
        over = is_last(rules, rounds - 1) or (not pot and len(able(rules, totals)) < 2)
    else:
        over = rounds >= rules.end_rounds if rules.end == "rounds" else max(totals) >= rules.limit
    best = totals[rules.best_first(totals)[0]]
    return tuple(seat for seat, total in enumerate(totals) if total == best) if over else ()


def _played_off(rules: Rules, totals: Scores, first: tuple[int, ...]) -> bool:
    """Whether those who are first together go on. Those who win at once do not."""
    at_once = any(rules.wins_at(totals[seat]) for seat in first)
    return rules.tie == "extra_round" and len(first) > 1 and not at_once


def next_players(rules: Rules, totals: Scores, rounds: tuple[RoundResult, ...]) -> tuple[int, ...]:
    """The seats that play the next round: all of them, or in a game for chips those that can pay the ante. If no two
    can while a jack lies, those that paid last play for it."""
    if rules.scoring == "points":
        return tuple(range(rules.seats))
    pot = rounds[-1].pot if rounds else 0
    if ante(rules, totals, pot) or not pot:
        return able(rules, totals)
    paid = next(step.change for result in reversed(rounds) for step in result.sheet if step.name == "ante")
    return tuple(seat for seat, chips in enumerate(paid) if chips)


def next_dealer(dealer: int, players: tuple[int, ...], seats: int) -> int:
    """The next dealer: the next seat to the left that is still in the game."""
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in around if seat in players), dealer)
