"""The expert: tries every card and the likeliest passes in sampled worlds that fit what its seat knows.

It needs the compiled kernel (`players.preparing`).
"""

from __future__ import annotations

from typing import Final

from hearts import Card, Phase, Rules, Trick, View, parse_cards
from players import policy
from players.beliefs import EXPERT_4, Beliefs
from players.kernel.spec import FIRST
from players.search import Budget, think, think_pass

CARD: Final = Budget(worlds=300, rollouts=600)
"""The budget of a card."""
SECOND_LOOK: Final = Budget(worlds=3000, rollouts=6000)
"""The budget of a costly card. Where such a card was wrong, only a handful of 300 worlds had any weight."""
PASS: Final = 900
"""The budget of a pass, in rounds that are played to their end."""
SETS: Final = 32
"""How many sets of cards are tried for a pass."""


def play(view: View, beliefs: Beliefs = EXPERT_4) -> Card:
    """The best card over the sampled worlds. The last player takes a queen or other points that it could leave only if
    it finds that right twice."""
    cards = tuple(dict.fromkeys(view.legal))
    if len(cards) == 1:
        return cards[0]
    thought = think(view, CARD, halve=True, beliefs=beliefs)
    if thought.costly and beliefs.edition != FIRST:
        thought = think(view, SECOND_LOOK, halve=True, beliefs=beliefs)
    return thought.best[0]


def passes(view: View, rollouts: int = PASS, beliefs: Beliefs = EXPERT_4) -> tuple[Card, ...]:
    """The best cards to pass over the sampled worlds; those of the policy if the pass goes to several seats."""
    thought = think_pass(view, rollouts, sets=SETS, halve=True, beliefs=beliefs)
    return policy.passes(view, beliefs.edition) if thought is None else thought.best


def warm_up() -> None:
    """Thinks about one card and one pass, so that all functions are compiled."""
    hand = parse_cards("2C 5C 9C KC 3D 8D QD 4S 9S KS 2H 7H JH")
    view = View(
        rules=Rules(),
        seat=0,
        phase=Phase.PLAYING,
        number=0,
        prompt=3,
        dealer=3,
        players=(0, 1, 2, 3),
        to_act=(0,),
        totals=(0, 0, 0, 0),
        rounds=(),
        winners=(),
        pass_target=((1, 3),),
        trick=Trick(0, ()),
        hand=hand,
        legal=hand,
    )
    think(view, Budget(worlds=2, rollouts=8), halve=False)
    think_pass(view, 8, sets=2, halve=True)
