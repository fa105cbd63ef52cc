"""Promises: what must hold whatever fails, checked while messages change and again when all is quiet."""

import json
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import zip_longest
from zipfile import ZipFile

from prometheus_client import generate_latest

from bot.client import HeartsBot
from bot.language.wording import ENGLISH, Translator, languages
from bot.messages.live_messages import State
from bot.messages.panels import Shows
from bot.messages.subjects import subject_now
from bot.tables.persistence import restore
from bot.tables.table import Table
from bot.ui.items import Layout
from bot.ui.words import capital
from db import Status
from hearts import Card, Phase
from tests.connected import ConnectedWorld
from tests.discord_server.interactions import CHOICES, LATER_EDIT, PRESS
from tests.discord_server.state import Interaction, Message
from tests.monkey.boards import misleading
from tests.monkey.excuses import Excuses, unfinished
from tests.payloads import TEXT, Component, texts, walk
from tests.screens import buttons_of
from tests.secrecy import cards_in, cards_shown, closed_round, known_cards, names, open_cards, untitled
from tests.world.watch import is_open

RECENT = 20.0
"""Seconds for which a request may be under way, showing the table as it was."""
OVERDUE = 30_000
"""Milliseconds after its deadline after which a table counts as stuck."""
REFUSED = 400
"""The status with which Discord refuses an answer to an interaction that has one."""
HINTS = ("extra_penalties", "bonus_card", "removed", "pass_forbidden")
"""The fields of the forms of rules whose hints name cards."""
EXAMPLES = (
    *(Translator(language)("refusal-unknown-card", text="") for language in languages()),
    *(Translator(language)(f"hint-{name}") for language in languages() for name in HINTS),
    *(capital(Translator(ENGLISH)("value-heart_values", value=value)) for value in ("rank_ten", "pips")),
)
"""What is said in the form of a card and means none: how cards are written, in every language, and that hearts count
"2 to 10"."""
OF_THE_PAST = ("rules", "preset", "reviews", "results")
"""What an export has about games that are over, or about no game; it may name any card."""


