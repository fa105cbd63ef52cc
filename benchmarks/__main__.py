"""All benchmarks, one after the other: python -m benchmarks [NAME ...] [OPTIONS OF A BENCHMARK].

Each is a module with a `main`, which gets a parser for its options and returns its bars: what it says of each, and
whether that holds. A benchmark without bars only prints.
"""

import ast
import importlib
import sys
import time
from argparse import ArgumentParser
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))
WITH_EXTRA = {"commands", "kernel", "leases", "loop", "parsing", "postgresql", "requests", "storage", "takeover"}
"""Those that need the extra `test`."""
HELP = """\
python -m benchmarks [NAME ...] [OPTIONS OF A BENCHMARK]

Without a name all of them run, one after the other. `python -m benchmarks NAME --help` lists the options of one. Those
with a star need the extra `test`: pip install -e ".[test]"
"""


def main() -> str | int:
    """Runs what the command line names; returns what to exit with."""
    first = next((at for at, word in enumerate(sys.argv) if at and word.startswith("-")), len(sys.argv))
    names, options = sys.argv[1:first], sys.argv[first:]
    if not names and {"-h", "--help"} & set(options):
        print(HELP, *map(_line, NAMES), sep="\n")
        return 0
    if unknown := [name for name in names if name not in NAMES]:
        return f"There is no benchmark {unknown[0]}: there are {', '.join(NAMES)}."
    failed = [name for name in names or NAMES if _fails(name, options)]
    return f"Missed: {', '.join(failed)}" if failed else 0


def _line(name: str) -> str:
    """A line of the help: what a benchmark measures."""
    told = ast.get_docstring(ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))) or ""
    return f"{'*' if name in WITH_EXTRA else ' '} {name:12}{told.splitlines()[0]}"


def _fails(name: str, options: list[str]) -> bool:
    """Runs a benchmark, and prints its bars; returns whether it misses one, or cannot run."""
    print(f"\n== {name}", flush=True)
    sys.argv, began = [name, *options], time.monotonic()
    try:
        benchmark = importlib.import_module(f"benchmarks.{name}")
        parser = ArgumentParser(prog=f"python -m benchmarks {name}", description=benchmark.__doc__)
        bars: dict[str, bool] = benchmark.main(parser) or {}
    except SystemExit as end:  # of the parser
        return bool(end.code)
    except ModuleNotFoundError as missing:
        if name not in WITH_EXTRA:
            raise
        print(f'{missing.name} is missing: pip install -e ".[test]"')
        return True
    for words, held in bars.items():
        print(f"{'held  ' if held else 'MISSED'}  {words}")
    print(f"-- {name}: {time.monotonic() - began:.0f} s", flush=True)
    return not all(bars.values())


if __name__ == "__main__":
    sys.exit(main())
