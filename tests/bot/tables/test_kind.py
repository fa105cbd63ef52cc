"""The kind of a table says what follows from it. What no feature knows is shown to nobody, and rests."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.language.wording import Translator
from bot.tables.calls import asked
from bot.tables.errors import NotAllowed
from bot.tables.kind import UNKNOWN, Kind, Kinds
from bot.tables.kinds import KINDS
from bot.tables.service import Tables
from bot.tables.table import Table
from db import PUBLIC, Status
from hearts import Game, Pass, Rules
from tests.bot.tables.lobby import ANA, BEN, lobby, options, playing
from tests.mirror import ROOT, modules

FEATURES = re.compile(r"solo|daily|match|duplicate|/day_|/kinds\.py")
"""In the path of a module: a feature with a kind of its own, or one of the two registries."""
KIND_MODULE = re.compile(r"bot\.tables\.\w+_kind")
COMPARED = re.compile(
    r"\b(table|view|after|over|self)(\.record)?\.kind(\.name)? (is not|is|==|!=|not in|in) (?!(not )?UNKNOWN)"
)

ALLOWED = {
    "table": "public calls hints stoppable rematch",
    "solo": "solitaire commanded hints stoppable adjustable",
    "daily": "solitaire commanded shared_deal",
    "practice": "solitaire hints stoppable shared_deal",
    "match alone": "solitaire commanded shared_deal played_out",
    "match at tables": "calls keeps_seats shared_deal played_out",
}
"""By kind: what it allows and what it asks of a table."""


def allowed(kind: Kind) -> set[str]:
    return {field.name for field in fields(kind) if getattr(kind, field.name) is True}


def unknown(table: Table) -> Table:
    return table.with_record(kind="partners")


def test_each_kind_allows_this_and_no_more() -> None:
    assert [allowed(kind) for kind in KINDS] == [set(words.split()) for words in ALLOWED.values()]
    assert allowed(UNKNOWN) == set()


def test_the_store_shows_and_counts_the_public_kinds() -> None:
    assert [kind.name for kind in KINDS if kind.public] == [*PUBLIC]


@pytest.mark.parametrize("kind", [*KINDS], ids=lambda kind: kind.name)
def test_a_kind_says_why_it_refuses_something(kind: Kind) -> None:
    say = Translator("en")
    refused = [f"{kind.name}-no-hint"] if not kind.hints else []
    refused += [] if kind.stoppable else [f"{kind.name}-{'one-try' if kind.solitaire else 'goes-on'}"]
    refused += [] if kind.rematch or kind.solitaire else [f"rematch-{kind.name}"]
    refused += [kind.sealed] if kind.sealed else []
    assert all(say(f"refusal-{key}", at="soon") for key in refused)
    assert bool(kind.sealed) == (kind.opens_at(lobby().with_record(day=3, opens_at=9).record) is not None)


def test_a_kind_has_at_most_16_members() -> None:
    assert len(fields(Kind)) <= 16


def test_no_kind_is_named_outside_its_feature_and_the_store() -> None:
    named = {module: found for module in modules() if (found := named_in(module))}
    assert {module: found for module, found in named.items() if not FEATURES.search(module)} == {}


def named_in(module: str) -> list[str]:
    """What names or compares kinds in a module of the bot or of its commands."""
    if not module.startswith(("bot/", "cogs/")):
        return []
    source = Path(ROOT / module).read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    kinds = [node.module for node in imports if node.module and KIND_MODULE.fullmatch(node.module)]
    kinds += [node.module for node in imports if node.module == "db" and "Kind" in [name.name for name in node.names]]
    return [*kinds, *(found[0] for found in COMPARED.finditer(source))]


def test_a_table_of_an_unknown_kind_is_neither_public_nor_asks_anybody() -> None:
    table = unknown(playing(Game.new(Rules()), BEN))
    assert (table.kind, table.alive, table.kind.public, table.kind.hints) == (UNKNOWN, False, False, False)
    assert asked(table) == frozenset()


async def test_a_table_of_an_unknown_kind_rests_until_its_feature_is_back(tables: Tables) -> None:
    number = (await tables.open(ANA, options(Rules(passing="left"), computers=3))).record.id
    begun = await tables.start(number, ANA)
    await tables.door.change(number, lambda table: unknown(table).with_record(due_at=0))
    assert await tables.of_player(ANA.id) == []
    for step in (tables.leave, tables.end, tables.pause):
        with pytest.raises(NotAllowed, match="table-closed"):
            await step(number, ANA)
    with pytest.raises(NotAllowed, match="table-closed"):
        await tables.act(number, ANA, Pass(begun.game.hand(0)[:3]))
    rests = await tables.get(number)
    await tables.tick(number)
    assert await tables.get(number) == rests
    assert rests.record.status is Status.PLAYING
    await tables.door.change(number, lambda table: table.with_record(kind="table"))
    assert (await tables.get(number)).alive


def test_an_unknown_kind_is_logged_once() -> None:
    kinds = Kinds(*KINDS)
    with capture_logs() as lines:
        found = [kinds.of(unknown(lobby()).record) for _ in range(3)]
    assert found == [UNKNOWN] * 3
    assert [(line["log_level"], line["kind"]) for line in lines] == [("error", "partners")]
