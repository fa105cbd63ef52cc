"""Shares: how the processes that share a database divide among them what there is. Pure decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

FOR_ALL: Final = 0.5
"""Of the requests that all may send: divided equally, so that nobody waits for a share. The rest goes by need."""

Number = TypeVar("Number", int, "ColumnElement[int]")


def shard_of(guild_id: Number, shards: int) -> Number:
    """The shard of Discord's gateway that a server belongs to among so many, as Discord counts it: as a number or in
    SQL. Direct messages belong to the first."""
    return guild_id // 2**22 % shards  # what is above the lowest 22 bits says when the server was made


@dataclass(frozen=True, slots=True)
class Member:
    """A process that lives."""

    epoch: int
    leaving: bool = False
    need: float = 0.0
    """Requests a second."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A shard, who has it, and to whom it goes."""

    shard: int
    epoch: int | None = None
    """None: it is free."""
    heir: int | None = None
    """Who is about to get it."""
    ready: bool = False
    """The heir is connected."""
    seen: str = ""


def divide(holdings: Sequence[Holding], members: Sequence[Member]) -> list[Holding]:
    """The shards after they are divided: free shards are taken at once; a shard that somebody holds stays there until
    its heir is connected. Shards move only where that makes the shares more equal."""
    quotas = _quotas(holdings, members)
    after = [_without_needless_heir(holding, quotas) for holding in holdings]
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
    """How many shards each process that stays is to have. A remainder goes to those who have most, and of equals to the
    oldest."""
    had = Counter(holding.epoch if holding.heir is None else holding.heir for holding in holdings)
    staying = sorted((member.epoch for member in members if not member.leaving), key=lambda epoch: (-had[epoch], epoch))
    if not staying:
        return {}
    each, more = divmod(len(holdings), len(staying))
    return {epoch: each + (index < more) for index, epoch in enumerate(staying)}


def _without_needless_heir(holding: Holding, quotas: dict[int, int]) -> Holding:
    """Who is to get a shard that has become free has it at once; who leaves gets none."""
    if holding.heir is None:
        return holding
    if holding.heir not in quotas:
        return replace(holding, heir=None, ready=False)
    if holding.epoch is None:
        return replace(holding, epoch=holding.heir, heir=None, ready=False)
    return holding


def share_of_requests(epoch: int, members: Sequence[Member]) -> float:
    """The part of all requests that a process may send: half of them equally, half by need."""
    need = {member.epoch: max(0.0, member.need) for member in members}
    total = sum(need.values())
    by_need = need.get(epoch, 0.0) / total if total else 1 / max(1, len(need))
    return FOR_ALL / max(1, len(need)) + (1 - FOR_ALL) * by_need
