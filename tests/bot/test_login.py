"""Login: each refusal by Discord becomes one sentence that says what would help."""

from pathlib import Path

import aiohttp
import discord
import pytest
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot.login import BAD_TOKEN, login_problem
from tests.connected import online
from tests.databases import SQLite


class Answer:
    reason = "because"

    def __init__(self, status: int, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.headers = headers or {}


ADDRESS = URL("http://me:hush@proxy:3128")
ASKED = aiohttp.RequestInfo(ADDRESS, "CONNECT", CIMultiDictProxy(CIMultiDict()), ADDRESS)


class Socket:
    close_code = None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.LoginFailure("no"), "DISCORD_TOKEN"),
        (discord.ConnectionClosed(Socket(), shard_id=0, code=4004), "DISCORD_TOKEN"),  # type: ignore[arg-type]
        (discord.ConnectionClosed(Socket(), shard_id=0, code=4011), "SHARD_COUNT"),  # type: ignore[arg-type]
        (discord.ConnectionClosed(Socket(), shard_id=0, code=4013), "4013"),  # type: ignore[arg-type]
        (discord.ConnectionClosed(Socket(), shard_id=0, code=4900), "4900"),  # type: ignore[arg-type]
        (discord.PrivilegedIntentsRequired(0), "4014"),
        (discord.Forbidden(Answer(403), {"code": 40001}), "code 40001"),  # type: ignore[arg-type]
        (discord.Forbidden(Answer(403), "<html>blocked</html>"), "code 0"),  # type: ignore[arg-type]
        (discord.DiscordServerError(Answer(503), "<html>busy</html>"), "discordstatus.com"),  # type: ignore[arg-type]
        (discord.GatewayNotFound(), "discordstatus.com"),
        (discord.RateLimited(90), "90 seconds"),
        (discord.HTTPException(Answer(429, {"Retry-After": "3600"}), "<html>denied</html>"), "3600 seconds"),  # type: ignore[arg-type]
        (discord.HTTPException(Answer(429, {"Retry-After": "soon"}), "<html>denied</html>"), "Try again later"),  # type: ignore[arg-type]
        (discord.HTTPException(Answer(429), "<html>denied</html>"), "Try again later"),  # type: ignore[arg-type]
        (aiohttp.ClientHttpProxyError(ASKED, (), status=407, message="no"), "HTTPS_PROXY: the proxy lets nothing"),
        (aiohttp.ClientHttpProxyError(ASKED, (), status=502, message="no"), "through to Discord (status 502)"),
        (aiohttp.ClientConnectionError("no route"), "cannot be reached: no route"),
        (TimeoutError(), "cannot be reached: TimeoutError"),
        (discord.HTTPException(Answer(400), {"code": 30008}), "emojis"),  # type: ignore[arg-type]
    ],
)
def test_each_refusal_is_one_sentence(error: Exception, words: str) -> None:
    refused = login_problem(error)
    assert refused is not None
    assert words in refused.sentence
    assert "\n" not in refused.sentence
    lasting = "DISCORD_TOKEN", "SHARD_COUNT", "HTTPS_PROXY: the proxy lets nothing", "4013", "4014", "code 40001"
    assert "<html>" not in refused.sentence
    assert "hush" not in refused.sentence
    assert refused.exit_code == (2 if words in lasting else 1), "a restart meets these again"


def test_an_error_of_our_own_is_no_refusal() -> None:
    assert login_problem(ValueError("ours")) is None


async def test_a_refusal_by_the_gateway_is_one_sentence(tmp_path: Path) -> None:
    async with online(SQLite(tmp_path / "hearts.db")) as world:
        world.server.gateway.refuses_with = 4004
        await world.disconnect()
        with pytest.raises(discord.ConnectionClosed) as refused:
            await world.connect()
        assert login_problem(refused.value) == BAD_TOKEN
        world.server.gateway.refuses_with = None
        await world.bot.store.close()
        await world.connect()
