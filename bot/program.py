"""The program: opens the store and starts the bot, or the playground if there is no token."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any, Final

import discord
import structlog

from bot.answers.interactions import FINISHING
from bot.client import HeartsBot
from bot.config import Config
from bot.health import Watchdog, beat, heartbeat
from bot.language.wording import ENGLISH, languages, spoken
from bot.leasing import LeasingBot
from bot.login import login_problem
from bot.logs import LogWriter, configure_logs
from bot.monitoring import Monitoring
from bot.pictures.emojis import upload_faces
from bot.shards import LEAVING
from db import Store, StoreError, WrongAddress

if sys.platform == "win32":
    from asyncio import new_event_loop as new_event_loop
else:
    from uvloop import new_event_loop as new_event_loop

COLLECTING: Final = (1_000, 2, 2_000)
"""How many new objects begin a garbage collection, after how many of these the survivors are looked through too, and
after how many of those everything. Presses leave nothing to collect, so the last is rare: it stops the bot for 100
milliseconds with a thousand tables, where the others take two and five."""

COMMIT_DELAY: Final = 0.03
"""Seconds from one commit to the next. Nobody notices them, and under load more presses share a commit."""

STDERR: Final = 2
"""The descriptor of the standard error, the last of the three standard ones."""

log = structlog.get_logger(__name__)

CLOSING_TIME: Final = FINISHING + 3.5
"""Seconds for finishing what is under way and for closing the connection to Discord; containers are killed after
ten."""


def run(config: Config, command: str | None) -> int:
    """Runs the bot, without a token the playground, or a command. Returns the exit code, as `bot.__main__` does."""
    _take_standard_descriptors()
    with LogWriter(sys.stderr) as output:
        configure_logs(config, output)
        return _run(config, command)


def _take_standard_descriptors() -> None:
    """Opens the standard input, output and error if they are closed. Otherwise a file of ours gets their number, which
    libuv does not close, but aborts."""
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= STDERR:
        pass
    os.close(descriptor)


def _run(config: Config, command: str | None) -> int:
    if spoken(config.default_locale) is None:
        print(
            f"DEFAULT_LOCALE: the bot does not speak {config.default_locale}, and uses {ENGLISH}; "
            f"it speaks {', '.join(languages())}.",
            file=sys.stderr,
        )
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody plays cards by voice
    try:
        if command == "emojis":
            return asyncio.run(_emojis(config))
        if config.discord_token is None:
            return asyncio.run(_playground(config, expected=Path(".env").exists()))
        with Watchdog() as watchdog, asyncio.Runner(loop_factory=new_event_loop) as runner:
            return runner.run(_bot(config, watchdog))
    except KeyboardInterrupt:
        return 0
    except StoreError as error:
        print(f"DATABASE_URL: {error}" if isinstance(error, WrongAddress) else error, file=sys.stderr)
        return error.exit_code


async def _playground(config: Config, *, expected: bool) -> int:
    """Opens the playground; ``expected``: somebody may have expected the real bot."""
    logging.getLogger("discord").setLevel(logging.ERROR)  # its warnings do not apply to the simulation
    try:
        from bot.playground.serving import play
    except ImportError:
        print(
            "There is no DISCORD_TOKEN, and the playground is not installed: "
            'set the token, or run pip install -e ".[play]"',
            file=sys.stderr,
        )
        return 2
    playing = asyncio.create_task(play(config.playground_port, expected=expected))
    _cancel_on_signals(playing)
    try:
        await playing
    except asyncio.CancelledError:
        return 0
    except Exception as error:
        if "could not bind" not in str(error):
            raise
        print(f"PLAYGROUND_PORT: port {config.playground_port} is in use.", file=sys.stderr)
        return 1
    return 0


async def _bot(config: Config, watchdog: Watchdog) -> int:
    assert config.discord_token is not None
    going_on = asyncio.create_task(watchdog.run())
    store = await Store.open(config.database_url, commit_delay=COMMIT_DELAY)
    bot = _built(store, config)
    bot.add_listener(_spare_collector, "on_ready" if store.leases is None else "on_shard_ready")
    monitoring = Monitoring(bot, store.complaint)
    if config.metrics_port is not None:
        try:
            await monitoring.start(config.metrics_host, config.metrics_port)
        except OSError as error:
            await store.close()
            return _not_opened(f"{config.metrics_host}:{config.metrics_port}", error)
    beating = asyncio.ensure_future(beat(heartbeat(config.database_url), store.complaint, bot.admission.complaint))
    running = asyncio.create_task(bot.start(config.discord_token.get_secret_value()))
    watching = asyncio.create_task(asyncio.wait([running]))
    _cancel_on_signals(watching)
    try:
        await watching
        await running
    except asyncio.CancelledError:
        log.info("stopping")
        running.cancel()  # discord.py ignores that while a shard connects again
    except StoreError:  # not an error of Discord; `run` prints it
        raise
    except Exception as error:
        if (exit_code := _told(error)) is not None:
            return exit_code
        log.exception("stopped by an error; nothing that was acknowledged is lost")
        return 1
    finally:
        going_on.cancel()
        beating.cancel()
        await monitoring.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_TIME + (0.0 if store.leases is None else LEAVING)):
                await bot.close()
        running.cancel()
        await store.close()
    return 0


def _told(error: Exception) -> int | None:
    """Says why Discord cannot be used after this error; returns the exit code. None for an error that is our own."""
    if (problem := login_problem(error)) is None:
        return None
    print(problem.sentence, file=sys.stderr)
    return problem.exit_code


def _not_opened(where: str, error: OSError) -> int:
    """Says why the port of the metrics cannot be opened; returns the exit code."""
    number = error.errno or 0
    why = os.strerror(number) if number in errno.errorcode else error.strerror
    print(f"METRICS_HOST and METRICS_PORT: {where} cannot be opened: {why}.", file=sys.stderr)
    return 1 if number == errno.EADDRINUSE else 2


async def _spare_collector(*shard: int) -> None:
    """Exempts from garbage collection what exists once all servers are known: a full collection would otherwise stop
    the program for a tenth of a second and more. What is new is collected in small steps."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _built(store: Store, config: Config) -> HeartsBot:
    """The bot: the only one on SQLite, one of several that share the database on PostgreSQL."""
    options: dict[str, Any] = {
        "sync": config.sync_commands,
        "locale": config.default_locale,
        "thinking_threads": config.thinking_threads,
        "request_limit": config.request_limit,
        "plain": config.plain_discord,
        "proxy": config.proxy,
    }
    if store.leases is None:
        return HeartsBot(store, shard_count=config.shard_count, **options)
    shards, lasting = config.shard_count or 1, config.lease_seconds
    return LeasingBot(store, store.leases, shards=shards, lasting=lasting, **options)


async def _emojis(config: Config) -> int:
    """Uploads the pictures of the cards; after an interruption it can be run again. Returns the exit code."""
    if config.discord_token is None:
        print("DISCORD_TOKEN is needed to give the application its card pictures.", file=sys.stderr)
        return 2
    async with discord.Client(intents=discord.Intents(guilds=True), proxy=config.proxy) as client:
        try:
            await client.login(config.discord_token.get_secret_value())
            made = await upload_faces(client, lambda done, of: print(f"{done} of {of}", flush=True))
        except Exception as error:
            if (exit_code := _told(error)) is None:
                raise
            return exit_code
    print(f"{made} card pictures uploaded; the bot shows them from its next start on." if made else "Nothing to do.")
    return 0


def _cancel_on_signals(task: asyncio.Task[Any]) -> None:
    """Lets SIGTERM, SIGINT and SIGHUP cancel the task, but only once: a second signal must not interrupt the closing. A
    signal that the program was started to ignore, as by `nohup`, stays ignored."""
    if sys.platform == "win32":  # where an event loop takes no signals
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            loop.add_signal_handler(number, lambda: task.cancelling() or task.cancel())
