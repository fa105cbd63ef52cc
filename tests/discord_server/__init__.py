"""A small Discord of our own: HTTP v10 and the gateway over real connections, for tests and load measurements.

`DiscordServer` is the server, `Person` one of its users, and `use` directs discord.py to it. The README of the tests
shows how to write a test with it.
"""

from tests.discord_server.people import Person
from tests.discord_server.server import DiscordServer, use

__all__ = ["DiscordServer", "Person", "use"]