class Promises:
    """Checks the promises and collects violations in ``broken``."""

    def __init__(self, world: ConnectedWorld, excuses: Excuses) -> None:
        self._world, self._excuses = world, excuses
        self._recent: dict[int, deque[tuple[float, Table]]] = {}
        """By table: as what the bot has read or written it lately, and when."""
        self._asked: list[Interaction] = []
        self._lines = 0
        self.broken: list[str] = []
        self.excused: Counter[str] = Counter()
        """How many interactions needed no answer, by the reason; those that needed one under an empty text."""
        world.server.state.on_shown = self._shown
        world.on_built = self._listen
        self._listen(world.bot)

    def _listen(self, bot: HeartsBot) -> None:
        repository = bot.tables.repository
        keep = repository._keep

        def keep_and_note(table: Table) -> Table:
            if bot in self._world.bots:  # what a dead bot does has not happened
                self._note(table)
            return keep(table)

        repository._keep = keep_and_note  # type: ignore[method-assign]

    def asked(self, interaction: Interaction) -> None:
        """Notes an interaction that must be answered, if anybody is there to answer."""
        self._asked.append(interaction)
        self._excuses.asked(interaction)

    def answered(self, asked: Interaction) -> None:
        """Checks that the choices or the form with which an interaction was answered show no hidden card."""
        told = [f"{choice['name']} {choice['value']}" for choice in asked.choices or ()]
        told.append(json.dumps(asked.form or {}, ensure_ascii=False))
        states = [table for tables in self._recent.values() for _, table in tables]
        known = {card for table in states for card in known_cards(table, asked.user_id)}
        known |= _typed(asked) | _examples(told)
        if secret := {card for text in told for card in cards_in(text, words=False)} - known:
            self.broken.append(f"{asked.user_id} is offered {names(secret)}: {told}")

    async def look(self, log: str) -> None:
        """Checks everything; call it when all is quiet and no fault has struck for a while."""
        self.broken += self._unanswered()
        self.broken += self._answered_twice()
        self.broken += self._refused()
        self.broken += self._logged(log)
        self.broken += [why for bot in self._world.bots if (why := bot.complaint()) is not None]
        if secret := cards_in(generate_latest().decode()):
            self.broken.append(f"the metrics tell of {names(secret)}")
        for number in list(self._recent):
            self.broken += [f"table {number}: {wrong}" for wrong in await self._wrong(number)]
        self.broken += [wrong async for wrong in self._old_panels()]
        self.broken += self._world.server.complaints
        self._world.server.complaints.clear()
        self._world.server.requests.clear()
        self._asked.clear()
        self._excuses.looked()

    # -- while messages change

    def _note(self, table: Table) -> None:
        recent = self._recent.setdefault(table.record.id, deque())
        if recent and recent[-1][1].record.seq == table.record.seq:
            return
        now = self._world.time.epoch()
        recent.append((now, table))
        while len(recent) > 2 and recent[1][0] < now - RECENT:
            recent.popleft()

    def _shown(self, message: Message) -> None:
        """Checks that a message shows no card that its reader may not know, now or when it was drawn."""
        items = buttons_of(message.components)
        reader = message.only_for
        self._exported(message)
        if any(item.verb == "poster" or (reader is not None and is_open(item)) for item in items):
            return
        numbers = {item.table for item in items} - {0}
        states = [table for number in numbers or self._recent for _, table in self._recent.get(number, ())]
        if reader is None:
            lobby = any(item.verb == "join" for item in items)
            if lobby or not any(table.rounds for table in states):
                return  # nothing was dealt when it was drawn; "Ten of clubs" is the name of a game
            known = {card for table in states for card in open_cards(table) | closed_round(table, message.id)}
        else:
            known = {card for table in states for card in known_cards(table, reader)}
            known |= _examples(texts(message.components))
            answered = (each for each in self._asked if message is each.message or message.interaction_id == each.id)
            known |= {card for each in answered for card in _typed(each)}
        alternatives = [each.get("description") or "" for each in message.attachments]
        others = [{"type": TEXT, "content": text} for text in (message.content, *alternatives)]
        components = [*message.components, *others]
        for table in states:
            components = untitled(components, table)
        if secret := cards_shown(components, words=reader is None) - known:
            verbs = [item.verb for item in items]
            self.broken.append(f"{reader or 'everybody'} sees {names(secret)}: {texts(message.components)} {verbs}")

    def _exported(self, message: Message) -> None:
        """Checks that the export of a person's data has no card of a running game that they may not know."""
        if (content := message.files.get("hearts-data.zip")) is None:
            return
        reader = message.only_for
        assert reader is not None, "an export is public"
        data = {
            name: [{key: value for key, value in row.items() if key not in OF_THE_PAST} for row in rows]
            for name, rows in json.loads(ZipFile(BytesIO(content)).read("data.json")).items()
            if name not in OF_THE_PAST
        }
        known = {card for tables in self._recent.values() for _, table in tables for card in known_cards(table, reader)}
        if secret := cards_in(json.dumps(data), words=False) - known:
            self.broken.append(f"{reader} is sent {names(secret)}: {data}")

    # -- when all is quiet

    def _unanswered(self) -> Iterator[str]:
        for each in self._asked:
            reason = self._excuses.reason(each)
            self.excused[reason or ""] += 1
            if reason is not None or not unfinished(each):
                continue
            if each.response is None:
                yield f"nobody answered {each.data}"
            elif each.message is not None and self._message(each.message.id) is not None:
                yield f"still thinks about {each.data}"  # one that is gone gave way to the public message

    def _answered_twice(self) -> Iterator[str]:
        """Interactions that were answered and then once more, although no fault had struck the first answer."""
        for each in self._asked:
            answers = [message for message in each.follow_ups if message.only_for is not None]
            first = each.response not in (None, LATER_EDIT, CHOICES)
            if first + len(answers) > 1 and not self._excuses.lost(each):
                yield f"a second answer to {each.data}: {texts(answers[-1].components)}"

    def _refused(self) -> Iterator[str]:
        """Answers that Discord has refused because there was one, although no fault had struck that one."""
        for request in self._world.server.requests:
            again = request.path.endswith("/callback") and request.status == REFUSED
            if again and not self._excuses.struck(request.path):
                yield f"answered twice: {request.path} {request.body}"

    def _logged(self, log: str) -> Iterator[str]:
        """Errors in the log that no fault explains, and lines with cards."""
        lines = log.splitlines()
        fresh, self._lines = lines[self._lines :], len(lines)
        for line in fresh:
            if secret := cards_in(line):
                yield f"the log tells of {names(secret)}: {line}"
            if '"level": "error"' in line or '"level": "critical"' in line:
                entry = json.loads(line)
                if not self._excuses.explains(entry["event"], entry.get("exception", "")):
                    yield f"in the log: {line}"

    async def _wrong(self, number: int) -> list[str]:
        """The violations at one table: the cached state differs from the stored one, it is stuck, or its message is
        outdated."""
        stored, told = await self._world.bot.store.tables.load(number), self._recent[number][-1][1]
        if stored is None:
            del self._recent[number]
            return ["it is not stored any more"] if told.kind.public else []
        live, wrong = await self._world.bot.tables.get(number), []
        if told.record.seq > live.record.seq:
            wrong.append(f"what was told of is lost: {told.record.seq}, now {live.record.seq}")
        if (again := restore(stored)).game.view(None) != live.game.view(None) or again.record.seq != live.record.seq:
            wrong.append("what is stored is not what is shown")
        if live.record.status is Status.PLAYING and not live.kind.solitaire and not live.waits:
            due = live.record.due_at
            if due is None or due < self._world.bot.tables.now() - OVERDUE:
                wrong.append(f"stuck: due at {due}, asks {live.game.to_act}")
        board = self._world.bot.boards._live.get(number)
        # While only computer players move, for themselves or for people who are away, a message may wait for more to
        # show.
        rests = self._world.bot.tables.now() - live.record.updated_at > 2 * self._world.bot.tables.tempo.board_patience
        if live.alive and rests and board is not None and board.shown is not None and not live.kind.solitaire:
            subject = subject_now(live) if live.record.status is Status.PLAYING else board.shown.subject
            drawn = [self._world.bot.table_messages.draw(live, subject, news) for news in (board.news, ())]
            shown = self._message(board.shown.message_id)
            if shown is not None and all(differences(shown, layout) for layout in drawn):
                wrong.append(f"its message is old: {differences(shown, drawn[0])}; {board}")
        if rests and live.kind.public:
            marked = {post.message_id for _, post in await self._world.bot.store.posts.outdated()}
            wrong += misleading(self._world.server.state, live, marked | self._excuses.misled)
        return wrong

    async def _old_panels(self):  # type: ignore[no-untyped-def]
        """Panels that are older than their table although the bot can still reach them."""
        panels = self._world.bot.panels
        for (number, person), panel in list(panels.open.items()):
            shown = self._message(panel.message_id)
            if (
                panel.shows is Shows.OTHER
                or shown is None
                or panel.address is None
                or not panel.is_live(self._world.bot.tables.now())
            ):
                continue
            if panel.state is State.DUE and panel.due_at > self._world.bot.tables.now():
                continue  # the table has just moved on by itself; the panel will follow
            table = await self._world.bot.tables.get(number)
            seat = table.seat_of(person)
            if seat is None or (table.game.phase in (Phase.CALLING, Phase.PASSING) and seat in table.game.to_act):
                continue  # whoever has left looks on, and whoever is choosing is not disturbed
            if self._excuses.crossed(table.record.guild_id):
                continue
            wanted = panels._draw(table.seen_by(person), person, panel.address.locale, panel.shows is Shows.REMOVED)
            if not panel.tries and (wrong := differences(shown, wanted)):
                yield f"an old panel of table {number}: {wrong}; {panel}"

    def _message(self, number: int | None) -> Message | None:
        found = (channel.messages.get(number or 0) for channel in self._world.server.state.channels())
        return next((message for message in found if message is not None), None)


