"""Promises: what must hold of tables, hands, presses and logs, whatever was disturbed."""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from datetime import datetime

from bot.messages.subjects import subject_now
from bot.messages.table_messages import draw
from bot.tables.persistence import restore
from bot.tables.table import Table
from bot.ui.items import Layout
from bot.ui.panel import panel
from db import Status, Store
from hearts import Event, Game, Phase, read_event, read_rules
from hearts import Played as CardPlayed
from tests.discord_server import Person
from tests.discord_server.interactions import LATER_EDIT
from tests.discord_server.state import Message, State
from tests.monkey.boards import misleading
from tests.monkey.promises import differences
from tests.several.excuses import Excuses
from tests.several.members import Members
from tests.several.owners import Owners
from tests.several.people import Group, table_of
from tests.several.presses import SAY, Played, Press, Presses

BEFORE = 1.0
"""Seconds before a press from which the shard must have had the same owner for its answer to be the owner's."""
TIME = re.compile(r"<t:\d+:R>")
"""How a message tells until when a table waits. After a takeover that is a little later, and nothing is drawn anew."""


class Promises:
    """Checks tables and hands."""

    def __init__(self, state: State, presses: Presses, owners: Owners) -> None:
        self._state, self._presses, self._owners = state, presses, owners
        self.hands: Counter[Group] = Counter()
        """How many hands of each game were looked at the last time."""

    async def wrong(self, store: Store, group: Group, *, pressed_since: float | None = None) -> list[str]:
        """What does not hold of a game while nobody presses. ``pressed_since``: whoever has pressed since then has a
        hand that must follow; by default everybody whose shard has the same owner since the hand answered a press."""
        due = {post.message_id for _, post in await store.posts.outdated()}
        found, self.hands[group] = [] if group.manager is None else await group.manager.unkept(store), 0
        hands = [(person, group.hand(person)) for person in group.people]
        shown = {person: hand for person, hand in hands if hand is not None and table_of(hand)}
        people = {person.id for person in group.people}
        earlier = {number for number, cards in self._presses.cards.items() if cards[0].player in people}
        for number in {group.number, *map(table_of, shown.values())} - {0} | earlier:
            stored = await store.tables.load(number)
            if stored is None:
                found.append(f"table {number} is not stored")
                continue
            table = restore(stored)
            events = [read_event(each.kind, each.body) for each in await store.tables.log(number)]
            here = {person: hand for person, hand in shown.items() if table_of(hand) == number}
            wrong = [*self._of_log(table, events), *self._of_boards(group, table, due)]
            wrong += self._of_hands(group, here, table, pressed_since)
            found += [f"table {number} on shard {group.shard(group.people[0])}: {each}" for each in wrong]
        return found

    def _of_log(self, table: Table, events: Iterable[Event]) -> Iterator[str]:
        try:
            game, cards = replayed(table, events)
        except Exception as error:
            yield f"its log cannot be replayed: {error!r}"
            return
        if game.view(None) != table.game.view(None):
            yield "its log says something else than what is stored"
        yield from lost_cards(table, cards, self._presses.cards.get(table.record.id, ()))

    def _of_boards(self, group: Group, table: Table, due: Collection[int]) -> Iterator[str]:
        if not table.kind.public:
            return
        yield from misleading(self._state, table, due)
        if table.record.status is not Status.PLAYING:
            return
        shown = group.people[0].message(table.record.message_id or 0)
        if shown is None:
            yield "its message is not there"
        elif wrong := untimely(shown, draw(table, subject_now(table), SAY)):
            yield f"its message is old: {wrong[:3]}"

    def _of_hands(
        self, group: Group, shown: dict[Person, Message], table: Table, pressed_since: float | None
    ) -> Iterator[str]:
        for person, hand in shown.items():
            if self._follows(group, person, hand, pressed_since):
                self.hands[group] += 1
                if wrong := old_hand(hand, table, person.id):
                    yield f"an old hand of {person.name}: {wrong[:3]}"

    def _follows(self, group: Group, person: Person, hand: Message, pressed_since: float | None) -> bool:
        """Whether the hand of a person must show how their table stands."""
        shown_at = [press.asked.at for press in group.pressed(person) if press.shown is hand]
        if not shown_at:
            return False
        last, shard = shown_at[-1], group.shard(person)
        # A hand is brought up to date by the token of the last press that it answered, which only the process knows
        # that has answered it: after a takeover a hand may stay as it is until its owner sees it in an answer again.
        # One who is told something else, as that there is no database, has not.
        if last < pressed_since if pressed_since is not None else self._owners.changed(shard, last - BEFORE):
            return False
        # A process keeps one hand of a person and a table up to date: that in the place where they have pressed last.
        others = [each for each in group.people if each is not person and each.id == person.id]
        return not any(
            press.asked.at > last and self._owners.shared((shard, press.shard), last - BEFORE)
            for other in others
            for press in group.pressed(other)[-1:]
        )


