"""Early ends, and everything else that somebody could do to lose less: nothing is better than finishing."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.numerals import signed
from bot.tables import seating
from bot.tables.calls import News, news, still_told
from bot.tables.computers import Computers
from bot.tables.endings import end, is_agreed, play_on, results
from bot.tables.errors import NotAllowed
from bot.tables.pace import Tempo
from bot.tables.persistence import change
from bot.tables.person import Person
from bot.tables.person import Person as Seated
from bot.tables.runner import Runner
from bot.tables.seating import overdue
from bot.tables.table import Table
from bot.ui.results import ended_early
from db import Ending, ResultRecord, RoundRecord, Standing, Status
from db.tally import EndedGame, Tally
from hearts import Game, Phase, RoundResult, Rules
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, playing
from tests.bot.ui.drawn import Drawn
from tests.db.games import ended
from tests.hearts.table import Table as Written
from tests.world import World, say

MOD = Person(99, "Mod", may_manage=True)
EVE, FINN = Person(77, "Eve"), Person(78, "Finn")
GAMES = 60
SCORES = [13, *[1] * 13]
"""The queen and the hearts of a round."""


def game_of(*guests: Person, rules: Rules | None = None) -> Table:
    """A game in which nobody has a point yet; its first round is sealed."""
    return sealed(playing(Game.new(rules or Rules()), *guests))


def sealed(table: Table) -> Table:
    number = len(table.game.rounds)
    return replace(table, rounds=(*table.rounds, RoundRecord(number, b"", "", 1_000 * number)))


def scored(table: Table, *points: int) -> Table:
    """The table after a round with these points."""
    rounds = table.game.rounds
    totals = tuple(map(sum, zip(rounds[-1].totals if rounds else (0,) * 4, points, strict=True)))
    result = RoundResult(len(rounds), 0, points, (), totals, ((),) * 4, (4, 3, 3, 3))
    return sealed(replace(table, game=Game(table.rules, (*rounds, result))))


def at_random(table: Table, rng: Random) -> Table:
    """The table after a round in which everybody was equally lucky."""
    points = [0, 0, 0, 0]
    for score in SCORES:
        points[rng.randrange(4)] += score
    return scored(table, *points)


def after(table: Table, step: Table) -> Table:
    """The table after a step, with what is stored of it."""
    return change(table, step, 1_000 * len(table.game.rounds) + 500)[0]


def leave(table: Table, who: Person = ANA) -> Table:
    return after(table, seating.leave(table, who, Random(1)))


def run_out(table: Table) -> Table:
    """The table after a pause in which nobody has gone on."""
    return overdue(table.with_record(status=Status.SUSPENDED), 0)


def of(table: Table, who: Person = ANA) -> ResultRecord:
    """What a game that is over has brought to somebody."""
    assert table.record.status is Status.OVER
    return next(result for result in results(table) if result.player_id == who.id)


# -- who ends a game


async def test_a_game_of_several_people_ends_once_all_of_them_want_it(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1, preset=await world.short_game(4))
    await world.skip_round()
    answer = await world.ana.press(await world.ana.command("hearts end"), "cancel")
    assert answer.says("end-asked-yours")
    await world.wait(10)
    assert world.board().says("end-agreed", who="**Ana**", count=1, me=False)
    assert world.board().says("end-missing", who="**Ben** and **Chidi**", count=2)
    await world.ana.press(await world.ana.press(world.board(), "more"), "cancel")
    await world.wait(10)
    assert not any(seat.wants_end for seat in (await world.table()).seats), "Ana has taken it back"
    await world.ben.end()
    table = await world.table()
    assert table.record.status is Status.OVER
    await world.wait(10)
    assert world.messages()[-1].says("closed-length", rounds=1, ending="agreed")
    assert not world.messages()[-1].says("ended-why", why="players", who="Ana, Ben and Chidi"), "not twice"
    assert [(one.ending, one.division, one.rating) for one in table.results] == [(Ending.AGREED, None, None)] * 4


async def test_one_person_who_would_like_to_play_on_is_enough_also_after_a_restart(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.ana.press(await world.ana.command("hearts end"), "cancel")
    await world.restart()
    await world.wait(10)
    asked = world.board()
    assert asked.says("end-agreed", who="**Ana**", count=1, me=False)
    assert (await world.ben.press(asked, "cancel")).says("news-plays-on")
    await world.wait(10)
    assert asked.says("news-plays-on")
    assert not asked.all("cancel")
    assert not any(seat.wants_end for seat in (await world.table()).seats)


async def test_nothing_says_that_the_game_goes_on_once_somebody_asks_again_to_end_it(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    assert (await world.table()).game.phase is Phase.PASSING, "others do not change the panel of who is choosing"
    for _ in range(2):
        await world.ana.press(await world.ana.command("hearts end"), "cancel")
        await world.wait(10)
        assert not world.board().says("news-plays-on")
        assert not world.ben.panels or not world.ben.panel.says("news-plays-on")
        assert (await world.ben.press(world.board(), "cancel")).says("news-plays-on")
        await world.wait(10)
        assert world.board().says("news-plays-on")


async def test_a_paused_game_tells_who_would_like_to_end_it(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    await world.ana.press(await world.ana.command("hearts end"), "cancel")
    await world.wait(5)
    paused = world.board()
    assert paused.says("end-agreed", who="**Ana**", count=1, me=False)
    declined = await world.ben.press(paused, "cancel")
    assert declined.one("go-on")
    assert not declined.says("news-plays-on"), "it does not go on by that"
    await world.wait(5)
    assert not paused.all("cancel")
    assert (await world.table()).record.status is Status.SUSPENDED


async def without_channel(world: World) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()


async def paused(world: World) -> None:
    await world.ana.command("hearts pause")


async def moderated(world: World) -> None:
    mod = world.manager("Mod")
    await mod.press(await mod.command("hearts end"), "cancel")


@pytest.mark.parametrize("way", [without_channel, paused, moderated])
async def test_nobody_wins_by_a_game_that_is_taken_from_its_people(
    world: World, way: Callable[[World], Awaitable[None]]
) -> None:
    await world.begin(world.ben, world.chidi, computers=1, preset=await world.short_game(4))
    await world.skip_round()
    await way(world)
    await world.later(7 * 24 * 3600)
    await world.wait(60)
    table = await world.table()
    assert {one.ending for one in table.results} == {Ending.UNFINISHED}
    changes = {one.place: one.rating_change or 0 for one in table.results if one.player_id is not None}
    assert changes[min(changes)] == 0 > changes[max(changes)]
    for person in (world.ana, world.ben, world.chidi):
        rows = await world.bot.tables.store.standings.of_player(person.id, table.record.guild_id)
        assert {(row.games, row.wins, row.moons) for row in rows} == {(1, 0, 0)}


def test_whoever_has_left_a_game_that_the_others_end_has_lost_it() -> None:
    table = leave(scored(game_of(BEN, CHIDI, DANA), 26, 0, 0, 0)).with_seat(1, away=True)
    table = end(end(table, CHIDI), DANA)
    assert [of(table, who).counts for who in (ANA, BEN, CHIDI, DANA)] == [True, True, False, False]
    assert [of(table, who).finished for who in (ANA, BEN)] == [False, False]


def test_a_game_ends_when_the_last_one_who_wants_to_play_on_leaves() -> None:
    table = end(end(game_of(BEN, CHIDI), ANA), BEN)
    assert table.alive
    ended = Runner(Tempo(), Computers(Random(1), lambda: False)).advance(leave(table, CHIDI), table, 0)
    assert (ended.alive, ended.record.closing) == (False, "players")
    assert is_agreed(ended)


def test_whoever_would_like_to_play_on_declines_for_all_and_is_back() -> None:
    asked = end(end(game_of(BEN, CHIDI), ANA), BEN)
    for person in (ANA, CHIDI):
        declined = play_on(asked.with_seat(2, away=True), person)
        assert [seat.player_id for seat in declined.seats if seat.wants_end] == []
        assert declined.seats[2].away is (person is ANA)
        assert News("plays-on") in news(asked, declined)
        assert still_told(news(asked, declined), declined) == news(asked, declined)
        assert end(end(declined, ANA), BEN).alive is (person is CHIDI)
    assert News("plays-on") not in news(asked, leave(asked)), "Ben would still like to end it"
    with pytest.raises(NotAllowed, match="not-seated"):
        play_on(asked, DANA)
    with pytest.raises(NotAllowed, match="table-closed"):
        play_on(end(asked, CHIDI), ANA)


def test_somebody_who_manages_the_server_ends_a_game_of_others_and_asks_in_one_of_their_own() -> None:
    table = scored(game_of(BEN), 0, 26, 0, 0)
    ended = end(table, MOD)
    assert {of(ended, who).ending for who in (ANA, BEN)} == {Ending.UNFINISHED}
    assert end(table, replace(BEN, may_manage=True)).alive
    with pytest.raises(NotAllowed, match="not-seated"):
        end(table, DANA)


AGREED = {"why": "players", "who": "Ana and Ben"}


@pytest.mark.parametrize(
    ("way", "why"),
    [
        (lambda table: end(seating.leave(table, BEN, Random(1)), ANA), {"why": "players", "who": "Ana"}),
        (partial(end, person=MOD), {"why": "moderator"}),
        (lambda table: leave(leave(table), BEN), {"why": "left"}),
        (run_out, {"why": "idle"}),
    ],
    ids=["one who is alone", "a moderator", "all have left", "never resumed"],
)
def test_a_game_that_ended_early_says_by_whom_or_why(way: Callable[[Table], Table], why: dict[str, str]) -> None:
    for table in (game_of(BEN), scored(game_of(BEN), 0, 26, 0, 0)):
        ended = way(table)
        shown = Drawn(ended_early(replace(ended, results=results(ended)).seen_by(None), say))
        assert shown.says("ended-why", **why)


def test_that_all_agreed_to_the_end_of_a_game_is_not_said_twice() -> None:
    for table in (game_of(BEN), scored(game_of(BEN), 0, 26, 0, 0)):
        ended = end(end(table, ANA), BEN)
        shown = Drawn(ended_early(replace(ended, results=results(ended)).seen_by(None), say))
        agreed = shown.says("closed-length", rounds=len(table.game.rounds), ending="agreed")
        assert shown.says("ended-why", **AGREED) is not agreed


def test_a_game_that_was_not_dealt_has_no_results() -> None:
    assert end(game_of(BEN), MOD).record.status is Status.CANCELLED


@pytest.mark.parametrize("way", [partial(end, person=ANA), leave, run_out], ids=["ending", "leaving", "never going on"])
def test_whoever_is_the_last_one_present_has_left(way: Callable[[Table], Table]) -> None:
    table = scored(leave(game_of(BEN), BEN), 0, 26, 0, 0)
    for alone in (table, scored(game_of(), 0, 26, 0, 0)):
        ended = way(alone)
        assert (of(ended).finished, of(ended).won, of(ended).ending) == (False, False, Ending.UNFINISHED)


def test_a_game_that_is_never_gone_on_with_counts_as_it_stood() -> None:
    table = run_out(scored(game_of(BEN, CHIDI), 20, 0, 0, 6))
    assert [(one.place, one.won, one.ending, one.only_loses) for one in results(table)] == [
        (4, False, Ending.UNFINISHED, True),
        (1, False, Ending.UNFINISHED, True),
        (1, False, Ending.UNFINISHED, True),
        (3, False, Ending.UNFINISHED, True),
    ]


def test_a_person_who_leaves_and_comes_back_has_not_left() -> None:
    table = leave(scored(game_of(BEN, CHIDI), 26, 0, 0, 0), BEN)
    table = leave(after(table, seating.join(table, BEN)), CHIDI)
    people = [one for one in results(table.with_record(status=Status.OVER)) if one.player_id is not None]
    assert [(one.name, one.departed) for one in people] == [("Ana", False), ("Ben", False), ("Chidi", True)]


def test_a_hint_counts_for_whoever_asked_for_it_and_not_for_the_next_person_in_the_seat() -> None:
    table = leave(leave(game_of(BEN, CHIDI, DANA).with_seat(1, hinted=True), BEN), CHIDI)
    table = after(table, seating.join(table, CHIDI))
    table = leave(table.with_seat(table.my_seat(CHIDI.id), hinted=True), CHIDI)
    for person in (EVE, FINN):
        table = after(table, seating.join(table, person))
    over = table.with_record(status=Status.OVER)
    hinted = [of(over, who).hinted for who in (ANA, BEN, CHIDI, DANA, EVE, FINN)]
    assert hinted == [False, True, True, False, False, False]


# -- a person who does whatever pays

WAYS: dict[str, Callable[[Table], Table]] = {
    "a hint": lambda table: table.with_seat(0, hinted=True),
    "leaving": leave,
    "being removed": lambda table: after(table, seating.remove(table, ANA.id, Random(1), 0)),
    "leaving and coming back": leave,
    "letting the clock play": lambda table: table.with_seat(0, away=True),
    "wanting the end": partial(end, person=ANA),
    "a moderator who ends it": partial(end, person=MOD),
    "pausing for ever": lambda table: run_out(seating.pause(table, ANA)),
    "deleting the channel": run_out,
}
HURTING_OTHERS = "a moderator who ends it", "pausing for ever", "deleting the channel"
"""Ways by which those who are ahead win nothing either, if nobody goes on with the game: everybody's rating falls."""
MOMENTS: dict[str, Callable[[Table], bool]] = {
    "at once": lambda table: len(table.game.rounds) == 1,
    "early": lambda table: len(table.game.rounds) == 3,
    "late": lambda table: max(table.game.totals) > 80,
}


