"""How much memory servers take: the bot with a few servers and with many, each of usual size.

Run ``python -m benchmarks servers [--servers 1000] [--channels 50] [--roles 30]``. The servers come from a small
Discord over real connections before the bot is ready; a moment later the system is asked for its memory. That is done
with a few servers and with many, with settings stored for each of them, and once channels of many servers have
changed, so that their objects have been built. A client with discord.py alone and the same options is the baseline.
The memory of ten thousand servers is extrapolated.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from benchmarks._process import BotProcess
from benchmarks._progress import say
from bot.community.settings import Settings
from bot.transport.packed_servers import MAX_UNPACKED
from db import GuildRecord, Store
from tests.discord_server import DiscordServer
from tests.discord_server.state import Role

FEW = 20
MANY = 10_000
MAX_MEGABYTES = 350.0
"""The bar for all these servers together."""
RIGHTS = 0x0000_0040_0000_0C00
"""The permissions of each role. As is usual, each channel admits one role and keeps everybody else out."""
SETTINGS = Settings(language="de", level="club", threads=True, season="quarter")
REST = 3.0
MEGABYTE = 1 << 20


def fill(server: DiscordServer, servers: int, channels: int, roles: int) -> None:
    """Adds servers with this many channels and roles each."""
    for number in range(servers):
        guild = server.add_guild(f"Server {number}")
        own = [server.state.new_id() for _ in range(roles)]
        guild.roles |= {role: Role(role, f"Role {place}", RIGHTS) for place, role in enumerate(own)}
        for place in range(channels):
            channel = server.add_channel(guild, f"channel-{place}")
            channel.overwrites = {guild.id: (0, 0x400), own[place % roles]: (0x400, 0)}


async def set_up(bot: BotProcess) -> None:
    """Stores settings for each server."""
    store = await Store.open(f"sqlite+aiosqlite:///{bot.database}")
    records = [GuildRecord(number, SETTINGS.write()) for number in bot.server.state.guilds]
    await asyncio.gather(*map(store.directory.set_guild, records))
    await store.close()


def touch(server: DiscordServer) -> int:
    """Changes a channel of each of many servers; returns how many keep their objects after that."""
    for guild in [*server.state.guilds.values()][-MAX_UNPACKED:]:
        server.forbid(next(iter(guild.channels.values())), add_reactions=False)
    return min(MAX_UNPACKED, len(server.state.guilds))


async def occupied(
    kind: str, servers: int, options: Namespace, *, settings: bool = False, in_use: bool = False
) -> tuple[float, float]:
    """The bytes that a process of this kind occupies once it knows this many servers; and, if they are to be
    ``in_use``, how many more it takes for each server whose objects it has built."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bot = BotProcess(kind, 1, Path(folder), options.seed)
        await bot.prepare()
        fill(bot.server, servers, options.channels, options.roles)
        if settings:
            await set_up(bot)
        say(f"{kind}: {servers:,} servers{', with settings' if settings else ''}")
        try:
            await bot.run()
            await asyncio.sleep(REST)
            memory = (await bot.ask("memory"))["memory"]
            if not in_use:
                return memory, 0.0
            touched = touch(bot.server)
            await asyncio.sleep(REST)
            return memory, ((await bot.ask("memory"))["memory"] - memory) / touched
        finally:
            await bot.close()


async def measure(options: Namespace) -> dict[str, float]:
    """The megabytes of each part with ten thousand servers, and the kilobytes of a server."""
    many, more = options.servers, options.servers - FEW
    library = [(await occupied("acknowledging", servers, options))[0] for servers in (FEW, many)]
    start = (await occupied("hearts", FEW, options))[0]
    bare = (await occupied("hearts", many, options))[0]
    chosen, used = await occupied("hearts", many, options, settings=True, in_use=True)
    each, own = max(0.0, bare - start) / more, max(0.0, chosen - bare) / many
    return {
        "kb_each_by_library": (library[1] - library[0]) / more / 1024,
        "kb_each": each / 1024,
        "kb_own": own / 1024,
        "kb_in_use": used / 1024,
        "mb_start": start / MEGABYTE,
        "mb_servers": each * MANY / MEGABYTE,
        "mb_own": own * MANY / MEGABYTE,
        "mb_in_use": used * MAX_UNPACKED / MEGABYTE,
    }


def report(parts: dict[str, float]) -> dict[str, bool]:
    """Prints each part and its share of the bar; returns whether all parts together keep within it."""
    names = {
        "mb_start": f"the process with {FEW} servers",
        "mb_servers": f"what discord.py knows of {MANY:,} servers, packed",
        "mb_own": "their settings",
        "mb_in_use": f"objects of the {MAX_UNPACKED} servers that were in use last",
    }
    in_all = sum(parts[name] for name in names)
    for name, words in names.items():
        print(f"{parts[name]:7.1f} MB  {parts[name] / MAX_MEGABYTES:5.2f} of the bar  {words}")
    ratio = parts["kb_each"] / parts["kb_each_by_library"]
    print(
        f"a server: {parts['kb_each']:.1f} KB, {ratio:.2f} of the {parts['kb_each_by_library']:.1f} by discord.py alone"
    )
    return {f"{in_all:.0f} MB for {MANY:,} servers (at most {MAX_MEGABYTES:.0f})": in_all <= MAX_MEGABYTES}


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--servers", type=int, default=1_000)
    parser.add_argument("--channels", type=int, default=50)
    parser.add_argument("--roles", type=int, default=30)
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    return report(asyncio.run(measure(parser.parse_args())))
