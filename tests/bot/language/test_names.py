"""Names: what people call themselves and their rules can do no harm when it is shown to others."""

import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.names import (
    END,
    ISOLATE,
    NEW_EMOJIS,
    columns,
    harmless,
    harmless_code,
    in_columns,
    isolated,
    one_line,
    simplified,
)
from bot.language.wording import Translator
from bot.ui.names import MAX_NAME_LENGTH, safe_name
from bot.ui.words import plain_title, title
from tests.payloads import texts
from tests.world import Person, World

TURNING = [*"\u061c\u200e\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))]
LINKS = [
    "https://evil.example/x",
    "http://evil.example",
    "HTTPS://EVIL.EXAMPLE/",
    "steam://run/1",
    "<https://evil.example>",
    "[prize](https://evil.example)",
    "discord.gg/abc",
    "DISCORD.GG/abc",
    "discord.com/invite/abc",
    "discordapp.com/invite/abc",
    "discord\u200b.gg/abc",
    "https:\u200d//evil.example",
]
SAY = Translator("en-US")
LINK = re.compile(r"(?i)\w+://|discord(app)?\.(gg|com)/|(?<!\\)\]\(")
MARKUP = ["<#123456789012345678>", "<t:0:R>", "</hearts new:1>", "<:a:1>", "<@1234567890123456>", "<id:guide>"]


@pytest.mark.parametrize("name", LINKS)
def test_a_name_contains_no_link_and_no_invitation(name: str) -> None:
    for shown in (harmless(name), safe_name(name, SAY), title(name, SAY)):
        assert not LINK.search(shown), shown


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_contains_no_channel_time_or_command(name: str) -> None:
    assert not re.search(r"(?<!\\)<", harmless(name))


@pytest.mark.parametrize("turning", TURNING)
def test_a_name_does_not_reverse_the_text_around_it(turning: str) -> None:
    for shown in (
        one_line,
        harmless,
        harmless_code,
        lambda name: safe_name(name, SAY),
        lambda name: plain_title(name, SAY),
    ):
        assert shown(f"A{turning}na") == "Ana"


@given(st.text(max_size=80))
def test_every_name_is_one_visible_line_of_limited_length(name: str) -> None:
    shown = one_line(name)
    assert shown == one_line(shown)
    assert not re.search(r"\s\s|[^\S ]", shown)
    turning = {"LRO", "RLO", "LRE", "RLE", "LRI", "RLI", "FSI"}
    assert not turning & set(map(unicodedata.bidirectional, shown))
    assert (
        0
        < len(re.sub(r"\\(?=[^\w\s]|_)", "", safe_name(name, SAY)).replace("\u200b", "").strip(ISOLATE + END))
        <= MAX_NAME_LENGTH
    )
    assert not LINK.search(harmless(name))


INVISIBLE = [
    "",
    " ",
    "\u200b",
    "\u3164",
    "\u200d\u200d",
    "\u202e",
    "\u17b5",
    "\u1cbc",
    "\U0001d159",
    "\u034f",
    "\ufe0f",
]
"""Names that draw nothing: blanks, signs that Unicode lets programs ignore, marks without a letter, no sign at all."""


@pytest.mark.parametrize("name", [*INVISIBLE, "".join(INVISIBLE), "\u034f \u0301", "\u200d\u0301", "\u0301" * 3])
def test_a_name_that_draws_nothing_is_a_question_mark(name: str) -> None:
    assert safe_name(name, SAY) == "?"


def test_nothing_but_what_draws_a_sign_of_its_own_makes_a_name() -> None:
    silent = [chr(each) for each in range(sys.maxunicode + 1) if unicodedata.category(chr(each))[0] in "CMZ"]
    assert {sign for sign in silent if one_line(sign)} <= {chr(each) for each in NEW_EMOJIS}


def test_an_emoji_that_is_newer_than_python_is_a_name() -> None:
    assert one_line("\U0001faff") == "\U0001faff"


async def test_a_player_whose_nickname_draws_nothing_goes_by_another_of_their_names(world: World) -> None:
    eve = Person(world, world.guild.add_member(world.env.create_user("eve", global_name="\u17b5"), nick="\ufe0f"))
    lobby = await world.open(eve)
    assert [seat.name for seat in (await world.table()).seats] == ["Ana", "eve", "", ""]
    mia = world.manager()
    assert (await mia.command("hearts remove", member=eve.actor)).says(
        "seat-taken-away", name="eve", count=1, codes="1"
    )
    await world.wait(2)
    assert "eve" not in lobby.text


@pytest.mark.parametrize(
    "name",
    ["Ana", "José", "Łukasz", "Δημήτρης", "李小龍", "👩\u200d👩\u200d👧", "O'Brien Jr.", "नमस्ते"],
)
def test_an_ordinary_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert safe_name(name, SAY) == name


@pytest.mark.parametrize("name", ["مرحبا", "می\u200cخواهم", "שרה 2"])
def test_a_name_that_is_written_from_right_to_left_does_not_reorder_what_stands_beside_it(name: str) -> None:
    assert safe_name(name, SAY) == f"{ISOLATE}{name}{END}"
    assert isolated(f"{name:<20}") == f"{ISOLATE}{name:<20}{END}"


def test_at_most_three_accents_stay_on_a_letter() -> None:
    assert one_line("A" + "\u0301" * 30 + "na") == "A" + "\u0301" * 3 + "na"


async def test_a_nickname_does_no_harm_in_any_message(world: World) -> None:
    """This includes the lobby, the board and autocomplete lists."""
    user = world.env.create_user("eve", global_name="discord.gg/x\u202eanA")
    eve = Person(world, world.guild.add_member(user))
    await world.open(eve, host=world.ana)
    offered = await world.ana.complete("hearts leave", "table", "")
    await world.ana.command("hearts start")
    await world.wait(2)
    shown = [line for message in world.messages() for line in texts(message.stored.components)]
    for line in [*shown, *(choice["name"] for choice in offered)]:
        assert "\u202e" not in line
    for line in shown:
        assert not LINK.search(line)
    assert any("gg" in line for line in shown)


@pytest.mark.parametrize(
    ("name", "wide"),
    [
        ("Ana", 3),
        ("Ana🦊", 5),
        ("日本", 4),
        ("e\u0301", 1),
        ("👩\u200d👩\u200d👧", 2),
        ("❤\ufe0f", 2),
        ("👍🏽", 2),
        ("🇩🇪", 2),
        ("\u1112\u1161\u11ab", 2),
        ("क्षि", 2),
        ("مُحَمَّد", 4),
        ("שלום", 4),
    ],
)
def test_a_name_fills_as_many_columns_as_a_screen_shows(name: str, wide: int) -> None:
    assert columns(name) == wide
    assert in_columns(name, 8).strip(ISOLATE + END) == name + " " * (8 - wide)
    assert in_columns(name, 8, right=True).strip(ISOLATE + END) == " " * (8 - wide) + name


@given(st.text(), st.integers(0, 12))
def test_a_name_in_columns_is_as_wide_as_they_are(name: str, width: int) -> None:
    shown = in_columns(one_line(name), width).strip(ISOLATE + END)
    assert columns(shown) == width
    assert one_line(name).startswith(shown.rstrip(" "))


def test_what_people_type_is_compared_without_capitals_accents_ligatures_and_signs() -> None:
    assert simplified("São-Paulo, CŒUR_2!") == "sao paulo coeur 2"
