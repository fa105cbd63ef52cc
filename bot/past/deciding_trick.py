"""The deciding trick: the round and the trick in which a finished game was decided."""

from __future__ import annotations

from collections.abc import Sequence

from bot.past.replay import PlayedRound
from hearts import RoundResult, Rules


def leaders(rules: Rules, result: RoundResult) -> list[int]:
    """The seats that were in the lead after a round."""
    best = result.totals[rules.best_first(result.totals)[0]]
    return [seat for seat, total in enumerate(result.totals) if total == best]


def ahead_since(rules: Rules, rounds: Sequence[RoundResult], winner: int) -> int:
    """The round, from 0, after which the winner was alone in the lead for good.

    Returns the number of rounds if the winner was never alone in the lead: then a tie-break decided.
    """
    behind = (number for number in reversed(range(len(rounds))) if leaders(rules, rounds[number]) != [winner])
    return next(behind, -1) + 1


def deciding_round(rules: Rules, rounds: Sequence[RoundResult], winners: Sequence[int]) -> int:
    """The round, from 0, after which the winner led for good; the last round if several people won."""
    last = len(rounds) - 1
    return min(last, ahead_since(rules, rounds, winners[0])) if len(winners) == 1 else last


def deciding_trick(played: PlayedRound) -> int:
    """The step of the trick that counted most: the one that completed a moon, or else the one with the most points for
    its taker, the later of equal ones."""
    steps = range(1, played.last_step + 1)
    costs = {step: sum(played.points(step)) - sum(played.points(step - 1)) for step in steps}
    if played.result.shooter is not None:
        return max((step for step in steps if costs[step]), default=played.last_step)
    return max(steps, key=lambda step: (costs[step], step))
