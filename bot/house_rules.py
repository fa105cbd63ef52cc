"""House rules: the named rules of each server, their versions and its default; share codes for buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from pydantic import ValidationError

from bot.tables.errors import EditConflict, NotAllowed
from bot.tables.locks import Locks
from bot.tables.person import Person
from bot.tables.repository import Ownership
from db import Conflict, HouseRecord, Store
from db.house_rules import DELETED
from hearts import PRESETS, BadCode, Rules, preset, preset_of, read_code, read_rules, write_code
from hearts.presets import OTHER_NAMES
from hearts.rules import conflicts_in

MAX_NAME_LENGTH: Final = 40
MAX_SETS: Final = 20
"""The most sets that a server may keep: one menu lists them together with the presets."""
MAX_KEY_LENGTH: Final = 48
"""The most characters that fit into a custom_id beside the action."""
KEPT: Final = "~"
"""The prefix of the key under which a longer code is stored; no code begins with it."""
_DIGITS: Final = 19
"""Digits of the digest in a key: with 76 bits nobody finds two codes with the same key by chance."""
_FEW_DIGITS: Final = 7
"""Those of a key that is a number in a button: at most nine decimal ones."""


@dataclass(frozen=True, slots=True)
class HouseSet:
    """One version of a server's house rules."""

    id: int
    name: str
    version: int
    rules: Rules
    is_default: bool

    @property
    def deleted(self) -> bool:
        """Whether it is a version of a set that was deleted, whose name is no longer known."""
        return self.name.startswith(DELETED)


def may_change_rules(person: Person) -> bool:
    """Whether a person may change the rules of a server: they may manage it, or have the role for it."""
    return person.may_manage or person.may_change_rules


def check_may_change_rules(person: Person) -> None:
    """Raises NotAllowed if the person may not change the rules of the server."""
    if not may_change_rules(person):
        raise NotAllowed("rules-locked")


