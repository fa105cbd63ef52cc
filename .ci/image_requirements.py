"""Prints what the container image installs, with the hash of each file: image-requirements.txt.

`make constraints` runs this with the Python of the image, because a version of Python decides what some packages need.
The versions are those of constraints.txt, and the build backend that of pyproject.toml.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
MACHINES = ("x86_64", "aarch64")
GLIBC = 41
"""The C library of Debian 13 is 2.41; pip takes the wheel for the newest one that it is told of."""
HEAD = """\
# What the container image installs, from constraints.txt: pip install --require-hashes -r image-requirements.txt
# Made by `make constraints`. Of each package there is the wheel for any machine, or those for x86-64 and 64-bit ARM.
"""


def found(*arguments: str) -> list[tuple[str, str, str | None]]:
    """The name, the version and the hash of each package that pip would install; a folder has no hash."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    told = subprocess.run(
        [*pip, "--only-binary=:all:", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    packages: list[dict[str, Any]] = json.loads(told)["install"]
    return [
        (
            package["metadata"]["name"],
            package["metadata"]["version"],
            package["download_info"].get("archive_info", {}).get("hashes", {}).get("sha256"),
        )
        for package in packages
    ]


def platforms(machine: str) -> list[str]:
    """The options that tell pip for which machine it chooses."""
    names = [f"manylinux_2_{minor}" for minor in range(GLIBC, 4, -1)] + [f"manylinux{year}" for year in (2014, 2010, 1)]
    return [word for name in names for word in ("--platform", f"{name}_{machine}")]


def main() -> None:
    """Asks pip for the packages, and then for the file of each on each machine."""
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    needed = [
        f"{name}=={version}"
        for name, version, sha in found("--constraint", "constraints.txt", ".[postgres]", *backend)
        if sha is not None
    ]
    hashes: dict[str, set[str]] = {}
    with tempfile.TemporaryDirectory() as nowhere:
        for machine in MACHINES:
            for name, version, sha in found("--no-deps", "--target", nowhere, *platforms(machine), *needed):
                hashes.setdefault(f"{name}=={version}", set()).add(f"    --hash=sha256:{sha}")
    print(HEAD, end="")
    for pin in sorted(hashes, key=str.lower):
        print(" \\\n".join([pin, *sorted(hashes[pin])]))


if __name__ == "__main__":
    main()
