"""Matches at tables of four: the same deals at each table, even if people stay away, leave or are banned."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.community.people import People
from bot.community.privacy import Privacy
from bot.community.servers import Servers
from bot.language.wording import FORMER
from bot.tables.computers import NOT_READY, Computers
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, PACES
from bot.tables.person import Person
from bot.tables.table import Table
from cogs.match.deals import CLOSED, deal_secret, derived_from, first_of, players_at, rules_of
from cogs.match.matches import MatchOptions
from db import MatchPlayer, MatchRecord, MatchStatus, Status, Store, TableSettings
from hearts import PRESETS, Game, Phase, Rules
from hearts.cards import ALL_CARDS
from players.pinned import CLUB, DEAL_BYTES, VERSIONS
from tests.cogs.match.test_matches import ANA, BEN, CHIDI, DANA, DEALS, House
from tests.db.rows import results_of
from tests.db.template import database_at
from tests.hindered import failing

OTHERS = [Person(number, name) for number, name in enumerate(("Emil", "Fatima", "Goran", "Hana"), 5)]
FEW = Rules(removed=tuple(card for card in ALL_CARDS if str(card)[0].isdigit()), passing="none")
"""Five cards each."""
ORDER = MatchOptions(7, 8, FEW, "standard", DEALS, 24)


async def at_tables(house: House, *others: Person, rules: Rules = FEW) -> MatchRecord:
    """A running match of Ana and others."""
    match = await house.opened(*others, rules=rules, pace="live")
    await house.matches.start(match.id, ANA)
    return await house.bring_on(match.id)


async def newest(house: House, match: MatchRecord) -> list[Table]:
    """The tables of the newest deal, those with people first."""
    found = await house.tables.store.matches.tables_of(match.id)
    numbers = sorted({each.table_id for each in found if each.deal == found[-1].deal})
    tables = [await house.tables.get(number) for number in numbers]
    return sorted(tables, key=lambda table: not table.record.host_id)


async def play_table(house: House, table: Table, *, until: int = 99) -> Table:
    """Plays the lowest cards, at most ``until`` moves; computer players move when they are due."""
    for _ in range(until):
        if not table.alive:
            break
        (seat,) = table.game.to_act
        if table.by_computer(seat):
            house.at = max(house.at, table.record.due_at or 0)
            await house.tables.tick(table.record.id)
            table = await house.tables.get(table.record.id)
        else:
            person = Person(table.seats[seat].player_id or 0, table.seats[seat].name)
            table = await house.move_from(table, person, seat)
    return table


async def play_deal(house: House, match: MatchRecord) -> MatchRecord:
    for table in await newest(house, match):
        await play_table(house, table)
    return await house.bring_on(match.id)


async def test_all_tables_play_the_same_deal_before_any_plays_the_next_and_after_a_restart(tmp_path: Path) -> None:
    url = database_at(tmp_path / "hearts.db")
    house = House(await Store.open(url))
    match = await at_tables(house, BEN, CHIDI, DANA, *OTHERS)
    first, second = await newest(house, match)
    assert first.game.round.deal.hands == second.game.round.deal.hands
    assert {first.record.message_id, first.record.kind, first.pace} == {None, "match", PACES["live"]}
    await play_table(house, first)
    assert (await house.bring_on(match.id)).status is MatchStatus.PLAYING
    assert {table.record.id for table in await newest(house, match)} == {first.record.id, second.record.id}
    await play_table(house, second, until=7)
    await house.close()
    house = House(await Store.open(url), at=house.at)
    assert not await house.matches.is_due(match.id)
    await play_table(house, await house.tables.get(second.record.id))
    assert await house.matches.is_due(match.id), "as after a stop in this moment"
    for _ in range(DEALS):
        match = await house.bring_on(match.id)
        await play_deal(house, match)
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    sheet = await house.past.sheet(match.id)
    assert sum(line.total for line in sheet.lines) == 0
    seats = {tuple(play.seat for play in line.plays) for line in sheet.lines}
    assert seats == {tuple((seat + deal) % 4 for deal in range(4)) for seat in range(4)}
    await house.close()


async def test_four_people_are_compared_with_computer_players_who_hold_the_same_cards(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    table, closed = await newest(house, match)
    assert closed.record.status is Status.OVER, "nobody looks on: it is played at once"
    assert closed.rounds[0].secret == table.rounds[0].secret
    for _ in range(DEALS):
        await play_deal(house, match)
    sheet = await house.past.sheet(match.id)
    plays = [play for line in sheet.lines for play in line.plays]
    for play in plays:
        _, computer = sheet.beside(play)
        assert play.difference * 2 == play.points - computer.points
        assert sheet.rival(play) == computer
        pair = await house.past.side_by_side(sheet, play, computer)
        mine, closed_one = pair.played
        assert pair.seat == play.seat
        assert mine.deal.hands == closed_one.deal.hands, "the closed table beside one's own"
        assert [played.result.points[play.seat] for played in pair.played] == [play.points, computer.points]
    computers, people = (sum(each.points for each in found) for found in (sheet.computers, plays))
    assert sum(line.total for line in sheet.lines) * 2 == computers - people


async def test_computer_players_fill_the_tables_if_the_host_wants_that(house: House) -> None:
    match = await house.opened(BEN, CHIDI, DANA, OTHERS[0], rules=FEW, pace="relaxed")
    with pytest.raises(NotAllowed, match="match-places"):
        await house.matches.start(match.id, ANA)
    await house.matches.start(match.id, ANA, fill=True)
    match = await house.bring_on(match.id)
    tables = await newest(house, match)
    assert [table.record.settings for table in tables] == [TableSettings(pace="relaxed", open_seats=False)] * 2
    assert sum(seat.player_id is not None for table in tables for seat in table.seats) == 5
    assert all(seat.name for table in tables for seat in table.seats)
    for _ in range(DEALS):
        match = await play_deal(house, match)
    assert match.status is MatchStatus.OVER
    assert len((await house.past.sheet(match.id)).lines) == 5


async def test_a_computer_player_plays_for_an_absent_person_and_is_marked_until_they_come(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA, rules=Rules(passing="none"))
    (table, _) = await newest(house, match)
    while table.alive:  # Ana plays, and nobody else
        if table.game.to_act == (table.my_seat(ANA.id),):
            table = await house.move_from(table, ANA, table.my_seat(ANA.id))
        else:
            house.at = table.record.due_at or house.at
            await house.tables.tick(table.record.id)
            table = await house.tables.get(table.record.id)
    assert {seat.name for seat in table.seats if seat.away} == {"Ben", "Chidi", "Dana"}
    await house.bring_on(match.id)
    (table, _) = await newest(house, match)
    assert table.record.deal == 1
    assert {seat.name for seat in table.seats if seat.away} == {"Ben", "Chidi", "Dana"}
    assert table.pace.clock, "there are other tables: nobody is waited for as long as they like"
    back = await house.matches.play(match.id, BEN)
    assert not back.seats[back.my_seat(BEN.id)].away


async def test_a_match_to_which_nobody_comes_is_played_to_its_end_at_once(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    (table, _) = await newest(house, match)
    for person in (ANA, BEN, CHIDI, DANA):
        await house.tables.leave(table.record.id, person)
    await play_table(house, await house.tables.get(table.record.id))
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    assert all(play.by_computer for line in (await house.past.sheet(match.id)).lines for play in line.plays)


async def test_a_person_who_comes_back_during_a_deal_plays_the_next(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA, *OTHERS)
    first, second = await newest(house, match)
    one, other = (Person(seat.player_id or 0, seat.name) for seat in first.seats[:2])
    for person in (one, other):
        await house.tables.leave(first.record.id, person)
    await play_table(house, await house.tables.get(first.record.id))
    results = await results_of(house.tables.store, first.record.id)
    shown = await house.matches.play(match.id, one)
    assert shown.record.id == first.record.id, "others play this deal: they are told that they will be called"
    assert await results_of(house.tables.store, first.record.id) == results, "what was played stays as it was"
    await play_table(house, second)
    await house.bring_on(match.id)
    away = {seat.player_id for table in await newest(house, match) for seat in table.seats if seat.away}
    assert away == {other.id}


async def test_a_clock_that_is_set_back_between_two_starts_keeps_no_table_waiting(tmp_path: Path) -> None:
    url = database_at(tmp_path / "hearts.db")
    house = House(await Store.open(url), at=2 * DAY)
    (table, _) = await newest(house, await at_tables(house, BEN, CHIDI, DANA))
    left = (table.record.due_at or 0) - house.at
    await house.close()
    house = House(await Store.open(url), at=DAY)
    await house.tables.tick(table.record.id)
    assert (await house.tables.get(table.record.id)).record.due_at == DAY + left
    await house.close()


async def test_a_person_who_leaves_a_match_keeps_the_seat_and_may_come_back(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    (table, _) = await newest(house, match)
    number = table.record.id
    left = await house.tables.leave(number, BEN)
    seat = left.my_seat(BEN.id)
    assert left.seats[seat].away
    with pytest.raises(NotAllowed, match="match-one-try"):
        await house.tables.end(number, ANA)
    with pytest.raises(NotAllowed, match="match-one-try"):
        await house.tables.pause(number, replace(ANA, may_manage=True))
    await play_deal(house, match)
    (table, _) = await newest(house, match)
    away = {each.name for each in table.seats if each.away}
    assert away == {"Ben"}, "who was away at the end of a deal is away at the next"
    back = await house.matches.play(match.id, BEN)
    assert not back.seats[back.my_seat(BEN.id)].away


async def test_a_computer_player_plays_the_further_deals_of_a_barred_person(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    (table, _) = await newest(house, match)
    house.blocked.add(BEN.id)
    await house.tables.remove(table.record.id, BEN.id)
    with pytest.raises(NotAllowed, match="blocked"):
        await house.matches.play(match.id, BEN)
    await play_deal(house, match)
    (table, _) = await newest(house, match)
    assert table.record.deal == 1
    assert table.seat_of(BEN.id) is None
    assert all(seat.name for seat in table.seats)
    for _ in range(DEALS - 1):
        await play_deal(house, match)
    (ben,) = (line for line in (await house.past.sheet(match.id)).lines if line.player.name == "Ben")
    assert all(play.by_computer for play in ben.plays)


async def test_deals_that_are_not_played_in_time_are_played_out_at_all_tables(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA, *OTHERS)
    first, second = await newest(house, match)
    await play_table(house, first)
    await play_table(house, second, until=5)
    house.at = match.due_at
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    sheet = await house.past.sheet(match.id)
    assert sum(line.total for line in sheet.lines) == 0
    whole = {line.player.player_id for line in sheet.lines if not line.plays[0].by_computer}
    assert whole == {seat.player_id for seat in first.seats}
    assert all(play.by_computer for line in sheet.lines for play in line.plays[1:])


async def test_a_match_without_its_computer_players_counts_the_deals_that_all_tables_have_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA, *OTHERS)
    await play_deal(house, match)
    first, second = await newest(house, match)
    await play_table(house, first)
    await play_table(house, second, until=3)
    monkeypatch.delitem(VERSIONS, CLUB)
    house.at = match.due_at
    await house.tables.tick(second.record.id)
    assert (await house.tables.get(second.record.id)).record.status is Status.CANCELLED
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    sheet = await house.past.sheet(match.id)
    assert (sheet.deals, len(sheet.lines), sum(line.total for line in sheet.lines)) == (1, 8, 0)


async def test_a_deal_whose_computer_players_cannot_move_at_the_deadline_is_played_out_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    (table, _) = await newest(house, match)
    await play_table(house, table, until=3)
    house.at = match.due_at
    with monkeypatch.context() as waiting:
        waiting.setattr(Computers, "pinned_move", failing(NotAllowed(NOT_READY)))
        await house.tables.tick(table.record.id)
        with pytest.raises(NotAllowed, match=NOT_READY):
            await house.bring_on(match.id)
    assert (await house.tables.get(table.record.id)).alive
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    assert (await house.tables.get(table.record.id)).game.phase is Phase.OVER


async def test_tables_that_were_not_opened_before_a_stop_are_opened_after_it(house: House) -> None:
    match = await house.opened(BEN, CHIDI, DANA, rules=FEW, pace="live")
    await house.tables.store.matches.begin(match.id, house.at + 1_000_000)
    assert await house.matches.is_due(match.id)
    await house.bring_on(match.id)
    assert not await house.matches.is_due(match.id)
    ours, closed = await newest(house, match)
    assert (ours.record.deal, closed.record.deal) == (0, 0)
    view = await house.matches.deals.view(await house.matches.get(match.id))
    assert [(each.code, each.names, each.away, each.over) for each in view.tables] == [
        (str(ours.record.id), ("Ana", "Ben", "Chidi", "Dana"), (False,) * 4, False),
        (str(closed.record.id), closed.names, (True,) * 4, True),
    ]


async def test_a_table_of_four_is_stored_under_the_person_who_joined_first(house: House) -> None:
    match = await house.opened(BEN, CHIDI, DANA, *OTHERS, rules=FEW, pace="live")
    for deal in range(DEALS):
        firsts = [first_of(players) for players in players_at(match, deal)]
        assert len(set(firsts)) == 2
    assert first_of(CLOSED) == 0


def privacy_of(house: House) -> Privacy:
    tables = house.tables
    people, servers = People(tables.store, tables.now), Servers(tables.store, tables.now)
    return Privacy(tables, house.matches.without, people, servers, lambda: None)


async def test_deleting_data_while_the_next_tables_are_opened_stops_no_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, opened = await at_tables(house, BEN, CHIDI, DANA), house.tables.repository.open
    privacy, deleting = privacy_of(house), list[asyncio.Task[None]]()
    await play_table(house, (await newest(house, match))[0])

    async def late(table: Table, *others: Any) -> Table:
        if not deleting:
            deleting.append(asyncio.get_running_loop().create_task(privacy.delete(ANA)))
            await asyncio.wait(deleting, timeout=0.5)
        return await opened(table, *others)

    monkeypatch.setattr(house.tables.repository, "open", late)
    await house.bring_on(match.id)
    await deleting[0]
    for _ in range(DEALS):
        match = await play_deal(house, match)
    assert match.status is MatchStatus.OVER
    sheet = await house.past.sheet(match.id)
    assert [line.player.name for line in sheet.lines if line.player.player_id < 0] == [FORMER]
    rows = await house.tables.store.privacy.export(ANA.id)
    assert not any(rows.values()), "nothing of it was written after it was deleted"


async def test_a_computer_player_plays_the_further_deals_of_somebody_whose_data_is_deleted(house: House) -> None:
    match = await at_tables(house, BEN, CHIDI, DANA)
    await play_table(house, (await newest(house, match))[0])
    await privacy_of(house).delete(BEN)
    await house.bring_on(match.id)
    seats = [seat for table in await newest(house, match) for seat in table.seats if seat.name == FORMER]
    assert [seat.away for seat in seats] == [True]


async def test_a_person_whose_data_is_deleted_leaves_the_matches_that_have_not_begun(house: House) -> None:
    hosted, joined = await house.opened(BEN), (await house.matches.open(BEN, replace(ORDER, pace="live")))[0]
    for person in (ANA, CHIDI):
        await house.matches.join(joined.id, person)
    await privacy_of(house).delete(ANA)
    assert (await house.matches.get(hosted.id)).status is MatchStatus.CANCELLED
    left = await house.matches.get(joined.id)
    assert [player.name for player in left.players] == ["Ben", "Chidi"]
    unsettled = await house.tables.store.matches.unsettled()
    assert {each.id for each in unsettled if each.outdated} == {hosted.id, joined.id}
    await house.matches.drawn(replace(left, players=left.players[:1]))
    assert (await house.matches.get(joined.id)).outdated, "what was drawn has another name in it"
    await house.matches.drawn(left)
    assert not (await house.matches.get(joined.id)).outdated


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if rules.scoring == "points"])
def test_the_deals_of_a_match_are_one_round_each_with_the_passes_of_a_game(name: str) -> None:
    rules = PRESETS[name]
    for deal in range(len(rules.cycle) + 1):
        one = rules_of(rules, deal)
        assert (one.end, one.end_rounds, one.deck.points) == ("rounds", 1, rules.deck.points)
        wanted = rules.cycle[deal % len(rules.cycle)] if rules.cycle else ()
        assert Game.new(one).pass_target == wanted


def test_every_cut_and_every_number_makes_another_deal_for_the_same_computer_players() -> None:
    secret = bytes(DEAL_BYTES) + b"club 1"
    people = (MatchPlayer(11, "Ana", 0, cut=17), MatchPlayer(12, "Ben", 1))
    match = MatchRecord(1, 7, 8, None, 11, MatchStatus.PLAYING, 4, 24, "standard", "{}", 0, 0, secret, "", people)
    cut_again = replace(match, players=(people[0], replace(people[1], cut=17)))
    swapped = replace(match, players=(replace(people[0], cut=0), replace(people[1], cut=17)))
    secrets = [deal_secret(match, 0), deal_secret(match, 1), deal_secret(cut_again, 0), deal_secret(swapped, 0)]
    assert len(set(secrets)) == 4
    assert {dealt[DEAL_BYTES:] for dealt in secrets} == {b"club 1"}
    assert deal_secret(match, 0) == secrets[0]
    assert derived_from(match, 0) == "deal 1 cuts 17 0"
