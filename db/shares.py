"""Shares: how processes that share a database divide shards and requests among themselves. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

FOR_ALL: Final = 0.5
"""The part of the requests that is divided equally, so that each process has a share at once. The rest goes by need."""

Number = TypeVar("Number", int, "ColumnElement[int]")


def shard_of(guild_id: Number, shards: int) -> Number:
    """The shard of a server among so many, by Discord's formula; for a number or for a column in SQL. Direct messages
    (id 0) belong to shard 0."""
    return guild_id // 2**22 % shards  # Discord: shard = (guild_id >> 22) % number of shards


@dataclass(frozen=True, slots=True)
class Member:
    """A living process."""

    epoch: int
    leaving: bool = False
    """Whether it is to have no shards any more: it stops, or has not been heard of for a while."""
    need: float = 0.0
    """How many requests it needs in a second."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A shard, the process that has it, and its heir."""

    shard: int
    epoch: int | None = None
    """The process that has the shard; None if it is free."""
    heir: int | None = None
    """The process to which it is about to be handed over."""
    ready: bool = False
    """Whether the heir is connected to Discord for this shard."""
    seen: str = ""


def divide(holdings: Sequence[Holding], members: Sequence[Member]) -> list[Holding]:
    """The shards after they are divided. A free shard gets a process at once; one that a process has gets an heir, and
    stays until the heir is connected. Shards move only if that makes the shares more equal."""
    quotas = _quotas(holdings, members)
    after = _without_needless_heirs(holdings, quotas)
    lacking = dict(quotas)
    for holding in after:
        owner = holding.epoch if holding.heir is None else holding.heir
        if owner in lacking:
            lacking[owner] -= 1
    for index, holding in enumerate(after):
        taker = next((epoch for epoch, number in lacking.items() if number > 0), None)
        surplus = holding.epoch not in lacking or lacking[holding.epoch] < 0
        if taker is None or holding.heir is not None or not surplus:
            continue
        lacking[taker] -= 1
        if holding.epoch is None:
            after[index] = replace(holding, epoch=taker)
        else:
            after[index] = replace(holding, heir=taker, ready=False)
            if holding.epoch in lacking:
                lacking[holding.epoch] += 1
    return after


def _quotas(holdings: Sequence[Holding], members: Sequence[Member]) -> dict[int, int]:
    """How many shards each process that stays should have. A remainder goes to those that have most, of equals to the
    oldest."""
    had = Counter(holding.epoch if holding.heir is None else holding.heir for holding in holdings)
    staying = sorted((member.epoch for member in members if not member.leaving), key=lambda epoch: (-had[epoch], epoch))
    if not staying:
        return {}
    each, more = divmod(len(holdings), len(staying))
    return {epoch: each + (index < more) for index, epoch in enumerate(staying)}


def _without_needless_heirs(holdings: Sequence[Holding], quotas: dict[int, int]) -> list[Holding]:
    """The shards without heirs that are leaving, and without those of a process that was taken for dead and has no more
    than its share now. An heir of a shard that has become free gets it at once."""
    held = Counter(holding.epoch for holding in holdings)
    after = []
    for holding in holdings:
        if holding.heir is not None:
            stays = holding.epoch in quotas and held[holding.epoch] <= quotas[holding.epoch]
            if stays or holding.heir not in quotas:
                holding = replace(holding, heir=None, ready=False)
            elif holding.epoch is None:
                holding = replace(holding, epoch=holding.heir, heir=None, ready=False)
            else:
                held[holding.epoch] -= 1
        after.append(holding)
    return after


def share_of_requests(epoch: int, members: Sequence[Member]) -> float:
    """The share of all requests that a process may send, 0 to 1: half of them are divided equally, half by need."""
    need = {member.epoch: max(0.0, member.need) for member in members}
    total = sum(need.values())
    by_need = need.get(epoch, 0.0) / total if total else 1 / max(1, len(need))
    return FOR_ALL / max(1, len(need)) + (1 - FOR_ALL) * by_need
