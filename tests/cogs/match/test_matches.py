"""Duplicate matches: the same deals and the same computer moves for everybody, until all have played."""

import asyncio
import random
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.past import Archive
from bot.tables.errors import NotAllowed
from bot.tables.pace import HOUR, PACES, SECOND
from bot.tables.person import Person
from bot.tables.service import MOMENT, Tables
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from cogs.match.matches import (
    MAX_MATCHES_A_HOST,
    MAX_MATCHES_A_SERVER,
    MAX_PLAYERS,
    OPEN_FOR,
    USUAL_HOURS,
    Matches,
    MatchOptions,
    how_played,
    time_to_play,
)
from cogs.match.results import PastMatches, Sheet
from db import Closing, MatchPlayer, MatchRecord, MatchStatus, Status, Store
from hearts import PRESETS, Pass, Phase, Play, Rules, preset
from players.pinned import CLUB, VERSIONS
from tests.bot.tables.deletion import during_deletion
from tests.bot.tables.refusals import at_once
from tests.cogs.match.test_commands import feature
from tests.cogs.match.test_results import match_of
from tests.databases import in_doubt
from tests.db.template import database_at
from tests.world import World, secrets

ANA, BEN, CHIDI, DANA = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 1))
DEALS = 4


class House:
    """The tables of one process, with a clock set by hand and the same deals in every run."""

    def __init__(self, store: Store, at: int = 1_000) -> None:
        self.at = at
        self.blocked: set[int] = set()
        banned = lambda guild_id, player_id: player_id in self.blocked  # noqa: E731
        self.tables = Tables(
            store, lambda: self.at, rng=random.Random(1), secret=secrets(), thinking=Thinking(0), banned=banned
        )
        self.matches = Matches(self.tables)
        self.past = PastMatches(self.matches, Archive(self.tables))

    async def close(self) -> None:
        await self.tables.close()
        await self.tables.store.close()

    async def opened(self, *others: Person, rules: Rules | None = None, pace: str = "") -> MatchRecord:
        """A match of Ana and others that has not begun."""
        match, _ = await self.matches.open(ANA, MatchOptions(7, 8, rules or Rules(), "standard", DEALS, 24, pace))
        for person in others:
            match = await self.matches.join(match.id, person)
        return match

    async def begun(self, *others: Person, rules: Rules | None = None, **cuts: int) -> MatchRecord:
        """A running match of Ana and others."""
        match = await self.opened(*others, rules=rules)
        for person in (ANA, *others):
            if cut := cuts.get(person.name.lower()):
                await self.matches.cut(match.id, person, cut)
        return await self.matches.start(match.id, ANA)

    async def bring_on(self, match_id: int) -> MatchRecord:
        """Does all that a match does by itself."""
        match = await self.matches.advance(match_id)
        while await self.matches.finish_left(match_id):
            match = await self.matches.advance(match_id)
        return match

    async def play(self, match: MatchRecord, person: Person, deals: int = DEALS, *, high: bool = False) -> list[Table]:
        """Plays some deals with the lowest legal cards, or with the highest."""
        played = []
        for _ in range(deals):
            table = await self.matches.play(match.id, person)
            assert table is not None
            while table.alive:
                table = await self.move(table, person, high=high)
            played.append(table)
        return played

    async def move(self, table: Table, person: Person, *, high: bool = False) -> Table:
        return await self.move_from(table, person, 0, high=high)

    async def move_from(self, table: Table, person: Person, seat: int, *, high: bool = False) -> Table:
        passing = table.game.phase is Phase.PASSING
        count, at = len(table.game.pass_target) and table.game.pass_target[0][1], -1 if high else 0
        move = Pass(table.game.hand(seat)[:count]) if passing else Play(table.game.legal_plays(seat)[at])
        return (await self.tables.act(table.record.id, person, move, table.game.prompt)).table

    async def transcript(self, table: Table) -> list[str]:
        return [event.body for event in await self.tables.store.tables.log(table.record.id)]


