"""Preparing: the kernel is compiled by another process and loaded by a thread, so that nobody waits for it."""

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
    """Begins to get the kernel ready, once in a process, and returns at once; the returned thread ends when the kernel
    is ready.

    Until then, and where it cannot be compiled, players that need the kernel move as the next lower level does.
    """
    thread = threading.Thread(target=_prepare, name="players-prepare", daemon=True)
    thread.start()
    return thread


def _prepare() -> None:
    try:
        # The compiler takes half a minute of one core and hundreds of megabytes: not in this process.
        subprocess.run([sys.executable, "-m", "players", "compile"], check=True, capture_output=True, timeout=900)
        load()
    except Exception:
        log.exception("the kernel could not be compiled; computer players that search play without searching")


def load() -> None:
    """Compile or load the kernel in this process, however long it takes."""
    from players.expert import practise

    practise()
    _ready.set()
