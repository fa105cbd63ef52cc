"""Commands about the database: `python -m db backup FILE`, `restore`, `check`, `rebuild`, `export`, `import`, and
`donate FOLDER`."""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.config import Config, ConfigError, load_config
from db.backup import back_up, restore
from db.check import check, check_contents
from db.counting import rebuild
from db.donations import donate
from db.engines import address
from db.errors import StoreError, WrongAddress
from db.portable import export, import_

_STOPPED: Final = 130
"""The exit code of a program that Ctrl-C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code: 0 for success, 1 for an error or a damaged database, 2 for a wrong
    configuration, 130 if it was stopped."""
    wanted = _parser().parse_args(arguments)
    try:
        exit_code: int = wanted.run(wanted)
    except (ConfigError, WrongAddress) as error:
        print(error, file=sys.stderr)
        return 2
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped before the end.", file=sys.stderr)
        return _STOPPED
    return exit_code


def _back_up(wanted: Namespace) -> int:
    size = back_up(_url(wanted), wanted.file)
    print(f"{wanted.file} is a complete copy ({size:,} bytes).")
    return 0


def _restore(wanted: Namespace) -> int:
    kept = restore(_url(wanted), wanted.file)
    print(f"{wanted.file} is the database now." + (f" The old one is kept as {kept}." if kept else ""))
    return 0


def _check(wanted: Namespace) -> int:
    url = _url(wanted)
    complaints = check(url) or asyncio.run(check_contents(url))
    print("\n".join(complaints) or "The database is whole.")
    return 1 if complaints else 0


def _rebuild(wanted: Namespace) -> int:
    games, losses = asyncio.run(rebuild(_url(wanted)))
    print(f"The standings are counted anew from {games:,} games.")
    return _told(losses)


def _export(wanted: Namespace) -> int:
    rows, losses = asyncio.run(export(_url(wanted), wanted.file))
    print(f"{wanted.file} holds {rows:,} rows, with hidden cards.")
    return _told(losses)


def _import(wanted: Namespace) -> int:
    rows = asyncio.run(import_(_url(wanted), wanted.file))
    print(f"The database has the {rows:,} rows of {wanted.file} now.")
    return 0


def _donate(wanted: Namespace) -> int:
    games = donate(_url(wanted), wanted.folder)
    print(f"{wanted.folder} holds {games:,} games, without names.")
    return 0


def _told(losses: Sequence[str]) -> int:
    """Prints what is missing in a result; returns the exit code."""
    for loss in losses:
        print(loss, file=sys.stderr)
    return 1 if losses else 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m db", description="Looks after the database of the bot.")
    default = Config.model_fields["database_url"].default
    parser.add_argument("--url", help=f"address of the database (otherwise DATABASE_URL, otherwise {default})")
    commands = parser.add_subparsers(dest="command", required=True)
    file = ArgumentParser(add_help=False)
    file.add_argument("file", type=Path, metavar="FILE")
    folder = ArgumentParser(add_help=False)
    folder.add_argument("folder", type=Path, metavar="FOLDER")

    def add(name: str, run: Callable[[Namespace], int], what: str, *arguments: ArgumentParser) -> None:
        commands.add_parser(name, help=what, parents=arguments).set_defaults(run=run)

    add("backup", _back_up, "copy the database to a new file, while the bot runs or not", file)
    add("restore", _restore, "put a backup in place of the database, while the bot is stopped", file)
    add("check", _check, "look for damage, loose ends and an old revision")
    add("rebuild", _rebuild, "count the leaderboards anew from all results; on SQLite while the bot is stopped")
    add("export", _export, "write every row to a new file of JSON lines, for another database", file)
    add("import", _import, "read such a file into an empty database, while the bot is stopped", file)
    add("donate", _donate, "write the games that people give for puzzles to a new folder, without names", folder)
    return parser


def _url(wanted: Namespace) -> URL:
    """The address of the database: as given, else that of the bot's configuration. Raises ConfigError, and what
    `address` does."""
    return address(wanted.url or load_config().database_url)


if __name__ == "__main__":
    for stop in {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}:  # Windows has no SIGHUP
        if signal.getsignal(stop) is not signal.SIG_IGN:  # which `nohup` asks for
            signal.signal(stop, lambda number, frame: signal.raise_signal(signal.SIGINT))
    sys.exit(main())
