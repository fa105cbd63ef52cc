"""Game files: a whole game as text that people and other programs can read, and back.

>>> from hearts import PRESETS, Game, Pass
>>> game = Game.new(PRESETS["quick"])
>>> game = game.deal(game.shuffle(bytes(16)))
>>> game = game.act(0, Pass(game.hand(0)[:3]))
>>> text = write(GameFile(game, seats=("player", "computer", "computer", "computer")))
>>> print(text[:text.index("dealer")])
# A game of Hearts. Seats count from 0, clockwise.
hearts = 1
seats = ["player", "computer", "computer", "computer"]
<BLANKLINE>
[rules]
end_score = 50
<BLANKLINE>
[[rounds]]
<BLANKLINE>
>>> read(text).game == game
True

The format is TOML; `docs/game-file.md` describes it. A reader believes nothing: it plays every move.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Any, Final

from annotated_types import Ge, Len, MaxLen
from pydantic import BaseModel, ConfigDict, ValidationError

from hearts.cards import parse_cards, write_cards
from hearts.claim import settled
from hearts.deal import Deal, commitment
from hearts.game import Game
from hearts.moves import (
    CallPass,
    ChooseMoon,
    Claimed,
    Dealt,
    Event,
    MoonChosen,
    MoonEffect,
    Move,
    Pass,
    PassCalled,
    Passed,
    Phase,
    Play,
    Played,
)
from hearts.notation import read_target, write_target
from hearts.options import OPTIONS
from hearts.reasons import IllegalMove, Reason
from hearts.rules import Rules

VERSION: Final = 1
MAX_LENGTH: Final = 256 * 1024
"""The most characters that are read."""
MAX_ROUNDS: Final = 250
MAX_LABEL_LENGTH: Final = 32
MAX_DOTS: Final = 20
"""In a line that is no comment: `tomllib` takes a key with thousands of parts, and needs minutes for it."""
_NONE: Final = "none"
"""What stands for the missing value of a rule that has a number by default; TOML has no word for that."""


class BadGameFile(ValueError):
    """A file that is not a game. ``key`` names the sentence in the language files, and ``details`` fill it; the text is
    the English one."""

    def __init__(self, key: str, sentence: str, **details: Any) -> None:
        super().__init__(sentence)
        self.key, self.details = key, details


@dataclass(frozen=True, slots=True)
class Seal:
    """What proves that a deal was fair, in hexadecimal (see docs/deal-vector.md)."""

    commitment: str
    secret: str = ""
    """Empty as long as it is not opened."""
    cut: int = 0


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file says."""

    game: Game
    """With the events of all its rounds."""
    seats: tuple[str, ...] = ()
    """A label for each seat, such as "player" or "computer"; or none at all."""
    seals: tuple[Seal | None, ...] = ()
    """Those of the first rounds."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Claim(_Part):
    seat: Annotated[int, Ge(0)]
    after: Annotated[int, Ge(0)]
    """How many cards had been played."""


class _Round(_Part):
    dealer: int
    hands: tuple[str, ...]
    kitty: str = ""
    commitment: str = ""
    secret: str = ""
    cut: Annotated[int, Ge(0)] = 0
    call: str | None = None
    passes: tuple[str, ...] = ()
    tricks: tuple[str, ...] = ()
    claim: _Claim | None = None
    moon: MoonEffect | None = None
    points: tuple[int, ...] | None = None


class _File(_Part):
    hearts: int
    seats: tuple[Annotated[str, Len(1, MAX_LABEL_LENGTH)], ...] = ()
    rules: Rules = Rules()
    rounds: Annotated[tuple[_Round, ...], MaxLen(MAX_ROUNDS)] = ()


# -- writing


def write(file: GameFile) -> str:
    """The text of a game. Raises ValueError for a game without the events of its first rounds."""
    game, rounds = file.game, by_round(file.game.events)
    if len(rounds) < len(game.rounds):
        raise ValueError("the events of the first rounds are missing")
    lines = ["# A game of Hearts. Seats count from 0, clockwise.", f"hearts = {VERSION}"]
    if file.seats:
        lines.append(f"seats = {json.dumps(file.seats)}")
    lines += ["", "[rules]", *_write_rules(game.rules)]
    for number, events in enumerate(rounds):
        seal = file.seals[number] if number < len(file.seals) else None
        lines += ["", "[[rounds]]", *_write_round(events, seal)]
        if number < len(game.rounds):
            lines.append(f"points = {list(game.rounds[number].points)}")
    return "\n".join((*lines, ""))


def by_round(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The events of each round; each begins with its deal."""
    starts = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
    return [events[start:end] for start, end in pairwise([*starts, len(events)])]


