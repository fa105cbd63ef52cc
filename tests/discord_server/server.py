"""The server: receives requests, applies faults and rate limits, and has methods to build and change its world."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket

from tests.discord_server import errors, objects
from tests.discord_server.channels import Channels
from tests.discord_server.faults import Cut, Faults, Refuse, Request
from tests.discord_server.gateway import Gateway
from tests.discord_server.permissions import USUAL
from tests.discord_server.rate_limits import RateLimits, TooMany
from tests.discord_server.routes import ASKED, BASE, add_routes, reply
from tests.discord_server.state import DIRECT_CHANNEL, GROUP_CHANNEL, PUBLIC_THREAD, Channel, Guild, Role, State, User

TOKEN = "token-of-the-bot"
KEEP_ALIVE = 86_400.0
OF_INTERACTIONS = ("/interactions/", "/webhooks/")
"""Paths that need no token of the bot and do not count for its global limit."""


@contextmanager
def use(address: str) -> Iterator[None]:
    """Within this context, discord.py in this process uses the server at ``http://host:port``."""
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    discord.http.Route.BASE = address + BASE
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = address
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE = before


def sign(client: discord.Client, name: str) -> None:
    """Lets every request of a client have this User-Agent; discord.py leaves it out of some."""

    async def name_it(session: object, context: object, request: aiohttp.TraceRequestStartParams) -> None:
        request.headers["User-Agent"] = name

    client.http.http_trace.on_request_start.append(name_it)
    client.http.user_agent = name


