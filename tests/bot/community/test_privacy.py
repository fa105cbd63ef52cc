"""Privacy: the data of people and servers are forgotten, also in the caches; the command is in
`tests.cogs.privacy.test_commands`."""

import os
from contextlib import nullcontext
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.community.people import People
from bot.community.privacy import GRACE, Privacy
from bot.community.servers import Servers
from bot.community.settings import Preferences, Settings
from bot.house_rules import HouseRules
from bot.tables.pace import DAY
from bot.tables.service import Tables
from db import Store, Unconfirmed
from hearts import Rules
from tests.bot.tables.lobby import ANA, MIA, SERVER
from tests.databases import locked


@pytest.fixture
def redrawn() -> list[str]:
    return []


@pytest.fixture
def house_rules(store: Store, now: list[int]) -> HouseRules:
    return HouseRules(store, lambda: now[0])


@pytest.fixture
def privacy(tables: Tables, people: People, servers: Servers, redrawn: list[str]) -> Privacy:
    redraw = partial(redrawn.append, "names")
    return Privacy(tables, lambda person: nullcontext(), people, servers, redraw)


async def test_a_deletion_that_was_not_confirmed_is_known_everywhere_once_it_is_written(
    privacy: Privacy, people: People, store: Store, redrawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete = store.privacy.delete

    async def late(*what: Any) -> None:
        with locked(tmp_path):
            await delete(*what)

    monkeypatch.setattr(store.privacy, "delete", late)
    await people.remember(ANA.id, SERVER, "Ana", "Ana", "en-US")
    await people.prefer(ANA.id, silent=True)
    with pytest.raises(Unconfirmed):
        await privacy.delete(ANA)
    await store.settled()
    assert people.preferences(ANA.id) == Preferences()
    assert redrawn == ["names"]


@pytest.mark.parametrize("comes", [True, False], ids=["comes", "goes"])
async def test_a_server_whose_bot_comes_or_goes_while_all_are_looked_at_is_noted_as_it_is(
    privacy: Privacy, servers: Servers, store: Store, monkeypatch: pytest.MonkeyPatch, comes: bool
) -> None:
    for server in (SERVER, SERVER + 1):
        await servers.note_presence(server, present=False)
    first, other = await store.privacy.servers()
    here, noted = {first} if comes else {first, other}, servers.note_presence

    async def note(guild_id: int, *, present: bool) -> None:
        """When the first server is looked at, the other one adds or removes the bot."""
        if guild_id == first:
            (here.add if comes else here.discard)(other)
            await noted(other, present=comes)
        await noted(guild_id, present=present)

    monkeypatch.setattr(servers, "note_presence", note)
    await privacy.update_presence(here.__contains__, lambda guild_id: True)
    assert [*await store.privacy.gone_before(10_000)] == ([] if comes else [other])


@pytest.mark.parametrize("soon", [False, True])
async def test_a_server_that_has_the_bot_back_when_it_is_forgotten_begins_anew(
    privacy: Privacy,
    people: People,
    servers: Servers,
    house_rules: HouseRules,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    now: list[int],
    soon: bool,
) -> None:
    """``soon``: already while its data is deleted, which takes a while."""
    delete = store.privacy.delete_server

    async def meanwhile(*values: Any) -> None:
        if soon:
            await people.remember(ANA.id, SERVER, "Ana", "Ana of the server", "en-US")
        await delete(*values)

    monkeypatch.setattr(store.privacy, "delete_server", meanwhile)
    await house_rules.save_as(SERVER, "Ours", Rules(end_score=50), MIA)
    await people.remember(ANA.id, SERVER, "Ana", "Ana of the server", "en-US")
    await servers.note_presence(SERVER, present=False)
    now[0] += GRACE // timedelta(milliseconds=1) + 1
    await privacy.forget_what_is_due()
    await servers.note_presence(SERVER, present=True)
    assert await house_rules.sets(SERVER) == ()
    await people.remember(ANA.id, SERVER, "Ana", "Ana of the server", "en-US")
    names = (await store.privacy.export(ANA.id))["names"]
    assert [row["name"] for row in names] == ["Ana of the server"]


async def test_a_server_that_has_the_bot_back_while_others_are_forgotten_is_kept(
    privacy: Privacy, servers: Servers, store: Store, monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    for server in (SERVER, SERVER + 1):
        await servers.change(server, MIA, pace="slow")
        await servers.note_presence(server, present=False)
    now[0] += GRACE // timedelta(milliseconds=1) + 1
    delete = store.privacy.delete_server

    async def meanwhile(guild_id: int, *fence: Any) -> None:
        """While the first server is forgotten, which may take long, the other one adds the bot again."""
        (other,) = {SERVER, SERVER + 1} - {guild_id}
        await servers.note_presence(other, present=True)
        await delete(guild_id, *fence)

    monkeypatch.setattr(store.privacy, "delete_server", meanwhile)
    await privacy.forget_what_is_due()
    (kept,) = await store.directory.guilds()
    assert Settings.read(kept.settings).pace == "slow"


async def test_a_backup_from_before_a_migration_is_deleted_within_thirty_days(
    privacy: Privacy, tmp_path: Path, now: list[int]
) -> None:
    """It still has what people have deleted since."""
    copy = tmp_path / "hearts.db.revision-0039-before-0040"
    copy.touch()
    os.utime(copy, (now[0] / 1000, now[0] / 1000))
    now[0] += 29 * DAY
    await privacy.forget_what_is_due()
    assert os.listdir(tmp_path).count(copy.name) == 1
    now[0] += DAY
    await privacy.forget_what_is_due()
    assert os.listdir(tmp_path).count(copy.name) == 0
