"""The kind of a table says what follows from it. What no feature knows is shown to nobody, and rests."""

import ast
import re
from dataclasses import fields

import pytest
from structlog.testing import capture_logs

from bot.language.wording import Translator
from bot.tables.calls import asked
from bot.tables.errors import NotAllowed
from bot.tables.kind import KINDS, UNKNOWN, Kind
from bot.tables.service import Tables
from db import PUBLIC, Status
from hearts import Pass, Rules
from tests.bot.tables.lobby import ANA, lobby, options
from tests.mirror import ROOT, modules

ALONE, ON_A_SERVER = 0, 7
"""The ids of servers."""
FEATURES = re.compile(r"solo|daily|match|duplicate|/day_|/kinds\.py|/remaining\.py")
"""In the path of a module: a feature with a kind of its own, or one of the two registries."""
NAMED = re.compile(
    r"from bot\.tables\.\w+_kind import|from db import .*\bKind\b"
    r"|\b(table|view|after|over|self)(\.record)?\.kind(\.name)? (is|==|!=|in|not in) (?!(not )?UNKNOWN)"
)


def allowed_by(kind: Kind) -> str:
    """What a kind allows, in the order in which `Kind` names it."""
    return " ".join(field.name for field in fields(kind) if getattr(kind, field.name) is True)


@pytest.mark.parametrize(
    ("name", "server", "allowed"),
    [
        ("table", ON_A_SERVER, "public calls hints stoppable rematch"),
        ("solo", ON_A_SERVER, ""),
    ],
)
def test_each_kind_allows_this_and_no_more(name: str, server: int, allowed: str) -> None:
    assert allowed_by(lobby().with_record(kind=name, guild_id=server).kind) == allowed


def test_the_store_shows_and_counts_the_public_kinds() -> None:
    assert [kind.name for kind in KINDS.values() if kind.public] == [*PUBLIC]


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_kind_says_why_it_refuses_something(kind: Kind) -> None:
    record = lobby().with_record(day=3, opens_at=9).record
    refusals = [
        *([] if kind.hints else [f"{kind.name}-no-hint"]),
        *([] if kind.stoppable else [f"{kind.name}-one-try"]),
        *([f"{kind.name}-only-alone"] if kind.commanded else []),
        *([] if kind.rematch or kind.solitaire else [f"rematch-{kind.name}"]),
        *([f"{kind.name}-sealed"] if kind.opens_at(record) is not None else []),
    ]
    assert not kind.commanded or Translator("en")(f"{kind.name}-to-continue")
    assert all(Translator("en")(f"refusal-{key}", when="soon", alone=kind.solitaire) for key in refusals)


def test_a_kind_has_at_most_16_members() -> None:
    assert len(fields(Kind)) <= 16


def test_no_kind_is_named_outside_its_feature_and_the_store() -> None:
    rest = [name for name in modules() if name.startswith(("bot/", "cogs/")) and not FEATURES.search(name)]
    sources = {name: ast.unparse(ast.parse((ROOT / name).read_text("utf-8"))) for name in rest}  # an import is a line
    assert {name: found[0] for name, source in sources.items() if (found := NAMED.search(source))} == {}


async def test_a_table_of_an_unknown_kind_rests_until_its_feature_is_back(tables: Tables) -> None:
    number = (await tables.open(ANA, options(Rules(passing="left"), computers=3))).record.id
    begun = await tables.start(number, ANA)
    assert asked(begun) == {ANA.id}
    await tables.repository.change(number, lambda table: table.with_record(kind="partners", due_at=0))
    rests = await tables.get(number)
    assert (rests.kind, rests.alive, asked(rests)) == (UNKNOWN, False, frozenset())
    assert await tables.of_player(ANA.id) == []
    for step in (tables.leave, tables.end, tables.pause, tables.mark_hinted):
        with pytest.raises(NotAllowed, match="table-closed"):
            await step(number, ANA)
    with pytest.raises(NotAllowed, match="table-closed"):
        await tables.act(number, ANA, Pass(begun.game.hand(0)[:3]))
    await tables.tick(number)
    assert await tables.get(number) == rests
    assert rests.record.status is Status.PLAYING
    await tables.repository.change(number, lambda table: table.with_record(kind="table"))
    assert (await tables.get(number)).alive


def test_an_unknown_kind_is_logged_once() -> None:
    table = lobby().with_record(kind="tarot")
    with capture_logs() as lines:
        assert [table.kind for _ in range(3)] == [UNKNOWN] * 3
    assert [(line["log_level"], line["kind"]) for line in lines] == [("error", "tarot")]