class DiscordServer:
    """One Discord on a port of this machine."""

    def __init__(self, *, now: Callable[[], float] = time.time, token: str = TOKEN) -> None:
        self.now = now
        self.token = token
        self.state = State(now)
        self.gateway = Gateway(self.state, token)
        self.channels = Channels(self.state, self.gateway)
        self.faults = Faults(now)
        self.rate_limits = RateLimits()
        self.requests: list[Request] = []
        """All requests of the bot, in order of arrival."""
        self.complaints: list[str] = []
        """Malformed things that the bot has sent."""
        self.open = 0
        """How many requests are not answered yet."""
        self.records = True
        """Whether requests are recorded; not during measurements."""
        self.on_request: Callable[[str], object] = lambda path: None
        """Called with the path of each request of the bot."""
        self._runner: web.AppRunner | None = None
        self._cut_off: set[str] = set()

    async def start(self, port: int = 0) -> str:
        """Listens on the loopback interface; returns the address."""
        app = web.Application(client_max_size=32 << 20)  # no middlewares: aiohttp would keep the server for good
        add_routes(app, self)
        self._runner = web.AppRunner(app, access_log=None, keepalive_timeout=KEEP_ALIVE, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"
        return f"http://127.0.0.1:{port}"

    async def close(self) -> None:
        self.faults.clear()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def cut_off(self, name: str) -> None:
        """Ends the sessions of a bot and breaks its connections; nothing that it sends from now on arrives. ``name``:
        its User-Agent."""
        self._cut_off.add(name)
        self.gateway.cut_off(name)

    # -- one request

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serves a connection of the bot to the gateway."""
        return await self.gateway.connect(request) if self._hears(request) else _broken(request)

    def _hears(self, request: web.Request) -> bool:
        return request.headers.get("User-Agent") not in self._cut_off

    async def serve(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Answers one request of the bot by its handler, unless a fault or a limit comes first."""
        if not self._hears(request):
            return _broken(request)
        path = request.path.removeprefix(BASE)
        asked = Request(request.method, path, await _body(request), self.now(), query=request.query)
        request[ASKED] = asked
        self.on_request(asked.path)
        if self.records:
            self.requests.append(asked)
        self.open += 1
        try:
            response = await self._answer(request, asked, handler)
        except Cut:
            return _broken(request)
        finally:
            self.open -= 1
        asked.status = response.status
        return response

    async def _answer(self, request: web.Request, asked: Request, handler: Any) -> web.StreamResponse:
        headers: dict[str, str] = {}
        try:
            await self.faults.strike(asked, "before")
            try:
                headers = self._admit(request, asked)
                response: web.StreamResponse = await handler(request)
                response.headers.update(headers)
            except errors.ApiError as error:
                if error.details is not None:
                    self.complaints.append(f"{asked.method} {asked.path}: {error.details}\n{asked.body}")
                response = reply(error.body(), status=error.status, headers=headers)
            await self.faults.strike(asked, "after")
        except TooMany as error:
            return _too_many(error.retry_after, everywhere=error.everywhere)
        except Refuse as refused:
            if refused.page is not None:
                told = {"Retry-After": f"{refused.retry_after or 0:.0f}"}
                return web.Response(text=refused.page, status=refused.status, headers=told, content_type="text/html")
            if refused.retry_after is not None:
                return _too_many(refused.retry_after, everywhere=refused.everywhere)
            body = {"code": refused.code, "message": f"fault {refused.status}"}
            return reply(body, status=refused.status, headers=headers)
        return response

    def _admit(self, request: web.Request, asked: Request) -> dict[str, str]:
        """Checks the token and the rate limits of a request. Returns the headers that tell the bot about its limits."""
        free = asked.path.startswith(OF_INTERACTIONS)
        if not free and request.headers.get("Authorization") != f"Bot {self.token}":
            raise errors.unauthorized()
        if asked.path.startswith("/interactions/"):
            return {}
        resource = request.match_info.route.resource
        route = resource.canonical.removeprefix(BASE)
        major = request.match_info.get("channel") or request.match_info.get("token") or ""
        return self.rate_limits.take(f"{asked.method} {route}", major, self.now(), counted=not free)

    # -- the world

    def add_guild(
        self, name: str, *, owner: User | None = None, locale: str = "en-US", number: int | None = None
    ) -> Guild:
        """Adds a server with the bot as a member, which has the permissions that it asks for when it is invited."""
        number = number or self.state.new_id()
        owner = owner or self.state.add_user("Owner")
        guild = Guild(number, name, owner.id, locale, {number: Role(number, "@everyone", USUAL)})
        guild.members = {owner.id: set(), self.state.bot.id: set()}
        self.state.guilds[number] = guild
        self.gateway.dispatch(number, "GUILD_CREATE", objects.guild(self.state, guild))
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.state.new_id(), name, guild_id=guild.id)
        guild.channels[channel.id] = channel
        self.gateway.dispatch(guild.id, "CHANNEL_CREATE", objects.channel(channel))
        return channel

    def add_direct(self, user: User) -> Channel:
        """Adds the direct messages between a person and the bot."""
        channel = Channel(self.state.new_id(), "", DIRECT_CHANNEL, recipient_id=user.id)
        self.state.direct[channel.id] = channel
        return channel

    def add_group(self, name: str, *people: User) -> Channel:
        """Adds a group of people on no server. The bot only gets the interactions there."""
        channel = Channel(self.state.new_id(), name, GROUP_CHANNEL, group=frozenset(person.id for person in people))
        self.state.direct[channel.id] = channel
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a channel and its threads."""
        assert channel.guild_id is not None
        guild = self.state.guilds[channel.guild_id]
        for thread in [each for each in guild.channels.values() if each.parent_id == channel.id]:
            del guild.channels[thread.id]
        del guild.channels[channel.id]
        event = "THREAD_DELETE" if channel.kind == PUBLIC_THREAD else "CHANNEL_DELETE"
        self.gateway.dispatch(guild.id, event, objects.channel(channel))

    def forbid(self, channel: Channel, member: int | None = None, /, **permissions: bool) -> None:
        """Denies (False) or restores (True) permissions in a channel, for everybody or for one member."""
        assert channel.guild_id is not None
        whom = member or channel.guild_id
        allow, deny = channel.overwrites.get(whom, (0, 0))
        for name, allowed in permissions.items():
            bit = discord.Permissions(**{name: True}).value
            allow, deny = (allow | bit, deny & ~bit) if allowed else (allow & ~bit, deny | bit)
        channel.overwrites[whom] = (allow, deny)
        self.gateway.dispatch(channel.guild_id, "CHANNEL_UPDATE", objects.channel(channel))

    def give_role(self, guild: Guild, name: str, **permissions: bool) -> Role:
        """Gives the bot a new role."""
        role, bot = Role(self.state.new_id(), name, discord.Permissions(**permissions).value), self.state.bot.id
        guild.roles[role.id] = role
        guild.members[bot].add(role.id)
        about = {"guild_id": str(guild.id)}
        created = objects.role(role.id, role.name, role.permissions, len(guild.roles))
        self.gateway.dispatch(guild.id, "GUILD_ROLE_CREATE", about | {"role": created})
        self.gateway.dispatch(guild.id, "GUILD_MEMBER_UPDATE", about | objects.member(self.state, guild, bot))
        return role

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Deletes a role, also where channels allow or deny something to it."""
        del guild.roles[role.id]
        for roles in guild.members.values():
            roles.discard(role.id)
        for channel in guild.channels.values():
            channel.overwrites.pop(role.id, None)
        self.gateway.dispatch(guild.id, "GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)})

    def time_out_bot(self, guild: Guild, seconds: float) -> float:
        """Gives the bot a timeout; returns when it ends, in epoch seconds."""
        bot, ends = self.state.bot.id, self.now() + seconds
        guild.timeouts[bot], guild.is_over = ends, lambda until: until <= self.now()
        told = objects.member(self.state, guild, bot) | {"guild_id": str(guild.id)}
        self.gateway.dispatch(guild.id, "GUILD_MEMBER_UPDATE", told)
        return ends

    def remove_bot(self, guild: Guild) -> None:
        """Removes the bot from a server."""
        guild.members.pop(self.state.bot.id, None)
        self.gateway.dispatch(guild.id, "GUILD_DELETE", {"id": str(guild.id)})

    def invite_bot(self, guild: Guild) -> None:
        """Invites the bot to a server again."""
        guild.members[self.state.bot.id] = set()
        joined = objects.guild(self.state, guild)
        del joined["unavailable"]  # which a joined server lacks, unlike one that was unavailable
        self.gateway.dispatch(guild.id, "GUILD_CREATE", joined)


async def _body(request: web.Request) -> dict[str, Any]:
    """The JSON of a request, also of one with files: its attachments then have a ``content``. A list becomes
    ``{"items": [...]}``."""
    if request.content_type.startswith("multipart/"):
        parts = await request.post()
        read: dict[str, Any] = json.loads(str(parts.get("payload_json") or "{}"))
        for attachment in (read.get("data") or read).get("attachments") or ():
            sent = parts.get(f"files[{attachment['id']}]")
            if isinstance(sent, web.FileField):
                attachment["content"] = sent.file.read()
        return read
    raw = await request.read()
    body = json.loads(raw) if raw else {}
    return {"items": body} if isinstance(body, list) else body


def _broken(request: web.Request) -> web.Response:
    """Breaks the connection in place of an answer."""
    if request.transport is not None:  # else the bot has disconnected
        request.transport.abort()
    return web.Response()


def _too_many(retry_after: float, *, everywhere: bool = False) -> web.Response:
    headers = {"Via": "1.1 google", "Retry-After": str(retry_after)}
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    return reply(body, status=429, headers=headers)
