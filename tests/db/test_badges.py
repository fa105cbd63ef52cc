"""Badges: all twelve are stored with each game, and found again by a rebuild."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from db import Change, EventRecord, ResultRecord, SittingRecord, Status, Store
from db.__main__ import main
from db.badges import BADGES, FinishedGame, badges, close_calls, stopped_a_moon
from hearts import PRESETS, Card, Game, RoundResult, Rules, parse_cards, write_event, write_result
from tests.db.damage import sql
from tests.db.rows import result, results_of, round, table
from tests.db.template import opened
from tests.hearts.table import Table
from tests.hearts.table import Table as HeartsTable
from tests.past import store_game


def test_twelve_badges_have_distinct_names() -> None:
    assert len(set(BADGES)) == len(BADGES) == 12


REPLACED = tuple(SittingRecord(seat, round, 4, 9, "Emil") for round in range(20) for seat in range(4))
"""In each round somebody else passed and played three tricks."""


def rows(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM badges ORDER BY player_id, guild_id, badge").fetchall()


async def test_badges_are_written_with_the_game_and_found_again_by_a_rebuild(url: str, file: Path) -> None:
    async with opened(url) as store:
        people = {1: "Ana", 2: "Ben"}
        for seed in range(8):
            await store_game(store, people, guild_id=10 + seed % 2, at=1_000 * (seed + 1), seed=seed, preset="quick")
        await store_game(store, people, guild_id=12, seed=2, sittings=REPLACED)
        assert await store.standings.badges(1, 12) == await store.standings.badges(2, 12) == {}, (
            "no round was theirs whole"
        )
        shown = await store.standings.badges(1, 10)
    kept = rows(file)
    mine = {(row[2], row[3]) for row in kept if row[:2] == (1, 10)}
    assert {*shown.items()} == mine
    assert [*shown] == [badge for badge in BADGES if badge in shown], "in the order in which they are shown"
    assert kept
    sql("DELETE FROM badges WHERE badge < 'm'", "UPDATE badges SET times = 77")(file)
    assert rows(file) != kept
    assert await asyncio.to_thread(main, ["--url", url, "rebuild"]) == 0
    assert rows(file) == kept


async def test_a_moon_that_the_last_heart_stopped_is_found_in_the_log_of_its_game(store: Store) -> None:
    game = HeartsTable(*HANDS).play(LAST).game
    events = tuple(EventRecord(number, 0, *write_event(each), 1_000) for number, each in enumerate(game.events, 1))
    record = table(seq=len(events), rules=game.rules.model_dump_json(), status=Status.OVER)
    results = tuple(result(seat, total, 1 + seat) for seat, total in enumerate(game.rounds[0].totals))
    rounds = (round(0, result=write_result(game.rounds[0])),)
    await store.commit(Change(record, 0, events, rounds=rounds, results=results))
    stopped = [seat for seat in range(4) if "last-heart" in await named(store, 100 + seat)]
    assert stopped == [2]
    helped = replace(record, id=2, guild_id=11)
    hinted = tuple(replace(one, hinted=True) for one in results)
    await store.commit(Change(helped, 0, events, rounds=rounds, results=hinted))
    assert await store.standings.badges(102, 11) == {}, "whoever had hints earns nothing"


async def named(store: Store, player_id: int) -> set[str]:
    """The badges of a person on the server of `rows.table`."""
    return {*await store.standings.badges(player_id, 10)}


async def test_a_game_whose_rounds_cannot_be_read_ends_without_badges(store: Store, file: Path) -> None:
    over = await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=10, rounds=1)
    sql("UPDATE rounds SET result = 'nonsense' WHERE result IS NOT NULL")(file)
    await store.commit(finish(over))
    assert rows(file) == []
    assert await results_of(store, over.record.id)


def finish(table: Any) -> Change:
    """The step that ends a table's game, whatever was played."""
    record = replace(table.record, status=Status.OVER, seq=table.record.seq + 1)
    results = tuple(
        ResultRecord(
            seat.seat, seat.player_id, seat.name, seat.level, 10 * seat.seat, seat.seat + 1, not seat.seat, True
        )
        for seat in table.seats
    )
    return Change(record, table.record.seq, results=results)


def of_round(table: Table, rules: Rules, seat: int) -> set[str]:
    """The badges that one round, played to its end, earns a seat."""
    (result,) = table.game.rounds
    game = FinishedGame(rules, (result,))
    whole = Game.last_of(rules, (), table.game.events)[0]
    stoppers = {number: call[0] for number, call in close_calls(game).items() if stopped_a_moon(whole, *call)}
    return set(badges(replace(game, stoppers=stoppers), seat, won=False)) - {"one-point"}


