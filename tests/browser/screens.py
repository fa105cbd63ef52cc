"""Every screen of the bot, each drawn from a table that was really played up to that point."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any

from bot.community.settings import Preferences
from bot.language.wording import Translator
from bot.messages.table_messages import draw
from bot.past import deciding_round, deciding_trick
from bot.tables import seating
from bot.tables.computers import Computers
from bot.tables.drafts import Draft
from bot.tables.endings import close, end, results
from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.tables.runner import Runner
from bot.tables.seating import TableOptions, begun, private_options, reserve
from bot.tables.table import Table
from bot.tables.views import TableView, between_tricks
from bot.ui.board import board, paused
from bot.ui.calls import being_called, invitation, nobody_to_call, nudge, regulars_call, welcome
from bot.ui.curves import TRICK_FILE
from bot.ui.deciding_trick import draw_trick, trick_in_words, trick_picture
from bot.ui.items import GREEN, Layout, line, screen, text, with_way_back
from bot.ui.lobby import closed, lobby, started
from bot.ui.panel import farewell, panel, spectator
from bot.ui.results import ended_early, game_result, round_result, scores
from bot.ui.rules import rules
from cogs.table.replay import replay
from cogs.table.screens import back_to_table, more, status, sure, sure_to_block, table_settings
from db import Closing, Status
from hearts import Pass, Phase, Play, Rules, preset
from players import choose
from players.pinned import CLUB, DEAL_BYTES
from tests.bot.test_past import rounds_of
from tests.mirror import ROOT

ANA, BEN, CHIDI = Person(1, "Ana"), Person(2, "Ben"), Person(3, "Chidi")
STRANGER = Person(9, "Dana")


@dataclass(frozen=True)
class Screen:
    name: str
    layout: Layout
    trick: bytes = b""
    """The attached picture of a trick."""


def galleries() -> list[ModuleType]:
    """The modules in which features draw their own screens, and name the modules of these (``SHOWN``)."""
    found = sorted((ROOT / "tests/cogs").glob("*/gallery.py"))
    return [import_module(f"tests.cogs.{file.parent.name}.gallery") for file in found]


class Gallery:
    """Plays tables up to the point that a screen needs; the same seed gives the same cards."""

    def __init__(self, say: Translator, now: int, channels: tuple[int, int] = (12, 13), role: int = 21) -> None:
        """``channels`` and ``role`` are those in menus: Discord and the simulator show the names of real ones only."""
        self.say, self.now, self.channels, self.role = say, now, channels, role
        self.two_colours = Translator("en", say.faces.seen_as("two"))
        self.rng = random.Random(8)
        self.runner = Runner(Tempo(), Computers(self.rng))

    def screens(self) -> Iterator[Screen]:
        """All screens, in the order in which a player meets them."""
        say = self.say
        waiting = self.opened()
        passing = self.dealt(waiting)
        passed = self.passed(passing, ANA)
        playing = self.until(self.passed(passed, BEN), lambda table: self.asked(table, ANA) and self.first(table))
        middle = self.until(playing, lambda table: self.asked(table, ANA) and len(table.game.tricks) >= 5)
        waits = self.until(middle, lambda table: self.asked(table, BEN))
        between = self.until(middle, lambda table: table.game.phase is Phase.DEALING)
        second = self.until(self.dealt(between), lambda table: self.asked(table, ANA) and table.game.tricks != ())
        over = self.until(second, lambda table: table.game.phase is Phase.OVER)
        hand, menus = passing.game.view(0).hand, Preferences(panel="menus")
        me = self.seen(playing, ANA)
        yield Screen("lobby", lobby(self.seen(waiting), say))
        full = seating.add_computer(waiting, ANA, self.rng)
        yield Screen("lobby-full", lobby(self.seen(seating.join(full, CHIDI)), say))
        invited = reserve(waiting, [(CHIDI.id, CHIDI.name)], self.now + 600_000)
        called = say("invitation-call", host="Ana", who="<@3>")
        yield Screen("lobby-invited", lobby(self.seen(invited), say))
        yield Screen("invitation", invitation(self.seen(invited), say, called))
        yield Screen("invitation-over", invitation(self.seen(waiting), say))
        announced = waiting.with_settings(starts_at=self.now + 7_200_000)
        yield Screen("lobby-announced", lobby(self.seen(announced), say))
        yield Screen("lobby-starting", lobby(self.seen(announced.with_record(starting=True)), say))
        yield Screen("start-call", nudge(self.seen(announced.with_record(starting=True)), "<@1>, <@2>", say))
        altered = seating.change_rules(waiting, ANA, "", Rules(passing="left", moon="off"))
        yield Screen("lobby-altered", lobby(self.seen(altered), say))
        call = say("regulars-call", who="Ana", regulars="<@3>, <@4>")
        yield Screen("regulars-call", regulars_call(self.seen(waiting), say, call))
        yield Screen("being-called", being_called(True, say))
        at_lobby = self.seen(waiting, ANA)
        yield Screen("nobody-to-call", with_way_back(nobody_to_call(at_lobby, False, say), say, None))
        yield Screen(
            "lobby-rules", with_way_back(rules(at_lobby, say, buttons=back_to_table(at_lobby, say)), say, None)
        )
        for name, person in (("lobby-more", ANA), ("lobby-more-guest", BEN)):
            yield Screen(name, with_way_back(more(self.seen(waiting, person), say, person), say, None))
        settings = table_settings(self.seen(waiting, ANA), say, hints=True, threads=False)
        yield Screen("lobby-settings", with_way_back(settings, say, None))
        yield Screen("lobby-started", started(self.seen(passing), say))
        own = {"channel_id": 13, "parent_id": 12, "own_thread": True}
        yield Screen("lobby-thread", started(self.seen(passing.with_record(**own)), say))
        yield Screen("lobby-over", started(self.seen(over.with_record(**own)), say))
        yield Screen("board-passing", board(self.seen(passed), say))
        yield Screen("pass-menu", panel(self.seen(passing, ANA), say, preferences=menus))
        yield Screen("pass-buttons", panel(self.seen(passing, ANA), say, draft=Draft(hand[2:4])))
        yield Screen("pass-ready", panel(self.seen(passing, ANA), say, draft=Draft(hand[9:12])))
        yield Screen("pass-chosen", panel(self.seen(passed, ANA), say))
        yield Screen("board-first", board(self.seen(playing), say))
        yield Screen("play-first", panel(me, say))
        yield Screen("board-playing", board(self.seen(middle), say))
        yield Screen("play-buttons", panel(self.seen(middle, ANA), say))
        leads = self.until(middle, lambda table: self.asked(table, ANA) and between_tricks(table.game))
        yield Screen("play-leads", panel(self.seen(leads, ANA), say))
        yield Screen("board-leads", board(self.seen(leads), say))
        yield Screen("play-two-colours", panel(self.seen(middle, ANA), self.two_colours))
        yield Screen("play-menu", panel(self.seen(middle, ANA), say, preferences=menus))
        yield Screen("play-waits", panel(self.seen(waits, ANA), say))
        yield self.finished("round-result", between, 0)
        yield Screen("panel-between", panel(self.seen(between, ANA), say))
        yield Screen("board-second", board(self.seen(second), say))
        yield self.finished("round-result-old", second, 0)
        yield self.finished("round-result-last", over, len(over.game.rounds) - 1)
        words, picture = self.trick(over, deciding_round(over.rules, over.game.rounds, over.game.winners))
        yield Screen("game-result", game_result(self.seen(over), say, words, TRICK_FILE), picture)
        yield Screen("panel-over", panel(self.seen(over, ANA), say))
        yield Screen("scores", scores(self.seen(over), say))
        yield Screen("replay", with_way_back(replay(self.seen(over), rounds_of(over.game)[0], 4, say), say, None))
        yield Screen("rules", with_way_back(rules(self.seen(waiting), say), say, None))
        yield Screen("more", with_way_back(more(self.seen(middle, ANA), say, ANA), say, None))
        yield Screen("more-stranger", with_way_back(more(self.seen(middle, STRANGER), say, STRANGER), say, None))
        yield Screen("sure-leave", sure(self.seen(middle, ANA), say, "leave"))
        yield Screen("sure-end-moderator", sure(self.seen(waiting, STRANGER), say, "end"))
        yield Screen("sure-block", sure_to_block(BEN.id, "Ben", ["24"], say))
        yield Screen("left", farewell(self.seen(middle, STRANGER), say))
        yield Screen("sure-end", sure(self.seen(middle, ANA), say, "end"))
        asking = middle.with_seat(2, wants_end=True)
        yield Screen("board-asks-to-end", board(self.seen(asking), say))
        yield Screen("more-asks-to-end", with_way_back(more(self.seen(asking, ANA), say, ANA), say, None))
        ended = end(end(middle, ANA), BEN)
        early = replace(ended, results=results(ended))
        yield Screen("board-ended-early", ended_early(self.seen(early), say))
        yield Screen("panel-ended-early", panel(self.seen(early, ANA), say))
        yield Screen("spectator", panel(self.seen(middle, STRANGER), say))
        yield Screen("spectator-less", spectator(self.seen(middle, STRANGER), say, status=False))
        yield Screen("spectator-banned", spectator(self.seen(middle, STRANGER), say, status=False, outsider="banned"))
        yield Screen("spectator-lobby", spectator(self.seen(waiting, STRANGER), say))
        yield Screen("spectator-second", panel(self.seen(second, STRANGER), say))
        yield Screen(
            "status",
            status(
                [
                    (
                        self.seen(replace(waiting, record=replace(waiting.record, id=25)), ANA),
                        say("state-lobby"),
                        False,
                    ),
                    (self.seen(middle, ANA), say("state-playing", round=1), False),
                ],
                say,
            ),
        )
        yield Screen("refusal", screen(text(say("refusal-host-only", host="Ana"))))
        away = middle.with_seat(0, away=True)
        yield Screen("play-away", panel(self.seen(away, ANA), say))
        yield Screen("board-away", board(self.seen(away), say))
        rests = self.runner.advance(middle.with_record(status=Status.SUSPENDED), middle, self.now)
        yield Screen("paused", paused(self.seen(rests), say))
        yield Screen("panel-paused", panel(self.seen(rests, ANA), say))
        yield Screen("ended-early", closed(self.seen(close(middle, Closing.IDLE)), say))
        yield Screen("spectator-paused", panel(self.seen(rests, STRANGER), say))
        yield Screen("spectator-over", panel(self.seen(over, STRANGER), say))
        yield Screen("closed", closed(self.seen(close(waiting, Closing.PLAYERS)), say))
        yield Screen("welcome", welcome(say))
        features = [each for feature in galleries() for each in feature.screens(self, middle)]
        yield from features
        of_day = [each.layout for each in features if each.name in ("daily-announced", "puzzle-day")]
        day, puzzle = (whole["components"] for layout in of_day for whole in layout.to_components())
        yield Screen("day-with-puzzle", screen(*day, line(), *puzzle, colour=GREEN))
        yield from self.rarer()

    def sealed(self, kind: str, **record: Any) -> tuple[Table, Table, Table]:
        """A sealed deal while its cards are passed, when it is over, and as it was stopped in its sixth trick."""
        options = private_options(Rules(end="rounds", end_rounds=1), "standard")
        opened = begun(26, ANA, options, self.now, self.rng, kind=kind, **record)
        passing = self.runner.seal_round(opened, self.rng.randbytes(DEAL_BYTES) + CLUB.encode(), self.now)
        over = self.until(self.passed(passing, ANA), lambda table: table.game.phase is Phase.OVER)
        tricks = self.until(self.passed(passing, ANA), lambda table: len(table.game.tricks) == 5)
        return passing, over, tricks.with_record(status=Status.CANCELLED)

    def panels(self, *sealed: Table) -> Iterator[Screen]:
        """The panels of what `sealed` has played."""
        for name, table in zip(("passing", "panel-over", "stopped"), sealed, strict=True):
            drawn = panel(self.seen(table, ANA), self.say, hints=table.kind.hints)
            yield Screen(f"{table.kind.name}-{name}", drawn)

    def rarer(self) -> Iterator[Screen]:
        """The screens of other games: more seats, two packs, the dealer's call, the choice after a moon."""
        say = self.say
        eight = self.dealt(self.opened("double_deck", 8, computers=6))
        eight = self.until(
            self.passed(self.passed(eight, ANA), BEN),
            lambda table: self.asked(table, ANA) and len(table.game.tricks) > 2,
        )
        yield Screen("board-eight", board(self.seen(eight), say))
        yield Screen("play-eight", panel(self.seen(eight, ANA), say))
        sealed = self.dealt(self.opened().with_settings(cut=True))
        cutter = sealed.seats[sealed.cutter or 0].player_id
        yield Screen("board-cutting", draw(sealed, "round 0", say))
        yield Screen("cutting", panel(sealed.seen_by(cutter), say))
        yield Screen("cutting-waits", panel(sealed.seen_by(ANA.id + BEN.id - (cutter or 0)), say))
        yield Screen("board-after-cut", draw(self.runner.deal_sealed(sealed, 17, self.now), "round 0", say))
        calling = self.dealt(self.opened("dealers_choice", None, computers=2))
        caller = calling.game.to_act[0]
        yield Screen("board-calling", board(self.seen(calling), say))
        yield Screen("calling", panel(replace(self.seen(calling, ANA), me=caller, game=calling.game.view(caller)), say))

    def finished(self, name: str, table: Table, number: int) -> Screen:
        """The result of a round with the picture of its trick."""
        words, picture = self.trick(table, number)
        return Screen(name, round_result(self.seen(table), number, self.say, words), picture)

    def trick(self, table: Table, number: int) -> tuple[str, bytes]:
        """The trick that decided a round, in words and as a picture."""
        view, played = self.seen(table), rounds_of(table.game)[number]
        step = deciding_trick(played)
        return trick_in_words(view, played, step, self.say), draw_trick(trick_picture(view, played, step, self.say))

    # -- playing that far

    def opened(self, name: str = "standard", seats: int | None = None, computers: int = 1) -> Table:
        rules = preset(name, seats)
        if name == "standard":
            rules = rules.model_copy(update={"end_score": 40})
        order = TableOptions(guild_id=11, channel_id=12, rules=rules, preset=name, computers=computers)
        table = seating.open_table(24, ANA, order, self.now, self.rng)
        return self.runner.advance(seating.join(table, BEN), table, self.now)

    def dealt(self, table: Table) -> Table:
        if table.record.status is Status.LOBBY:
            table = seating.begin(table, self.rng)
        return self.runner.seal_round(table, self.rng.randbytes(16), self.now)

    def passed(self, table: Table, person: Person) -> Table:
        if table.game.phase is not Phase.PASSING:
            return table
        seat = table.my_seat(person.id)
        move = choose("casual", table.game.view(seat), self.rng)
        assert isinstance(move, Pass)
        return self.runner.move(table, seat, move, self.now)

    def until(self, table: Table, enough: Callable[[Table], bool]) -> Table:
        """Lets computer players play until ``enough(table)`` is true."""
        while not enough(table):
            if table.game.phase is Phase.DEALING:
                table = self.dealt(table)
                continue
            seat = table.game.to_act[0]
            move = choose("casual", table.game.view(seat), self.rng)
            table = self.runner.move(table, seat, move, self.now)
            assert isinstance(move, Pass | Play)
        return table

    def asked(self, table: Table, person: Person) -> bool:
        return table.game.phase is Phase.PLAYING and table.seat_of(person.id) in table.game.to_act

    def first(self, table: Table) -> bool:
        return table.game.tricks == ()

    def seen(self, table: Table, person: Person | None = None) -> TableView:
        return table.seen_by(person.id if person else None)
