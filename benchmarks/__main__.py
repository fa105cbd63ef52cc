"""All benchmarks, one after the other: python -m benchmarks [NAME ...] [OPTIONS OF A BENCHMARK]."""

import runpy
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))

first = next((at for at, word in enumerate(sys.argv) if at and word.startswith("-")), len(sys.argv))
names, options = sys.argv[1:first] or NAMES, sys.argv[first:]
if unknown := [name for name in names if name not in NAMES]:
    sys.exit(f"There is no benchmark {unknown[0]}: there are {', '.join(NAMES)}.")
failed = []
for name in names:
    print(f"\n== {name}", flush=True)
    sys.argv, began, status = [name, *options], time.monotonic(), None
    try:
        runpy.run_module(f"benchmarks.{name}", run_name="__main__")
    except SystemExit as end:
        status = end.code
    if isinstance(status, str):
        print(status)
    if status:
        failed.append(name)
    print(f"-- {name}: {time.monotonic() - began:.0f} s", flush=True)
sys.exit(f"Missed: {', '.join(failed)}" if failed else 0)
