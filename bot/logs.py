"""The log: lines of all libraries and ours in one format, without tokens and cards, a repeated fault only once in a
while; they are written in a thread of its own, so that the game never waits for their reader."""

from __future__ import annotations

import contextlib
import logging
import math
import os
import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread, current_thread
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, TextIO

import structlog
from cachetools import LRUCache
from structlog.typing import EventDict, WrappedLogger

if TYPE_CHECKING:
    from bot.config import Config


QUIET: Final = 300.0
"""Seconds after a logged fault during which the same fault is only counted."""
MAX_FAULTS: Final = 1_000
"""How many different faults are remembered."""
CHANGING: Final = frozenset({"timestamp", "tries", "exc_info", "request"})
"""Parts of a line that differ each time."""
Fault = tuple[object, ...]
log = structlog.get_logger(__name__)
MAX_WAITING: Final = 5_000
"""Lines that wait while they cannot be written, as when nobody reads a full pipe; further ones are lost."""
CLOSING: Final = 1.0
"""Seconds for writing what waits at the end."""
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


class _Handler(logging.StreamHandler[Any]):
    """Our handler, a class of its own so that it can be told from other handlers (for example a test runner's)."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Reports that a line was lost, but not its content, which the library would print unmasked."""
        error = sys.exc_info()[0]
        with contextlib.suppress(OSError, ValueError):
            self.stream.write(f"A line of {record.name} could not be logged: {error.__name__ if error else None}\n")


def configure_logs(config: Config, stream: TextIO | LogWriter) -> None:
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


class Repetitions(logging.Filter):
    """Passes a repeated warning or error only once in a while, with the number of suppressed ones.

    A line with a reference always passes, because a user was told to quote it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` returns seconds since some moment."""
        super().__init__()
        self._now = now
        self._faults: LRUCache[Fault, tuple[float, int]] = LRUCache(MAX_FAULTS)
        """When each fault was logged, and how often it was suppressed since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written, as `logging` requires."""
        line: dict[str, Any] = (
            record.msg if isinstance(record.msg, dict) else {"event": record.msg, "values": _lasting(record.args)}
        )
        if record.levelno < logging.WARNING or "reference" in line:
            return True
        parts = sorted((name, repr(value)) for name, value in line.items() if name not in CHANGING)
        fault = (record.name, _raised(line.get("exc_info") or record.exc_info), *parts)
        said_at, held = self._faults.get(fault, (-math.inf, 0))
        now = self._now()
        if now - said_at < QUIET:
            self._faults[fault] = said_at, held + 1
            return False
        self._faults[fault] = now, 0
        if held and isinstance(record.msg, dict):
            record.msg = {**record.msg, "repeated": held}
        elif held:
            record.msg = f"{record.msg} (repeated {held} times)"
        return True


def _lasting(values: object) -> object:
    """What a library has put into a line, without durations: those of discord.py differ with each attempt."""
    return tuple(value for value in values if not isinstance(value, float)) if isinstance(values, tuple) else values


def _raised(error: Any) -> object:
    """The type of the error that a line is about."""
    if error is True:
        error = sys.exc_info()
    return type(error[1] if isinstance(error, tuple) else error)


class LogWriter:
    """Writes lines to a stream. A context, at whose end the lines that wait are written, unless that takes too long.

    Lines that are lost are counted, and the log says how many once it can be written again. The thread writes to the
    descriptor of the stream: a lock of Python's that it held for ever would keep the process from ending.
    """

    def __init__(self, stream: TextIO | None) -> None:
        """``stream``: None if it is closed; then all lines are lost."""
        self._descriptor, self._encoding = -1, "utf-8"
        if stream is not None:
            with suppress(OSError):  # it is none of the operating system
                self._descriptor, self._encoding = stream.fileno(), stream.encoding
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        """Unlike `queue.Queue` it can be used by a finalizer that interrupts its use. None is the end."""
        self._dropped = self._failed = self._told = 0
        """Of the lines that were lost: those that did not wait, those that could not be written, and those of both that
        the log has told of. Only one thread changes each of them."""
        self._torn = False
        """The last line was written in part."""
        self._thread = Thread(target=self._run, name="log", daemon=True)

    def __enter__(self) -> LogWriter:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._lines.put(None)
        self._thread.join(CLOSING)

    def write(self, line: str) -> None:
        """Writes a line soon. Called by one thread at a time, as by a handler of the log."""
        if self._lines.qsize() < MAX_WAITING or current_thread() is self._thread:
            self._lines.put(line)
        else:
            self._dropped += 1

    def flush(self) -> None:
        """Does nothing: whoever logs does not wait."""

    def isatty(self) -> bool:
        """Whether people read it on a terminal."""
        return self._descriptor >= 0 and os.isatty(self._descriptor)

    def _run(self) -> None:
        ending = False
        while not ending or not self._lines.empty():
            line = self._lines.get()
            if line is None:
                ending = True
            elif self._written(line):
                self._tell_of_losses()

    def _written(self, line: str) -> bool:
        """Writes a line; returns whether that worked."""
        try:
            left = (f"\n{line}" if self._torn else line).encode(self._encoding, "backslashreplace")
            while left:
                written = os.write(self._descriptor, left)
                left, self._torn = left[written:], True
            self._torn = False
        except Exception:  # noqa: BLE001 - also for lack of memory; there is nobody to tell
            self._failed += 1
            return False
        return True

    def _tell_of_losses(self) -> None:
        lost = self._dropped + self._failed
        if lost > self._told:
            with suppress(MemoryError):  # then it is told after the next line
                log.warning("lines of the log were lost", lines=lost - self._told, altogether=lost)
                self._told = lost
