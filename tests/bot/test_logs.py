"""The log: one format for the lines of all libraries, the configured levels, and no secrets in any line."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from pydantic import SecretStr

from bot.config import Config
from bot.logs import FLOORS, MASK, QUIET, Repetitions, configure_logs, redacted
from hearts import Card

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def logging_left_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, *FLOORS)]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
    structlog.reset_defaults()


def logged(log_format: str = "json", log_level: str = "INFO") -> io.StringIO:
    stream = io.StringIO()
    config = Config(_env_file=None, discord_token=SecretStr("t0p-hush"), log_format=log_format, log_level=log_level)
    configure_logs(config, stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_lines_of_the_bot_and_of_libraries_have_one_format() -> None:
    stream = logged()
    structlog.get_logger("bot.tables.service").info("moved", table=7)
    logging.getLogger("discord.client").warning("%s is gone", "a shard")
    ours, theirs = lines(stream)
    assert (ours.pop("event"), ours.pop("logger"), ours.pop("table")) == ("moved", "bot.tables.service", 7)
    assert (theirs.pop("event"), theirs.pop("logger")) == ("a shard is gone", "discord.client")
    assert ours.keys() == theirs.keys() == {"timestamp", "level"}


def test_text_has_colours_on_a_terminal_only() -> None:
    plain = logged("text")
    structlog.get_logger("bot").info("moved", table=7)
    assert "moved" in plain.getvalue()
    assert "\x1b" not in plain.getvalue()

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    configure_logs(Config(_env_file=None, log_format="text"), terminal)
    structlog.get_logger("bot").info("moved", table=7)
    assert "\x1b" in terminal.getvalue()


def test_the_last_configuration_of_the_log_counts() -> None:
    first, second = logged(), logged()
    structlog.get_logger("bot").info("once")
    assert not first.getvalue()
    assert len(lines(second)) == 1


def test_levels_follow_the_setting() -> None:
    stream = logged(log_level="WARNING")
    structlog.get_logger("bot").info("quiet")
    logging.getLogger("discord.client").info("quiet")
    logging.getLogger("discord.client").warning("loud")
    assert [line["event"] for line in lines(stream)] == ["loud"]


def test_libraries_never_log_their_payloads() -> None:
    stream = logged(log_level="DEBUG")
    structlog.get_logger("bot").debug("loud")
    logging.getLogger("discord.client").info("loud")
    logging.getLogger("discord.http").debug("a payload")
    logging.getLogger("discord.gateway").info("a reconnection")
    logging.getLogger("sqlalchemy.engine.Engine").info("a statement")
    logging.getLogger("aiosqlite").debug("a statement")
    assert [line["event"] for line in lines(stream)] == ["loud", "loud"]


@pytest.mark.parametrize("key", ["token", "interaction_token", "custom_id", "cards", "hand", "secret", "Deal"])
def test_private_keys_are_masked_at_any_depth(key: str) -> None:
    stream = logged()
    structlog.get_logger("bot").info("event", **{key: "hush", "deeper": {key: ["hush"], "list": [{key: "hush"}]}})
    assert "hush" not in stream.getvalue()
    assert lines(stream)[0][key] == MASK


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("PATCH /webhooks/12/aW50:x-_9/messages/@original", "PATCH /webhooks/12/***/messages/@original"),
        ("https://discord.com/api/v10/interactions/12/tok/callback?a=b", "https://discord.com/api/v10/interactions/12/***/callback?a=b"),
        (f"Authorization: Bot {BOT_TOKEN}", "Authorization: Bot ***"),
        ("postgresql+asyncpg://me:pw@host/db", "postgresql+asyncpg://me:***@host/db"),
        ("http://me:pw@proxy:3128", "http://me:***@proxy:3128"),
        ("429: <!DOCTYPE html>\n<html>\nno\n</html>, again", "429: (a page of HTML), again"),
        ("429: <html lang='en'>cut off", "429: (a page of HTML)"),
        ("<Button style=2 custom_id='h1:p:QS' label='x'>", "<Button style=2 custom_id=*** label='x'>"),
        ("no item for h1:b:play:7:104:QS here", "no item for *** here"),
        ("no form for h1:m:cut:7:QS here", "no form for *** here"),
        ('{"custom_id": "h1:p", "type": 2}', '{"custom_id": ***, "type": 2}'),
        ("Round(hand=(Card(QS), Card(2C)), turn=1)", "Round(hand=***"),
        ("[SQL: INSERT]\n[parameters: (1, 'QS')]\nsee", "[SQL: INSERT]\n[parameters: ***]\nsee"),
        ("dealt 2C 10D QS.", "dealt ***."),
        ("dealt ['2C', 'TD']", "dealt ['***']"),
        ("dealt Q♠ 4♥ A♣", "dealt ***"),
        ("dealt **Q**♠\ufe0e · **4**♥\ufe0e", "dealt *****"),
        ("dealt ♠\ufe0e A Q 4, ♥\ufe0e 10 2", "dealt ***, ***"),
        ("dealt `Q♠\ufe0e` `10♥\ufe0e`", "dealt `***`"),
        ("dealt 2CTDQS", "dealt ***"),
        ("dealt XX, QS", "dealt ***"),
    ],
)  # fmt: skip
def test_private_text_is_masked(text: str, masked: str) -> None:
    assert redacted(text) == masked


@pytest.mark.parametrize(
    "text",
    [
        "seat 2 played QS",
        "table 12 moved to seq 345 in 0.012 s",
        "/channels/123456789012345678/messages/234567890123456789",
        "deal: the hand is over; secrets and tokens are not told",
        "2026-11-21T10:00:00Z discord.gateway RESUMED 3f2a",
    ],
)
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert redacted(text) == text


def test_a_row_of_cards_under_any_name_is_masked_and_other_lists_are_not() -> None:
    stream = logged()
    row = [Card.parse("QS"), Card.parse("TD")]
    structlog.get_logger("bot").info("event", plays=row, texts=("QS", "TD"), seats=[0, 1])
    (line,) = lines(stream)
    assert "QS" not in stream.getvalue()
    assert line["seats"] == [0, 1]


def test_the_bot_s_own_token_is_masked_whatever_it_looks_like() -> None:
    stream = logged()
    logging.getLogger("aiohttp").error("refused t0p-hush")
    assert lines(stream)[0]["event"] == "refused ***"


def test_a_line_that_cannot_be_written_is_reported_without_its_content() -> None:
    logging.getLogger().handlers.clear()  # the test runner's handlers would raise
    stream = logged()
    logging.getLogger("library").info("%d cards", "hush")
    assert stream.getvalue() == "A line of library could not be logged: TypeError\n"


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_tracebacks_are_masked_and_hold_no_local_variables(log_format: str) -> None:
    stream = logged(log_format)
    mine = "local hush"
    try:
        try:
            raise LookupError("POST /webhooks/12/hush/messages " + " ".join(["QS", "TD"]))
        except LookupError as error:
            raise RuntimeError("t0p" + "-hush") from error
    except RuntimeError:
        structlog.get_logger("bot").exception("failed", reference="AB12")
        logging.getLogger("discord.ui.view").exception("Ignoring exception")
    assert mine
    text = stream.getvalue()
    assert text.count("RuntimeError: ***") == 2
    assert text.count("LookupError: POST /webhooks/12/***/messages ***") == 2
    assert "AB12" in text
    assert "mine =" not in text


class Log:
    """A log with a clock that moves when told."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self._filter = Repetitions(lambda: self.now)

    def write(
        self, message: Any, *values: Any, level: int = logging.ERROR, error: Any = None, name: str = "db"
    ) -> None:
        record = logging.LogRecord(name, level, "", 0, message, values, error)
        if self._filter.filter(record):
            self.lines.append(record.getMessage() if isinstance(record.msg, str) else str(record.msg))


