"""Solo: begins solo games and goes on with them, and sets how their computer players play."""

from __future__ import annotations

from bot.answers.asker import Asker
from bot.answers.error_messages import explain_refusal
from bot.answers.replies import answer, show_panel
from bot.tables.errors import NotAllowed
from bot.tables.pace import SPEEDS
from bot.tables.seating import TableOptions, private_options
from bot.tables.table import Table
from bot.ui.actions import Action, read_answer
from cogs.solo.games import SOLO, STUDY, SoloGames
from cogs.solo.screens import arrangement, sure_to_begin_anew
from hearts import Rules
from players import LEVELS


class SoloPresses:
    """Answers what people ask for with /solo and on the screens of a solo game."""

    def __init__(self, games: SoloGames) -> None:
        self._games = games

    async def play(
        self,
        asker: Asker,
        *,
        level: str | None = None,
        speed: str | None = None,
        preset: str | None = None,
        anew: bool = False,
    ) -> None:
        """Shows the person's solo game as they left it, or begins a new one. Level and speed are remembered."""
        name, rules = await asker.bot.house_rules.rules_for(asker.guild_id, preset, None)
        await _remember(asker, level, speed)
        options, hinted = _options(asker, rules, name), _hinted(asker)
        if anew:
            await show_panel(asker, await self._games.anew(asker.person, options, hinted=hinted))
            return
        table, new = await self._games.play(asker.person, options, hinted=hinted)
        if not new and (level or speed):
            table = await self._games.arrange(table.record.id, asker.person, level=level, speed=speed)
        goes_on = not new and preset is not None
        await show_panel(asker, table, asker.say("solo-goes-on") if goes_on else "")

    async def press(self, asker: Asker, action: Action) -> None:
        """Handles *Play now*, *Play on from here*, or a press on the panel of a game. Raises NotAllowed."""
        if not action.table:
            await self.play(asker)
            return
        if action.arg == "from":
            await self._play_on(asker, action)
            return
        table = await asker.bot.tables.get(action.table)
        if table.kind not in (SOLO, STUDY):
            raise NotAllowed("unreadable")
        match action.arg:
            case "on":
                seen = asker.bot.tables.turns.after_trick(table.record.id, asker.person, action.prompt)
                await answer(asker, table.record.id, seen)
            case "back":
                await self._take_back(asker, action, table)
            case "game":
                await _show_arrangement(asker, table)
            case "sure":
                await asker.private(sure_to_begin_anew(table.seen_by(asker.id), asker.say))
            case "new":
                await self._again(asker, table)
            case "level":
                await self._arrange(asker, table, level=action.choice(LEVELS))
            case "speed":
                await self._arrange(asker, table, speed=action.choice(SPEEDS))
            case "check.yes" | "check.no":
                await asker.prefer(checked=read_answer(action.arg.partition(".")[2]))
                await _show_arrangement(asker, table, asker.say("settings-saved"))
            case _:
                raise NotAllowed("unreadable")

    async def _play_on(self, asker: Asker, action: Action) -> None:
        """Plays on from a position of a finished round."""
        speed = asker.bot.people.preferences(asker.id).speed
        with asker.bot.panels.leaving(asker.interaction):
            table = await self._games.play_on(asker.person, action.table, action.prompt, speed)
        await show_panel(asker, table)

    async def _take_back(self, asker: Asker, action: Action, table: Table) -> None:
        """Takes the person's last choice back. It is said once that the game counts for nothing from then on."""
        try:
            with asker.bot.panels.leaving(asker.interaction):
                study, taken = await self._games.take_back(asker.person, action.table, action.prompt)
        except NotAllowed as refusal:
            await show_panel(asker, table, explain_refusal(refusal, asker.say))
            return
        note = "note-outdated" if not taken else "study-taken-back" if table.kind is SOLO else ""
        await show_panel(asker, study, asker.say(note) if note else "")

    async def _again(self, asker: Asker, table: Table) -> None:
        """Begins a game with the same rules instead of this one. An old button, or the second of two presses, shows the
        game that is being played now, if any."""
        options = _options(asker, table.rules, table.record.preset)
        with asker.bot.panels.leaving(asker.interaction):
            new = await self._games.anew(asker.person, options, instead_of=table.record.id, hinted=_hinted(asker))
        await show_panel(asker, new)

    async def _arrange(self, asker: Asker, table: Table, level: str | None = None, speed: str | None = None) -> None:
        await _remember(asker, level, speed)
        if table.alive:
            table = await self._games.arrange(table.record.id, asker.person, level=level, speed=speed)
        await _show_arrangement(asker, table, asker.say("settings-saved"))


def _options(asker: Asker, rules: Rules, name: str) -> TableOptions:
    """A game with these rules, with computer players as the person has chosen them last."""
    preferences = asker.bot.people.preferences(asker.id)
    level = preferences.solo_level or asker.bot.servers.settings(asker.guild_id).level
    return private_options(rules, name, level, preferences.speed)


def _hinted(asker: Asker) -> bool:
    """Whether the coach speaks by itself from the beginning of a game."""
    preferences = asker.bot.people.preferences(asker.id)
    return preferences.coached or preferences.checked


async def _show_arrangement(asker: Asker, table: Table, note: str = "") -> None:
    checked = asker.bot.people.preferences(asker.id).checked
    await asker.private(arrangement(table.seen_by(asker.id), asker.say, note, checked=checked))


async def _remember(asker: Asker, level: str | None, speed: str | None) -> None:
    chosen = {"solo_level": level, "speed": speed}
    if changes := {name: value for name, value in chosen.items() if value is not None}:
        await asker.prefer(**changes)