def games(way: str, moment: str, *others: Person) -> Tally:
    """Many games of equals, in which Ana goes this way whenever she is not the best at this moment."""
    tally, rng = Tally(frozenset()), Random(7)
    for number in range(GAMES):
        table, done, luck = game_of(*others), not way, Random(rng.random())
        while table.alive and table.game.phase is not Phase.OVER:
            table = at_random(table, luck)
            totals = table.game.totals
            if not done and MOMENTS[moment](table) and totals[0] > min(totals) and table.game.phase is not Phase.OVER:
                table, done = WAYS[way](table), True
        if way == "leaving and coming back" and table.seat_of(ANA.id) is None:
            table = after(table, seating.join(table, ANA))
        table = table if not table.alive else table.with_record(status=Status.OVER)
        rounds = len(table.game.rounds)
        tally.add(EndedGame(number, 10, table.record.rules, number, results(table), rounds))
    return tally


def standing(tally: Tally, who: Person, division: str) -> Standing:
    return tally.rows[who.id, 10, division, "all"]


TOGETHER = (BEN, CHIDI, DANA), "everything"
ALONE = (), "casual"
CASES = [
    *((way, *TOGETHER) for way in WAYS),
    *((way, *ALONE) for way in WAYS if way != "leaving and coming back"),  # nobody else is there to go on
]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("way", "others", "division"), CASES)
def test_nothing_is_better_than_finishing(way: str, others: tuple[Person, ...], division: str, moment: str) -> None:
    honest, sly = games("", moment, *others), games(way, moment, *others)
    mine, same = standing(sly, ANA, division), standing(honest, ANA, division)
    assert mine.games == same.games
    assert mine.wins <= same.wins
    assert (mine.ranking_score or 0) <= (same.ranking_score or 0), "the average"
    assert (mine.rating or 0) <= (same.rating or 0) + 1, "with the same cards"
    if others and way not in HURTING_OTHERS:
        assert (mine.rating or 0) <= max(standing(sly, other, division).rating or 0 for other in others)


