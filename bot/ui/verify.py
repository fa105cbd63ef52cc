"""Verify: whether a deal was fair, and how to check that without this bot."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.names import harmless_code
from bot.language.wording import Translator
from bot.past.replay import Proof
from bot.tables.views import TableView
from bot.ui.items import Layout, button, row, screen, text
from bot.ui.look import GREEN, GREY, RED
from hearts import Deal, write_cards


def verify(view: TableView, proof: Proof, say: Translator) -> Layout:
    """The published hash of a round; once it is over also its secret, and whether both and the deal agree."""
    title = say("verify-title", round=proof.number + 1, code=view.code)
    cut = say("verify-cut", cut=proof.cut) if proof.cut is not None else ""
    sealed = "\n".join(filter(None, (say("verify-hash", hash=proof.commitment), cut)))
    if proof.deal is None:
        goes_on = view.status in ("playing", "suspended")
        return screen(
            text(title), text(sealed), text(say("verify-playing" if goes_on else "verify-ended")), colour=GREY
        )
    findings = (
        say("verify-sealed" if proof.sealed else "verify-not-sealed"),
        say("verify-fair" if proof.fair else "verify-not-fair"),
    )
    return screen(
        text(title),
        text(sealed, say("verify-secret", secret=proof.secret)),
        text(*findings),
        text(say("verify-deal"), "```", *_hands(view, proof.deal, say), "```"),
        text(
            say("verify-yourself", secret=proof.secret), say("verify-yourself-cut", cut=proof.cut) if proof.cut else ""
        ),
        row(button("replay", view.id, proof.number * 100, "open", label=say("button-replay"))),
        colour=GREEN if proof.sealed and proof.fair else RED,
    )


def _yourself(proof: Proof, say: Translator) -> Iterator[str]:
    """How to check it without the bot."""
    yield say("verify-yourself", secret=proof.secret)
    if proof.cut:
        yield say("verify-yourself-cut", cut=proof.cut)


def _hands(view: TableView, deal: Deal, say: Translator) -> list[str]:
    """The deal in the notation of the recipe, but for its seats: they count from 1, as everywhere on the screen."""
    lines = [
        f"{seat + 1} {harmless_code(view.name(seat))[:20]}: {write_cards(hand)}"
        for seat, hand in enumerate(deal.hands)
        if hand
    ]
    if deal.kitty:
        lines.append(say("verify-kitty", cards=write_cards(deal.kitty)))
    return [*lines, say("verify-dealer", seat=deal.dealer + 1)]
