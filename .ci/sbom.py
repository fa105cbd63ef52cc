"""Prints what a container image holds as a bill of materials in CycloneDX: Python, its packages, and those of Debian.

`make sbom` runs it in the image itself, so it needs nothing but Python there. What it prints depends on nothing else,
so the same image gives the same lines.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from typing import Any
from urllib.parse import quote

OURS = "hearts-on-discord"
FORMAT = "${db:Status-Status} ${Package} ${Version} ${Architecture}\n"


def component(kind: str, name: str, version: str, purl: str, **more: Any) -> dict[str, Any]:
    """A component, with its address among all packages, which also names it within the list."""
    return {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl, **more}


def of_python(package: Distribution) -> dict[str, Any]:
    """A package of Python, with its licence if it names one in a line."""
    name, version = package.metadata["Name"], package.version
    expression, words = package.metadata.get("License-Expression"), package.metadata.get("License", "")
    more = {}
    if expression:
        more["licenses"] = [{"expression": expression}]
    elif words and "\n" not in words:
        more["licenses"] = [{"license": {"name": words}}]
    return component("library", name, version, f"pkg:pypi/{name.lower().replace('_', '-')}@{quote(version)}", **more)


def python_packages() -> Iterator[dict[str, Any]]:
    """Those of this environment, and those that the base image brings beside its Python."""
    base = sysconfig.get_path("purelib", vars={"base": sys.base_prefix, "platbase": sys.base_prefix})
    seen = {}
    for package in (*distributions(), *distributions(path=[base])):
        seen.setdefault((package.metadata["Name"].lower(), package.version), package)
    return map(of_python, seen.values())


def debian_packages() -> Iterator[dict[str, Any]]:
    """The installed packages of Debian."""
    release = platform.freedesktop_os_release()
    distribution = "-".join(release[each] for each in ("ID", "VERSION_ID") if each in release)  # sid has no number
    for line in subprocess.check_output(["dpkg-query", "--show", f"--showformat={FORMAT}"], text=True).splitlines():
        status, name, version, machine = line.split()
        if status == "installed":
            where = f"arch={machine}&distro={distribution}"
            yield component("library", name, version, f"pkg:deb/{release['ID']}/{quote(name)}@{quote(version)}?{where}")


def main() -> None:
    """Prints the list."""
    version = platform.python_version()
    found = [component("platform", "python", version, f"pkg:generic/python@{version}")]
    found += [*python_packages(), *debian_packages()]
    ours = next(each for each in found if each["name"] == OURS)
    others = sorted((each for each in found if each is not ours), key=lambda each: str(each["purl"]))
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours | {"type": "application"}},
        "components": others,
    }
    print(json.dumps(bill, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
