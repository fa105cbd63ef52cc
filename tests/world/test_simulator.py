"""The simulator's private names: they exist, and are used in one place."""

from __future__ import annotations

import ast
from pathlib import Path

import simcord

from bot.client import HeartsBot
from db import Store
from tests.world.simulator import PRIVATE

ROOT = Path(__file__).parents[2]
ADAPTER = Path(__file__).with_name("simulator.py")


async def test_the_simulator_still_has_the_private_names_that_we_use(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}")
    env = simcord.Env(HeartsBot(store, shard_count=1))
    assert [name for name in PRIVATE if not hasattr(env, name)] == []
    await store.close()


def test_what_is_the_simulators_own_stands_in_its_adapter_only() -> None:
    modules = [path for folder in ("tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    for path in modules:
        if path != ADAPTER:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                where = f"{path}:{getattr(node, 'lineno', 0)}"
                if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("env"):
                    assert not node.attr.startswith("_"), f"{where}: {ast.unparse(node)}"
                if isinstance(node, ast.ImportFrom):
                    assert node.module != "simcord.backend", where
                    assert not (node.module == "simcord" and "interactions" in {a.name for a in node.names}), where
