"""Commands: ``python -m players compile`` makes the machine code, ``python -m players train`` learns the policy."""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Runs one command. Gives the exit code: 0 for success, 2 for arguments that were not understood."""
    match arguments:
        case ["compile"]:
            from players.preparing import load

            load()
            return 0
        case ["train", *rest]:
            from players.training import main as train

            return train(rest)
    print("Usage: python -m players compile | train [--help]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
