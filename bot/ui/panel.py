"""The panel: one person's private screen, with the question that they are asked, or whom they wait for."""

from __future__ import annotations

from typing import Literal

import discord

from bot.community.settings import USUAL_PREFERENCES, Preferences
from bot.language.wording import Translator
from bot.numerals import numeral, signed
from bot.tables.drafts import NOTHING_CHOSEN, Draft
from bot.tables.views import Status, TableView
from bot.ui.board import who_is_asked
from bot.ui.cutting import cutting_panel
from bot.ui.features import loaded, replay_button, screens_of
from bot.ui.items import GOLD, GREEN, GREY, Component, Layout, button, close, line, row, screen, text, with_way_back
from bot.ui.lobby import closed
from bot.ui.names import MAX_NAME_LENGTH, who_plays
from bot.ui.notices import chosen_in_time, missed_turn
from bot.ui.passing import calling, passing
from bot.ui.playing import playing
from bot.ui.progress import back, due, more, refresh, time_for_others, waiting, which_round
from bot.ui.results import (
    headlines,
    looking_back,
    moon,
    own_points,
    ready_on_panel,
    rematch,
    score_table,
    verdict,
    winners,
)
from bot.ui.rules import open_button
from bot.ui.tabletop import last_trick_line, named, own_seats, seats, standing, trick_number
from bot.ui.words import unit
from hearts import Phase, RoundResult

Outsider = Literal["new", "former", "banned"]
"""Somebody without a seat: a former player may always come back to theirs, somebody who is banned may have none."""


def panel(
    view: TableView,
    say: Translator,
    *,
    preferences: Preferences = USUAL_PREFERENCES,
    draft: Draft = NOTHING_CHOSEN,
    note: str = "",
    hints: bool = True,
    ahead: bool = True,
) -> Layout:
    """The panel of the person whose view it is; ``note`` is one line about what has just happened; ``ahead``: cards may
    be chosen before one's turn."""
    if view.me is None:
        return spectator(view, say, note)
    own = screens_of(view.kind)
    if view.ended_early:
        cancelled = own.cancelled
        if cancelled is None and not view.begun:  # its message, in the same channel, says by whom and what next
            return screen(text(say("ended-game"), note), row(close(say)), colour=GREY)
        return cancelled(view, say, note) if cancelled else with_way_back(closed(view, say, note), say, None)
    if view.status is Status.OVER and own.over is not None:
        return own.over(view, say, note)
    if view.status is Status.LOBBY:
        return waiting(view, say, say("panel-lobby", host=view.seats[view.me].host), note)
    if view.status is Status.SUSPENDED:
        return waiting(view, say, say("panel-suspended"), note)
    if view.game.to_act and view.me not in view.game.players:
        return _out(view, say, note)
    match view.game.phase:
        case Phase.PASSING:
            return passing(view, say, preferences, note, draft=draft, hints=hints)
        case Phase.PLAYING:
            return playing(view, say, preferences, note, hints=hints, ahead=ahead, given=draft.hint)
        case Phase.DEALING if view.cutter is not None:
            return cutting_panel(view, say, note)
        case Phase.DEALING if not view.game.rounds:
            return waiting(view, say, say("panel-dealing"), note)
        case Phase.DEALING | Phase.OVER:
            return (own.between or _between)(view, say, note)
        case Phase.CALLING:
            return calling(view, say, draft.called, note)
        case Phase.CHOOSING:
            return _moon(view, say, note)


def spectator(
    view: TableView, say: Translator, note: str = "", *, status: bool = True, outsider: Outsider = "new"
) -> Layout:
    """The screen of somebody who presses "Show my hand" without sitting at the table; ``status``: with how the game
    stands, which the server may not want."""
    if view.ended_early:
        return closed(view, say, note, again=False)
    game, buttons = view.game, take_seat(view, say, outsider)
    goes_on = view.status is Status.PLAYING
    over = game.phase is Phase.OVER
    parts: list[Component] = [text(*([winners(view, say)] if over else _watching(view, say, status)), note)]
    if status and goes_on and game.to_act:
        trick = [say("panel-trick", trick=trick_number(view))] if game.phase is Phase.PLAYING else []
        parts += [
            line(),
            text("-# " + " · ".join([which_round(view, say), *trick]), who_is_asked(view, say)),
            text(*(seats(view, say, MAX_NAME_LENGTH) if trick else standing(view, say))),
        ]
        buttons.append(refresh(view, say))
    elif status and game.rounds:
        parts.append(text(score_table(view, game.rounds[-1], say)))
    if over:
        buttons = [replay_button(view.id, say), *loaded(open_button(say))]
    return screen(*parts, *seat_to_take(view, say, outsider), *([row(*buttons)] if buttons else []), colour=GREY)


def _watching(view: TableView, say: Translator, status: bool) -> list[str]:
    """What a spectator of a game that is not over reads first. A lobby has nothing to watch yet, and a server that lets
    nobody watch has never anything."""
    if view.status is Status.LOBBY:
        return [say("spectator-lobby")]
    paused = [say("spectator-paused")] if view.status is Status.SUSPENDED else []
    if not status:
        return [say("spectator-off"), *paused]
    return [say("spectator-title"), *(paused or [say("spectator-hint")])]


