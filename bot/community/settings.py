"""Settings: what those who manage a server have chosen for it, and what a person prefers."""

from __future__ import annotations

from typing import Any, Final, Literal, Self, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from bot.language.wording import languages
from bot.pictures.emojis import Look
from bot.tables.pace import AT_ONCE, PACES, SPEEDS
from players import LEVELS

MOST_CHANNELS: Final = 25
"""As many as Discord lets one choose in a menu."""
SEASONS: Final = ("quarter", "half", "year")
AGES: Final = (0, 7, 30, 90)
"""Days that an account must be old to be in a server's table of the day."""
CARDS_A_ROW: Final = (4, 5, 3)
LOOKS: Final = get_args(Look)
T = TypeVar("T")


class Chosen(BaseModel):
    """Values that somebody has chosen, kept as JSON. What an older or newer version wrote is read as far as it goes."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, text: str) -> Self:
        """From the store; what makes no sense any more is as if it had never been chosen."""
        try:
            return cls.model_validate_json(text or "{}")
        except ValidationError as error:
            wrong = {str(each["loc"][0]) for each in error.errors() if each["loc"]}
            kept = {name: value for name, value in _fields(text).items() if name not in wrong}
            return cls.model_validate(kept)

    def write(self) -> str:
        """As JSON, without what is as usual."""
        return self.model_dump_json(exclude_defaults=True)

    @classmethod
    def switches(cls) -> tuple[str, ...]:
        """What is on or off, in the order in which it is shown."""
        return tuple(name for name, field in cls.model_fields.items() if field.annotation is bool)

    def changed(self, **changes: Any) -> Self:
        """With other values. Raises ValueError for what cannot be chosen."""
        return self.model_validate(self.model_dump() | changes)


def _fields(text: str) -> dict[str, Any]:
    class Anything(BaseModel):
        model_config = ConfigDict(extra="allow")

    try:
        return Anything.model_validate_json(text).model_extra or {}
    except ValidationError:
        return {}


class Settings(Chosen):
    """How the bot behaves on one server."""

    language: str | None = None
    """Of what everybody sees; None: that of the server in Discord."""
    pace: str = "live"
    """Of tables whose host does not say."""
    level: str = "casual"
    """Of the computer players."""
    channels: tuple[int, ...] = Field((), max_length=MOST_CHANNELS)
    """Where tables may be opened; none: everywhere."""
    rules_role: int | None = None
    """Whose bearers may change the rules, besides those who manage the server."""
    nudges: bool = True
    """Whether people who take long are called with a message."""
    spectators: bool = True
    """Whether those who do not sit at a table are shown how it stands when they press "Show my hand"."""
    daily_age: int = 0
    """Days that an account must be old to be in this server's table of the day."""
    daily_channel: int | None = None
    """Where a message tells of each day's deal; None: nowhere."""
    hints: bool = True
    """Whether people may ask what a computer player would do in their place."""
    threads: bool = False
    """Whether each game gets a thread of its own, made from its lobby."""
    cut: bool = False
    """Whether somebody may cut the pack before each deal, at tables whose host does not say."""
    codes: bool = True
    """Whether everybody may open a table by rules of their own, as a share code says them."""
    digest: bool = False
    """Whether each week is summed up where seasons are announced."""
    announce: int | None = None
    """The channel in which the end of a season is announced; None: nowhere."""
    season: Literal["quarter", "half", "year"] = "quarter"
    counted_from: int = 0
    """When the leaderboards were reset (epoch milliseconds): games before that do not count."""

    @field_validator("language")
    @classmethod
    def _spoken(cls, value: str | None) -> str | None:
        return _one_of(value, (None, *languages()))

    @field_validator("daily_age")
    @classmethod
    def _known_age(cls, value: int) -> int:
        return _one_of(value, AGES)

    @field_validator("pace")
    @classmethod
    def _known_pace(cls, value: str) -> str:
        return _one_of(value, tuple(PACES))

    @field_validator("level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        return _one_of(value, LEVELS)


class Preferences(Chosen):
    """What one person prefers, on all servers."""

    panel: Literal["buttons", "menus"] = "buttons"
    """How cards are chosen."""
    cards: Look = "four"
    """How cards look where others see pictures in four colours."""
    row: Literal[3, 4, 5] = 4
    """Cards in a row of buttons: a phone breaks longer rows anywhere."""
    forced: bool = True
    """Whether the only card that is legal plays itself."""
    silent: bool = False
    """To be called by name only, without a notification."""
    direct: bool = False
    """To be called with a direct message instead of in the channel."""
    listed: bool = True
    """Whether the person is on leaderboards."""
    invited: bool = True
    """Whether others may invite the person to a table."""
    speed: str = AT_ONCE
    """How fast computer players move where the person plays alone."""
    zone: str | None = None
    """The time zone of the person's clock and days, as Europe/Berlin; None where they have named none."""
    solo_level: str | None = None
    """How well they play there; None: as on the server where the game is begun."""

    @model_validator(mode="before")
    @classmethod
    def _once_yes_or_no(cls, values: Any) -> Any:
        """Once people said whether they wanted text, and whether they wanted menus."""
        if isinstance(values, dict):
            text = {"cards": "text"} if values.get("text_cards") is True else {}
            menus = {"panel": "menus"} if values.get("menus") is True else {}
            return text | menus | values
        return values

    @field_validator("speed")
    @classmethod
    def _known_speed(cls, value: str) -> str:
        return _one_of(value, tuple(SPEEDS))

    @field_validator("solo_level")
    @classmethod
    def _known_level(cls, value: str | None) -> str | None:
        return _one_of(value, (None, *LEVELS))


def _one_of(value: T, choices: tuple[T, ...]) -> T:
    if value not in choices:
        raise ValueError(f"not one of {choices}")
    return value