async def test_a_ban_takes_nobody_out_of_a_match_of_another_server(house: House) -> None:
    match = await house.opened(BEN)
    await house.matches.leave_all(match.guild_id + 1, BEN)
    assert len((await house.matches.get(match.id)).players) == 2
    await house.matches.leave_all(match.guild_id, BEN)
    assert len((await house.matches.get(match.id)).players) == 1


async def test_a_ban_for_a_while_keeps_nobody_out_of_the_next_deals_of_a_match_at_tables(house: House) -> None:
    match = await house.matches.start((await house.opened(BEN, CHIDI, DANA, pace="live")).id, ANA)
    await house.bring_on(match.id)
    await house.matches.leave_all(match.guild_id, BEN)
    assert await house.matches.play(match.id, BEN) is not None


async def test_the_same_match_is_opened_once_at_a_time(house: House) -> None:
    options = MatchOptions(7, 8, Rules(), "standard", DEALS, 24)
    first = await house.opened(BEN)
    await house.tables.store.matches.set_message(first.id, 1)
    house.at += 15 * SECOND - 1
    found, new = await house.matches.open(ANA, options, MOMENT)
    assert (found.id, new) == (first.id, False)
    others = [(BEN, options), (ANA, replace(options, deals=DEALS + 1)), (ANA, replace(options, channel_id=9))]
    for host, other in others:
        found, new = await house.matches.open(host, other, MOMENT)
        assert new
        await house.matches.leave(found.id, host)
    house.at += 1
    assert (await house.matches.open(ANA, options, MOMENT))[1], "later somebody may want another one"


async def test_a_match_that_is_asked_for_is_a_new_one_also_after_the_clock_was_set_back(house: House) -> None:
    first = await house.opened()
    house.at -= 1
    assert (await house.opened()).id != first.id


async def test_whoever_comes_back_to_their_table_of_four_is_forgiven_the_turns_that_they_have_missed(
    house: House,
) -> None:
    match = await house.matches.start((await house.opened(BEN, CHIDI, DANA, pace="live")).id, ANA)
    await house.bring_on(match.id)
    table = await house.matches.play(match.id, BEN)
    assert table is not None
    seat = table.my_seat(BEN.id)
    await house.tables.repository.change(table.record.id, lambda now: now.with_seat(seat, away=True, misses=3))
    table = await house.matches.play(match.id, BEN)
    assert table is not None
    assert (table.seats[seat].away, table.seats[seat].misses) == (False, 0)


async def test_deals_of_somebody_who_has_left_are_finished_one_by_one_also_by_another_process(house: House) -> None:
    match = await house.begun(BEN)
    begun = await house.matches.play(match.id, BEN)
    await house.matches.quit(match.id, BEN)
    later = Matches(house.tables)  # knows nothing but what is stored
    for _ in range(DEALS):
        assert await later.is_due(match.id)
        assert await later.play(match.id, BEN) is None
        assert await later.finish_left(match.id)
    assert not await later.is_due(match.id)
    assert not await later.finish_left(match.id)
    tables = await house.matches.deals.results_so_far(match)
    assert [(each.player_id, each.deal) for each in tables if each.points is not None] == [
        (BEN.id, deal) for deal in range(DEALS)
    ]
    assert begun is not None
    assert tables[0].table_id == begun.record.id
    await house.play(match, ANA)
    assert (await later.advance(match.id)).status is MatchStatus.OVER


async def test_nobody_joins_plays_or_quits_while_they_are_banned_or_their_data_is_deleted(house: House) -> None:
    match, matches = await house.opened(), house.matches
    joined, *refused = await during_deletion(
        house.tables, BEN.id, matches.join(match.id, BEN), matches.play(match.id, BEN), matches.quit(match.id, BEN)
    )
    assert [player.player_id for player in joined.players] == [ANA.id, BEN.id]
    assert [str(error) for error in refused] == ["match-not-begun"] * 2