def seat_to_take(view: TableView, say: Translator, outsider: Outsider) -> list[Component]:
    """For whom somebody new plays on who takes a seat of a running game: the last computer player, as
    `bot.tables.seating.join` has it. Empty if no seat can be had."""
    can_sit = view.status is Status.PLAYING and outsider == "new" and take_seat(view, say)
    theirs = [seat for seat in view.seats if seat.computer] if can_sit else []
    if not theirs:
        return []
    chips, points = view.rules.scoring == "chips", view.game.totals[theirs[-1].seat]
    return [text(say("spectator-seat", who=named(theirs[-1], say), points=points, chips=chips))]


def _out(view: TableView, say: Translator, note: str) -> Layout:
    """The panel of somebody who has no chips left to play with, while the others do."""
    return screen(
        text(say("panel-out"), note),
        line(),
        text(f"-# {which_round(view, say)}", who_is_asked(view, say), *seats(view, say, MAX_NAME_LENGTH)),
        row(refresh(view, say), *([] if view.kind.adjustable else more(view, say))),
        colour=GREY,
    )


def _between(view: TableView, say: Translator, note: str) -> Layout:
    """After the game; after a round what it was for the person alone, a moon or the tricks that explain that, and when
    the next one begins: all the rest stands in the public message."""
    result = view.game.rounds[-1]
    if view.game.phase is not Phase.OVER:
        shot = moon(view, result, say, me=result.shooter == view.me) if result.shooter is not None else ""
        told = _own_round(view, result, say), shot or own_points(view, result, say)
        begins = text(say("result-next", due=due(view)))
        last = text(last_trick_line(view, say))
        return screen(text(*told, note, missed_turn(view, say)), last, begins, _ready(view, say), colour=GREY)
    # Rematch is first to the eye, but not where End round or the last card was: a double press would open a table.
    scores, *past = looking_back(view, say)
    return screen(
        text(verdict(view, say), *headlines(view, result, say), note),
        text(score_table(view, result, say)),
        row(scores, rematch(view, say), close(say)),
        row(*past),
        colour=GOLD,
    )


def _own_round(view: TableView, result: RoundResult, say: Translator) -> str:
    """What a round has brought the person, and what they have now."""
    assert view.me is not None
    points, total = signed(result.points[view.me]), numeral(result.totals[view.me])
    return say("panel-own-round", round=result.number + 1, points=points, total=total + unit(view.rules))


def _ready(view: TableView, say: Translator) -> Component:
    """The button with which the person says that they are ready for the next round."""
    assert view.me is not None
    me = view.seats[view.me]
    ready = ready_on_panel(view, say("button-ready"), disabled=me.ready)
    return row(back(view, say), ready) if me.away else row(ready)


def _moon(view: TableView, say: Translator, note: str) -> Layout:
    shot = view.game.shot
    up, down, sun = (shot.up, shot.down, shot.sun) if shot else (0, 0, False)
    if not view.game.my_turn:
        chooses = say("panel-waits-moon", who=who_plays(view.seats[view.game.to_act[0]], say), sun=sun)
        return waiting(view, say, chooses, time_for_others(view, say), note)
    return screen(
        text(say("panel-asks-moon", sun=sun), say("time-left", due=due(view)), chosen_in_time(view, say), note),
        text(*own_seats(view, say)),
        row(
            button("moon", view.id, view.game.prompt, "others_up", label=say("button-moon-up", points=up)),
            button("moon", view.id, view.game.prompt, "shooter_down", label=say("button-moon-down", points=down)),
        ),
        colour=GREEN,
    )


def take_seat(view: TableView, say: Translator, outsider: Outsider = "new") -> list[Component]:
    """The button to sit down, if a seat can be had: nobody or a computer player has it, and the table lets people take
    over or the reader may come back."""
    former = outsider == "former"
    open_now = view.status is Status.LOBBY or (view.status is Status.PLAYING and view.settings.open_seats)
    may_return = former and view.status in (Status.PLAYING, Status.SUSPENDED)
    if (
        outsider == "banned"
        or not (open_now or may_return)
        or all(seat.name and not seat.computer for seat in view.seats)
    ):
        return []
    style = discord.ButtonStyle.secondary if former else discord.ButtonStyle.success
    return [button("join", view.id, label=say("button-take-seat"), style=style)]


def farewell(view: TableView, say: Translator) -> Layout:
    """The answer to somebody who has left, also to whom a seat is kept; nobody can come back to a table at which nobody
    sits."""
    if view.me is not None and (left := screens_of(view.kind).left) is not None:
        return left(view, say, "")
    if not view.people:
        return screen(text(say("ended-game")), row(close(say)))
    return screen(text(say("left-game")), row(*take_seat(view, say, "former"), close(say)))


def removed(view: TableView, say: Translator, outsider: Outsider = "new") -> Layout:
    """What takes the place of the hand of somebody whose seat a moderator has taken. Nobody can come back to a table at
    which nobody sits or whose seats are closed."""
    again = take_seat(view, say, outsider) if view.people else []
    return screen(text(say(note_removed(outsider))), row(*again, close(say)))


def note_removed(outsider: Outsider) -> str:
    """The sentence for somebody whose seat a moderator has taken."""
    return "refusal-blocked" if outsider == "banned" else "note-removed"