def _write_rules(rules: Rules) -> Iterator[str]:
    """The rules that are not those of standard Hearts."""
    for name, value in rules.model_dump(mode="json", exclude_defaults=True).items():
        yield f"{name} = {json.dumps(_NONE if value is None else value)}"


def _write_round(events: Sequence[Event], seal: Seal | None) -> Iterator[str]:
    plays: list[Played] = []
    passes: list[str] = []
    further: list[str] = []
    size = 1
    for event in events:
        match event:
            case Played():
                plays.append(event)
            case Dealt(deal):
                size = sum(map(bool, deal.hands))
                yield f"dealer = {deal.dealer}"
                yield from _listed("hands", map(write_cards, deal.hands))
                if deal.kitty:
                    yield f'kitty = "{write_cards(deal.kitty)}"'
            case PassCalled(target):
                further.append(f'call = "{write_target(target)}"')
            case Passed(seat, cards):
                passes.append(f"{seat}: {write_cards(cards)}")
            case Claimed(seat):
                further.append(f"claim = {{ seat = {seat}, after = {len(plays)} }}")
            case MoonChosen(effect):
                further.append(f'moon = "{effect}"')
    if seal is not None:
        yield from (f'{name} = "{value}"' for name in ("commitment", "secret") if (value := getattr(seal, name)))
        if seal.cut:
            yield f"cut = {seal.cut}"
    yield from further
    if passes:
        yield from _listed("passes", passes)
    if plays:
        tricks = (plays[at : at + size] for at in range(0, len(plays), size))
        yield from _listed("tricks", (f"{trick[0].seat}: {write_cards(card for _, card in trick)}" for trick in tricks))


def _listed(name: str, lines: Iterator[str] | list[str]) -> Iterator[str]:
    yield f"{name} = ["
    yield from (f'    "{line}",' for line in lines)
    yield "]"


# -- reading


def read(text: str) -> GameFile:
    """Reads a game, and plays it. Raises BadGameFile, which says where the text is wrong."""
    file = _parse(text)
    if file.seats and len(file.seats) != file.rules.seats:
        raise _unreadable("seats")
    game = Game.new(file.rules)
    for number, round in enumerate(file.rounds):
        game = _play(game, round, number)
    seals = [Seal(each.commitment, each.secret, each.cut) if each.commitment else None for each in file.rounds]
    while seals and seals[-1] is None:
        seals.pop()
    return GameFile(game, file.seats, tuple(seals))


