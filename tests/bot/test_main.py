"""The commands of the program: what they print when Discord refuses the login, with our own Discord over HTTP."""

import asyncio
import gc
import io
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.config import Config, ConfigError, load_config
from bot.health import Watchdog, examine, heartbeat
from bot.language.wording import languages
from bot.login import BAD_TOKEN
from bot.pictures import emojis
from bot.playground.serving import greeting
from bot.program import COLLECTING, _bot, _built, _emojis, run
from db import Store, StoreInUse
from tests.bot.test_monitoring import read
from tests.connected import ConnectedWorld
from tests.db.template import database_at
from tests.discord_server import DiscordServer, use
from tests.driven_time import until
from tests.ports import reserved_port
from tests.proxy import NAME, PASSWORD, Proxy, proxy_before

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    server = DiscordServer()
    with use(await server.start()):
        yield server
    await server.close()


def config(token: str | None = None, **settings: Any) -> Config:
    return Config(_env_file=None, discord_token=token, **settings)


def test_the_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert all(word in text for word in ("usage: python -m bot", "emojis", "health", "DISCORD_TOKEN"))


def test_the_help_is_shown_whatever_the_settings_are() -> None:
    environment = {**os.environ, "PLAYGROUND_PORT": "none"}
    shown = subprocess.run(
        [sys.executable, "-m", "bot", "--help"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert (shown.returncode, shown.stderr) == (0, "")


def test_a_health_check_imports_neither_discord_nor_the_store() -> None:
    asked = "import sys, bot.__main__; print(*{'db', 'discord', 'numpy', 'sqlalchemy'} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True)
    assert (shown.returncode, shown.stdout) == (0, "\n")


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["fly"])
    assert ended.value.code == 2
    assert "fly" in capsys.readouterr().err


async def test_card_pictures_are_uploaded_and_nothing_is_said_of_intents(
    server: DiscordServer, capsys: pytest.CaptureFixture[str], log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "SETS", (frozenset({"spades"}), frozenset({"card_back"})))
    assert await _emojis(config(server.token)) == 0
    assert "2 card pictures uploaded" in capsys.readouterr().out
    assert '"level": "warning"' not in log_lines.getvalue()
    assert await _emojis(config(server.token)) == 0
    assert "Nothing to do." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("method", "path", "status", "code", "sentence"),
    [
        ("GET", "/users/@me", 403, 0, "Discord refuses this application (403, code 0)"),
        ("GET", "/applications/*/emojis", 403, 50001, "Discord refuses this application (403, code 50001)"),
        ("POST", "/applications/*/emojis", 400, 30008, "as many emojis as Discord allows"),
        ("POST", "/applications/*/emojis", 400, 50035, "Discord refuses what was asked for (400, code 50035)"),
    ],
)
async def test_card_pictures_that_discord_does_not_take_are_one_sentence(
    server: DiscordServer,
    capsys: pytest.CaptureFixture[str],
    log_lines: io.StringIO,
    method: str,
    path: str,
    status: int,
    code: int,
    sentence: str,
) -> None:
    server.faults.fail(method, path, status=status, code=code)
    assert await _emojis(config(server.token)) == (2 if (status, code) == (403, 50001) else 1)
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert "Traceback" not in log_lines.getvalue()


async def test_a_wrong_token_is_one_sentence_and_a_wrong_configuration(
    server: DiscordServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert await _emojis(config("another-token")) == 2
    assert capsys.readouterr().err == BAD_TOKEN.sentence + "\n"
    url = f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}"
    assert await _bot(config("another-token", database_url=url), Watchdog()) == 2
    assert capsys.readouterr().err == BAD_TOKEN.sentence + "\n"
    await (await Store.open(url)).close()  # no other program has it


