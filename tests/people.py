"""Players for tests: people who play through what their screens offer, in the simulated or the connected Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from bot.answers.context import Context
from bot.answers.feature import Handler
from bot.client import HeartsBot
from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from bot.ui import items
from bot.ui.actions import Action
from hearts import Card, Rules, write_code
from tests.payloads import MENU, PING
from tests.screens import ON_PANELS, Button, Screen

CHOSEN = 3
"""The style of a success button, which marks a chosen card."""
TEST = "h1:b:test:0:0:"
"""The custom_id of a button that only tests have."""

MANAGER = Sitter(0, "", may_manage=True)

S = TypeVar("S", bound=Screen)
P = TypeVar("P", bound="Player[Any]")


def doing(done: Callable[[Context], Awaitable[object]]) -> Handler:
    """A handler of presses that does this and says so."""

    async def press(ctx: Context, action: Action) -> None:
        await done(ctx)
        await ctx.private(items.screen(items.text("Done")))

    return press


def short(rounds: int = 1, **rules: Any) -> str:
    """The code of a game of so many rounds without a pass."""
    return write_code(Rules(end="rounds", end_rounds=rounds, passing="none", **rules))


class Player(Generic[S]):
    """A person on the server, with the panel that they have open at each table."""

    panels: dict[int, S]

    @property
    def id(self) -> int:
        raise NotImplementedError

    @property
    def server(self) -> Server[Any, S]:
        """Where they play."""
        raise NotImplementedError

    async def command(self, name: str, /, **options: Any) -> S:
        """Types a slash command; returns the answer."""
        raise NotImplementedError

    async def in_menus(self) -> S:
        """Prefers menus to buttons from now on; returns the hand."""
        await self.server.bot.people.prefer(self.id, panel="menus")
        return await self.show(self.server.board())

    async def at_once(self) -> None:
        """Prefers that computer players move at once, without stops, in the games that this person plays alone from now
        on."""
        await self.server.bot.people.prefer(self.id, speed="at-once")

    async def end(self, **options: Any) -> S:
        """``/hearts end``, confirmed; everybody else at the table agrees. Returns the last answer."""
        answer = await self.press(await self.command("hearts end", **options), "cancel")
        if answer.says("end-asked-yours"):
            for other in self.server.seated(await self.server.table(answer.one("hand").table)):
                if other is not self:
                    answer = await other.press(await other.command("hearts end", **options), "cancel")
        return answer

    async def has(self, done: Callable[[Context], Awaitable[object]]) -> None:
        """Has something done in a press of theirs, as on a screen of another feature, which may be left out."""
        self.server.bot.router.presses["test"] = doing(done)
        assert (await self.forge(await self.command("hearts status"), TEST)).text == "Done"

    async def delete_data(self) -> None:
        """Has everything that is stored about them deleted."""
        await self.has(lambda ctx: ctx.bot.privacy.delete(ctx.person))

    async def leave(self, **options: Any) -> S:
        """``/hearts leave``, confirmed."""
        return await self.press(await self.command("hearts leave", **options), "leave")

    async def press(self, screen: S, verb: str | Button) -> S:
        """Clicks an enabled button of a message."""
        raise NotImplementedError

    async def forge(self, screen: S, custom_id: str, values: Sequence[str] | None = None) -> S:
        """Presses a component that the message never had, as a client other than Discord's could."""
        raise NotImplementedError

    async def pick(self, screen: S, menu: Button, values: Sequence[str]) -> S:
        """Selects values in one of several menus."""
        raise NotImplementedError

    @property
    def panel(self) -> S:
        """The panel at the person's only table."""
        assert len(self.panels) == 1
        return next(iter(self.panels.values()))

    async def choose(self, screen: S, verb: str, values: Sequence[str]) -> S:
        """Selects values in a menu."""
        return await self.pick(screen, screen.one(verb), values)

    async def press_more(self, screen: S, verb: str, arg: str = "") -> S:
        """Presses a button of the screen that *More…* opens, the one with ``arg`` if several have the verb."""
        more = await self.press(screen, "more")
        return await self.press(more, next(item for item in more.all(verb) if arg in ("", item.arg)))

    async def choose_more(self, screen: S, verb: str, values: Sequence[str]) -> S:
        """Selects values in a menu of that screen."""
        return await self.choose(await self.press(screen, "more"), verb, values)

    async def show(self, screen: S) -> S:
        """Presses "Show my hand"."""
        return await self.press(screen, "hand")

    async def look(self) -> None:
        """Looks whether the panel has changed, with the button that it has while others play."""
        if "refresh" in self.panel.verbs:
            await self.press(self.panel, "refresh")

    async def play(self, card: Card | None = None, *, screen: S | None = None) -> S:
        """Plays a card from the panel by pressing it, or by choosing it in the menu."""
        screen = screen or self.panel
        card = card or screen.playable[0]
        for item in screen.all("play"):
            if item.kind == MENU:
                return await self.choose(screen, "play", [str(card)])
            if item.arg == str(card):
                return await self.press(screen, item)
        raise AssertionError(f"{card} is not on {screen}")

    async def pass_cards(self, screen: S | None = None) -> S:
        """Passes the first cards on offer, chosen by buttons or menus."""
        screen = screen or self.panel
        for card in [item for item in screen.all("toggle") if item.style != CHOSEN and not item.disabled]:
            if any(not item.disabled for item in screen.all("pass")):
                break
            screen = await self.press(screen, next(item for item in screen.all("toggle") if item.card is card.card))
        for place in range(len(screen.all("choose"))):
            menu = screen.all("choose")[place]
            taken = {value for other in screen.all("choose") for value in other.chosen if other is not menu}
            await self.pick(screen, menu, [value for value in menu.values if value not in taken][: menu.count])
        return await self.press(screen, "pass")

    def keep(self, screen: S) -> None:
        """Remembers a screen if it is a panel: a private message with a prompt of one table."""
        if screen.private:
            for table in {item.table for item in screen.buttons if item.verb in ON_PANELS and item.table}:
                self.panels[table] = screen


