"""Configuration: where values come from, which are refused, and that no message repeats a secret."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Config, ConfigError, load_config, mistyped_names
from tests.db.test_start import as_anybody, with_permissions

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hides the configuration of the machine from the tests."""
    for name in Config.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def written(text: str | bytes) -> Path:
    file = Path(".env")
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_nothing_set_gives_the_defaults() -> None:
    config = load_config()
    assert config.discord_token is None
    assert config.database_url == "sqlite+aiosqlite:///data/hearts.db"
    assert (config.log_level, config.log_format) == ("INFO", "text")
    assert (config.playground_port, config.default_locale, config.sync_commands) == (8420, "en", True)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    written("LOG_LEVEL=ERROR\nPLAYGROUND_PORT=9000\n")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    config = load_config()
    assert (config.log_level, config.playground_port) == ("DEBUG", 9000)


@pytest.mark.parametrize("line", ["DISCORD_TOKEN=", 'DISCORD_TOKEN=""', "DISCORD_TOKEN", "# DISCORD_TOKEN=abc"])
def test_an_empty_token_is_none(line: str) -> None:
    assert load_config(written(line)).discord_token is None


def test_a_blank_token_in_the_environment_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load_config().discord_token is None


def test_a_token_is_kept_but_never_shown() -> None:
    config = load_config(written("DISCORD_TOKEN= s3cret-token \nDATABASE_URL=postgresql+asyncpg://me:pw@host/db"))
    assert config.discord_token is not None
    assert config.discord_token.get_secret_value() == "s3cret-token"
    assert "s3cret" not in repr(config)
    assert ":pw@" not in repr(config)


@pytest.mark.parametrize("name", ["HTTPS_PROXY", "https_proxy"])
@pytest.mark.parametrize("value", ["me:pw@proxy:3128", "http://me:pw@proxy:3128"])
def test_a_proxy_may_be_named_as_other_programs_want_it(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    config = load_config()
    assert config.proxy == "http://me:pw@proxy:3128"
    assert ":pw@" not in repr(config)


def test_a_mistyped_name_is_told_without_its_value_and_one_of_another_program_is_not() -> None:
    written(
        "METRIC_PORT=9000\nexport discord_tokn=s3cret\nLOG_LEVEL=INFO\nlog_format=json\nPOSTGRES_PASSWORD=x\nTZ=UTC\n"
    )
    assert mistyped_names() == (
        ".env: some names are not known and set nothing: METRIC_PORT (perhaps METRICS_PORT), "
        "discord_tokn (perhaps DISCORD_TOKEN)"
    )


@pytest.mark.parametrize("text", ["", "LOG_LEVEL=INFO\nTZ=UTC\nDISCORD_TOKEN\n"])
def test_nothing_is_told_of_names_that_are_known_or_not_ours(text: str) -> None:
    assert mistyped_names() is None, "there is no file"
    assert mistyped_names(written(text)) is None


def test_every_name_of_the_example_and_of_the_containers_is_known_or_not_ours() -> None:
    assert mistyped_names(ROOT / ".env.example") is None
    names = re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8"))
    assert mistyped_names(written("\n".join(f"{name}=x" for name in names))) is None


def test_settings_are_frozen() -> None:
    with pytest.raises(ValidationError):
        load_config().log_level = "DEBUG"  # type: ignore[misc]


def test_unknown_names_and_a_byte_order_mark_are_ignored() -> None:
    assert load_config(written("\ufeffLOG_LEVEL=ERROR\nLOG_LEVLE=loud\n")).log_level == "ERROR"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("LOG_LEVEL=loud", 'LOG_LEVEL: "loud" is not one of DEBUG, INFO, WARNING, ERROR, CRITICAL'),
        ("LOG_FORMAT=xml", 'LOG_FORMAT: "xml" is not one of text, json'),
        ("PLAYGROUND_PORT=80000", 'PLAYGROUND_PORT: "80000" is not a port from 1 to 65535'),
        ("PLAYGROUND_PORT=http", 'PLAYGROUND_PORT: "http" is not a port from 1 to 65535'),
        ("DEFAULT_LOCALE=German", 'DEFAULT_LOCALE: "German" is not a locale such as en, de or pt-BR'),
        *(
            (
                f"HTTPS_PROXY={value}",
                "HTTPS_PROXY: the value is not the address of an HTTP proxy, such as http://proxy:3128",
            )
            for value in ("socks5://proxy:1080", "https://proxy:3128", "http://", "http://proxy/path")
        ),
        ("SYNC_COMMANDS=perhaps", 'SYNC_COMMANDS: "perhaps" is not one of true, false'),
    ],
)
def test_a_wrong_value_is_one_clear_line(line: str, complaint: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_config(written(line))
    assert str(caught.value) == complaint


def test_every_wrong_value_has_its_line() -> None:
    with pytest.raises(ConfigError) as caught:
        load_config(written("LOG_LEVEL=loud\nPLAYGROUND_PORT=0\nDISCORD_TOKEN=two words\n"))
    assert [line.split(":")[0] for line in str(caught.value).splitlines()] == [
        "DISCORD_TOKEN",
        "LOG_LEVEL",
        "PLAYGROUND_PORT",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "HTTPS_PROXY=socks5://me:hush@proxy",
        "DISCORD_TOKEN='hush hush'",
        "DATABASE_URL=mysql://me:hush@host/db",
        "DISCORD_TOKEN=hüsh",
    ],
)
def test_a_complaint_never_repeats_a_secret(line: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_config(written(line))
    assert not re.search("h[uü]sh", str(caught.value))
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None


def test_a_file_that_is_not_text_is_one_clear_line() -> None:
    with pytest.raises(ConfigError, match=r"^\.env: is not UTF-8 text \(byte 10\)$"):
        load_config(written(b"LOG_LEVEL=\xff"))


def test_each_line_that_sets_nothing_is_one_clear_line() -> None:
    text = "# a comment\nDISCORD_TOKEN='hush\nexport LOG_LEVEL=ERROR\nLOG_FORMAT json\n"
    with pytest.raises(ConfigError) as caught:
        load_config(written(text))
    assert str(caught.value).splitlines() == [
        f".env: line {number} is not NAME=VALUE; perhaps a quote is missing" for number in (2, 4)
    ]


def test_a_file_that_cannot_be_read_is_one_clear_line() -> None:
    Path(".env").mkdir()
    with pytest.raises(ConfigError, match=r"^\.env: cannot be read \(Is a directory\)$"):
        load_config()


@pytest.mark.slow
def test_a_file_in_a_folder_that_is_closed_is_one_clear_line(tmp_path: Path) -> None:
    """As where `.env` is a link to where the secrets of a machine are."""
    closed = tmp_path / "secrets"
    closed.mkdir()
    Path(".env").symlink_to(closed / "hearts")
    with with_permissions(closed, 0o000):
        command = [sys.executable, "-m", "bot"]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        said = subprocess.run(command, preexec_fn=as_anybody, env=environment, capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (2, ".env: cannot be read (Permission denied)\n")


def test_the_file_of_settings_need_not_exist() -> None:
    assert load_config("nowhere.env") == load_config(None)
