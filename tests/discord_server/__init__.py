"""A small Discord of our own: HTTP v10 and the gateway over real connections, for tests and for measuring under load.

`DiscordServer` is the server, `Person` somebody who uses it, `use` points discord.py at it. The README of the tests
says how a test is written with it.
"""

from tests.discord_server.people import Person
from tests.discord_server.server import DiscordServer, use

__all__ = ["DiscordServer", "Person", "use"]
