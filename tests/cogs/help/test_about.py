"""About: which bot this is, and its state."""

from __future__ import annotations

from dataclasses import replace

from cogs.help.about import Facts, about
from tests.bot.ui.drawn import Drawn, in_every_language, say

FACTS = Facts("1.2.3", started_at=1_795_262_400_000, latency=None, tables=17, servers=3)


def test_the_screen_shows_version_uptime_and_running_games() -> None:
    shown = Drawn(about(FACTS, say))
    assert "1.2.3" in shown.text
    assert "<t:1795262400:R>" in shown.text
    assert shown.says("about-tables", tables=17)
    assert shown.says("about-servers", servers=3)
    assert shown.leads() == [("help", "start"), ("privacy", "show")]
    in_every_language(lambda say: about(FACTS, say))


def test_a_latency_that_was_not_measured_is_not_made_up() -> None:
    shown = Drawn(about(FACTS, say))
    assert shown.says("about-latency", known="no", latency=0)
    assert Drawn(about(replace(FACTS, latency=0), say)).says("about-latency", known="yes", latency=0)