def replayed(table: Table, events: Iterable[Event]) -> tuple[Game, dict[tuple[int, int], str]]:
    """The game that a log adds up to, and the cards played in it by prompt and seat. Raises an error if a move in it is
    not legal."""
    game, cards = Game(read_rules(table.record.rules)), {}
    for event in events:
        if isinstance(event, CardPlayed):
            if event.seat not in game.to_act or event.card not in game.legal_plays(event.seat):
                raise ValueError(f"not legal: {event}")
            cards[game.prompt, event.seat] = str(event.card)
        game = game.after(event)
    return game, cards


def lost_cards(table: Table, cards: dict[tuple[int, int], str], acknowledged: Iterable[Played]) -> Iterator[str]:
    """The acknowledged cards that are not in the log."""
    for played in acknowledged:
        seat = table.seat_of(played.player)
        logged = None if seat is None else cards.get((played.prompt, seat))
        if logged != played.card:
            yield f"{played} was acknowledged, but the log has {logged} of seat {seat}"


def old_hand(shown: Message, table: Table, person: int) -> list[str]:
    """What a hand shows that is not so, or not any more. Whoever is choosing is not disturbed."""
    seat = table.seat_of(person)
    if seat is None or (table.game.phase in (Phase.CALLING, Phase.PASSING) and seat in table.game.to_act):
        return []
    return untimely(shown, panel(table.seen_by(person), SAY, hints=table.kind.hints))


def untimely(shown: Message, drawn: Layout) -> list[str]:
    """The parts of a message that differ from what they should be, by more than the time until which a table waits."""
    found = differences(shown, drawn)
    return [each for each in found if len({half.strip("{}") for half in TIME.sub("", each).split("} for {")}) > 1]


def unexplained(presses: Presses, excuses: Excuses) -> tuple[list[str], Counter[str]]:
    """The presses that must have been answered and were not, and how many are excused, by the reason."""
    found, excused = list[str](), Counter[str]()
    for each in presses.missed():
        if (reason := excuses.reason(each)) is not None:
            excused[reason] += 1
            continue
        heard = {name: round(at - each.asked.at, 2) for name, at in each.asked.delivered.items()}
        at = each.asked.at - presses.began
        found.append(
            f"{each} on shard {each.shard} at {at:.1f} s is {each.outcome}; heard by {heard}; {excuses.told(each)}"
        )
    found += [f"a second answer to {each}" for each in presses.all if answers(each) > 1 and not excuses.struck(each)]
    return found, excused


def answers(press: Press) -> int:
    """How many private answers a press has got."""
    first = press.asked.response not in (None, LATER_EDIT)
    return first + len([message for message in press.asked.follow_ups if message.only_for is not None])


def logged(members: Members, excuses: Excuses) -> Iterator[str]:
    """The errors in the logs of all processes that nothing explains."""
    for member in members.all:
        for line in member.process.log.read_text().splitlines():
            if '"level": "error"' not in line and '"level": "critical"' not in line:
                continue
            entry = json.loads(line)
            at = datetime.fromisoformat(entry["timestamp"]).timestamp()
            reason = str(entry.get("reason") or entry.get("error") or "")
            if not excuses.explains(member.name, at, entry["event"], reason):
                yield f"{member.name} has logged: {line}"
