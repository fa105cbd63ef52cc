"""Names: safe and short on every screen, and in the language of the reader."""

from dataclasses import replace
from random import Random

import pytest

from bot.language.wording import FORMER, Translator, languages
from bot.tables.seating import reserve
from bot.ui.curves import scores_chart, scores_in_words
from bot.ui.deciding_trick import trick_in_words
from bot.ui.names import MAX_NAME_LENGTH, SHORT_NAME, host_name, safe_name, seat_name, who, who_plays
from bot.ui.results import game_result, round_result, scores
from cogs.table.replay import replay
from hearts import Rules
from tests.bot.tables.lobby import BEN, lobby
from tests.bot.test_past import rounds_of, table
from tests.bot.ui.drawn import Drawn, say
from tests.past import play


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("*Ana*", "\\*Ana\\*"),
        ("A\nB", "A B"),
        ("", "?"),
        ("W" * 21, "W" * 19 + "…"),
        ("W" * 20, "W" * 20),
        ("W" * 16 + "👨‍👩‍👧" * 2, "W" * 16 + "…"),
        ("👨‍👩‍👧‍👦" * 3, "👨‍👩‍👧‍👦" * 2 + "…"),
        ("W" + "\u200d" * 30, "W"),
    ],
)
def test_a_name_is_safe_and_short(name: str, shown: str) -> None:
    assert safe_name(name, say) == shown


def test_a_name_contains_no_mention_and_no_link() -> None:
    for name in ("<@12>", "@everyone", "[here](http://x.y)", "https://x.y"):
        assert safe_name(name, say, 100) != name


def test_a_seat_says_who_sits_there_and_how_well_a_computer_player_plays_without_a_break_behind_a_mark() -> None:
    table = reserve(lobby(BEN, computers=1, level="club"), [(77, "Eve")], until=9)
    ana, computer, ben, reserved = table.with_seat(2, away=True).seen_by(None).seats
    assert who(ana, say) == who_plays(ana, say) == "**Ana**"
    assert who(computer, say) == f"**{computer.name}**\N{NO-BREAK SPACE}🤖"
    assert who_plays(computer, say) == say("seat-level", who=who(computer, say), level=say("level-name", value="club"))
    assert who(ben, say) == "**Ben**\N{NO-BREAK SPACE}💤"
    assert who(reserved, say) == say("seat-reserved", who="Eve")
    free = lobby().seen_by(None).seats[3]
    assert who(free, say) == say("seat-free")


def test_names_of_a_table_are_safe_and_short_where_there_is_little_room() -> None:
    view = lobby(replace(BEN, name="_Benedikt the Great_")).seen_by(None)
    assert seat_name(view, 1, say, SHORT_NAME) == "\\_Benedikt…"
    assert host_name(view, say) == "Ana"


@pytest.mark.parametrize("language", languages())
def test_a_former_player_has_a_name_in_the_language_of_the_reader(language: str) -> None:
    say = Translator(language)
    name = say("former-player")
    game, _ = play(Rules(end="rounds", end_rounds=1), Random(2))
    (played,) = rounds_of(game)
    finished = table(game)
    view = replace(finished, seats=tuple(replace(seat, name=FORMER) for seat in finished.seats)).seen_by(None)
    screens = [game_result(view, say), round_result(view, 0, say), scores(view, say)]
    screens += [replay(view, played, step, say) for step in range(played.last_step + 1)]
    words = [Drawn(screen).text for screen in screens]
    words += [scores_in_words(view, say), trick_in_words(view, played, 1, say)]
    words += [curve.label for curve in scores_chart(view, say).curves]
    assert all(name[:5] in text for text in words)
    assert FORMER not in "".join(words) or name == FORMER


def test_the_name_of_a_former_player_fits_where_names_do() -> None:
    names = {Translator(language)("former-player") for language in languages()}
    assert len(names) == len(languages())
    assert max(map(len, names)) <= MAX_NAME_LENGTH
