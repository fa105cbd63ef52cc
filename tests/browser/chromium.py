"""Chromium: finds it, and starts it so that it contacts no other machine."""

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    "There is no Chromium on this machine. Install it: apt-get install chromium fonts-noto-color-emoji "
    "(Debian, Ubuntu), or Google Chrome elsewhere, so that one of " + ", ".join(NAMES) + " is on the PATH."
)


def find_chromium() -> str:
    """The path of the browser. Raises RuntimeError with a sentence that says how to install one."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError(MISSING)
    return found
