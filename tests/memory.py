"""Memory: how much the process of a test may take."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STATM = Path("/proc/self/statm")
KNOWN = STATM.exists()
"""Whether the system says how much memory a process has."""
UNKNOWN = "says how much memory a process has on Linux alone"
"""Why a test that needs to know it is skipped."""
MEGABYTE = 1 << 20


@contextmanager
def bounded(limit: int, megabytes: int) -> Iterator[None]:
    """Limits the memory of this process to this much more than it uses now; ``limit``: that of all addresses, or of
    data."""
    before = resource.getrlimit(limit)
    size, _, _, _, _, data, _ = map(int, STATM.read_text().split())
    pages = size if limit == resource.RLIMIT_AS else data
    resource.setrlimit(limit, (pages * resource.getpagesize() + megabytes * MEGABYTE, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(limit, before)