async def test_the_same_cards_bring_the_same_answers_to_everybody_and_after_a_restart(tmp_path: Path) -> None:
    url = database_at(tmp_path / "hearts.db")
    house = House(await Store.open(url))
    match = await house.begun(BEN, ana=17)
    ana = await house.play(match, ANA, 2)
    for _ in range(4):  # Ben is in the middle of his first deal
        table = await house.matches.play(match.id, BEN)
        assert table is not None
        await house.move(table, BEN)
    await house.close()
    house = House(await Store.open(url), at=house.at)
    ben = await house.play(match, BEN, 2)
    for mine, theirs in zip(ana, ben, strict=True):
        assert await house.transcript(mine) == await house.transcript(theirs)
    first, second = ((table.rules.cycle[0], table.game.rounds[0].points) for table in ana)
    assert first[0] != second[0], "each deal has a pass of its own"
    await house.close()


async def test_a_ban_that_comes_while_somebody_waits_to_join_counts(house: House) -> None:
    match = await house.opened()
    async with house.tables.person_locks.of(BEN.id):
        joining = asyncio.create_task(house.matches.join(match.id, BEN))
        await asyncio.sleep(0)
        house.blocked.add(BEN.id)
    with pytest.raises(NotAllowed, match="blocked"):
        await joining


async def test_a_cut_takes_a_card_at_least_and_leaves_one(house: House) -> None:
    match = await house.opened(BEN)
    for wrong in (0, 52):
        with pytest.raises(NotAllowed, match="cut-range"):
            await house.matches.cut(match.id, BEN, wrong)
    for cut in (1, 51):
        assert (await house.matches.cut(match.id, BEN, cut)).players[1].cut == cut


async def test_results_of_a_deal_stay_hidden_until_everybody_has_played_it(house: House) -> None:
    match = await house.begun(BEN)
    (table,) = await house.play(match, ANA, 1)
    archive, number = Archive(house.tables), table.record.id
    assert table.seen_by(ANA.id).opened is None
    for asked in (archive.round(number, 0, ANA.id), archive.file(number, ANA.id), archive.proof(number, 0)):
        with pytest.raises(NotAllowed, match="match-sealed"):
            await asked
    with pytest.raises(NotAllowed, match="match-sealed"):
        await house.past.sheet(match.id)
    await house.play(match, ANA, DEALS - 1)
    assert (await house.matches.advance(match.id)).status is MatchStatus.PLAYING
    assert not await house.matches.is_due(match.id)
    await house.play(match, BEN)
    assert await house.matches.is_due(match.id)
    assert (await house.matches.advance(match.id)).status is MatchStatus.OVER
    _, proof = await archive.proof(number, 0)
    assert (proof.matches_hash, proof.fair) == (True, True)
    for told, holds in ((proof.secret, True), (match.secret.hex(), False)):
        derivation = await table.kind.derivation(house.tables.store, table.record, told)
        assert (derivation.matches_hash, derivation.holds) == (True, holds)
        assert (derivation == proof.derivation) is holds


async def test_deals_that_a_person_did_not_play_in_time_are_played_by_a_computer_player_and_marked(
    house: House,
) -> None:
    match = await house.begun(BEN, CHIDI)
    await house.play(match, ANA)
    await house.play(match, BEN, 1)
    table = await house.matches.play(match.id, BEN)
    assert table is not None
    table = await house.move(table, BEN)
    house.at = match.due_at
    late = await house.tables.act(table.record.id, BEN, Play(table.game.hand(0)[0]), table.game.prompt)
    assert late.outdated
    with pytest.raises(NotAllowed, match="match-closed"):
        await house.matches.play(match.id, BEN)
    assert (await house.bring_on(match.id)).status is MatchStatus.OVER
    sheet = await house.past.sheet(match.id)
    marked = {line.player.name: [play.by_computer for play in line.plays] for line in sheet.lines}
    assert marked == {"Ana": [False] * DEALS, "Ben": [False, True, True, True], "Chidi": [True] * DEALS}
    check(sheet)
    half = await house.tables.get(table.record.id)
    assert half.game.phase is Phase.OVER, "it is played to its end"


