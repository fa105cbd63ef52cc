"""The kinds of a deal of a match: what they allow, and what follows at a table of four."""

import random

import pytest

from bot.tables.kind import Kind
from bot.tables.seating import vacate
from bot.ui.panel import farewell, panel
from cogs.match.matches import ALONE, AT_TABLES
from cogs.table.screens import sure
from db import Status
from tests.bot.tables.lobby import ANA, BEN, lobby, playing
from tests.bot.tables.test_kind import allowed_by
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round

DEAL = playing(Round("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").game, BEN).with_record(kind=AT_TABLES.name)


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        (ALONE, "solitaire commanded shared_deal played_out"),
        (AT_TABLES, "calls keeps_seats shared_deal played_out"),
    ],
    ids=["alone", "at tables"],
)
def test_a_deal_of_a_match_allows_this_and_no_more(kind: Kind, allowed: str) -> None:
    assert allowed_by(kind) == allowed
    assert lobby().with_record(kind="match", guild_id=0 if kind.solitaire else 7).kind is kind


def test_a_deal_of_a_match_is_sealed_until_its_end() -> None:
    assert lobby().with_record(kind="match", opens_at=70).opens_at == 70


def test_a_private_table_stays_with_the_person_for_whom_it_was_opened() -> None:
    assert vacate(DEAL, 0, random.Random(1)).record.host_id == ANA.id


def test_whoever_leaves_a_match_is_told_that_the_seat_stays_theirs() -> None:
    assert Drawn(sure(DEAL.seen_by(ANA.id), say, "leave")).says("sure-leave-kept")
    in_every_language(lambda say: sure(DEAL.seen_by(ANA.id), say, "leave"))
    left = Drawn(farewell(DEAL.with_seat(0, away=True).seen_by(ANA.id), say))
    assert left.says("match-left")
    assert left.leads() == [("match", "play"), ("close", "")]


def test_a_deal_of_a_match_is_played_on_the_panel_and_its_end_leads_to_the_next() -> None:
    assert "play" in Drawn(panel(DEAL.seen_by(ANA.id), say)).verbs
    for status, key, then in (
        (Status.OVER, "match-deal-over", ["play", "more"]),
        (Status.CANCELLED, "match-deal-stopped", ["sheet"]),
    ):
        ended = Drawn(panel(DEAL.with_record(status=status).seen_by(ANA.id), say))
        assert ended.says(key, deal=1, deals=0)
        assert ended.leads() == [("match", each) for each in then]