@pytest.mark.slow
def test_an_address_that_is_none_is_one_sentence_and_a_wrong_configuration() -> None:
    url = "postgresql+asyncpg://ana:se@cret@database/hearts"
    environment = os.environ | {"DISCORD_TOKEN": "a.b.c", "DATABASE_URL": url}
    ended = subprocess.run([sys.executable, "-m", "bot"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert ended.stderr.startswith("DATABASE_URL: The address of the database names no server and port.")
    assert "cret" not in ended.stderr


@pytest.mark.slow
async def test_another_number_of_shards_is_refused_without_a_traceback(
    server: DiscordServer, shared: Store, shared_url: str, log_lines: io.StringIO
) -> None:
    assert shared.leases is not None
    await shared.leases.join(2, 60_000)
    with pytest.raises(StoreInUse, match="SHARD_COUNT: other processes use this database with 2 shards"):
        await _bot(config(server.token, database_url=shared_url, shard_count=3), Watchdog())
    assert '"level": "error"' not in log_lines.getvalue()


async def test_a_panel_that_its_owner_has_dismissed_is_no_error(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    connected.ben.person.dismiss(connected.ben.panel.message)
    mark, before = len(connected.server.requests), len(log_lines.getvalue())
    await connected.wait(100)  # too late to pass: the clock moves on, and all panels are updated
    assert 404 in [request.status for request in connected.server.requests[mark:]]
    loud = [line for line in log_lines.getvalue()[before:].splitlines() if '"level": "debug"' not in line]
    assert not loud


@pytest.mark.parametrize(("host", "code"), [("127.0.0.1", 1), ("192.0.2.1", 2)], ids=["in use", "an address of nobody"])
async def test_a_port_of_metrics_that_cannot_be_opened_is_one_sentence_with_its_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str, code: int
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        url = f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}"
        settings = config("a.b.c", database_url=url, metrics_host=host, metrics_port=port)
        assert await _bot(settings, Watchdog()) == code
        await (await Store.open(url)).close()  # no other program has it
    said = capsys.readouterr().err
    assert said.startswith(f"METRICS_HOST and METRICS_PORT: {host}:{port} cannot be opened: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("token", ['"a.b.c"', "'a.b.c'", '"a.b.c'])
def test_a_token_in_quotes_gets_a_hint(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(ConfigError) as refused:
        load_config(None)
    assert ("quotes" in str(refused.value)) is (token[0] == token[-1])
    assert "a.b.c" not in str(refused.value)


@pytest.fixture
def collector() -> Iterator[None]:
    """The garbage collector as it is by default; afterwards it is as it was."""
    threshold = gc.get_threshold()
    gc.set_threshold(700)
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


class Recorded(Watchdog):
    """Notes whether the event loop tells it that it goes on."""

    runs = False

    async def run(self) -> None:
        self.runs = True
        try:
            await super().run()
        finally:
            self.runs = False


@pytest.mark.slow
def test_the_program_is_watched_over() -> None:
    asked = """
import threading
from bot import program
from bot.config import Config

async def told(config, watchdog):
    print(*(thread.name for thread in threading.enumerate()))
    return 0

program._bot = told
program.run(Config(_env_file=None, discord_token="a.b.c"), None)
"""
    shown = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True)
    assert "watchdog" in shown.stdout.split()


async def test_the_program_says_how_it_is_until_a_signal_stops_it_and_leaves_nothing_open(
    server: DiscordServer, tmp_path: Path, collector: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.health.EVERY", 0.05)
    database, port, frozen = tmp_path / "hearts.db", reserved_port(), gc.get_freeze_count()
    url, address = database_at(database), f"http://127.0.0.1:{port}"
    settings = config(server.token, database_url=url, metrics_port=port)
    watchdog, closing = Recorded(), list[bool]()
    close = Store.close

    async def closed(store: Store) -> None:
        closing.append(watchdog.runs)
        await close(store)

    monkeypatch.setattr(Store, "close", closed)
    running = asyncio.create_task(_bot(settings, watchdog))
    await until(lambda: gc.get_freeze_count() > frozen, "the servers are not known")  # no collection looks at these
    assert gc.get_threshold() == COLLECTING
    assert watchdog.runs
    assert await read(f"{address}/health") == (200, "The bot is well.")
    assert "hearts_discord_requests_total{" in (await read(f"{address}/metrics"))[1]
    assert examine(url, time.time())[0] == []
    database.unlink()
    await until(lambda: any("was deleted or moved" in each for each in examine(url, time.time())[0]))
    status, said = await read(f"{address}/health")
    assert (status, "was deleted or moved" in said) == (503, True)
    signal.raise_signal(signal.SIGTERM)
    assert await running == 0
    assert closing == [False], "a stop that does not come to its end is not watched"
    assert not heartbeat(url).exists()
    socket.create_server(("127.0.0.1", port)).close()


async def test_a_signal_stops_a_program_that_waits_to_be_let_in(server: DiscordServer, tmp_path: Path) -> None:
    server.faults.shut_out(3_600, "<html>Access denied</html>")
    url = database_at(tmp_path / "hearts.db")
    running = asyncio.create_task(_bot(config(server.token, database_url=url), Watchdog()))
    await until(lambda: bool(server.requests))
    signal.raise_signal(signal.SIGTERM)
    assert await running == 0
    assert len(server.requests) == 1


NOWHERE = "http://discord.invalid"
"""An address that only the proxy can reach."""


@pytest.fixture
async def far() -> AsyncIterator[tuple[DiscordServer, Proxy, str]]:
    """A Discord that can only be reached through a proxy, the proxy, and its address."""
    server = DiscordServer()
    port = int((await server.start()).rpartition(":")[2])
    server.gateway.address = NOWHERE.replace("http", "ws") + "/gateway"
    async with proxy_before(port) as (proxy, address):
        with use(NOWHERE):
            yield server, proxy, address
        await server.close()


async def test_everything_that_goes_to_discord_goes_through_the_proxy(
    far: tuple[DiscordServer, Proxy, str], tmp_path: Path, collector: None
) -> None:
    server, proxy, address = far
    url, frozen = database_at(tmp_path / "hearts.db"), gc.get_freeze_count()
    through = f"http://{NAME}:{PASSWORD}@{address}"
    settings = config(server.token, database_url=url, https_proxy=through)
    running = asyncio.create_task(_bot(settings, Watchdog()))
    await until(lambda: gc.get_freeze_count() > frozen or running.done(), "the servers are not known")
    await until(lambda: bool(server.state.commands) or running.done(), "the commands are not registered")
    signal.raise_signal(signal.SIGTERM)
    assert await running == 0
    assert server.gateway.identified == 1
    assert proxy.refused == 0


async def test_card_pictures_go_through_the_proxy_which_is_told_its_password(
    far: tuple[DiscordServer, Proxy, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, proxy, address = far
    monkeypatch.setattr(emojis, "SETS", ())
    for password, code in (PASSWORD, 0), ("wr0ng", 1):
        through = f"{NAME}:{password}@{address}"
        assert await _emojis(config(server.token, https_proxy=through)) == code
    assert proxy.refused > 0
    assert "wr0ng" not in capsys.readouterr().err


async def test_the_bot_is_as_the_configuration_says(world_url: str) -> None:
    store = await Store.open(world_url)
    settings = config(default_locale="fr", shard_count=3, thinking_threads=0, request_limit=20, sync_commands=False)
    bot = _built(store, settings)
    assert (bot._locale, bot.shard_count, bot.budget.rate) == ("fr", 3, 20)
    assert not bot.tables.thinking.searches
    assert not bot._sync
    await bot.http.close()
    bot.tables.thinking.close()
    await store.close()


@pytest.mark.parametrize("command", ["emojis", None])
def test_a_command_that_lacks_something_is_one_sentence_and_a_wrong_configuration(
    command: str | None, capsys: pytest.CaptureFixture[str], log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bot.playground.serving", None)  # as if it was not installed
    assert run(config(), command) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no DISCORD_TOKEN, and the playground" if command is None else "DISCORD_TOKEN is")
    assert said.count("\n") == 1


@pytest.mark.parametrize(("locale", "told"), [("it", True), ("de-AT", False), ("pt-BR", False)])
def test_a_language_that_the_bot_does_not_speak_is_told_at_the_start(
    locale: str, told: bool, capsys: pytest.CaptureFixture[str], log_lines: io.StringIO
) -> None:
    run(config(default_locale=locale), "emojis")
    said = capsys.readouterr().err
    assert ("DEFAULT_LOCALE: the bot does not speak it, and uses en; it speaks " in said) is told
    assert all(name in said for name in languages()) is told


@pytest.mark.parametrize("command", ["emojis", "health"])
def test_a_mistyped_name_is_told_at_the_start_and_not_by_each_health_check(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKN=s3cret\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    main([command])
    said = capsys.readouterr().err
    assert ("DISCORD_TOKN (perhaps DISCORD_TOKEN)" in said.splitlines()[0]) is (command == "emojis")
    assert "s3cret" not in said


def test_a_file_of_settings_without_a_token_is_said_to_be_why_the_playground_opens() -> None:
    url = "http://127.0.0.1:8420/"
    assert greeting(url, expected=False).startswith(f"The Hearts playground is open: {url}\n")
    first = f"There is no DISCORD_TOKEN, so this is no bot on Discord: the Hearts playground is open: {url}\n"
    assert greeting(url, expected=True).startswith(first)


@pytest.mark.slow
@pytest.mark.parametrize("settings", [False, True], ids=["without .env", "with .env"])
def test_the_playground_says_where_it_is_and_nothing_else_until_it_is_stopped(tmp_path: Path, settings: bool) -> None:
    if settings:
        (tmp_path / ".env").write_text("DISCORD_TOKEN=\n", "utf-8")
    ours, port = {name.upper() for name in Config.model_fields}, reserved_port()
    environment = {name: value for name, value in os.environ.items() if name.upper() not in ours}
    environment |= {"PLAYGROUND_PORT": str(port), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}

    def begin() -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "bot"]
        return subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=pipe, stderr=pipe, text=True)

    with begin() as playground:
        try:
            assert playground.stdout is not None
            url = f"http://127.0.0.1:{port}/"
            assert playground.stdout.readline() == greeting(url, expected=settings).splitlines(keepends=True)[0]
            with begin() as second:
                assert second.communicate() == ("", f"PLAYGROUND_PORT: port {port} is in use.\n")
            assert second.returncode == 1
            playground.send_signal(signal.SIGTERM)
            assert playground.communicate()[1] == ""
        finally:
            playground.kill()
    assert playground.returncode == 0
