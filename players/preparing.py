"""Preparing: compiles the kernel in another process and loads it in a thread, so that no table waits for it."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from functools import lru_cache

log = logging.getLogger(__name__)

_ready = threading.Event()


def ready() -> bool:
    """Whether the kernel may be used without waiting for the compiler."""
    return _ready.is_set()


@lru_cache(maxsize=1)
def prepare() -> threading.Thread:
    """Starts to prepare the kernel, once in each process, and returns a thread that ends when the kernel is ready.

    Until then, and if it cannot be compiled, the next lower level moves for players that need the kernel.
    """
    thread = threading.Thread(target=_prepare, name="players-prepare", daemon=True)
    thread.start()
    return thread


def _prepare() -> None:
    try:
        # The compiler takes half a minute of one core and hundreds of megabytes, so it does not run in this process.
        subprocess.run([sys.executable, "-m", "players", "compile"], check=True, capture_output=True, timeout=900)
        load()
    except Exception:
        log.exception("the kernel could not be compiled; computer players that search play without searching")


def load() -> None:
    """Compiles or loads the kernel in this process, however long that takes."""
    from players.expert import warm_up

    warm_up()
    _ready.set()
