"""Past games: replays of finished rounds with all hands open, step by step, the proof that their deals were fair, and
the archive of games for people who may see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from bot.numerals import timestamp
from bot.tables.errors import NotAllowed
from bot.tables.kind import Derivation
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from db.history import Onlooker, PastGame
from hearts import (
    Card,
    Claimed,
    Deal,
    Dealt,
    Event,
    Game,
    Move,
    Pass,
    Passed,
    PassTarget,
    Play,
    Played,
    RoundResult,
    Rules,
    Trick,
    View,
    commitment,
    read_event,
)
from hearts.cards import by_index
from hearts.game_file import GameFile, Seal, by_round
from hearts.passing import seat_at
from hearts.round import Hands
from hearts.trick import points_in

NEWEST: Final = -1
"""Stands for the number of the last finished round."""
PAGE: Final = 6
LAST_PAGE: Final = 999
OPENED: Final = 10**17
"""From here on, the number of a table is that of a game that somebody has opened from a file: no stored one has it."""
MAX_OPENED: Final = 50
"""How many of those are open at once; the one that was looked at longest ago is closed."""
MAX_OPENED_BY_ONE: Final = 3
"""How many of them one person has opened."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round. Step 0 is the deal with its passes, step n the n-th trick. Tuples are indexed by seat."""

    rules: Rules
    number: int
    """The number of the round, from 0."""
    deal: Deal
    players: tuple[int, ...]
    target: PassTarget
    passed: Hands
    """The cards that each seat passed, in the order of ``target``; empty in a hold."""
    tricks: tuple[Trick, ...]
    result: RoundResult
    claimed_after: int | None = None
    """How many cards had been played when somebody claimed; None if nobody did. The cards after that were nobody's
    choice."""

    @property
    def last_step(self) -> int:
        """The number of the last step."""
        return len(self.tricks)

    @property
    def last_seen(self) -> int:
        """The number of the last trick that was played in front of everybody: the cards after a claim were not; 0 if
        none was."""
        return self.last_step if self.claimed_after is None else self.claimed_after // len(self.players)

    def hands(self, step: int) -> Hands:
        """The hands at a step: as dealt (step 0), or after a trick."""
        if step == 0:
            return self.deal.hands
        left: list[list[Card]] = [[] for _ in self.deal.hands]
        for trick in self.tricks[step:]:
            for seat, card in trick.plays:
                left[seat].append(card)
        return tuple(tuple(sorted(hand, key=by_index)) for hand in left)

    def gifts(self, seat: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """What a seat passed, as pairs of the receiving seat and the cards."""
        cards, gifts = iter(self.passed[seat]), []
        for offset, count in self.target:
            to = seat_at(self.players, seat, offset)
            gifts.append((to, tuple(next(cards) for _ in range(count))))
        return tuple(gifts)

    def points(self, step: int) -> tuple[int, ...]:
        """The penalty points in the cards that each seat has taken up to a step, without the kitty."""
        return points_in(self.tricks[:step], self.rules.deck_for(len(self.players)), self.rules.seats)


def played_round(rules: Rules, before: tuple[RoundResult, ...], events: Iterable[Event]) -> PlayedRound:
    """A finished round from its events and the results of the rounds before it. Raises ValueError if it is not
    finished."""
    events = tuple(events)
    round, result = Game.last_of(rules, before, events)
    claim = next((at for at, event in enumerate(events) if isinstance(event, Claimed)), None)
    claimed_after = None if claim is None else sum(isinstance(event, Played) for event in events[:claim])
    return PlayedRound(
        rules=round.rules,
        number=round.number,
        deal=round.deal,
        players=round.players,
        target=round.target,
        passed=tuple(cards or () for cards in round.passed),
        tricks=round.tricks,
        result=result,
        claimed_after=claimed_after,
    )


def decisions(game: Game, events: Iterable[Event], seat: int) -> list[tuple[View, Move]]:
    """A seat's decisions in a round, as (view, move): its final pass, then each of its cards up to a claim."""
    passed: list[tuple[View, Move]] = []
    found: list[tuple[View, Move]] = []
    for event in events:
        match event:
            case Passed(who, cards) if who == seat:
                passed = [((passed[0][0] if passed else game.view(seat)), Pass(cards))]
            case Played(who, card) if who == seat:
                found.append((game.view(seat), Play(card)))
            case Claimed():  # later cards are nobody's choice
                break
        game = game.after(event)
    return [*passed, *found]


@dataclass(frozen=True, slots=True)
class Proof:
    """The published hash of a round's deal, and whether the deal agrees with it."""

    number: int
    """The number of the round, from 0."""
    commitment: str
    """The hash that was published before the round."""
    secret: str = ""
    """The secret in hexadecimal; empty while the round is being played."""
    matches_hash: bool = False
    """Whether the hash is that of the secret."""
    fair: bool = False
    """Whether the secret leads to the deal that was played."""
    deal: Deal | None = None
    """The deal that follows from the secret."""
    cut: int | None = None
    """How many cards were cut from the pack; None if nobody was asked."""
    derivation: Derivation | None = None
    """How the secret was derived; None if it was drawn by itself, or is not known yet."""


def prove(
    rules: Rules, before: tuple[RoundResult, ...], hash: str, secret: bytes, dealt: Deal, cut: int | None = None
) -> Proof:
    """Recomputes the deal of a finished round from its published secret, and from the cut, if any."""
    deal = Game(rules, before).shuffle(secret, cut or 0)
    return Proof(len(before), hash, secret.hex(), commitment(secret) == hash, deal == dealt, deal, cut)


def leaders(rules: Rules, result: RoundResult) -> list[int]:
    """The seats that were in the lead after a round."""
    best = result.totals[rules.best_first(result.totals)[0]]
    return [seat for seat, total in enumerate(result.totals) if total == best]


def turning_round(rules: Rules, rounds: Sequence[RoundResult], winners: Sequence[int]) -> int | None:
    """The round, from 0, after which the winner was alone in the lead for good; None if several people won, or a
    tie-break decided."""
    if len(winners) != 1:
        return None
    behind = (number for number in reversed(range(len(rounds))) if leaders(rules, rounds[number]) != [*winners])
    turned = next(behind, -1) + 1
    return turned if turned < len(rounds) else None


def deciding_round(rules: Rules, rounds: Sequence[RoundResult], winners: Sequence[int]) -> int:
    """The round, from 0, after which the winner led for good; the last round if there was none."""
    turned = turning_round(rules, rounds, winners)
    return len(rounds) - 1 if turned is None else turned


def deciding_trick(played: PlayedRound, last: int | None = None) -> int:
    """The step of the trick that counted most, up to the ``last`` one if that is given: the one that completed a moon,
    or else the one with the most points for its taker, the later of equal ones."""
    steps = range(1, (played.last_step if last is None else last) + 1)
    costs = {step: sum(played.points(step)) - sum(played.points(step - 1)) for step in steps}
    if played.result.shooter is not None:
        return max((step for step in steps if costs[step]), default=steps[-1])
    return max(steps, key=lambda step: (costs[step], step))


@dataclass(frozen=True, slots=True)
class HistoryResult:
    """How a past game has ended for somebody."""

    player_id: int | None
    """None for a computer player."""
    name: str
    total: int
    won: bool
    departed: bool = False
    """Whether the person gave the seat up before the end."""


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A past game."""

    table_id: int
    preset: str
    ended_at: int
    ended_early: bool
    results: tuple[HistoryResult, ...]
    """Who did best comes first, who left last."""
    replay: bool = True
    """Whether one of its rounds was played to its end."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of the games of a server, or of one person there, newest first."""

    number: int
    """The number of the page, from 0."""
    games: tuple[HistoryLine, ...]
    more: bool
    player_id: int | None = None


def _line(game: PastGame) -> HistoryLine:
    results = tuple(HistoryResult(one.player_id, one.name, one.total, one.won, one.departed) for one in game.results)
    return HistoryLine(game.table_id, game.preset, game.ended_at, game.ended_early, results, game.replay)


def check_opened(table: Table, now: int) -> None:
    """Raises NotAllowed while others may still play the same cards."""
    if table.opens_at is not None and now < table.opens_at:
        raise NotAllowed(f"{table.kind.name}-sealed", when=timestamp(table.opens_at, "R"))


def finished_round(table: Table, round: int) -> int:
    """The number of a finished round, or of the last one for `NEWEST`. Raises NotAllowed if there is none."""
    last = len(table.game.rounds)
    if not last:
        raise NotAllowed("no-finished-round")
    if round == NEWEST:
        return last - 1
    if not 0 <= round < last:
        raise NotAllowed("no-such-round", last=last)
    return round


class OpenedGames:
    """The games that people have opened from files lately. They are not stored: after a restart of the bot they have to
    be opened again."""

    def __init__(self) -> None:
        self._games: dict[tuple[int, int], Table] = {}
        """By person and table, in the order in which they were looked at."""

    def keep(self, player_id: int, table: Table) -> Table:
        """Keeps a game open for the person who has opened it, or looks at it again."""
        self._games.pop((player_id, table.record.id), None)
        self._games[player_id, table.record.id] = table
        for most, games in (
            (MAX_OPENED_BY_ONE, [key for key in self._games if key[0] == player_id]),
            (MAX_OPENED, [*self._games]),
        ):
            for key in games[:-most]:
                del self._games[key]
        return table

    def get(self, player_id: int, table_id: int) -> Table:
        """A game that this person has opened. Raises NotAllowed if it is closed."""
        if (table := self._games.get((player_id, table_id))) is None:
            raise NotAllowed("file-closed")
        return self.keep(player_id, table)


class Archive:
    """Reads finished rounds and games. Of a round that is still being played it returns only the published hash.

    Callers check first who may see a table (`bot.answers.access`); lists leave out what is hidden from the onlooker.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self.opened = OpenedGames()

    async def look(self, table_id: int) -> TableView:
        """The spectator's view of a table."""
        return (await self._tables.get(table_id)).seen_by(None)

    async def round(self, table_id: int, round: int, player_id: int) -> tuple[TableView, PlayedRound]:
        """A finished round with all hands open. While its game goes on, only people with a seat at the table may see
        it. Raises NotAllowed."""
        table = await self.open_to(player_id, table_id)
        round = finished_round(table, round)
        if table_id >= OPENED:
            events = by_round(table.game.events)[round]
            return table.seen_by(player_id), played_round(table.rules, table.game.rounds[:round], events)
        return table.seen_by(player_id), await self.played(table, round)

    async def played(self, table: Table, round: int) -> PlayedRound:
        """A finished round with all hands open, for nobody yet: the caller shows of it what its readers may see."""
        return played_round(table.rules, table.game.rounds[:round], await self.events(table.record.id, round))

    async def file(self, table_id: int, player_id: int) -> GameFile:
        """All finished rounds, for those who may see them (`round`), without a name. Raises NotAllowed."""
        table = await self.open_to(player_id, table_id)
        finished_round(table, NEWEST)
        results, rules = table.game.rounds, table.rules
        rounds = (await self.rounds(table))[: len(results)]
        seals: list[Seal | None] = []
        for number, (record, (dealt, *_)) in enumerate(zip(table.rounds, rounds, strict=False)):
            assert isinstance(dealt, Dealt)
            proof = prove(rules, results[:number], record.commitment, record.secret, dealt.deal, record.cut)
            holds = proof.matches_hash and proof.fair
            seals.append(Seal(proof.commitment, proof.secret, proof.cut or 0) if holds else None)
        labels = tuple("computer" if seat.player_id is None else "player" for seat in table.seats)
        return GameFile(Game(rules, results, events=tuple(chain.from_iterable(rounds))), labels, tuple(seals))

    async def open_to(self, player_id: int, table_id: int) -> Table:
        """A table whose finished rounds this person may see, or a game that they have opened from a file. Raises
        NotAllowed."""
        if table_id >= OPENED:
            return self.opened.get(player_id, table_id)
        table = await self._tables.get(table_id)
        if table.alive and table.seat_of(player_id) is None:
            raise NotAllowed("replay-players-only")
        check_opened(table, self._tables.now())
        return table

    async def proof(self, table_id: int, round: int) -> tuple[TableView, Proof]:
        """The published hash of a round's deal and, once the round is over, the check of it. Open to everybody. Raises
        NotAllowed."""
        table = await self._tables.get(table_id)
        if not table.rounds:
            raise NotAllowed("nothing-dealt")
        check_opened(table, self._tables.now())
        results = table.game.rounds
        if round == NEWEST:
            round = max(0, len(results) - 1)
        if not 0 <= round < len(table.rounds):
            raise NotAllowed("no-such-round", last=len(table.rounds))
        record = table.rounds[round]
        if not record.commitment:
            raise NotAllowed("no-seal")
        if round >= len(results):
            return table.seen_by(None), Proof(round, record.commitment, cut=record.cut)
        deal = next(event.deal for event in await self.events(table_id, round) if isinstance(event, Dealt))
        sealed = record.commitment, record.secret
        proof = prove(table.rules, results[:round], *sealed, deal, record.cut)
        derivation = await table.kind.derivation(self._store, table.record, proof.secret)
        return table.seen_by(None), replace(proof, derivation=derivation)

    async def page_before(self, until: int, onlooker: Onlooker) -> HistoryPage:
        """The page on which the last game is that ended before this time (epoch milliseconds)."""
        return await self.page(await self._store.history.ended_since(onlooker, until) // PAGE, onlooker)

    async def page(self, number: int, onlooker: Onlooker, player_id: int | None = None) -> HistoryPage:
        """A page of finished games, of one person or of all."""
        number = min(max(0, number), LAST_PAGE)
        games = await self._store.history.games(onlooker, player_id=player_id, most=PAGE + 1, skip=number * PAGE)
        return HistoryPage(number, tuple(map(_line, games[:PAGE])), len(games) > PAGE, player_id)

    async def last(self, onlooker: Onlooker, most: int) -> tuple[PastGame, ...]:
        """The last ``most`` games to end, newest first."""
        return await self._store.history.games(onlooker, most=most)

    async def newest(self, guild_id: int, channel_id: int) -> int:
        """The id of the table whose game ended last in a channel. Raises NotAllowed if there is none."""
        table_id = await self._store.history.newest_in_channel(guild_id, channel_id)
        if table_id is None:
            raise NotAllowed("no-past-game")
        return table_id

    async def rounds(self, table: Table) -> list[Sequence[Event]]:
        """The events of a table, round by round."""
        if table.record.id >= OPENED:
            return by_round(table.game.events)
        log = await self._store.tables.log(table.record.id)
        return by_round([read_event(event.kind, event.body) for event in log])

    async def decisions(self, table: Table, round: int, seat: int) -> list[tuple[View, Move]]:
        """A seat's decisions in a round, also in the one that is being played."""
        game = Game(table.rules, table.game.rounds[:round])
        return decisions(game, await self.events(table.record.id, round), seat)

    async def events(self, table_id: int, round: int) -> list[Event]:
        """The events of a round of a table."""
        log = await self._store.tables.log(table_id)
        return [read_event(event.kind, event.body) for event in log if event.round == round]