class HouseRules:
    """The house rules of all servers."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        ownership: Ownership | None = None,
        usual: Callable[[int], str] = lambda guild_id: "standard",
    ) -> None:
        """``usual``: the preset that is the default of a server while none of its house rules are."""
        self._store = store
        self._usual = usual
        self._fence = (ownership or Ownership()).own_fence
        """What must hold when something is written: nothing is after a handover, when the next process decides."""
        self._now = now
        self._locks = Locks()
        """One lock per server, so that what is there is read and changed in one step."""

    # -- looking

    async def sets(self, guild_id: int) -> tuple[HouseSet, ...]:
        """The house rules of a server, sorted by name."""
        return tuple(map(_read, await self._store.house_rules.of_guild(guild_id)))

    async def own(self, guild_id: int, name: str) -> HouseSet:
        """The house rules with this name. Raises NotAllowed if there are none."""
        found = await self._find(guild_id, name)
        if found is None:
            raise NotAllowed("not-house-rules", name=_short(name))
        return found

    async def named(self, guild_id: int, name: str | None) -> tuple[str, Rules]:
        """The name and rules of the server's house rules or preset called ``name``; without a name, the server's
        default. Raises NotAllowed."""
        if name is None:
            default = await self.default(guild_id)
            usual = self._usual(guild_id)
            return (usual, PRESETS[usual]) if default is None else (default.name, default.rules)
        own = await self._find(guild_id, name)
        if own is not None:
            return own.name, own.rules
        key = _preset_key(name)
        if key is None:
            raise NotAllowed("no-such-rules", name=_short(name))
        return key, PRESETS[key]

    async def still(self, guild_id: int, name: str | None) -> str | None:
        """The name if there are house rules or a preset that are called so; None if they are gone."""
        return name if name in PRESETS or (name and await self._find(guild_id, name)) else None

    async def rules_for(
        self, guild_id: int, name: str | None, players: int | None, *, codes: bool = True
    ) -> tuple[str, Rules]:
        """The name and rules for a new table: of ``name`` as in `named`, or of a share code if the server allows codes
        (``codes``) or the rules have a name. Raises NotAllowed with the reason if so many cannot play by them."""
        coded = await self.coded(guild_id, name) if name is not None else None
        if coded is not None and not coded[0] and not codes:
            raise NotAllowed("codes-off")
        found, rules = coded or await self.named(guild_id, name)
        try:
            if rules is PRESETS.get(found):  # and neither a set of that name nor a code
                return found, preset(found, players)
            if players is not None:
                rules = Rules(**rules.differences() | {"seats": players})
            return found if coded is None else await self.name_of(guild_id, rules), rules
        except ValidationError as error:
            raise NotAllowed("preset-seats-because", seats=players, reasons=conflicts_in(error)) from None
        except ValueError:
            raise NotAllowed("preset-seats", preset=found, seats=players, usual=PRESETS[found].seats) from None

    async def coded(self, guild_id: int, text: str) -> tuple[str, Rules] | None:
        """The rules of a share code, with their name as in `name_of`; None if the text is no code or names rules."""
        if await self._find(guild_id, text) is not None or _preset_key(text) is not None:
            return None
        try:
            rules = read_code(text)
        except BadCode:
            return None
        return await self.name_of(guild_id, rules), rules

    async def name_of(self, guild_id: int, rules: Rules) -> str:
        """The name of these rules on a server: of its own ones or of a preset; empty if they have none."""
        own = next((each.name for each in await self.sets(guild_id) if each.rules == rules), "")
        return own or preset_of(rules)

    async def default(self, guild_id: int) -> HouseSet | None:
        """The default house rules of a server; None if a preset is its default."""
        return next((each for each in await self.sets(guild_id) if each.is_default), None)

    async def base(self, guild_id: int, row_id: int) -> HouseSet | None:
        """The version on which a proposal is based, even a deleted one; None for 0. Raises NotAllowed."""
        if not row_id:
            return None
        record = await self._store.house_rules.version(row_id)
        if record is None or record.guild_id != guild_id:
            raise NotAllowed("unreadable")
        return _read(record)

    async def undeleted(self, guild_id: int, row_id: int) -> HouseSet:
        """A version of a set that was not deleted. Raises NotAllowed."""
        if (found := await self.base(guild_id, row_id)) is None:
            raise NotAllowed("unreadable")
        if found.deleted:
            raise NotAllowed("rules-gone")
        return found

    async def _find(self, guild_id: int, name: str) -> HouseSet | None:
        wanted = _visible(name).casefold()
        return next((each for each in await self.sets(guild_id) if each.name.casefold() == wanted), None)

    # -- codes in buttons

    async def keep(self, code: str) -> None:
        """Stores a share code that is too long for a button. Call it before buttons say its key."""
        if (key := key_of(code)) != code:
            await self._store.proposals.keep(key, code, self._now())

    async def code(self, key: str) -> str:
        """The share code of which a button says the key. It is not trusted. Raises NotAllowed."""
        code = await self._store.proposals.code(key) if key.startswith(KEPT) else key
        if code is None:
            raise NotAllowed("proposal-gone")
        return code

    async def keep_base(self, rules: Rules) -> int:
        """Stores the rules of a table from which a proposal starts; returns the number that buttons say for them."""
        code = write_code(rules)
        number = 1 + int(sha256(code.encode()).hexdigest()[:_FEW_DIGITS], 16)
        await self._store.proposals.keep(f"{KEPT}{number}", code, self._now())
        return number

    async def table_base(self, number: int) -> Rules | None:
        """The rules that `keep_base` has stored; None for 0. Raises NotAllowed."""
        return read_code(await self.code(f"{KEPT}{number}")) if number else None

    # -- changing

    async def save(self, guild_id: int, row_id: int, rules: Rules, person: Person) -> HouseSet:
        """Saves rules as the next version of the set of a version. Raises EditConflict if that set has a newer version
        already, and NotAllowed."""
        check_may_change_rules(person)
        async with self._locks.changing(guild_id):
            base = await self.undeleted(guild_id, row_id)
            current = await self.own(guild_id, base.name)
            if current.rules == rules:
                return current
            if current.id != base.id:
                raise EditConflict(base.rules, current.rules, current.id)
            await self._write(guild_id, current.name, rules, current.version + 1, person)
            return await self.own(guild_id, current.name)

    async def save_as(self, guild_id: int, name: str, rules: Rules, person: Person) -> HouseSet:
        """Saves rules as a new set; again, if the answer to the first try was lost. Raises NotAllowed, for example if
        other rules have the name."""
        check_may_change_rules(person)
        name = _name(name)
        async with self._locks.changing(guild_id):
            if (known := await self._find(guild_id, name)) is not None:
                if known.rules == rules:
                    return known
                raise NotAllowed("name-taken", name=name)
            if len(await self.sets(guild_id)) >= MAX_SETS:
                raise NotAllowed("too-many-rules", most=MAX_SETS)
            try:
                await self._write(guild_id, name, rules, 1, person)
            except Conflict:
                raise NotAllowed("name-taken", name=name) from None
            return await self.own(guild_id, name)

    async def make_default(self, guild_id: int, name: str | None, person: Person) -> None:
        """Makes a set the default of new tables; None: no set, but a preset. Raises NotAllowed."""
        check_may_change_rules(person)
        async with self._locks.changing(guild_id):
            own = None if name is None else (await self.own(guild_id, name)).name
            await self._store.house_rules.make_default(guild_id, own, self._fence(guild_id))

    async def rename(self, guild_id: int, name: str, new: str, person: Person) -> HouseSet:
        """Renames a set. Raises NotAllowed if the name is taken or invalid."""
        check_may_change_rules(person)
        async with self._locks.changing(guild_id):
            old, new = await self.own(guild_id, name), _name(new)
            other = await self._find(guild_id, new)
            if other is not None and other.name != old.name:
                raise NotAllowed("name-taken", name=new)
            try:
                await self._store.house_rules.rename(guild_id, old.name, new, self._fence(guild_id))
            except Conflict:
                raise NotAllowed("name-taken", name=new) from None
            return await self.own(guild_id, new)

    async def delete(self, guild_id: int, row_id: int, person: Person) -> HouseSet:
        """Deletes the set of a version; returns that version. Running tables keep their rules. Raises NotAllowed."""
        check_may_change_rules(person)
        async with self._locks.changing(guild_id):
            found = await self.undeleted(guild_id, row_id)
            await self._store.house_rules.delete(guild_id, found.name, found.id, self._fence(guild_id))
            return found

    async def _write(self, guild_id: int, name: str, rules: Rules, version: int, person: Person) -> None:
        text, fence = rules.model_dump_json(exclude_defaults=True), self._fence(guild_id)
        await self._store.house_rules.save(guild_id, name, text, fence, version=version, by=person.id, at=self._now())


def _preset_key(name: str) -> str | None:
    """The key of the preset that a text means, by its name or an alias; None if there is none."""
    wanted = re.sub(r"[\s_-]+", " ", name.strip().casefold())
    return next((key for key in PRESETS if wanted in (key.replace("_", " "), *OTHER_NAMES.get(key, ()))), None)


def key_of(code: str) -> str:
    """What a button says for rules: their share code, or the key under which a long one is stored."""
    return code if len(code) <= MAX_KEY_LENGTH else KEPT + sha256(code.encode()).hexdigest()[:_DIGITS]


def _visible(name: str) -> str:
    """A name without what cannot be seen, and with single spaces."""
    return " ".join("".join(sign for sign in name if sign.isprintable() or sign.isspace()).split())


def _name(name: str) -> str:
    """A name for a set. Raises NotAllowed."""
    name = _visible(name).lstrip(f"{DELETED} ")
    if not 0 < len(name) <= MAX_NAME_LENGTH:
        raise NotAllowed("name-empty", most=MAX_NAME_LENGTH)
    return name


def _short(name: str) -> str:
    return _visible(name)[:MAX_NAME_LENGTH]


def _read(record: HouseRecord) -> HouseSet:
    rules = read_rules(record.rules)
    return HouseSet(record.id, record.name, record.version, rules, record.is_default)
