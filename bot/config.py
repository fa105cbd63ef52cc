"""The configuration of one process, read from the environment and from a `.env` file in the working directory."""

from __future__ import annotations

import re
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Final

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import AfterValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.requests import GLOBAL_LIMIT

SECRET: Final = frozenset({"discord_token", "database_url", "https_proxy"})
"""Fields whose values may not appear in errors or logs (an address can contain a password)."""

QUOTES: Final = "\"'`"
"""Quotes, which `docker run --env-file` treats as part of the value."""

CLOSE: Final = 0.8
"""How much of two names must be alike for one to be taken for the other, mistyped."""


class ConfigError(Exception):
    """An invalid configuration; the text has one line for each wrong value and can be shown as it is."""


def _one_token(value: SecretStr) -> SecretStr:
    token = value.get_secret_value()
    if not token.isascii() or any(map(str.isspace, token)) or token[0] in QUOTES:
        raise ValueError("not one word")
    return value


def _http_proxy(value: SecretStr) -> SecretStr:
    found = re.fullmatch(r"(?:http://)?([^\s/]+)/?", value.get_secret_value())
    if found is None:
        raise ValueError("no HTTP proxy")
    return SecretStr(f"http://{found[1]}")


def _range(default: int | None, least: int, most: int, what: str) -> Any:
    """A field for a number from ``least`` to ``most``."""
    return Field(default, ge=least, le=most, description=f"{what} from {least} to {most}")


def _choice(default: str, *choices: str) -> Any:
    """A field for one of these words, in any case."""
    return Field(default, pattern=f"(?i)^({'|'.join(choices)})$", description=f"one of {', '.join(choices)}")


Token = Annotated[SecretStr, AfterValidator(_one_token)]
DatabaseUrl = Annotated[str, Field(pattern=r"^(sqlite\+aiosqlite:///.|postgresql\+asyncpg://.)", repr=False)]
ProxyUrl = Annotated[SecretStr, AfterValidator(_http_proxy)]
Upper = Annotated[str, AfterValidator(str.upper)]
Lower = Annotated[str, AfterValidator(str.lower)]


class Config(BaseSettings):
    """All values. A field is an environment variable in capitals; its description says which values are valid."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",  # the environment has many other variables
        env_file_encoding="utf-8-sig",  # editors on Windows write a byte order mark
    )

    discord_token: Token | None = Field(None, description="the bot's token: one word, as the developer portal shows it")
    database_url: DatabaseUrl = Field(
        "sqlite+aiosqlite:///data/hearts.db",
        description="an address that begins with sqlite+aiosqlite:/// or postgresql+asyncpg://",
    )
    https_proxy: ProxyUrl | None = Field(None, description="the address of an HTTP proxy, such as http://proxy:3128")
    shard_count: int | None = _range(None, 1, 100_000, "a number of shards")
    lease_seconds: int = _range(12, 1, 60, "a number of seconds")
    request_limit: int = _range(GLOBAL_LIMIT, 1, 10_000, "a number of requests")
    log_level: Upper = _choice("INFO", "DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
    log_format: Lower = _choice("text", "text", "json")
    playground_port: int = _range(8420, 1, 65535, "a port")
    metrics_port: int | None = _range(None, 1, 65535, "a port")
    metrics_host: str = Field("127.0.0.1", pattern=r"^[\w.:-]+$", description="an address of this machine")
    default_locale: str = Field(
        "en", pattern=r"^[a-z]{2,3}(-[A-Z]{2}|-\d{3})?$", description="a locale such as en, de or pt-BR"
    )
    sync_commands: bool = Field(True, description="one of true, false")
    plain_discord: bool = Field(False, description="one of true, false")
    thinking_threads: int = _range(1, 0, 64, "a number of threads")

    @property
    def proxy(self) -> str | None:
        """The address of the proxy, with its password."""
        return None if self.https_proxy is None else self.https_proxy.get_secret_value()

    @model_validator(mode="before")
    @classmethod
    def _blank_is_unset(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Treats an empty value as unset: a copied `.env.example` contains `DISCORD_TOKEN=`."""
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}
        return {name: value for name, value in stripped.items() if value != ""}


def load_config(env_file: Path | str | None = ".env") -> Config:
    """The configuration of this process: from the environment, then ``env_file`` if there is one, then the defaults.

    Raises ConfigError.
    """
    _check_file(env_file)
    try:
        return Config(_env_file=env_file)
    except ValidationError as error:
        lines = [_complaint(str(wrong["loc"][0]), wrong["input"]) for wrong in error.errors()]
    # Raised outside the handler: the error above contains the values and must not be chained to this one.
    raise ConfigError("\n".join(dict.fromkeys(lines)))


def mistyped_names(env_file: Path | str = ".env") -> str | None:
    """Which names in the file are not known but look like one that is, as a sentence without any value; None if there
    are none. Other names are left to other programs, as those of `compose.yaml`."""
    try:
        names = dotenv_values(env_file, interpolate=False, encoding="utf-8-sig")
    except OSError:
        return None
    known = [name.upper() for name in Config.model_fields]
    meant = {name: get_close_matches(name.upper(), known, 1, CLOSE) for name in names if name.upper() not in known}
    told = [f"{name} (perhaps {found[0]})" for name, found in meant.items() if found]
    return f"{env_file}: some names are not known and set nothing: {', '.join(told)}" if told else None


def _complaint(name: str, value: object) -> str:
    if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] and value[0] in QUOTES:
        return f"{name.upper()}: the value stands in quotes; write it without them"
    shown = "the value" if name in SECRET else f'"{value}"'
    return f"{name.upper()}: {shown} is not {Config.model_fields[name].description}"


def _check_file(env_file: Path | str | None) -> None:
    """Checks the file before the library reads it, which ignores a folder and lines that it does not understand, and
    raises decoding errors as they are."""
    if env_file is None:
        return
    try:
        lines = list(parse_stream(StringIO(Path(env_file).read_text("utf-8-sig"))))
        wrong = [line.original.line for line in lines if line.error]
        reasons = [f"line {number} is not NAME=VALUE; perhaps a quote is missing" for number in wrong]
    except FileNotFoundError:
        return
    except OSError as error:
        reasons = [f"cannot be read ({error.strerror})"]
    except UnicodeDecodeError as error:
        reasons = [f"is not UTF-8 text (byte {error.start})"]
    if reasons:
        raise ConfigError("\n".join(f"{env_file}: {reason}" for reason in reasons))