async def test_a_match_without_its_computer_players_counts_the_deals_that_everybody_has_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, nobody, lobby = await house.begun(BEN), await house.begun(BEN), await house.opened(BEN)
    ana = await house.play(match, ANA)
    await house.play(match, BEN, 2)
    table = await house.matches.play(match.id, BEN)
    assert table is not None
    table = await house.move(table, BEN)
    monkeypatch.delitem(VERSIONS, CLUB)
    for each in (match, nobody, lobby):
        assert await house.matches.is_due(each.id), "it goes on no more, long before its time is up"
        await house.matches.advance(each.id)
    assert (await house.matches.get(lobby.id)).status is MatchStatus.CANCELLED
    assert {(await house.matches.get(each.id)).closing for each in (match, nobody, lobby)} == {Closing.UPDATE}
    stopped = await house.tables.get(table.record.id)
    assert (stopped.record.status, stopped.opens_at) == (Status.CANCELLED, house.at)
    sheet = await house.past.sheet(match.id)
    assert (sheet.match.status, sheet.match.deals, sheet.deals) == (MatchStatus.OVER, DEALS, 2)
    (mine,) = (line for line in sheet.lines if line.player.name == "Ana")
    assert [play.points for play in mine.plays] == [table.game.totals[0] for table in ana[:2]]
    assert sum(line.total for line in sheet.lines) == 0
    assert (await house.past.sheet(nobody.id)).deals == 0
    _, proof = await Archive(house.tables).proof(ana[3].record.id, 0)
    assert proof.fair, "all are opened"


async def test_a_deal_that_is_begun_at_the_deadline_exists_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match, decide = await house.begun(BEN), house.tables.thinking.decide
    looking: list[asyncio.Task[MatchRecord]] = []

    async def late(*asked: Any) -> Any:
        if not looking:
            house.at = match.due_at
            looking.append(asyncio.get_running_loop().create_task(house.bring_on(match.id)))
            await asyncio.wait(looking, timeout=1)
        return await decide(*asked)

    monkeypatch.setattr(house.tables.thinking, "decide", late)
    await house.matches.play(match.id, ANA)
    assert (await looking[0]).status is MatchStatus.OVER
    check(await house.past.sheet(match.id))


async def test_the_clock_ends_a_deal_that_is_being_played_when_the_time_is_up(house: House) -> None:
    match = await house.begun(BEN)
    table = await house.matches.play(match.id, BEN)
    assert table.record.due_at == match.due_at == house.at + 24 * HOUR
    house.at = match.due_at
    await house.tables.tick(table.record.id)
    (mine,) = (each for each in (await house.tables.get(table.record.id)).results if each.player_id == BEN.id)
    assert not mine.finished


def check(sheet: Sheet) -> None:
    for deal in range(sheet.match.deals):
        plays = sheet.of_deal(deal)
        for play in plays:
            assert play.difference * len(plays) == play.points * len(plays) - sum(each.points for each in plays)
        assert sum(play.difference for play in plays) == 0
    assert sum(line.total for line in sheet.lines) == 0


async def test_a_deal_is_played_once_and_cannot_be_given_up(house: House) -> None:
    match = await house.begun(BEN)
    first = await house.matches.play(match.id, ANA)
    again = await house.matches.play(match.id, ANA)
    number = first.record.id
    assert again.record.id == number
    for refused in (house.tables.leave(number, ANA), house.tables.end(number, ANA), house.tables.pause(number, ANA)):
        with pytest.raises(NotAllowed, match="match-one-try"):
            await refused
    with pytest.raises(NotAllowed, match="not-in-match"):
        await house.matches.play(match.id, DANA)
    await house.play(match, ANA)
    assert await house.matches.play(match.id, ANA) is None


async def test_all_players_or_none_have_teams_of_at_least_two(house: House) -> None:
    match, _ = await house.matches.open(ANA, MatchOptions(7, 8, Rules(), "standard", DEALS, 24))
    for person in (BEN, CHIDI, DANA):
        await house.matches.join(match.id, person)
    for person, team in ((ANA, 1), (BEN, 2), (CHIDI, 1)):
        await house.matches.choose_team(match.id, person, team)
    with pytest.raises(NotAllowed, match="match-teams"):
        await house.matches.start(match.id, ANA)
    with pytest.raises(NotAllowed, match="unreadable"):
        await house.matches.choose_team(match.id, DANA, 3)  # four people are no more than two teams
    for team in (2, 0, 2):
        assert (await house.matches.choose_team(match.id, DANA, team)).players[3].team == team
    begun = await house.matches.start(match.id, ANA)
    assert [player.team for player in begun.players] == [1, 2, 1, 2]


