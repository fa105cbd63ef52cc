"""The log: lines of all libraries and ours in one format, without tokens and cards."""

from __future__ import annotations

import contextlib
import logging
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.repetitions import Repetitions

if TYPE_CHECKING:
    from bot.config import Config

MASK: Final = "***"

FLOORS: Final = {
    # Below these levels the libraries log whole payloads and statements, with hands, tokens and custom ids.
    "discord": logging.INFO,
    "discord.gateway": logging.WARNING,  # at INFO it logs every reconnection
    "sqlalchemy": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,  # a line for each migration; the store says in one what it has done
    "asyncpg": logging.WARNING,
    "aiohttp.access": logging.WARNING,
    "asyncio": logging.INFO,
}
"""The lowest level for each library's logger, whatever the configuration says."""

_PRIVATE: Final = "token|custom_id|cards|hand|hands|kitty|secret|deal"
_PRIVATE_KEY: Final = re.compile(rf"(?i)^(.*_)?({_PRIVATE})$")

_CARD: Final = r"(?:\b(?:[2-9TJQKA]|10)[CDSH]\b|\bXX\b|(?:[2-9TJQKAtjqka]|10)[*_` ]*[♣♦♥♠♧♢♡♤][\ufe0e\ufe0f]?)"
_PRIVATE_TEXT: tuple[tuple[re.Pattern[str], str], ...] = (
    # Whoever has a webhook's token can write as the bot; interactions are answered through webhooks, too.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"']+"), rf"\1{MASK}"),
    # A bot token: the user id in base64, a time stamp and a signature.
    (re.compile(r"(?<![\w-])[\w-]{18,}\.[\w-]{6}\.[\w-]{27,}"), MASK),
    # A page, as Cloudflare sends in the place of an answer.
    (re.compile(r"(?is)<(?:!doctype html|html)\b.*?(?:</html>|\Z)"), "(a page of HTML)"),
    # A password in the address of a database or a proxy.
    (re.compile(r"(\w://[^\s:/@]*:)[^\s/@]+@"), rf"\1{MASK}@"),
    # `custom_id='...'` and `"hand": [...]`, as a repr, JSON or an error writes them.
    (
        re.compile(
            rf"(?i)\b((?:\w*_)?(?:{_PRIVATE})['\"]?\s*[=:]\s*)"
            r"(?:'[^']*'|\"[^\"]*\"|[(\[{].*|(?:Card|Deal|frozenset)\(.*)"
        ),
        rf"\1{MASK}",
    ),
    # Our custom ids on their own (bot/ui/actions.py, bot/ui/forms.py).
    (re.compile(r"\bh1:[a-z]:[^\s'\"]+"), MASK),
    # The values of a failed SQL statement.
    (re.compile(r"(?s)(\[parameters: ).*?\](?=\n|$)"), rf"\1{MASK}]"),
    # Two or more cards in a row, in any notation and with any separators.
    (re.compile(rf"{_CARD}(?:(?:[\s,;:|·*_`'\"()\[\]{{}}<>+-]|Card)*{_CARD})+"), MASK),
    (re.compile(r"\b(?:[2-9TJQKA][CDSH]|XX){3,}\b"), MASK),
    (re.compile(r"[♣♦♥♠♧♢♡♤][\ufe0e\ufe0f]?[*_` ]*(?:(?:[2-9TJQKA]|10)(?: +|\b)){2,}"), MASK),
)


def redacted(text: str) -> str:
    """The text with tokens, custom ids and lists of cards masked."""
    for pattern, replacement in _PRIVATE_TEXT:
        text = pattern.sub(replacement, text)
    return text


class Redact:
    """The structlog processor that masks private keys, and private text in all other values.

    It runs after tracebacks are formatted, so that it masks them, too.
    """

    def __init__(self, *secrets: str) -> None:
        """``secrets`` are masked wherever they appear."""
        self._secrets = tuple(filter(None, secrets))

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """Returns the masked event, as structlog requires."""
        return {key: self._value(key, value) for key, value in event.items()}

    def _value(self, key: str, value: Any) -> Any:
        if _PRIVATE_KEY.match(key):
            return MASK
        if isinstance(value, bool | int | float | None):
            return value
        if isinstance(value, dict):
            return {self._text(str(name)): self._value(str(name), inner) for name, inner in value.items()}
        if isinstance(value, str):
            return self._text(value)
        # A list is masked as one text: a single card reveals little, several cards are a hand.
        shown = repr(value)
        masked = self._text(shown)
        return value if masked == shown else masked

    def _text(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, MASK)
        return redacted(text)


class Output(Protocol):
    """What lines are written to: a stream, or a `bot.log_writer.LogWriter`."""

    def write(self, line: str, /) -> object:
        """Writes a line."""

    def flush(self) -> object:
        """Writes what waits."""

    def isatty(self) -> bool:
        """Whether people read it on a terminal."""
        ...


class _Handler(logging.StreamHandler[Output]):
    """Our handler, a class of its own so that it can be told from other handlers (for example a test runner's)."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Reports that a line was lost, but not its content, which the library would print unmasked."""
        error = sys.exc_info()[0]
        with contextlib.suppress(OSError, ValueError):
            self.stream.write(f"A line of {record.name} could not be logged: {error.__name__ if error else None}\n")


def configure_logs(config: Config, stream: Output) -> None:
    """Sends every log line of the process to ``stream``, in the format of the configuration.

    May be called again; the last call wins, but loggers that were used before keep their level.
    """
    level = logging.getLevelNamesMapping()[config.log_level]
    token = config.discord_token.get_secret_value() if config.discord_token else ""
    before: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = _Handler(stream)
    handler.addFilter(Repetitions())
    rendering: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,  # plain tracebacks: the pretty ones print local variables
        Redact(token),
        _renderer(config.log_format, colours=stream.isatty()),
    ]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=rendering))
    structlog.configure(
        processors=[
            *before,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,  # otherwise a line below the level takes three times as long
    )
    _replace_handler(handler)
    logging.getLogger().setLevel(level)
    for name, floor in FLOORS.items():
        logging.getLogger(name).setLevel(max(level, floor))


def _replace_handler(handler: logging.Handler) -> None:
    """Replaces our handler from an earlier call."""
    root = logging.getLogger()
    for old in [other for other in root.handlers if isinstance(other, _Handler)]:
        root.removeHandler(old)
    root.addHandler(handler)


def _renderer(log_format: str, *, colours: bool) -> Callable[[WrappedLogger, str, EventDict], str | bytes]:
    if log_format == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False, default=repr)
    return structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback)