FAULT = {"event": "nothing can be written", "reason": "disk full"}


@pytest.fixture
def log() -> Log:
    return Log()


def test_attempts_of_a_library_that_differ_in_their_pauses_are_one_fault(log: Log) -> None:
    for pause in (0.73, 6.48, 23.77):
        log.write("Attempting a reconnect for shard ID %s in %.2fs", 0, pause)
    log.write("Attempting a reconnect for shard ID %s in %.2fs", 1, 0.5)
    assert log.lines == [f"Attempting a reconnect for shard ID {told}s" for told in ("0 in 0.73", "1 in 0.50")]


def test_of_many_faults_those_are_forgotten_that_were_written_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.logs.MAX_FAULTS", 2)
    log = Log()
    for table in (1, 2, 3, 3, 2, 1):
        log.write({"event": "a table waits", "table": table})
    assert [line[-2] for line in log.lines] == ["1", "2", "3", "1"]


def test_a_fault_that_repeats_is_one_line_and_then_a_count(log: Log) -> None:
    for second in range(int(QUIET)):
        log.now = float(second)
        log.write({**FAULT, "timestamp": second, "tries": second})
    assert len(log.lines) == 1
    log.now = QUIET
    log.write({**FAULT, "timestamp": QUIET})
    assert len(log.lines) == 2
    assert f"'repeated': {int(QUIET) - 1}" in log.lines[1]
    log.now = 3 * QUIET
    log.write(FAULT)
    assert "repeated" not in log.lines[2]


def test_lines_of_libraries_are_counted_too(log: Log) -> None:
    for _ in range(3):
        log.write("no answer from %s", "Discord", level=logging.WARNING)
    log.now = QUIET
    log.write("no answer from %s", "Discord", level=logging.WARNING)
    assert log.lines == ["no answer from Discord", "no answer from Discord (repeated 2 times)"]


def test_different_faults_are_all_logged(log: Log) -> None:
    log.write({"event": "a game did not get its thread", "channel": 1})
    log.write({"event": "a game did not get its thread", "channel": 2})
    log.write({"event": "a game did not get its thread", "channel": 2}, name="other")
    for error in (ValueError("1"), KeyError("2")):
        log.write({"event": "a table could not be moved on", "exc_info": error})
        log.write("stopped", error=(type(error), error, None))
    assert len(log.lines) == 7


def test_numbered_errors_and_lines_below_warnings_are_always_logged(log: Log) -> None:
    for _ in range(3):
        log.write({"event": "unexpected error", "reference": "1f"})
        log.write({"event": "ready"}, level=logging.INFO)
    assert len(log.lines) == 6