def _parse(text: str) -> _File:
    if len(text) > MAX_LENGTH:
        raise BadGameFile("long", "The file is too long.", most=MAX_LENGTH // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS and not line.lstrip().startswith("#"):
            raise _bad_line(number)
    try:
        data: Any = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        raise _bad_line(int(found[1]) if found else text.count("\n") + 1) from None
    if data.get("hearts") != VERSION:
        raise BadGameFile("version", f"This is no game of Hearts of version {VERSION}.", version=VERSION)
    if isinstance(rules := data.get("rules"), dict):
        data["rules"] = {name: _rule(name, value) for name, value in rules.items()}
    try:
        return _File.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        if first["type"] == "too_long" and first["loc"] == ("rounds",):
            raise BadGameFile("rounds", f"The game has more than {MAX_ROUNDS} rounds.", most=MAX_ROUNDS) from None
        raise _unreadable(*first["loc"]) from None


def _rule(name: str, value: Any) -> Any:
    return None if value == _NONE and name in OPTIONS and OPTIONS[name].type is int else value


def _play(game: Game, round: _Round, number: int) -> Game:
    """The game after one more round."""
    with _at("rounds", number):
        deal = Deal(tuple(map(parse_cards, round.hands)), parse_cards(round.kitty), round.dealer)
        before, game = game, game.deal(deal)
    if round.commitment or round.secret or round.cut:
        with _at("rounds", number, "secret"):
            _check_seal(before, round, number)
    if round.call is not None:
        with _at("rounds", number, "call"):
            game = game.act(deal.dealer, CallPass(read_target(round.call)))
    for at, line in enumerate(round.passes):
        with _at("rounds", number, "passes", at):
            seat, cards = _read_line(line)
            game = game.act(seat, Pass(cards))
    game = _play_tricks(game, round, number)
    if round.moon is not None:
        with _at("rounds", number, "moon"):
            game = _act(game, ChooseMoon(round.moon))
    if round.points is not None:
        if game.phase not in (Phase.DEALING, Phase.OVER):
            raise _unreadable("rounds", number, "points")
        if round.points != (points := game.rounds[-1].points):
            counted = " ".join(map(str, points))
            sentence = f"Round {number + 1}: by the cards, the points are {counted}."
            raise BadGameFile("points", sentence, round=number + 1, points=counted)
    return game


def _play_tricks(game: Game, round: _Round, number: int) -> Game:
    played, claim = 0, round.claim
    for at, line in enumerate(round.tricks):
        with _at("rounds", number, "tricks", at):
            leader, cards = _read_line(line)
            for place, card in enumerate(cards):
                if claim is not None and played == claim.after:
                    game, claim = _claim(game, claim.seat, number), None
                if place and not game.trick.plays:
                    raise ValueError("more cards than players")
                game = _act(game, Play(card)) if place else game.act(leader, Play(card))
                played += 1
    if claim is not None:
        if played != claim.after:
            raise _unreadable("rounds", number, "claim")
        game = _claim(game, claim.seat, number)
    return game


def _claim(game: Game, seat: int, number: int) -> Game:
    """The game after a claim; the cards that follow it are in the file."""
    with _at("rounds", number, "claim"):
        if seat >= game.rules.seats or not settled(game.view(seat)):
            raise IllegalMove(Reason.NOT_SETTLED)
        return game.after(Claimed(seat))


def _act(game: Game, move: Move) -> Game:
    """The game after a move of the seat that owes one."""
    return game.act(game.to_act[0] if game.to_act else 0, move)


def _read_line(line: str) -> tuple[int, tuple[Any, ...]]:
    """A seat and its cards, or the cards of a trick that it leads to. Raises ValueError."""
    seat, colon, cards = line.partition(":")
    if not colon or not (found := parse_cards(cards)):
        raise ValueError("a line has a seat, a colon and cards")
    return int(seat), found


def _check_seal(before: Game, round: _Round, number: int) -> None:
    """Raises BadGameFile if the deal is not that of its opened secret, ValueError if they are no hexadecimals."""
    bytes.fromhex(round.commitment)
    if not round.secret:
        return
    secret = bytes.fromhex(round.secret)
    dealt = Deal(tuple(map(parse_cards, round.hands)), parse_cards(round.kitty), round.dealer)
    if commitment(secret) != round.commitment or before.shuffle(secret, round.cut) != dealt:
        sentence = f"Round {number + 1}: its secret gives another deal, or another hash."
        raise BadGameFile("seal", sentence, round=number + 1)


# -- what is wrong


@contextmanager
def _at(*place: str | int) -> Iterator[None]:
    """Says of what is wrong where it stands."""
    try:
        yield
    except BadGameFile:
        raise
    except IllegalMove as refused:
        found = _place(place)
        raise BadGameFile("move", f"{found}: {refused}.", place=found, refusal=refused) from refused
    except ValueError:
        raise _unreadable(*place) from None


def _unreadable(*place: str | int) -> BadGameFile:
    found = _place(place)
    return BadGameFile("part", f"{found}: missing, unknown, or not as it should be.", place=found)


def _bad_line(number: int) -> BadGameFile:
    return BadGameFile("line", f"Line {number} is not TOML.", line=number)


def _place(place: Sequence[str | int]) -> str:
    """A place in the file, such as "rounds 2, tricks 5"; everything counts from 1, as lines do."""
    words = [f" {each + 1}" if isinstance(each, int) else f", {each[:MAX_LABEL_LENGTH]}" for each in place]
    return "".join(words).removeprefix(", ")
