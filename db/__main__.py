"""Commands about the database: `python -m db backup FILE`, `restore`, `check`, `rebuild`, `export`, `import`."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from db.backup import back_up, restore
from db.check import check
from db.contents import check_contents
from db.engines import DEFAULT_URL, address
from db.errors import StoreError
from db.migrate import draft_migration
from db.portable import export, import_
from db.rebuild import rebuild

_STOPPED: Final = 130
"""The exit code of a program that Ctrl-C has ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code: 0 for success, 1 for an error or a damaged database, 130 if it was
    stopped."""
    wanted = _parser().parse_args(arguments)
    try:
        url = address(wanted.url or _configured())
        if wanted.command == "backup":
            size = back_up(url, wanted.file)
            print(f"{wanted.file} is a complete copy ({size:,} bytes).")
            return 0
        if wanted.command == "restore":
            kept = restore(url, wanted.file)
            print(f"{wanted.file} is the database now." + (f" The old one is kept as {kept}." if kept else ""))
            return 0
        if wanted.command == "export":
            exported = asyncio.run(export(url, wanted.file))
            print(f"{wanted.file} holds {exported.rows:,} rows, with hidden cards.")
            return _told(exported.losses)
        if wanted.command == "import":
            print(f"The database has the {asyncio.run(import_(url, wanted.file)):,} rows of {wanted.file} now.")
            return 0
        if wanted.command == "migration":
            drafted = draft_migration(wanted.words)
            print("\n".join(f"{path} is drafted: read it." for path in drafted) or "The schema has not changed.")
            return 0
        if wanted.command == "rebuild":
            counted = asyncio.run(rebuild(url))
            print(f"The standings are counted anew from {counted.games:,} games.")
            return _told(counted.losses)
        complaints = check(url) or asyncio.run(check_contents(url))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped before the end.", file=sys.stderr)
        return _STOPPED
    print("\n".join(complaints) or "The database is whole.")
    return 1 if complaints else 0


def _told(losses: Sequence[str]) -> int:
    """Prints what is missing in a result; returns the exit code."""
    for loss in losses:
        print(loss, file=sys.stderr)
    return 1 if losses else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description="Looks after the database of the bot.")
    parser.add_argument("--url", help=f"address of the database (otherwise DATABASE_URL, otherwise {DEFAULT_URL})")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database to a new file, while the bot runs or not")
    backup.add_argument("file", type=Path, metavar="FILE")
    backed_up = commands.add_parser("restore", help="put a backup in place of the database, while the bot is stopped")
    backed_up.add_argument("file", type=Path, metavar="FILE")
    commands.add_parser("check", help="look for damage, loose ends and an old revision")
    commands.add_parser("rebuild", help="count the leaderboards anew from all results, while the bot is stopped")
    exported = commands.add_parser("export", help="write every row to a new file of JSON lines, for another database")
    exported.add_argument("file", type=Path, metavar="FILE")
    imported = commands.add_parser("import", help="read such a file into an empty database, while the bot is stopped")
    imported.add_argument("file", type=Path, metavar="FILE")
    draft = commands.add_parser("migration", help="for developers: draft the migration to the schema of the code")
    draft.add_argument("words", metavar="WORDS", help="what it changes, such as: names of seats")
    return parser


def _configured() -> str:
    """The address of the database from the environment, else from the `.env` file, else the default."""
    return (
        os.environ.get("DATABASE_URL") or dotenv_values(".env", encoding="utf-8-sig").get("DATABASE_URL") or DEFAULT_URL
    )


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    sys.exit(main())
