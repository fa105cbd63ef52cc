"""Settings: the settings of a server, and the preferences of a person."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bot.language.wording import languages
from bot.pictures.emojis import Look
from bot.tables.person import OLD_ENOUGH
from db import PaceName, Speed, StoredSettings, TableSettings
from hearts import PRESETS
from players import LEVELS

MAX_CHANNELS: Final = 25
"""As many as can be chosen in one menu of Discord."""
Season = Literal["quarter", "half", "year"]
SEASONS: Final = get_args(Season)
Age = Literal[0, 7, 30, 90]
AGES: Final = get_args(Age)
CARDS_A_ROW: Final = (4, 5, 3)
LOOKS: Final = get_args(Look)
SERVER: Final = "server"
"""What stands in menus of languages for the server's own one in Discord, which `Settings` keep as None."""


def _one_of(value: str, choices: Collection[str]) -> str:
    if value not in choices:
        raise ValueError(f"not one of {[*choices]}")
    return value


Language = Annotated[str, AfterValidator(lambda value: _one_of(value, languages()))]
Level = Annotated[str, AfterValidator(lambda value: _one_of(value, LEVELS))]
Preset = Annotated[str, AfterValidator(lambda value: _one_of(value, PRESETS))]


class PlayHere(BaseModel):
    """Where the message *Play Hearts here* of a server is."""

    model_config = ConfigDict(frozen=True)

    channel: int
    since: int
    """An id of Discord's from when it was asked for: the message has a later one."""
    message: int | None = None
    """None until it is posted."""


class ChannelDefaults(BaseModel):
    """What new tables in one channel and its threads have in place of the server's defaults."""

    model_config = ConfigDict(frozen=True, revalidate_instances="always")

    rules: str | None = None
    """The name of house rules or of a preset, which may be gone by now; None: the server's default."""
    pace: PaceName | None = None
    """None: that of the server."""


class Settings(StoredSettings):
    """The settings of one server."""

    language: Language | None = None
    """The language of public messages; None: the language of the server in Discord."""
    rules: Preset = "standard"
    """What tables play whose host chooses no rules, unless house rules are the default (`bot.house_rules`)."""
    pace: PaceName = "live"
    """The pace of tables whose host does not choose one."""
    level: Level = "casual"
    """The level of the computer players."""
    channels: tuple[int, ...] = Field((), max_length=MAX_CHANNELS)
    """The channels in which tables may be opened; empty: everywhere."""
    rules_role: int | None = None
    """The role that may change the rules, besides those who manage the server."""
    call_role: int | None = None
    """The role that a message pings with which a table looks for players."""
    by_channel: dict[int, ChannelDefaults] = Field({})
    """The channels with defaults of their own; some may be deleted by now."""
    nudges: bool = True
    """Whether a message calls people who take long for their move."""
    spectators: bool = True
    """Whether people without a seat are shown the state of a table when they press "Show my hand"."""
    daily_age: Age = OLD_ENOUGH
    """How many days old an account must be to appear in this server's table of the day."""
    daily_channel: int | None = None
    """The channel in which each day's deal is announced; None: nowhere."""
    hints: bool = True
    """Whether people may ask for hints."""
    threads: bool = False
    """Whether each game gets a thread of its own, made from its lobby message."""
    cut: bool = False
    """Whether somebody may cut the pack before each deal, at tables whose host does not choose."""
    codes: bool = True
    """Whether everybody may open a table by the rules of a share code."""
    digest: bool = False
    """Whether each week's digest is posted in the channel for announcements."""
    announce: int | None = None
    """The channel for announcements: ends of seasons and the weekly digest; None: nowhere."""
    season: Season = "quarter"
    play_here: PlayHere | None = None
    """Its message *Play Hearts here*; None: it has none."""
    counted_from: int = 0
    """When the leaderboards were reset (epoch milliseconds): games that ended earlier do not count."""

    def usual(self, here: ChannelDefaults) -> TableSettings:
        """The settings of a table whose host chooses none, in a channel with these defaults."""
        return TableSettings(pace=here.pace or self.pace, cut=self.cut)

    def of_channel(self, *channel_ids: int) -> ChannelDefaults:
        """The defaults of a channel, or of a thread and its parent."""
        return next((self.by_channel[each] for each in channel_ids if each in self.by_channel), ChannelDefaults())

    def with_channel(self, channel_id: int, **changes: str | None) -> dict[int, ChannelDefaults]:
        """`by_channel` with other defaults of a channel, which goes if it has none of its own any more."""
        changed = self.of_channel(channel_id).model_copy(update=changes)
        others = {each: own for each, own in self.by_channel.items() if each != channel_id}
        return others if changed == ChannelDefaults() else others | {channel_id: changed}


class Preferences(StoredSettings):
    """The preferences of one person, on all servers."""

    panel: Literal["buttons", "menus"] = "buttons"
    """Whether cards are selected with buttons or in menus."""
    cards: Look = "four"
    """How cards look: with pictures in four or two colours, or as text."""
    row: Literal[3, 4, 5] = 4
    """Cards in a row of buttons; a phone breaks a row that is too long anywhere."""
    forced: bool = True
    """Whether the only legal card plays itself, where others play, too."""
    silent: bool = False
    """Whether the person is called by name only, without a notification."""
    direct: bool = False
    """Whether the person is called with a direct message instead of in the channel."""
    listed: bool = True
    """Whether the person appears on leaderboards."""
    invited: bool = True
    """Whether others may invite the person to a table."""
    puzzles: bool = False
    """Whether puzzles may be made of the person's games, without names (`python -m db donate` reads this)."""
    words: bool = False
    """Whether the hand stands below its cards in words, too."""
    speed: Speed = "brisk"
    """How fast computer players move in solo games."""
    zone: str | None = None
    """The person's time zone, such as Europe/Berlin; None if they have named none."""
    solo_level: Level | None = None
    """The level of computer players in solo games; None: as on the server where the game is begun."""

    coached: bool = False
    """Whether the coach speaks by itself at every choice in the first round of a solo game, as after the lessons."""
    checked: bool = False
    """Whether the coach says after each choice in a solo game what it has cost, if that is much."""
    lesson: Annotated[int, Field(ge=0)] | None = None
    """How many lessons of Hearts the person has answered, 0 if they know the game or have played on without them; None:
    they are offered the lessons."""

    @model_validator(mode="before")
    @classmethod
    def _once_yes_or_no(cls, values: Any) -> Any:
        """Reads preferences of older versions, which had switches for text and for menus."""
        if isinstance(values, dict):
            text = {"cards": "text"} if values.get("text_cards") is True else {}
            menus = {"panel": "menus"} if values.get("menus") is True else {}
            return text | menus | values
        return values


USUAL_PREFERENCES: Final = Preferences()
"""Those of a person who has changed nothing."""
