"""Invitations: people in a lobby invite others, and a seat is reserved for each of them."""

from __future__ import annotations

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.invitations import Invitations
from bot.tables.service import Tables
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, options


async def test_a_seat_is_reserved_for_ten_minutes_or_until_the_guest_declines(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options())).record.id
    table = await invitations.invite(number, ANA, [BEN, CHIDI])
    assert [seat.held_for for seat in table.reserved] == [BEN.id, CHIDI.id]
    assert {seat.held_until for seat in table.reserved} == {tables.now() + 10 * 60_000}
    table = await invitations.decline(number, BEN)
    assert [seat.held_for for seat in table.reserved] == [CHIDI.id]
    assert (await tables.join(number, CHIDI)).seat_of(CHIDI.id) == 2


async def test_only_people_at_a_table_invite_and_only_guests_decline(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options())).record.id
    with pytest.raises(NotAllowed, match="not-seated"):
        await invitations.invite(number, BEN, [CHIDI])
    with pytest.raises(NotAllowed, match="not-invited"):
        await invitations.decline(number, DANA)


async def test_several_guests_get_seats_all_or_none(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options(computers=2))).record.id
    with pytest.raises(NotAllowed, match="invite-no-seat"):
        await invitations.invite(number, ANA, [BEN, CHIDI])
    assert not (await tables.get(number)).reserved


async def test_a_game_that_has_begun_takes_no_invitations(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options())).record.id
    await invitations.invite(number, ANA, [BEN])
    await tables.start(number, ANA)
    for refused in (invitations.invite(number, ANA, [CHIDI]), invitations.decline(number, BEN)):
        with pytest.raises(NotAllowed, match="already-started"):
            await refused
