"""Invalid input: no press, form, option or typed text causes an unexpected error, however it was made."""

import io
import os
import random
import string
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.answers.access import read_table_code
from bot.answers.times import read_start
from bot.tables.errors import NotAllowed
from bot.ui.actions import read_action
from bot.ui.cutting import read_cut
from bot.ui.forms import filled
from bot.ui.parsing import read_cards, read_pass
from bot.ui.passing import read_call
from hearts import BadCode, read_code
from hearts.options import OPTIONS
from tests.connected import ConnectedWorld
from tests.discord_server.commands import SUBCOMMAND, TEXT, leaves
from tests.discord_server.interactions import COMMAND, FORM
from tests.discord_server.state import Interaction
from tests.payloads import INPUT, MENU, RADIO, TICKS

MILLION: Final = 1_000_000 if os.environ.get("THOROUGH") else 2_000
PRESSES: Final = 20_000 if os.environ.get("THOROUGH") else 150
REFUSED: Final = (NotAllowed, BadCode)
"""Errors that explain a refusal in a sentence."""
ODD: Final = (
    "", "0", "-1", "9" * 18, "٣", "²", "♥", "\u202e", "\x00", "\ud800", "`", "<@1>", "@everyone", "x" * 60, "a.b.c.d",
)  # fmt: skip
WORDS: Final = (
    "QS", "TH", "10♥", "2C", "XX", "hold", "3L", "1L+1R", "2L2", "1A", "+45", "20:30", "8.30 pm", "HX1-", "begin", "by",
    "home", "next.0", "rating", "all-time", "everything", "1x3", "panel", "5",
)  # fmt: skip
VERBS: Final = "play", "toggle", "call", "cut", "ahead", "replay", "arrange", "history", "daily", "match", "editor"


def text(rng: random.Random) -> str:
    """A text that a person might type, more or less sensible."""
    parts = (rng.choice(rng.choice((WORDS, WORDS, ODD, string.printable))) for _ in range(rng.randint(0, 6)))
    return rng.choice(("", "", " ", ".", ",", "+")).join(parts)[: rng.choice((10, 60, 4_000))]


def custom_id(rng: random.Random) -> str:
    """A custom_id of a button, menu or form, as this or no version of the bot would write it."""
    verb = rng.choice([*VERBS, text(rng)])
    number = lambda: rng.choice((str(rng.randint(0, 9)), str(rng.randrange(10**18)), text(rng)))  # noqa: E731
    return f"h1:{rng.choice('bsom')}:{verb}:{number()}:{number()}:{text(rng)[:60]}"


READERS: Final[tuple[Callable[[str], object], ...]] = (
    *(read_cards, read_code, read_table_code, read_cut),
    lambda typed: read_pass(typed, 5),
    lambda typed: read_start(typed, "Europe/Berlin", 1_700_000_000_000),
)
"""All parsers of typed text."""


def read_typed(typed: str) -> None:
    for read in READERS:
        with suppress(*REFUSED):
            read(typed)


def read_pressed(custom_id: str, value: str) -> None:
    action = read_action({"custom_id": custom_id, "values": [value]})
    filled({"custom_id": custom_id, "components": [{"component": {"custom_id": custom_id, "value": value}}]})
    if action is not None:
        with suppress(ValueError):  # which its caller handles
            read_call(action.arg)