class Server(Generic[P, S]):
    """A server whose members play."""

    bot: HeartsBot
    guild: Any
    people: list[P]

    async def wait(self, seconds: float) -> None:
        """Lets time pass."""
        raise NotImplementedError

    async def table(self, number: int = 1) -> Table:
        """The table as the bot knows it."""
        raise NotImplementedError

    def messages(self, channel: Any = None) -> list[S]:
        """The public messages of a channel, oldest first."""
        raise NotImplementedError

    def board(self, number: int = 1) -> S:
        """The newest public message of a table."""
        for screen in reversed(self.messages()):
            if any(item.table == number for item in screen.buttons) and not PING.search(screen.text):
                return screen
        raise AssertionError("the table has no message")

    def calls(self) -> list[S]:
        """The public messages that call somebody, oldest first."""
        return [screen for screen in self.messages() if PING.search(screen.text)]

    async def cards_played(self, number: int = 1) -> int:
        """How many cards have been played in the round."""
        view = (await self.table(number)).game.view(None)
        return sum(len(trick.plays) for trick in view.tricks) + len(view.trick.plays if view.trick else ())

    @property
    def ana(self) -> P:
        return self.people[0]

    @property
    def ben(self) -> P:
        return self.people[1]

    @property
    def chidi(self) -> P:
        return self.people[2]

    @property
    def dana(self) -> P:
        return self.people[3]

    async def open(self, *guests: P, host: P | None = None, **options: Any) -> S:
        """``/hearts new``; then the guests press Join."""
        lobby: S = await (host or self.ana).command("hearts new", **options)
        for guest in guests:
            await guest.press(lobby, "join")
        return lobby

    async def begin(self, *guests: P, host: P | None = None, **options: Any) -> int:
        """Begins a game, and opens a panel for each of its people. Returns the number of the table."""
        host = host or self.ana
        lobby = await self.open(*guests, host=host, **options)
        number = lobby.one("start").table
        await host.press(lobby, "start")
        await self.wait(1)
        for person in (host, *guests):
            await person.show(self.board(number))
        return number

    async def begin_first_trick(self, **options: Any) -> None:
        """Begins a game of four people, who pass."""
        await self.begin(self.ben, self.chidi, self.dana, **options)
        await self.pass_all()

    async def change_settings(self, **settings: Any) -> None:
        """Changes settings of the server, as somebody who may manage it."""
        await self.bot.servers.change(self.guild.id, MANAGER, **settings)

    async def show_hands(self, number: int = 1) -> None:
        """Everybody at the table presses "Show my hand"."""
        for person in self.seated(await self.table(number)):
            await person.show(self.board(number))

    async def get_ready(self, number: int = 1) -> None:
        """Everybody at the table types ``/hearts ready``."""
        for person in self.seated(await self.table(number)):
            await person.command("hearts ready")

    async def pass_all(self, number: int = 1) -> None:
        """Everybody at the table passes from their panel."""
        for person in self.seated(await self.table(number)):
            screen = person.panels[number]
            if {"toggle", "choose"} & {*screen.verbs}:  # cards to choose, on buttons or in menus
                await person.pass_cards(screen)
        await self.wait(1)

    def seated(self, table: Table) -> list[P]:
        ids = [seat.player_id for seat in table.seats]
        return [person for person in self.people if person.id in ids]

    def on_turn(self, number: int = 1) -> P | None:
        """The person whose panel offers cards to play; None if there is none."""
        return next((p for p in self.people if number in p.panels and p.panels[number].playable), None)

    async def until_turn(self, number: int = 1, patience: int = 40) -> P:
        """Lets time pass until one of the people may play a card."""
        for _ in range(patience):
            person = self.on_turn(number)
            if person is not None:
                return person
            await self.wait(1)
        raise AssertionError(f"nobody may play: {self.board(number)}")

    async def until_asked(self, number: int = 1, patience: int = 60) -> P:
        """Lets time pass in small steps until a person, not a computer player, has to choose a card."""
        for _ in range(patience):
            table = await self.table(number)
            for seat in table.game.to_act:
                if not table.by_computer(seat) and table.autoplay is None:
                    return next(person for person in self.people if person.id == table.seats[seat].player_id)
            await self.wait(0.5)
        raise AssertionError("nobody is asked")

    async def play_on(
        self,
        number: int = 1,
        *,
        until: Callable[[Table], bool],
        pick: Callable[[P, list[Card]], Card] | None = None,
    ) -> None:
        """People play what their panels offer until ``until(table)`` is true: the lowest card, or the one that ``pick``
        returns."""
        for _ in range(10_000):
            if until(await self.table(number)):
                return
            person = self.on_turn(number)
            if person is None:
                await self.wait(1)
            else:
                screen = person.panels[number]
                await person.play(pick(person, screen.playable) if pick else min(screen.playable), screen=screen)
        raise AssertionError("the game does not get there")

    async def go_on(self, number: int = 1) -> None:
        """Between two rounds: everybody presses Ready as soon as the last trick has been shown."""
        seated = self.seated(await self.table(number))
        for _ in range(4):
            if all("ready" in person.panels[number].verbs for person in seated if number in person.panels):
                break
            await self.wait(1)
        for person in seated:
            screen = person.panels.get(number)
            if screen is not None and "ready" in screen.verbs:
                await person.press(screen, "ready")
        await self.wait(1)

    async def play_round(self, number: int = 1, **options: Any) -> None:
        """Plays a whole round, with its pass."""
        rounds = len((await self.table(number)).game.rounds)
        await self.pass_all(number)
        await self.play_on(number, until=lambda table: len(table.game.rounds) > rounds, **options)
