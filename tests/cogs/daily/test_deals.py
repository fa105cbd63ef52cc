"""The deal of the day: sealed ahead, the same in every process, and kept over a restart."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import BUSY, Thinking
from cogs.daily.deals import DAILY, PRACTICE, DailyDeals
from db import KindName, Status, Store
from hearts import Pass, Phase, Play, commitment
from players.pinned import CLUB
from tests.bot.tables.deletion import during_deletion
from tests.bot.tables.test_kind import allowed_by
from tests.bot.tables.test_thinking import prepared_by
from tests.db.template import database_at
from tests.world import secrets

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
MORNING = 20_454 * DAY + 9 * 3_600_000


class House:
    """The tables of one process, with a clock set by hand and the same deals in every run."""

    def __init__(self, store: Store) -> None:
        self.at = MORNING
        rng = random.Random(1)
        self.tables = Tables(store, lambda: self.at, rng=rng, secret=secrets(), thinking=Thinking(0))
        self.daily = DailyDeals(self.tables)

    async def play(self, table: Table, most: int = 100) -> Table:
        """Plays the lowest legal cards, at most ``most`` of them."""
        for _ in range(most):
            if not table.alive:
                break
            passing = table.game.phase is Phase.PASSING
            move = Pass(table.game.hand(0)[:3]) if passing else Play(table.game.legal_plays(0)[0])
            table = (await self.tables.act(table.record.id, ANA, move, table.game.prompt)).table
        return table


async def house_at(url: str) -> House:
    return House(await Store.open(url))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await house_at(database_at(tmp_path / "hearts.db"))
    yield house
    await house.tables.close()
    await house.tables.store.close()


async def test_no_try_is_begun_while_the_data_of_its_person_is_deleted(house: House) -> None:
    (begun,) = await during_deletion(house.tables, ANA.id, house.daily.begin(ANA, house.daily.today, "UTC"))
    assert begun.record.kind == DAILY.name


async def test_tomorrow_is_sealed_today_and_nothing_changes_it(house: House) -> None:
    today = await house.daily.seal()
    tomorrow = await house.tables.store.dailies.deal(today.day + 1)
    assert tomorrow is not None
    house.at += DAY
    opened = await DailyDeals(house.tables).seal()
    assert opened.commitment == tomorrow.commitment == commitment(opened.secret)
    assert opened.secret.endswith(CLUB.encode()), "one hash seals the cards and the version"
    assert not await house.daily.late(opened)
    assert not await house.daily.late(today), "there was no bot the day before"
    house.at += 3 * DAY
    assert await house.daily.late(await house.daily.seal()), "it was away"


async def test_a_day_without_the_bot_has_no_deal_to_play(house: House) -> None:
    first = await house.daily.seal()
    house.at += 3 * DAY
    await house.daily.seal()
    days = await house.tables.store.dailies.deals(first.day, first.day + 3)
    assert [(deal.day - first.day, deal.opened_at is not None) for deal in days] == [(0, True), (1, False), (3, True)]


async def test_the_transcript_is_the_same_after_a_stop_in_the_middle(tmp_path: Path) -> None:
    logs = []
    for stops in (False, True):
        url = database_at(tmp_path / f"{stops}.db")
        house = await house_at(url)
        await house.tables.store.dailies.key(b"the secret of the bot")
        table = await house.play(await house.daily.begin(ANA, house.daily.today, "UTC"), 6)
        if stops:
            await house.tables.close()
            await house.tables.store.close()
            house = await house_at(url)
            again = await house.daily.begin(ANA, house.daily.today, "UTC")
            assert again.record.id == table.record.id
        table = await house.play(table)
        assert table.record.status is Status.OVER
        logs.append([event.body for event in await house.tables.store.tables.log(table.record.id)])
        await house.tables.close()
        await house.tables.store.close()
    assert logs[0] == logs[1]


async def test_however_busy_the_machine_is_the_pinned_players_answer(house: House) -> None:
    house.tables.thinking.in_line = BUSY
    assert not house.tables.thinking.may_search()
    table = await house.play(await house.daily.begin(ANA, house.daily.today, "UTC"))
    assert table.record.status is Status.OVER


async def test_a_person_practises_at_one_table_and_one_day_at_a_time(house: House) -> None:
    past = house.daily.today
    await house.daily.seal()
    with pytest.raises(NotAllowed, match="daily-no-such-day"):
        await house.daily.practise(ANA, past)
    house.at += DAY
    first, second = await house.daily.practise(ANA, past), await house.daily.practise(ANA, past)
    assert second.record.id != first.record.id
    assert not (await house.tables.get(first.record.id)).alive
    assert (second.alive, second.record.kind) == (True, KindName.PRACTICE)
    await asyncio.gather(*(house.daily.practise(ANA, past) for _ in range(5)))
    assert len(await house.tables.of_player(ANA.id)) == 1


async def test_practice_that_cannot_begin_leaves_the_earlier_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    past = house.daily.today
    await house.daily.seal()
    house.at += DAY
    first = await house.daily.practise(ANA, past)
    monkeypatch.delitem(__import__("players.pinned", fromlist=["VERSIONS"]).VERSIONS, CLUB)
    with pytest.raises(NotAllowed, match="deal-version"):
        await house.daily.practise(ANA, past)
    assert (await house.tables.get(first.record.id)).alive


async def test_computer_players_that_the_program_does_not_know_play_no_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await house.daily.begin(ANA, house.daily.today, "UTC")
    monkeypatch.delitem(__import__("players.pinned", fromlist=["VERSIONS"]).VERSIONS, CLUB)
    with pytest.raises(NotAllowed, match="deal-version"):
        await house.daily.begin(BEN, house.daily.today, "UTC")
    with pytest.raises(NotAllowed, match="deal-version"):
        await house.play(begun, 2)
    after = await house.tables.get(begun.record.id)
    assert after.record.status is Status.PLAYING
    house.at += DAY
    await house.tables.tick(begun.record.id)
    assert (await house.tables.get(begun.record.id)).record.status is Status.OVER, "it counts as it stands"
    assert (await house.daily.seal()).opened_at is None
    house.at += 60_000
    today = await house.tables.store.dailies.deal(house.daily.today)
    assert today.opened_at is None, "nobody could play it: it breaks no streak"


async def test_the_end_of_a_day_ends_the_tries_that_are_being_played(house: House) -> None:
    begun = await house.daily.begin(ANA, house.daily.today, "UTC")
    table = await house.play(begun, 7)
    house.at = table.record.due_at or 0
    assert house.at == (house.at // DAY) * DAY
    late = await house.tables.act(table.record.id, ANA, Play(table.game.legal_plays(0)[0]), table.game.prompt)
    assert late.outdated
    await house.tables.tick(table.record.id)
    table = await house.tables.get(table.record.id)
    mine = next(result for result in table.results if result.player_id == ANA.id)
    round = table.game.round
    assert round is not None
    assert mine.total == sum(round.deck.points.get(card, 0) for card in round.piles[0])
    assert (table.record.status, mine.finished) == (Status.OVER, False)


async def test_a_try_belongs_to_a_day_in_the_time_zone_of_its_person(house: House) -> None:
    today = house.daily.today
    house.at = today * DAY + 60_000  # a minute after midnight, UTC
    west = await house.daily.begin(ANA, today, "Etc/GMT+12")
    east = await house.daily.begin(BEN, today, "Pacific/Kiritimati")
    assert (west.record.local_day, east.record.local_day) == (today - 1, today)
    house.at = (today + 1) * DAY - 60_000
    late = await house.daily.begin(Person(3, "Chidi"), today, "Pacific/Kiritimati")
    assert (late.record.day, late.record.local_day) == (today, today + 1)


async def test_a_try_counts_only_for_its_day(house: House) -> None:
    table = await house.play(await house.daily.begin(ANA, house.daily.today, "UTC"))
    assert table.record.kind == KindName.DAILY
    assert await house.tables.store.standings.of_player(ANA.id, 0) == []
    assert await house.tables.store.history.solo_totals(ANA.id) == []


async def test_a_try_that_is_begun_at_two_processes_at_once_is_the_same_at_both(house: House) -> None:
    other = House(house.tables.store)
    tables = await asyncio.gather(*(each.daily.begin(ANA, house.daily.today, "UTC") for each in (house, other)))
    assert tables[0].record.id == tables[1].record.id
    await other.tables.close()


def test_a_try_and_practice_allow_this_and_no_more() -> None:
    assert allowed_by(DAILY) == "solitaire commanded shared_deal"
    assert allowed_by(PRACTICE) == "solitaire hints stoppable shared_deal"


async def test_the_players_of_a_sealed_deal_get_ready_before_it_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await prepared_by("daily", tmp_path, monkeypatch)
