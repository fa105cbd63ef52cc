"""The program: reads the config, opens the store, and starts the bot; without a token, the playground."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import structlog

from bot.client import HeartsBot
from bot.config import Config, ConfigError, load_config
from bot.delivery.under_way import FINISHING
from bot.health import beat, check, heartbeat
from bot.login import refusal
from bot.logs import configure_logs
from bot.monitoring import Monitoring
from bot.pictures.emojis import upload_faces
from bot.shards.sharing import LEAVING
from bot.shared import SharedBot
from db import Store, StoreError

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

log = structlog.get_logger(__name__)

CLOSING_TIME = FINISHING + 3.5
"""Seconds for finishing what has begun and for saying goodbye to Discord; containers are killed after ten."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 1 failed, 2 wrongly set up."""
    command = _parser().parse_args(arguments).command
    try:
        config = load_config()
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    if command == "health":
        return _health(config)
    configure_logs(config)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody plays cards by voice
    try:
        if command == "emojis":
            return asyncio.run(_emojis(config))
        if config.discord_token is None:
            return asyncio.run(_playground(config))
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return runner.run(_bot(config))
    except KeyboardInterrupt:
        return 0
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Runs the bot; without a DISCORD_TOKEN, the playground in the browser. Its configuration comes "
        "from the environment and from a file .env; .env.example lists it.",
    )
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    commands.add_parser("emojis", help="give the application its card pictures, once and after an update")
    commands.add_parser("health", help="say whether the bot that runs here is well (status 0) or not (1)")
    return parser


def _health(config: Config) -> int:
    complaint = check(heartbeat(config.database_url), time.time())
    if complaint is not None:
        print(complaint, file=sys.stderr)
    return 0 if complaint is None else 1


async def _playground(config: Config) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)  # its warnings are about a Discord that is not simulated
    try:
        from bot.playground import play
    except ImportError:
        print(
            "There is no DISCORD_TOKEN, and the playground is not installed: "
            'set the token, or run pip install -e ".[play]"',
            file=sys.stderr,
        )
        return 2
    playing = asyncio.create_task(play(config.playground_port))
    with _stopped_by_signals(playing):
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


async def _bot(config: Config) -> int:
    assert config.discord_token is not None
    store = await Store.open(config.database_url)
    bot = _built(store, config)
    bot.add_listener(_spare_collector, "on_ready" if store.leases is None else "on_shard_ready")
    monitoring = Monitoring(bot, store.complaint)
    if config.metrics_port is not None:
        try:
            await monitoring.start(config.metrics_host, config.metrics_port)
        except OSError as error:
            print(f"METRICS_PORT: port {config.metrics_port} cannot be opened: {error.strerror}.", file=sys.stderr)
            await store.close()
            return 1
    beating = asyncio.ensure_future(beat(heartbeat(config.database_url), store.complaint))
    running = asyncio.create_task(bot.start(config.discord_token.get_secret_value()))
    try:
        with _stopped_by_signals(running):
            await running
    except asyncio.CancelledError:
        log.info("stopping")
    except Exception as error:
        sentence = refusal(error)
        if sentence is None:
            log.exception("stopped by an error; nothing that was acknowledged is lost")
        else:
            print(sentence, file=sys.stderr)
        return 1
    finally:
        beating.cancel()
        await monitoring.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_TIME + (0.0 if store.leases is None else LEAVING)):
                await bot.close()
        await store.close()
    return 0


async def _spare_collector(*shard: int) -> None:
    """What is there once Discord has told of all servers stays: the garbage collector, which stops everything for a
    tenth of a second and more where it looks at all of it, need not look again."""
    gc.collect()
    gc.freeze()


def _built(store: Store, config: Config) -> HeartsBot:
    """On SQLite the one bot that there is; on PostgreSQL one of those that share the database."""
    options: dict[str, Any] = {
        "sync": config.sync_commands,
        "locale": config.default_locale,
        "thinking_threads": config.thinking_threads,
        "monitored": config.metrics_port is not None,
    }
    if store.leases is None:
        return HeartsBot(store, shard_count=config.shard_count, **options)
    shards, lasting = config.shard_count or 1, config.lease_seconds
    return SharedBot(store, store.leases, shards=shards, lasting=lasting, **options)


async def _emojis(config: Config) -> int:
    """Gives the application the pictures of the cards; run again, it goes on where it was interrupted."""
    if config.discord_token is None:
        print("DISCORD_TOKEN is needed to give the application its card pictures.", file=sys.stderr)
        return 2
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(config.discord_token.get_secret_value())
            made = await upload_faces(client, lambda done, of: print(f"{done} of {of}", flush=True))
        except Exception as error:
            sentence = refusal(error)
            if sentence is None:
                raise
            print(sentence, file=sys.stderr)
            return 1
    print(f"{made} card pictures uploaded; the bot shows them from its next start on." if made else "Nothing to do.")
    return 0


@contextlib.contextmanager
def _stopped_by_signals(task: asyncio.Task[None]) -> Iterator[None]:
    """SIGTERM and SIGINT cancel the task, once: a second signal must not interrupt the closing."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, lambda: task.cancelling() or task.cancel())
    yield


if __name__ == "__main__":
    sys.exit(main())
