"""The screens of the setup, and the message Play Hearts here, as they are drawn."""

from dataclasses import replace

import pytest

from bot.community.settings import PlayHere, Settings
from bot.ui.choices import in_words
from bot.ui.items import BUTTONS_A_LINE, with_way_back
from cogs.setup.screens import MAX_LISTED, QUESTIONS, play_here, posted, question, summary
from tests.bot.tables.lobby import lobby
from tests.bot.ui.drawn import Drawn, in_every_language, say


@pytest.mark.parametrize("number", range(len(QUESTIONS)))
def test_each_question_has_its_number_one_menu_and_a_way_on(number: int) -> None:
    shown = Drawn(question(number, Settings(), say))
    assert shown.says("setup-title", number=number + 1, all=len(QUESTIONS) + 1)
    ways = ["step", *(["back"] if number else []), *(["skip"] if number + 1 < len(QUESTIONS) else [])]
    assert [arg for _, arg in shown.leads()] == [QUESTIONS[number], *ways]
    closed = "close" in Drawn(with_way_back(question(number, Settings(), say), say, None)).verbs
    assert not closed, "beside the others one could wonder what is kept"
    in_every_language(lambda say: question(number, Settings(), say))


def test_the_summary_offers_to_post_in_the_chosen_channel_alone() -> None:
    assert "post.12" in {arg for _, arg in Drawn(summary(Settings(), 11, say, chosen=12)).leads()}
    (post,) = (item for item in Drawn(summary(Settings(), 11, say)).all("setup") if item.arg.startswith("post"))
    assert post.disabled
    there = Settings(play_here=PlayHere(channel=12, since=13, message=14))
    assert "/11/12/14" in Drawn(summary(there, 11, say)).text
    chosen = there.changed(rules_role=7, pace="slow")
    in_every_language(lambda say: summary(chosen, 11, say, chosen=12, roles={"rules_role": "Rule makers"}))


def test_the_summary_is_the_last_step_and_tells_every_answer() -> None:
    for chosen in (Settings(), Settings(pace="slow")):
        shown = Drawn(summary(chosen, 11, say))
        assert shown.says("setup-title", number=len(QUESTIONS) + 1, all=len(QUESTIONS) + 1)
        for name in QUESTIONS:
            assert in_words(name, chosen, say, {}) in shown.text.splitlines(), "also what was skipped"


def test_a_message_that_discord_does_not_take_yet_is_promised() -> None:
    assert Drawn(posted(Settings(play_here=PlayHere(channel=12, since=13)), 11, say)).says("setup-post-later")


def test_a_question_has_no_button_that_would_wrap() -> None:
    for number in range(len(QUESTIONS)):
        shown = Drawn(with_way_back(question(number, Settings(), say), say, None))
        assert len(shown.components[0]["components"][-1]["components"]) <= BUTTONS_A_LINE


def test_the_message_names_a_few_tables_and_counts_the_others() -> None:
    views = [replace(lobby().seen_by(None), id=number) for number in range(1, MAX_LISTED + 3)]
    shown = Drawn(play_here(views, 1, say, opens=""))
    assert shown.says("here-more", count=2)
    assert shown.says("here-playing", count=1)
    assert shown.says("here-waiting")
    assert not shown.says("here-nobody")
    assert shown.says("welcome-table"), "here"
    assert not Drawn(play_here([], 1, say, opens="")).says("here-waiting")
    in_every_language(lambda say: play_here(views, 7, say, opens=""))
    in_every_language(lambda say: play_here([], 0, say, opens="<#12>"))
