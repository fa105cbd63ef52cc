"""The container image: what it installs is what the constraints say, and its bill of materials names it."""

import json
import re
import shutil
import subprocess
import sys
import tomllib

import pytest

from tests.mirror import ROOT


def pins(name: str) -> dict[str, str]:
    """The versions of a file of requirements, without markers and hashes."""
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE))


def test_the_image_installs_the_versions_that_the_constraints_name_and_each_by_its_hash() -> None:
    image, constraints = pins("image-requirements.txt"), pins("constraints.txt")
    text = (ROOT / "image-requirements.txt").read_text("utf-8")
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert backend == [f"setuptools=={image.pop('setuptools')}"]
    assert image.items() <= constraints.items(), "make constraints"
    assert len(re.findall(r"^[\w.-]+==[\w.]+ \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)) == len(image) + 1


def test_the_image_names_the_release_of_python_and_debian() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.search(r"^ARG BASE=python:3\.\d+\.\d+-slim-[a-z]+$", dockerfile, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)) == {"$BASE"}


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="no Debian")
def test_the_bill_of_materials_names_python_its_packages_and_those_of_debian() -> None:
    bill = json.loads(subprocess.check_output([sys.executable, ROOT / ".ci" / "sbom.py"]))
    named = {each["purl"] for each in bill["components"]}
    assert bill["metadata"]["component"]["name"] == "hearts-on-discord"
    assert f"pkg:generic/python@{sys.version.split()[0]}" in named
    assert any(purl.startswith("pkg:pypi/discord.py@2.") for purl in named)
    assert any(purl.startswith("pkg:deb/debian/libc6@") for purl in named)
    assert len(named) == len(bill["components"]), "a package is named twice"
