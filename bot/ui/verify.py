"""Verify: whether a deal was fair, and how to check that without this bot."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.names import harmless_code, isolated, shortened
from bot.language.wording import Translator
from bot.past.replay import Proof
from bot.tables.views import Status, TableView
from bot.ui.colours import GREEN, GREY, RED
from bot.ui.items import Layout, row, screen, text
from bot.ui.names import MAX_NAME_LENGTH
from bot.ui.replay import replay_button
from hearts import Deal, write_cards


def verify(view: TableView, proof: Proof, say: Translator) -> Layout:
    """The published hash of a round; once it is over also its secret, and whether both and the deal agree. A secret
    that was derived is shown with the one from which it follows, which was sealed."""
    derivation = proof.derivation
    title, seal = say("verify-title", round=proof.number + 1, code=view.code), derivation or proof
    sealed = [say("verify-hash", hash=seal.commitment)]
    if proof.cut is not None:
        sealed.append(say("verify-cut", cut=proof.cut))
    if proof.deal is None:
        goes_on = view.status in (Status.PLAYING, Status.SUSPENDED)
        return screen(
            text(title), text(*sealed), text(say("verify-playing" if goes_on else "verify-ended")), colour=GREY
        )
    findings = [say("verify-sealed" if seal.matches_hash else "verify-not-sealed")]
    if derivation is not None:
        findings.append(say("verify-drawn" if derivation.holds else "verify-not-drawn"))
    findings.append(say("verify-fair" if proof.fair else "verify-not-fair"))
    holds = seal.matches_hash and proof.fair and (derivation is None or derivation.holds)
    return screen(
        text(title),
        text(*sealed, say("verify-secret", secret=seal.secret)),
        *([text(say("verify-match", text=derivation.text, secret=proof.secret))] if derivation is not None else []),
        text(*findings),
        text(say("verify-deal"), "```", *_hands(view, proof.number, proof.deal, say), "```"),
        text(*_yourself(seal.secret, proof.cut, say)),
        row(replay_button(view.id, say, proof.number)),
        colour=GREEN if holds else RED,
    )


def _yourself(secret: str, cut: int | None, say: Translator) -> Iterator[str]:
    """How to check it without the bot."""
    yield say("verify-yourself", secret=secret)
    if cut:
        yield say("verify-yourself-cut", cut=cut)


def _hands(view: TableView, round: int, deal: Deal, say: Translator) -> list[str]:
    """The deal in the notation of the recipe, with who was dealt the hands; seats count from 1, as everywhere on the
    screen."""
    lines = []
    for seat, hand in enumerate(deal.hands):
        name = shortened(harmless_code(say.person(view.name_at(seat, round, 0))), MAX_NAME_LENGTH)
        if hand:
            lines.append(f"{seat + 1} {isolated(name)}: {write_cards(hand)}")
    if deal.kitty:
        lines.append(say("verify-kitty", cards=write_cards(deal.kitty)))
    return [*lines, say("verify-dealer", seat=deal.dealer + 1)]
