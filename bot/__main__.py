"""The command line: reads the configuration and runs a command.

The program itself takes two seconds of CPU time to import, so a health check does without it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from bot.config import Config, ConfigError, load_config, mistyped_names
from bot.health import examine


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit code, one of the table in docs/operations.md."""
    command = _parser().parse_args(arguments).command
    try:
        config = load_config()
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    if command == "health":
        return _health(config)
    if (wrong := mistyped_names()) is not None:
        print(wrong, file=sys.stderr)
    from bot.program import run

    return run(config, command)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Runs the bot; without a DISCORD_TOKEN, the playground in the browser. Its configuration comes "
        "from the environment and from a file .env; .env.example lists it.",
    )
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    commands.add_parser("emojis", help="give the application its card pictures, once and after an update")
    commands.add_parser("health", help="say whether the bots that run here are well (status 0) or not (1)")
    return parser


def _health(config: Config) -> int:
    wrong, waits = examine(config.database_url, time.time())
    for sentence in (*wrong, *waits):
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
