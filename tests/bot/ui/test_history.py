"""History on the screen: the games of a page, each with its winner and its people."""

from __future__ import annotations

from dataclasses import replace

from bot.past.archive import HistoryLine, HistoryPage, HistoryResult
from bot.ui.actions import Action
from bot.ui.history import MAX_NAMES, history, read_history
from tests.bot.ui.drawn import Drawn, in_every_language, say


def result(seat: int, name: str, total: int, *, computer: bool = False) -> HistoryResult:
    return HistoryResult(None if computer else 10 + seat, name, total, not seat)


ENDS = result(0, "Ana", 20), result(1, "Ben", 44), result(2, "Fern", 101, computer=True)
GAME = HistoryLine(35, "omnibus", 1_795_262_400_000, False, ENDS)


def test_a_game_lists_its_winner_the_others_and_the_code_of_its_table() -> None:
    shown = Drawn(history(HistoryPage(0, (GAME,), more=False), say))
    first, others = shown.text.index("Ana"), shown.text.index("Ben")
    assert first < others < shown.text.index("🤖\N{NO-BREAK SPACE}Fern")
    assert "<t:1795262400:d>" in shown.text
    assert "table z" in shown.text
    assert (shown.one("replay").values, shown.one("replay").placeholder) == (["35"], say("history-replay"))
    assert "history" not in shown.verbs, "there is no other page"


def test_a_game_that_ended_early_says_so() -> None:
    early = replace(GAME, ended_early=True, results=tuple(replace(end, won=False) for end in ENDS))
    shown = [Drawn(history(HistoryPage(0, (game,), more=False), say)).text for game in (GAME, early)]
    assert [say("history-early") in each for each in shown] == [False, True]


def test_the_person_whose_games_they_are_is_bold_and_named() -> None:
    shown = Drawn(history(HistoryPage(0, (GAME,), more=False, player_id=11), say, "Ben_"))
    assert shown.says("history-title-of", who="Ben\\_")
    assert "**Ben" in shown.text
    assert "**Fern" not in shown.text


def test_all_pages_are_of_the_same_person() -> None:
    shown = Drawn(history(HistoryPage(1, (GAME,), more=True, player_id=11), say))
    back, onward = shown.all("history")
    assert (back.prompt, onward.prompt, back.disabled, onward.disabled) == (0, 2, False, False)
    assert read_history(Action("history", 0, 2, onward.arg)) == 11
    everybody = Drawn(history(HistoryPage(0, (GAME,), more=True), say)).all("history")[1]
    assert read_history(Action("history", 0, 1, everybody.arg)) is None


def test_a_large_table_lists_the_best_and_counts_the_others() -> None:
    many = HistoryLine(1, "x" * 40, 0, False, tuple(result(seat, "W" * 32, seat) for seat in range(16)))
    page = HistoryPage(0, tuple(replace(many, table_id=number) for number in range(1, 6)), more=True)
    assert Drawn(history(page, say)).says("history-more", count=16 - MAX_NAMES)
    in_every_language(lambda say: history(page, say, "W" * 32))


def test_a_list_without_games_says_so() -> None:
    assert Drawn(history(HistoryPage(0, (), more=False), say)).says("history-none", page=0)
