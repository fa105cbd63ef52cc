"""Login: why Discord cannot be used, told to the operator of a bot that cannot log in."""

from __future__ import annotations

from typing import Final, NamedTuple

import aiohttp
import discord

from bot.transport.failures import is_too_many, seconds_asked

UNAUTHENTICATED: Final = 4004
"""The gateway's close code for a wrong token."""
TOO_FEW_SHARDS: Final = 4011
"""That for too many servers on one shard."""
REFUSED: Final = frozenset({4010, 4012, 4013, 4014})
"""Those for a shard that cannot be, an old version of the gateway, and intents that are unknown or not granted: each
start meets them again."""
UNIDENTIFIED: Final = 407
"""The status of a proxy that was given a wrong password, or none."""
FULL: Final = 30008
"""The error code for too many emojis."""


class LoginProblem(NamedTuple):
    """Why Discord cannot be used and what would help, as a sentence, and the exit code of a program that ends then."""

    sentence: str
    exit_code: int = 1


BAD_TOKEN: Final = LoginProblem("DISCORD_TOKEN: Discord does not accept this token.", exit_code=2)
SHARDS: Final = LoginProblem(
    "SHARD_COUNT: Discord wants more shards than that: one for each thousand servers (docs/scaling.md).", exit_code=2
)


def login_problem(error: BaseException) -> LoginProblem | None:
    """Why Discord cannot be used after this error; None for an error that is our own."""
    match error:
        case discord.LoginFailure():
            return BAD_TOKEN
        case discord.ConnectionClosed() if error.code == UNAUTHENTICATED:
            return BAD_TOKEN
        case discord.ConnectionClosed() if error.code == TOO_FEW_SHARDS:
            return SHARDS
        case discord.ConnectionClosed():
            return LoginProblem(
                f"Discord has closed the connection for good (code {error.code}). Its documentation says why.",
                exit_code=2 if error.code in REFUSED else 1,
            )
        case discord.PrivilegedIntentsRequired():
            return LoginProblem("Discord does not grant the intents of this bot (code 4014).", exit_code=2)
        case discord.GatewayNotFound() | discord.DiscordServerError():
            return LoginProblem(
                "Discord has a problem of its own. Try again later; https://discordstatus.com tells more."
            )
        case discord.HTTPException() if error.code == FULL:
            return LoginProblem(
                "The application has as many emojis as Discord allows. Delete those that are no cards, and try again."
            )
        case discord.Forbidden():
            return LoginProblem(
                f"Discord refuses this application (403, code {error.code}). See its page at the developer portal.",
                exit_code=2 if error.code else 1,  # without a code of Discord it is a network in between
            )
        case discord.HTTPException() | discord.RateLimited() if is_too_many(error):
            again = f"in {asked:.0f} seconds" if (asked := seconds_asked(error)) else "later"
            return LoginProblem(f"Discord was asked too often. Try again {again}.")
        case discord.HTTPException():
            return LoginProblem(f"Discord refuses what was asked for ({error.status}, code {error.code}).")
        case aiohttp.ClientHttpProxyError():
            refused = LoginProblem(f"HTTPS_PROXY: the proxy lets nothing through to Discord (status {error.status}).")
            return refused._replace(exit_code=2) if error.status == UNIDENTIFIED else refused
        case aiohttp.ClientProxyConnectionError():
            return LoginProblem(f"HTTPS_PROXY: the proxy cannot be reached: {error}")
        case aiohttp.ClientError() | OSError():  # a time-out is an OSError
            return LoginProblem(f"Discord cannot be reached: {str(error) or type(error).__name__}")
    return None
