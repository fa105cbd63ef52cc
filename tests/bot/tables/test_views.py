"""Views: what everybody may know of a table, as the screens need it."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.reserved_seats import reserve
from db import Kind, SittingRecord
from hearts import Family, Rules
from tests.bot.tables.lobby import ANA, BEN, CHIDI, lobby


def test_a_seat_that_is_reserved_for_somebody_is_not_free() -> None:
    view = reserve(lobby(BEN), [(CHIDI.id, "Chidi")], until=600).seen_by(None)
    assert (view.free, view.reserved, [seat.name for seat in view.people]) == (1, 1, ["Ana", "Ben"])


def test_a_step_of_a_round_belongs_to_the_person_who_had_the_seat_then() -> None:
    """Ben gave up his seat after the pass and eleven cards of the second round."""
    view = replace(lobby(CHIDI).seen_by(ANA.id), sittings=(SittingRecord(1, 1, 12, BEN.id, "Ben"),))
    assert [view.name_at(1, 1, step) for step in (11, 12)] == ["Ben", "Chidi"]
    assert (view.names_in(1, 1), view.names_in(0, 1)) == (("Ben", "Chidi"), ("Ana",))


def test_a_private_game_is_on_no_server_and_a_sealed_deal_has_pinned_players() -> None:
    table = lobby(rules=Rules(bonus_card="JD"))
    alone = [table.with_record(kind=kind, guild_id=0).seen_by(None) for kind in (Kind.SOLO, Kind.DAILY, Kind.MATCH)]
    seen = [table.seen_by(None), table.with_record(kind=Kind.MATCH).seen_by(None), *alone]
    assert [view.solo for view in seen] == [False, False, True, True, True]
    assert [view.pinned for view in seen] == [False, True, False, True, True]
    assert seen[0].family is Family.OMNIBUS