async def test_a_match_needs_two_people_and_its_host_and_expires(house: House) -> None:
    match, _ = await house.matches.open(ANA, MatchOptions(7, 8, Rules(), "standard", DEALS, 24))
    with pytest.raises(NotAllowed, match="match-too-few"):
        await house.matches.start(match.id, ANA)
    await house.matches.join(match.id, BEN)
    for refused, key in (
        (house.matches.join(match.id, BEN), "match-joined"),
        (house.matches.start(match.id, BEN), "host-only"),
        (house.matches.cancel(match.id, BEN), "host-only"),
        (house.matches.play(match.id, BEN), "match-not-begun"),
        (house.matches.get(99), "no-such-match"),
    ):
        with pytest.raises(NotAllowed, match=key):
            await refused
    await house.matches.leave(match.id, BEN)
    house.at += OPEN_FOR
    cancelled = await house.matches.advance(match.id)
    assert (cancelled.status, cancelled.closing) == (MatchStatus.CANCELLED, Closing.IDLE)
    with pytest.raises(NotAllowed, match="match-no-chips"):
        await house.matches.open(ANA, MatchOptions(7, 8, Rules(scoring="chips", moon="off"), "x", DEALS, 24))


async def test_a_match_knows_by_whom_or_why_it_was_cancelled_or_stopped(house: House) -> None:
    mod = Person(9, "Mod", may_manage=True)
    for person, why in ((ANA, Closing.PLAYERS), (replace(ANA, may_manage=True), Closing.PLAYERS), (mod, "moderator")):
        match = await house.opened(BEN)
        assert (await house.matches.cancel(match.id, person)).closing == why
        match = await house.opened(BEN)
        await house.matches.start(match.id, ANA)
        assert (await house.matches.stop(match.id, person)).closing == why
    match = await house.opened(BEN)
    await house.matches.leave_all(7, ANA)
    assert (await house.matches.get(match.id)).closing == Closing.LEFT