def _typed(asked: Interaction) -> set[Card]:
    """The cards that somebody has written in a command or a form; a refusal repeats them to that person."""
    return set() if asked.kind == PRESS else set(cards_in(json.dumps(asked.data, ensure_ascii=False)))


def differences(shown: Message, drawn: Layout) -> list[str]:
    """The parts of a message that differ from what they should be."""
    old, new = _look(shown.components), _look(drawn.to_components())
    return [f"{a} for {b}" for a, b in zip_longest(old, new) if a != b and not _is_noted(a, b)]


def _is_noted(shown: Component | None, drawn: Component | None) -> bool:
    """Whether a text is as expected except for what an answer has added in one place: that the person has a seat, or
    has played. On the panel of a pass that is the last text."""
    said, wanted = (shown or {}).get("content") or "", (drawn or {}).get("content")
    if drawn is None or wanted is None:
        return bool(said) and drawn is None
    lines, expected = said.split("\n"), wanted.split("\n")
    more = len(lines) - len(expected)
    return more > 0 and any(lines[:at] + lines[at + more :] == expected for at in range(len(expected) + 1))


def _look(components: list[Component]) -> list[Component]:
    """The parts of a message without their ids, which Discord assigns."""
    parts = ({name: value for name, value in part.items() if name != "id"} for part in walk(components))
    return [part for part in parts if "components" not in part]


def _examples(said: Sequence[str]) -> set[Card]:
    """The cards that texts name as an example."""
    return {card for each in EXAMPLES for card in cards_in(each) if any(each in text for text in said)}
