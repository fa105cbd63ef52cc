"""``python -m players compile`` makes the machine code."""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Runs the command. Gives the exit code: 0 for success, 2 for arguments that were not understood."""
    if arguments == ["compile"]:
        from players.preparing import load

        load()
        return 0
    print("Usage: python -m players compile", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