FEW: Final = settings(
    max_examples=300, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@given(st.text(max_size=80))
@FEW
def test_any_random_text_is_parsed_or_refused(typed: str) -> None:
    read_typed(typed)
    read_pressed(typed, typed)


def test_plausible_text_is_parsed_or_refused() -> None:
    rng = random.Random(1)
    for _ in range(MILLION // 2):
        read_typed(text(rng))
        read_pressed(custom_id(rng), text(rng))


# -- the whole bot


def sent(rng: random.Random) -> str:
    """Text that Discord can send: without halves of surrogate pairs."""
    return text(rng).replace("\ud800", "")


class MadeUp:
    """Presses, forms and commands that no client of Discord would send, from people at tables."""

    def __init__(self, world: ConnectedWorld, rng: random.Random) -> None:
        self._world, self._rng = world, rng

    def send(self) -> Interaction:
        rng = self._rng
        person, channel = rng.choice(self._world.people).person, self._world.channel
        seen = person.sees(channel)
        match rng.choice(("press", "press", "menu", "form", "command", "typing")):
            case "press":
                return person.forge(rng.choice(seen), self._custom_id())
            case "menu":
                values = [self._value() for _ in range(rng.randint(0, 3))]
                return person.forge(rng.choice(seen), self._custom_id(), values)
            case "form":
                places = [self._place() for _ in range(rng.randint(0, 4))]
                components = [{"type": 18, "component": place} for place in places]
                data = {"custom_id": self._custom_id("m"), "components": components}
                return person._send(FORM, channel, data, rng.choice(seen))
            case "typing":
                name, option = rng.choice(self._completed())
                return person.complete(channel, name, option, sent(rng)[:100])
            case _:
                return person._send(COMMAND, channel, self._command() | {"guild_id": str(self._world.guild.id)})

    def _custom_id(self, letter: str = "b") -> str:
        """A custom_id, mostly for an existing table and its present prompt."""
        rng, verb = self._rng, self._rng.choice([*self._world.bot.router.presses])
        if rng.random() < 0.1:
            return custom_id(rng)[:100].replace("\ud800", "") or "x"
        number, prompt = rng.choice((0, 1, 1, 2, 2, 9)), rng.choice((0, 1, 2, 3, 4, 20_000))
        arg = sent(rng).replace(":", "")[:60]
        return f"h1:{letter}:{verb}:{number}:{arg}" if letter == "m" else f"h1:{letter}:{verb}:{number}:{prompt}:{arg}"

    def _value(self) -> str:
        return self._rng.choice((sent(self._rng)[:100], str(self._rng.choice(self._world.people).id)))

    def _place(self) -> dict[str, Any]:
        """A text, one choice, or several, in a form."""
        kind = self._rng.choice((INPUT, INPUT, RADIO, TICKS, MENU))
        place = {"type": kind, "custom_id": self._field()}
        if kind in (INPUT, RADIO):
            return place | {"value": self._rng.choice((sent(self._rng), sent(self._rng), None))}
        return place | {"values": [self._value() for _ in range(self._rng.randint(0, 3))]}

    def _field(self) -> str:
        return self._rng.choice([*OPTIONS, "also", "cut", "name", "code", sent(self._rng)[:100]])

    def _command(self) -> dict[str, Any]:
        """A command with random texts for all free-text options."""
        rng = self._rng
        command = rng.choice([each for each in self._world.server.state.commands if each.get("type", 1) == 1])
        data = {"id": command["id"], "name": command["name"], "type": 1}
        options = command.get("options") or ()
        subcommands = [each for each in options if each["type"] == SUBCOMMAND and not _must_choose(each)]
        if not subcommands:
            return data | {"options": self._options(command)}
        part = rng.choice(subcommands)
        return data | {"options": [{"name": part["name"], "type": SUBCOMMAND, "options": self._options(part)}]}

    def _completed(self) -> list[tuple[str, str]]:
        """The commands with options that offer choices to somebody who types, and these options."""
        return [
            (name, option["name"])
            for command in self._world.server.state.commands
            for name, options in leaves(command["name"], command)
            for option in options
            if option.get("autocomplete")
        ]

    def _options(self, part: dict[str, Any]) -> list[dict[str, Any]]:
        asked = [each for each in part.get("options") or () if each["type"] == TEXT and not each.get("choices")]
        return [
            {"name": each["name"], "type": TEXT, "value": sent(self._rng)[: each.get("max_length") or 6_000]}
            for each in asked
            if each.get("required") or self._rng.random() < 0.7
        ]


def _must_choose(part: dict[str, Any]) -> bool:
    """Whether an option must be given and is not free text: Discord sends no command without it."""
    asked = [each for each in part.get("options") or () if each.get("required")]
    return any(each["type"] != TEXT or each.get("choices") for each in asked)


async def test_no_input_makes_the_bot_fail(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    world, made_up = connected, MadeUp(connected, random.Random(1))
    await world.begin(world.ben, computers=2)
    await world.open(host=world.chidi)
    read = log_lines.tell()
    for number in range(PRESSES):
        asked = made_up.send()
        await world.quiet()
        if number % 25 == 0:
            await world.wait(3)
        log_lines.seek(read)
        errors = [line for line in log_lines.read().splitlines() if '"level": "error"' in line]
        read = log_lines.tell()
        assert not errors, f"{asked.data}: {errors}"
        assert asked.response is not None, f"nobody answered {asked.data}"
