"""The simulated world of a test: the real bot in a simulated Discord, people, and a clock that stands still.

Everything that the bot sends is checked for mistakes and for hidden cards (see `Watch`). Sleeps never end by
themselves: `World.wait` moves the clock, so no test depends on the speed of the machine.
"""

from tests.screens import Button, say
from tests.world.living import living, secrets
from tests.world.person import Person
from tests.world.requests import Request
from tests.world.screen import Screen
from tests.world.watch import EXAMPLE
from tests.world.world import NAMES, World

__all__ = [
    "EXAMPLE",
    "NAMES",
    "Button",
    "Person",
    "Request",
    "Screen",
    "World",
    "living",
    "say",
    "secrets",
]