async def without(world: World, number: int, place: int) -> None:
    person = world.people[place]
    await world.bot.tables.leave(number, Seated(person.id, person.name))


async def finish(world: World, number: int = 1) -> Table:
    while (await world.table(number)).record.status is Status.PLAYING:
        await world.skip_round(number)
        await world.go_on(number)
    return await world.table(number)


async def test_the_end_of_a_game_shows_what_it_did_to_each_rating(world: World) -> None:
    ana, ben, _, dana = world.people
    await world.begin(ben, world.chidi, dana, preset=await world.short_game(2))
    await world.skip_round()
    await without(world, 1, 3)
    await world.restart()
    for person in world.people[:3]:
        await person.show(world.board())
    await world.go_on()
    over = await finish(world)
    rows = {row.player_id: row for row in over.results if row.player_id is not None}
    assert len(over.results) == 5
    assert [row.player_id for row in over.results[:4]] == [ana.id, ben.id, world.chidi.id, None]
    assert rows[dana.id].departed
    assert not rows[dana.id].finished
    assert rows[dana.id].rating_change == min(row.rating_change or 0 for row in rows.values())
    assert sum(row.tricks for row in over.results) == 13 * len(over.game.rounds)
    assert sum(row.queens for row in over.results) == len(over.game.rounds)
    assert rows[dana.id].tricks == over.game.rounds[0].tricks[3], "hers stay hers, and nobody else has them"
    await world.wait(3)
    result = world.board()
    assert "ating" not in result.text, "there is no number for newcomers"
    assert say("rating-departed", who="Dana") in result.text


