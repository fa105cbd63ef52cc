"""A small Discord of our own: HTTP v10 and the gateway over real connections, for tests and load measurements.

`DiscordServer` is the server, `Person` one of its users, `use` directs discord.py to it, and `sign` lets it tell bots
apart. The README of the tests shows how to write a test with it.
"""

from tests.discord_server.people import Person
from tests.discord_server.server import DiscordServer, sign, use

__all__ = ["DiscordServer", "Person", "sign", "use"]