@pytest.fixture
def slow_reads(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads a match decides some milliseconds later, so that all who do not wait for each other read the
    same."""
    stored = house.tables.store.matches
    read = stored.get

    async def slowly(match_id: int) -> MatchRecord | None:
        match = await read(match_id)
        await asyncio.sleep(0.005)
        return match

    monkeypatch.setattr(stored, "get", slowly)


async def test_a_person_who_joins_after_another_has_left_comes_last(house: House) -> None:
    match = await house.opened(BEN, CHIDI)
    await house.matches.leave(match.id, BEN)
    joined = await house.matches.join(match.id, BEN)
    assert [(player.name, player.place) for player in joined.players] == [("Ana", 0), ("Chidi", 2), ("Ben", 3)]


async def test_no_more_people_join_at_once_than_may(house: House) -> None:
    match = await house.opened()
    refused = await at_once(*(house.matches.join(match.id, Person(number, "X")) for number in range(10, 30)))
    assert refused == ["match-full"] * 5
    players = (await house.matches.get(match.id)).players
    assert sorted(player.place for player in players) == list(range(MAX_PLAYERS))


@pytest.mark.usefixtures("slow_reads")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("what", ["start", "cancel", "leave"])
async def test_of_a_start_and_what_prevents_it_only_one_is_done(house: House, what: str, first: bool) -> None:
    matches, match = house.matches, await house.opened(BEN)
    other = getattr(matches, what)(match.id, BEN if what == "leave" else ANA)
    asked = (other, matches.start(match.id, ANA)) if first else (matches.start(match.id, ANA), other)
    assert len(await at_once(*asked)) == 1
    match = await matches.get(match.id)
    assert (match.status is MatchStatus.PLAYING) == (len(match.players) == 2 and (what == "start" or not first))


@pytest.mark.usefixtures("slow_reads")
async def test_a_cut_and_a_team_that_are_chosen_at_once_are_both_kept(house: House) -> None:
    match = await house.opened(BEN, CHIDI, DANA)
    choices = house.matches.cut(match.id, BEN, 5), house.matches.choose_team(match.id, BEN, 2)
    assert await at_once(*choices) == []
    assert [(player.cut, player.team) for player in (await house.matches.get(match.id)).players][1] == (5, 2)


async def test_a_message_that_is_drawn_while_a_player_is_deleted_is_drawn_again(house: House) -> None:
    match = await house.begun(BEN)
    await house.tables.store.matches.set_message(match.id, 5)
    async with house.matches.without(BEN):
        drawing = asyncio.create_task(house.matches.drawn(match))
        for _ in range(20):
            await house.matches.get(match.id)
        await house.tables.store.privacy.delete(BEN.id, "Former player")
    await drawing
    assert [each.outdated for each in await house.tables.store.matches.unsettled()] == [True]
    await house.matches.drawn(await house.matches.get(match.id))
    assert [each.outdated for each in await house.tables.store.matches.unsettled()] == [False]


async def test_ids_of_matches_and_of_tables_stay_apart_after_a_restart(tmp_path: Path) -> None:
    url = database_at(tmp_path / "hearts.db")
    house = House(await Store.open(url))
    match = await house.begun(BEN)
    await house.close()
    house = House(await Store.open(url), at=house.at)
    table = await house.matches.play(match.id, ANA)
    assert table.record.id > match.id
    assert table.record.status is Status.PLAYING
    await house.close()


async def leaves_for_good(other: Matches, person: Person) -> None:
    """Somebody deletes their data at another process, which has locks of its own."""
    async with other.without(person):
        await other._tables.store.privacy.delete(person.id, "Former player")


def meanwhile(house: House, monkeypatch: pytest.MonkeyPatch, happens: Awaitable[object], after: str = "get") -> None:
    """Something happens at another process just after the next reading of a match, or of its tables."""
    stored, read = house.tables.store.matches, getattr(house.tables.store.matches, after)

    async def and_then(match_id: int) -> Any:
        found = await read(match_id)
        monkeypatch.setattr(stored, after, read)
        await happens
        return found

    monkeypatch.setattr(stored, after, and_then)


@pytest.mark.parametrize("person", [ANA, BEN], ids=["host", "player"])
async def test_a_match_that_has_begun_goes_on_though_somebody_deletes_their_data_at_another_process(
    house: House, monkeypatch: pytest.MonkeyPatch, person: Person
) -> None:
    match, other = await house.opened(BEN, CHIDI), Matches(house.tables)
    meanwhile(house, monkeypatch, house.matches.start(match.id, ANA))
    await leaves_for_good(other, person)
    match = await house.matches.get(match.id)
    assert match.status is MatchStatus.PLAYING
    assert [player.name for player in match.players] == [
        "Former player" if each is person else each.name for each in (ANA, BEN, CHIDI)
    ]


async def test_a_match_does_not_begin_whose_host_deletes_their_data_at_another_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, other = await house.opened(BEN, CHIDI, DANA, pace="live"), Matches(house.tables)
    meanwhile(house, monkeypatch, leaves_for_good(other, ANA))
    with pytest.raises(NotAllowed, match="match-closed"):
        await house.matches.start(match.id, ANA)
    assert (await house.matches.get(match.id)).status is MatchStatus.CANCELLED
    assert await house.matches.deals.results_so_far(match) == []


@pytest.mark.parametrize("what", ["cut", "choose_team"])
async def test_a_choice_does_not_bring_back_somebody_who_deletes_their_data_at_another_process(
    house: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    match, other = await house.opened(BEN, CHIDI, DANA), Matches(house.tables)
    meanwhile(house, monkeypatch, leaves_for_good(other, BEN))
    match = await getattr(house.matches, what)(match.id, BEN, 1)
    assert [player.name for player in match.players] == ["Ana", "Chidi", "Dana"]


async def test_two_who_join_while_the_database_is_slow_have_different_places(house: House, tmp_path: Path) -> None:
    match, join = await house.opened(), house.matches.join
    await in_doubt(tmp_path, house.tables.store, join(match.id, BEN), join(match.id, CHIDI))
    with suppress(NotAllowed):
        await join(match.id, CHIDI)
    players = (await house.matches.get(match.id)).players
    assert [(player.name, player.place) for player in players] == [("Ana", 0), ("Ben", 1), ("Chidi", 2)]


async def test_a_cut_that_the_database_takes_late_is_kept(house: House, tmp_path: Path) -> None:
    match, matches = await house.opened(BEN, CHIDI, DANA), house.matches
    await in_doubt(tmp_path, house.tables.store, matches.cut(match.id, BEN, 5), matches.choose_team(match.id, BEN, 1))
    assert (await matches.get(match.id)).players[1].cut == 5


async def test_no_more_matches_are_opened_than_may_while_the_database_is_slow(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.match.matches.MAX_MATCHES_A_SERVER", 1)
    await in_doubt(tmp_path, house.tables.store, house.opened(), house.opened())
    assert len(await house.tables.store.matches.hosts(7)) == 1


async def test_a_deal_that_is_opened_at_another_process_just_now_is_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when somebody presses again after a handover, or while it is not known whether it was opened."""
    match, other = await house.begun(BEN), House(house.tables.store)
    meanwhile(house, monkeypatch, other.matches.play(match.id, ANA), "tables_of")
    table = await house.matches.play(match.id, ANA)
    assert [each.table_id for each in await house.matches.deals.results_so_far(match)] == [table.record.id]
    await other.tables.close()


def order(world: World) -> MatchOptions:
    return MatchOptions(world.guild.id, world.channel.id, PRESETS["standard"], "standard", deals=4, hours=1)


async def test_matches_opened_at_once_are_no_more_than_a_host_and_a_server_may_have(world: World) -> None:
    matches, host = feature(world.bot).matches, Person(world.ana.id, "Ana")
    refused = await at_once(*(matches.open(host, order(world)) for _ in range(MAX_MATCHES_A_HOST + 5)))
    assert refused == ["match-too-many-yours"] * 5
    refused = await at_once(
        *(matches.open(Person(number, "Host"), order(world)) for number in range(MAX_MATCHES_A_SERVER))
    )
    assert refused == ["match-too-many-here"] * MAX_MATCHES_A_HOST


async def test_a_host_who_opens_a_match_while_their_data_is_deleted_is_named_in_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deletion has taken the person out of their matches, and is held there."""
    ben, held = Person(world.ben.id, "Ben"), world.bot.store.privacy
    look = held.running

    async def slowly(player_id: int) -> list[int]:
        opening.append(asyncio.create_task(feature(world.bot).matches.open(ben, order(world))))
        await asyncio.sleep(0.05)
        return await look(player_id)

    opening: list[asyncio.Task[tuple[MatchRecord, bool]]] = []
    monkeypatch.setattr(held, "running", slowly)
    await world.bot.privacy.delete(ben)
    opened, _ = await opening[0]
    assert (await feature(world.bot).matches.get(opened.id)).players == (MatchPlayer(ben.id, "Ben", 0),)


async def test_four_seats_are_needed_at_tables_alone(house: House) -> None:
    options = MatchOptions(7, 8, preset("standard", 5), "standard", DEALS, 24)
    await house.matches.open(ANA, options)
    with pytest.raises(NotAllowed, match="match-four-seats"):
        await house.matches.open(ANA, replace(options, pace="live"))


@pytest.mark.parametrize(
    ("where", "hours", "pace", "found"),
    [
        (None, None, None, (USUAL_HOURS, "")),
        ("alone", 3, None, (3, "")),
        ("tables", None, None, (USUAL_HOURS, "live")),
        (None, None, "slow", (USUAL_HOURS, "slow")),
    ],
)
def test_a_pace_means_tables_and_everybody_else_plays_alone(
    where: str | None, hours: int | None, pace: str | None, found: tuple[int, str]
) -> None:
    assert how_played(where, hours, pace) == found


def test_people_at_tables_have_more_time_than_their_clocks_can_use_up() -> None:
    assert time_to_play(match_of(2, 4)) == 24 * HOUR
    at_tables = time_to_play(match_of(4, 4, pace="slow"))
    assert at_tables == 4 * (52 * PACES["slow"].play + PACES["slow"].choose) + OPEN_FOR
