"""All benchmarks, one after the other: python -m benchmarks [NAME ...] [OPTIONS OF A BENCHMARK]."""

import runpy
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))

first = next((at for at, word in enumerate(sys.argv) if at and word.startswith("-")), len(sys.argv))
names, options = sys.argv[1:first], sys.argv[first:]
for name in names or NAMES:
    if name not in NAMES:
        sys.exit(f"There is no benchmark {name}: there are {', '.join(NAMES)}.")
    print(f"\n== {name}", flush=True)
    sys.argv = [name, *options]
    runpy.run_module(f"benchmarks.{name}", run_name="__main__")
