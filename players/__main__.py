"""``python -m players compile`` makes the machine code of the kernel."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from players import preparing


def main(arguments: Sequence[str]) -> int:
    """Runs the command. Returns the exit code; raises SystemExit for arguments that were not understood."""
    parser = argparse.ArgumentParser(prog="python -m players", description=__doc__)
    parser.add_argument("command", choices=["compile"])
    parser.parse_args(arguments)
    preparing.load()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
