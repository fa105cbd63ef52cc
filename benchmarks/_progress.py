"""What a benchmark says while it runs."""

from __future__ import annotations

import os


def say(words: str) -> None:
    """Prints a line at once, with the load of the machine."""
    print(f"  {words}   (load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", flush=True)
