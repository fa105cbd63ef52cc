"""Settings: chosen values, stored as JSON: those of a table, and what the store itself reads in those of servers and
people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import from_json

PaceName = Literal["blitz", "live", "relaxed", "slow", "none"]
Speed = Literal["at-once", "brisk", "people"]


class StoredSettings(BaseModel):
    """Chosen values, stored as JSON. Values written by an older or newer version are read as far as they are valid."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, text: str | None, **known: Any) -> Self:
        """Parses a stored text; ``known`` are values that are stored elsewhere. Fields whose values are invalid now get
        their defaults."""
        try:
            values = read_object(text) | known
        except ValueError:
            values = known
        try:
            return cls.model_validate(values)
        except ValidationError as error:
            wrong = {str(each["loc"][0]) for each in error.errors() if each["loc"]}
            return cls.model_validate({name: value for name, value in values.items() if name not in wrong})

    def write(self, apart: Collection[str] = ()) -> str:
        """The values as JSON, without those that are defaults, and those that are stored elsewhere."""
        return self.model_dump_json(exclude_defaults=True, exclude={*apart})

    @classmethod
    def switches(cls) -> tuple[str, ...]:
        """The names of the fields that are on or off, in the order in which they are shown."""
        return tuple(name for name, field in cls.model_fields.items() if field.annotation is bool)

    def changed(self, **changes: Any) -> Self:
        """A copy with other values. Raises ValueError for a value that cannot be chosen, and for another name."""
        if unknown := changes.keys() - type(self).model_fields.keys():
            raise ValueError(f"no settings: {sorted(unknown)}")
        return self.model_validate(self.model_dump() | changes)


class TableSettings(StoredSettings):
    """The settings of one table. `db.table_rows` stores them. Those that only a newer version knows are kept, because
    its processes may have the table again."""

    model_config = ConfigDict(extra="allow")

    pace: PaceName = "live"
    """How long the table waits for people."""
    open_seats: bool = True
    """Whether others may take over seats of computer players during the game."""
    hints: bool = True
    """Whether its players may ask for hints, if the server allows them."""
    thread: bool | None = None
    """Whether the game gets a thread of its own; None: as the server's settings say."""
    cut: bool = False
    """Whether somebody may cut the pack before each deal."""
    local: bool = False
    """Whether its rules or its pace are the defaults of its channel, and not those of the server."""
    starts_at: int | None = None
    """The announced start, in epoch milliseconds; None if none was announced."""
    speed: Speed = "people"
    """How fast its computer players move."""


def wants_listing(preferences: str) -> bool:
    """Whether a person with these preferences (JSON) is shown on leaderboards: by default, but not if they cannot be
    read."""
    try:
        return read_object(preferences).get("listed") is not False
    except ValueError:
        return False


def counted_from(settings: str | None) -> int:
    """When the leaderboards of a server with these settings (JSON) were last reset, in epoch milliseconds; 0 if never.
    Raises ValueError if they cannot be read."""
    found = read_object(settings).get("counted_from", 0)
    if isinstance(found, int):
        return found
    raise ValueError("this is no time")


def read_object(text: str | None) -> dict[str, Any]:
    """A stored JSON object; an empty one if there is no text. Raises ValueError for any other text."""
    found = from_json(text or "{}")
    if isinstance(found, dict):
        return found
    raise ValueError("this is no object")
