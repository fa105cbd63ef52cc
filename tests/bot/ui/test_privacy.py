"""Privacy on the screen: what is stored, and two confirmations before it is deleted."""

from __future__ import annotations

from bot.ui.items import Layout
from bot.ui.privacy import STORED, deleted, exported, privacy, sure
from tests.bot.ui.drawn import Drawn, in_every_language, say


def test_everything_that_is_stored_is_told_with_the_ways_to_have_it_or_be_rid_of_it() -> None:
    shown = Drawn(privacy(say))
    assert all(shown.says(f"privacy-{name}") for name in STORED)
    assert shown.leads() == [("privacy", "export"), ("privacy", "delete")]
    for draw in (privacy, exported, deleted):
        in_every_language(draw)


def test_nothing_is_deleted_before_it_was_asked_twice() -> None:
    def second(screen: Layout) -> list[tuple[str, str]]:
        return Drawn(screen).leads()

    assert second(sure(say, again=False)) == [("privacy", "sure"), ("privacy", "show")]
    assert second(sure(say, again=True)) == [("privacy", "gone"), ("privacy", "show")]
    assert Drawn(sure(say, again=False)).text != Drawn(sure(say, again=True)).text