def round_result(number: int, totals: tuple[int, ...], **fields: Any) -> RoundResult:
    values: dict[str, Any] = {
        "dealer": 0,
        "points": totals,
        "sheet": (),
        "piles": tuple(() for _ in totals),
        "tricks": (4, 3, 3, 3),
    }
    return RoundResult(number=number, totals=totals, **values | fields)


def game(*totals: tuple[int, ...], rules: Rules | None = None, **fields: Any) -> FinishedGame:
    return FinishedGame(
        rules or Rules(), tuple(round_result(number, row, **fields) for number, row in enumerate(totals))
    )


def earned(played: FinishedGame, seat: int = 0, *, won: bool = True) -> set[str]:
    return set(badges(played, seat, won=won))


def pile(*cards: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(parse_cards(text) if text else () for text in cards)


def test_a_moon_and_two_moons_in_one_game_earn_badges() -> None:
    once = FinishedGame(Rules(), (round_result(0, (0, 26, 26, 26), shooter=0),))
    assert badges(once, 0, won=False)["moon"] == 1
    twice = FinishedGame(
        Rules(), (round_result(0, (0, 26, 26, 26), shooter=0), round_result(1, (0, 52, 52, 52), shooter=0))
    )
    assert badges(twice, 0, won=False)["moon"] == 2
    assert "two-moons" in earned(twice)
    assert not {"moon", "two-moons"} & earned(twice, 1)


def test_a_round_with_every_trick_and_one_with_none_earn_badges() -> None:
    played = game((0, 26, 26, 26), tricks=(13, 0, 0, 0))
    assert "sun" in earned(played)
    assert "no-trick" in earned(played, 1)
    assert "no-trick" not in earned(played, 0)


def test_a_seat_out_of_a_round_earns_no_badge_for_taking_no_trick() -> None:
    rules = PRESETS["chips"]
    played = game((200, 200, 0, 0), (202, 198, 0, 0), rules=rules, tricks=(13, 0, 0, 0))
    assert badges(played, 1, won=False)["no-trick"] == 2
    assert badges(played, 2, won=False)["no-trick"] == 1


def test_a_clean_game_is_one_without_any_penalty_card_of_its_rules() -> None:
    rows = [(0, 9, 9, 8)] * 4
    assert "clean-game" in earned(game(*rows, piles=pile("AS 3D", "QS", "2H", "")))
    assert "clean-game" not in earned(game(*rows[:3], piles=pile("AS 3D", "QS", "2H", "")))
    assert "clean-game" not in earned(game(*rows, piles=pile("AS 3H", "QS", "2H", "")))
    spades = Rules(extra_penalties=((Card.parse("AS"), 5),))
    assert "clean-game" not in earned(game(*rows, rules=spades, piles=pile("AS 3D", "QS", "2H", "")))


def test_the_badge_for_no_queen_needs_a_queen_that_counts() -> None:
    rows = [(5, 9, 9, 8)] * 4
    assert "no-queen" in earned(game(*rows, piles=pile("5H", "QS", "2H", "")))
    assert "no-queen" not in earned(game(*rows, piles=pile("5H", "QS", "2H", "")), 1)
    assert "no-queen" not in earned(game(*rows, rules=Rules(queen_points=0), piles=pile("5H", "QS", "2H", "")))
    taken_out = Rules(removed=("QS", "2C", "2D", "3C"))
    assert "no-queen" not in earned(game(*rows, rules=taken_out, piles=pile("5H", "", "2H", "")))


def test_a_comeback_is_a_win_after_being_alone_in_the_last_place_at_half_time() -> None:
    rows = [(20, 3, 2, 1), (30, 12, 5, 5), (30, 31, 7, 10), (30, 40, 50, 101)]
    assert "comeback" in earned(game(*rows))
    assert "comeback" not in earned(game(*rows), won=False)
    assert "comeback" not in earned(game(rows[0], (12, 12, 5, 5), *rows[2:]))
    assert "comeback" not in earned(game(rows[0], (12, 30, 5, 5), *rows[2:]))


def test_from_start_to_finish_is_alone_in_the_lead_after_every_round() -> None:
    rows = [(0, 3, 2, 21), (1, 12, 25, 25), (2, 31, 27, 30), (30, 40, 50, 101)]
    assert "always-ahead" in earned(game(*rows))
    assert "always-ahead" not in earned(game((0, 0, 5, 21), *rows[1:]))


def test_more_chips_are_better() -> None:
    rules = PRESETS["chips"]
    rows = [(30, 20, 20, 10), (31, 20, 20, 9), (41, 40, 20, 9), (41, 40, 10, 9)]
    assert {"always-ahead", "one-point"} <= earned(game(*rows, rules=rules))
    assert "light" not in earned(game(*[(9, 5, 5, 5)] * 4, rules=rules))


def test_a_win_by_one_point_and_a_win_with_few_points_earn_badges() -> None:
    rows = [(0, 9, 9, 8), (1, 20, 22, 30), (9, 20, 45, 47), (9, 10, 55, 101)]
    assert {"one-point", "light"} <= earned(game(*rows))
    assert "one-point" not in earned(game(*rows), 1, won=False)


def test_the_bonus_card_in_three_rounds_of_a_game_earns_a_badge() -> None:
    jack = Rules(bonus_card=Card.parse("JD"))
    rows = [(0, 9, 9, 8)] * 3
    assert "bonus-cards" in earned(game(*rows, rules=jack, piles=pile("JD", "", "", "")))
    assert "bonus-cards" not in earned(game(*rows, piles=pile("JD", "", "", "")))


# -- a moon that the last heart stopped

HANDS = ("2C 7D 2S 3H 4H", "3C TD QS 4S 5C", "4C 5D 3S 5S KD", "AC AD KS AS 6D")
LAST = "2C 3C 4C AC AD 7D TD 5D KS 2S QS 3S AS 3H 4S 5S 6D 4H 5C KD"
"""Seat 3 takes all tricks but the last, in which seat 2 takes the four of hearts."""
EARLY = "2C 3C 4C AC AD 7D TD 5D KS 2S QS 3S 6D 3H 5C KD 5S AS 4H 4S"
"""Seat 2 takes a heart, and the last one goes to seat 3 again."""


def stoppers(hands: Sequence[str] = HANDS, plays: str = LAST, **rules: Any) -> list[int]:
    table = Table(*hands, **rules).play(plays)
    return [seat for seat in range(4) if "last-heart" in of_round(table, table.game.rules, seat)]


def test_the_very_last_heart_stops_a_moon() -> None:
    assert stoppers() == [2]


def test_a_heart_that_was_not_the_last_penalty_card_is_no_such_feat() -> None:
    assert stoppers(plays=EARLY) == []


def test_there_is_no_moon_to_stop_where_there_are_no_moons() -> None:
    assert stoppers(moon="off") == []


def test_a_moon_that_lacks_the_bonus_card_is_none_to_stop() -> None:
    with_shooter = [hand.replace("TD", "JD") for hand in HANDS]
    with_stopper = [hand.replace("KD", "JD") for hand in HANDS]
    jack: dict[str, Any] = {"bonus_card": Card.parse("JD"), "moon_needs_bonus": True}
    assert stoppers(with_shooter, LAST.replace("TD", "JD"), **jack) == [2]
    assert stoppers(with_stopper, LAST.replace("KD", "JD"), **jack) == []
    assert stoppers(with_stopper, LAST.replace("KD", "JD"), bonus_card=Card.parse("JD")) == [2]


def test_another_penalty_card_in_other_hands_leaves_no_moon_to_stop() -> None:
    assert stoppers(extra_penalties=((Card.parse("KD"), 5),)) == []
    assert stoppers(extra_penalties=((Card.parse("AD"), 5),)) == [2]


def test_hearts_by_rank_and_no_queen_make_no_difference() -> None:
    assert stoppers(heart_values="rank") == [2]
    assert stoppers(queen_points=0) == [2]


def test_with_two_decks_the_second_copy_of_a_heart_stops_it_too() -> None:
    assert stoppers([hand.replace("4H", "3H") for hand in HANDS], LAST.replace("4H", "3H")) == [2]


def test_a_joker_stops_a_moon_only_where_it_is_a_heart() -> None:
    with_joker = [hand.replace("5C", "XX") for hand in HANDS]
    assert stoppers(with_joker, LAST.replace("5C", "XX"), joker_kind="slough") == [2]
    jokers = [hand.replace("3H", "XX").replace("4H", "XX") for hand in HANDS]
    plays = LAST.replace("3H", "XX").replace("4H", "XX")
    assert stoppers(jokers, plays, joker_kind="high_low") == [2]


def test_a_heart_of_a_cancelled_trick_stops_the_moon_for_the_taker_of_the_next_trick() -> None:
    hands = ("2C 7D 2S 3H 4H 8C", "3C TD QS 4S 6D 7C", "4C 5D 3S 5S 8S KC", "AC AD KS AS 6D 5C")
    plays = "2C 3C 4C AC AD 7D TD 5D KS 2S QS 3S AS 3H 4S 5S 6D 4H 6D 8S 5C 8C 7C KC"
    assert stoppers(hands, plays, duplicates="cancel") == [2]