async def test_the_result_shows_the_ratings_of_people_who_have_played_ten_games(world: World) -> None:
    for number in range(101, 110):
        await world.bot.store.commit(ended(number, {world.ana.id: 5, None: 9}, guild_id=world.guild.id))
    await world.begin(computers=3, preset=await world.short_game())
    over = await finish(world)
    assert [row.rating_change is not None for row in over.results] == [True, False, False, False]
    row = next(row for row in over.results if row.player_id == world.ana.id)
    assert (row.provisional, row.rating is None) == (False, False)
    await world.wait(3)
    board = world.board()
    after, before = round(row.rating or 0), round((row.rating or 0) - (row.rating_change or 0))
    assert board.says("rating-about", value="casual", computers="yes")
    (line,) = [line for line in board.text.splitlines() if "· rating" in line]
    assert line.endswith(say("rating-change", change=signed(after - before), rating=str(after)).lstrip())


async def test_a_person_who_leaves_the_lobby_leaves_no_trace(world: World) -> None:
    await world.open(world.ben)
    await without(world, 1, 1)
    assert (await world.table()).departures == ()


def test_an_unfinished_round_counts_the_points_that_are_taken_but_no_chips() -> None:
    hands = "AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD"
    points = Written(*hands, first_trick_points="allowed", moon="off").play("2C AC 2H").game
    chips = Written(*hands, first_trick_points="allowed", moon="off", scoring="chips").play("2C AC 2H").game
    assert [row.total for row in results(playing(points))] == [1, 0, 0]
    assert [row.total for row in results(playing(chips))] == [20, 20, 20]
