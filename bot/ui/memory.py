"""What somebody would remember who had played a round up to here: below a puzzle, and a question of a review."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.language.wording import Translator
from bot.pictures.emojis import NBSP, SYMBOLS, short
from bot.tables.views import TableView, between_tricks
from bot.ui.names import seat_name
from bot.ui.playing import counts
from bot.ui.tabletop import cards_gone, last_trick_line, round_notes
from hearts import Phase, Suit
from hearts.passing import seat_at
from players.knowledge import Knowledge


def remembered(view: TableView, say: Translator) -> Iterator[str]:
    """Small lines: the last trick, unless it still lies there, all cards that are gone, what everybody could have
    noticed, who has shown a void, what was passed, and what counts differently from standard Hearts."""
    game = view.game
    if game.phase is Phase.PLAYING:
        if game.tricks:
            if not between_tricks(game):
                yield last_trick_line(view, say)
            yield cards_gone(view, say)
        if notes := [*round_notes(view, say), *_voids(view, say)]:
            yield "-# " + " · ".join(notes)
        yield from _passed(view, say)
    if counting := counts(view, say):
        yield counting


def _voids(view: TableView, say: Translator) -> Iterator[str]:
    for seat, shown in Knowledge.of(view.game).voids.items():
        if shown:
            suits = NBSP.join(SYMBOLS[suit] for suit in Suit if suit in shown)
            yield say("note-void", who=seat_name(view, seat, say), suits=suits)


def _passed(view: TableView, say: Translator) -> Iterator[str]:
    game, me = view.game, view.game.seat
    if not game.passed or me is None:
        return
    yield "-# " + say("note-received", cards=NBSP.join(map(short, game.received)))
    left = iter(game.passed)
    for offset, count in game.pass_target:
        to, cards = seat_name(view, seat_at(game.players, me, offset), say), NBSP.join(map(short, islice(left, count)))
        yield "-# " + say("note-passed", cards=cards, to=to)
