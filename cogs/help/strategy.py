"""Strategy: the small hands that the help shows, each with what our own players do there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator
from bot.pictures.emojis import GAP
from bot.ui.hand import suits
from hearts import parse_cards


@dataclass(frozen=True, slots=True)
class Example:
    """A hand, what lies on the table, and the advice; cards as they are typed, with spaces between them."""

    hand: str
    lying: str
    advice: str

    def shown(self, say: Translator) -> dict[str, str]:
        """The values of its paragraph. A hand has each suit once: as single cards it would fill lines on a phone."""
        hand = GAP.join(suits(parse_cards(self.hand), say))
        lying, advice = (say.cards(parse_cards(cards)) for cards in (self.lying, self.advice))
        return {"hand": hand, "lying": lying, "advice": advice}


EXAMPLES: Final = {
    "passing": Example("2C 5C 9C 4D 7D KD 3S KS AS 3H 6H 8H JH", "", "KD KS AS"),
    "cover": Example("3C 4C 7C JD KD AD 2S 3S 4S 6S QS 2H 5H", "", "JD KD AD"),
    "queen": Example("5S 6S KS 2H 3H", "2S", "6S"),
    "void": Example("2S 3S QS KH AH", "5C", "QS"),
    "moon": Example("QS KS AS KH AH", "", "AS"),
    "stop": Example("3D 6H TH", "9H 8H", "TH"),
    "leader": Example("KD 9S JS 6H QH", "5C KC", "QH"),
}
"""By the name of the paragraph that tells of it (``help-strategy-<name>``)."""
