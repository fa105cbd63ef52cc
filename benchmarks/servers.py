"""How much memory servers take: the bot with a few servers and with many, each of usual size.

Run ``python -m benchmarks servers [--servers 2000] [--channels 50] [--roles 30]``. The servers come from a small
Discord over real connections before the bot is ready; a moment later the system is asked for its memory. The memory of
ten thousand servers is extrapolated. Each result is a line of benchmarks/results/servers.jsonl.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks._running import Running
from benchmarks.load import say
from tests.discord_server import DiscordServer
from tests.discord_server.state import Role

RESULTS = Path(__file__).parent / "results" / "servers.jsonl"
FEW = 20
MANY = 10_000
MOST_MEGABYTES = 350.0
"""The bar for all these servers together."""
RIGHTS = 0x0000_0040_0000_0C00
"""The permissions of each role. As is usual, each channel admits one role and keeps everybody else out."""
REST = 3.0


def fill(server: DiscordServer, servers: int, channels: int, roles: int) -> None:
    """Adds servers with this many channels and roles each."""
    for number in range(servers):
        guild = server.add_guild(f"Server {number}")
        own = [server.state.new_id() for _ in range(roles)]
        guild.roles |= {role: Role(role, f"Role {place}", RIGHTS) for place, role in enumerate(own)}
        for place in range(channels):
            channel = server.add_channel(guild, f"channel-{place}")
            channel.overwrites = {guild.id: (0, 0x400), own[place % roles]: (0x400, 0)}


async def occupied(servers: int, options: argparse.Namespace) -> float:
    """The bytes that the bot occupies once it knows this many servers."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bot = Running("hearts", 1, Path(folder), options.seed)
        await bot.prepare()
        fill(bot.server, servers, options.channels, options.roles)
        say(f"{servers:,} servers are there")
        try:
            await bot.run()
            await asyncio.sleep(REST)
            return (await bot.ask("memory"))["memory"]
        finally:
            await bot.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 1 if the bar is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks servers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--servers", type=int, default=2_000)
    parser.add_argument("--channels", type=int, default=50)
    parser.add_argument("--roles", type=int, default=30)
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    few, many = (asyncio.run(occupied(servers, options)) for servers in (FEW, options.servers))
    each = (many - few) / (options.servers - FEW)
    in_all = (few + each * (MANY - FEW)) / (1 << 20)
    print(f"{few / (1 << 20):.1f} MB with {FEW} servers, {many / (1 << 20):.1f} MB with {options.servers:,}")
    print(f"{each / 1024:.1f} KB a server of {options.channels} channels and {options.roles} roles")
    held = in_all <= MOST_MEGABYTES
    print(f"{'held  ' if held else 'MISSED'}  {in_all:.0f} MB for {MANY:,} servers (at most {MOST_MEGABYTES:.0f})")
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True).stdout.strip()
    line = {"commit": commit, "servers": options.servers, "mb_few": few / (1 << 20), "kb_each": each / 1024}
    line |= {"mb_in_all": in_all, "cores": os.cpu_count()}
    with RESULTS.open("a") as file:
        file.write(
            json.dumps({name: round(value, 1) if isinstance(value, float) else value for name, value in line.items()})
            + "\n"
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
