"""All benchmarks, one after the other: python -m benchmarks [NAME ...]."""

import runpy
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))

for name in sys.argv[1:] or NAMES:
    if name not in NAMES:
        sys.exit(f"There is no benchmark {name}: there are {', '.join(NAMES)}.")
    print(f"\n== {name}", flush=True)
    sys.argv = [name]
    runpy.run_module(f"benchmarks.{name}", run_name="__main__")
