"""Privacy on the screen: what is stored, and two confirmations before it is deleted."""

from functools import partial

from cogs.privacy.screens import ANSWERS, STORED, deleted, exported, privacy, sure
from tests.bot.ui.drawn import Drawn, in_every_language, say


def test_the_screen_describes_all_stored_data_and_offers_export_and_deletion() -> None:
    shown = Drawn(privacy(say))
    assert all(shown.says(f"privacy-{name}") for name in ("title", "intro", "what", *STORED, *ANSWERS))
    assert shown.leads() == [("privacy", "export"), ("privacy", "delete")]
    for draw in (privacy, partial(exported, games=2), deleted):
        in_every_language(draw)


def test_a_deletion_needs_two_confirmations() -> None:
    first, second = (Drawn(sure(say, again=again)) for again in (False, True))
    assert first.leads() == [("privacy", "show"), ("privacy", "sure")]
    assert second.leads() == [("privacy", "gone"), ("privacy", "show")]
    assert first.text != second.text
    assert [each.says("privacy-after") for each in (first, second, Drawn(privacy(say)))] == [True, False, False]


def test_a_double_press_answers_neither_question() -> None:
    first, second = (Drawn(sure(say, again=again)) for again in (False, True))
    assert first.place("privacy", "sure") != Drawn(privacy(say)).place("privacy", "delete")
    assert second.place("privacy", "gone") != first.place("privacy", "sure")
