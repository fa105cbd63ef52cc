"""The board: the public message of a round, with what lies open on the table and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.language.wording import Translator
from bot.pictures.emojis import NBSP
from bot.tables.calls import News
from bot.tables.views import TableView, between_tricks
from bot.ui.cutting import seal_lines
from bot.ui.items import BLUE, GREY, RED, Component, Layout, button, line, row, screen, text
from bot.ui.names import COMPUTER, MAX_NAME_LENGTH, safe_name
from bot.ui.progress import asked_to_end, due, go_on, number_of_round, time_for_others, which_deal
from bot.ui.rules import game_line
from bot.ui.tabletop import about_brackets, gained, last_trick, round_notes, seats, standing, trick_number
from bot.ui.words import direction, in_small_lines
from hearts import Phase


def board(view: TableView, say: Translator, news: Iterable[News] = ()) -> Layout:
    """The message of the round that is being played, with what has just happened to its seats."""
    game = view.game
    playing = game.phase is Phase.PLAYING
    deal = which_deal(view, say)
    colour = BLUE if not playing else RED if game.hearts_open else GREY
    heading = [_title(view, say), *in_small_lines([deal, game_line(view, say), *_levels(view, say)])]
    asked = [who_is_asked(view, say), f"-# {say('board-hint-pass')}" if game.phase is Phase.PASSING else ""]
    wishes = asked_to_end(view, say)  # above the game, which may soon be over
    parts: list[Component] = [
        *([text(*heading), *wishes, line(), text(*asked)] if wishes else [text(*heading, *asked)]),
        text(
            *seats(view, say, MAX_NAME_LENGTH),
            *(_told(each, say) for each in news),
            say("board-away") if any(seat.away for seat in view.seats) else "",
        ),
    ]
    if game.tricks and not between_tricks(view.game):
        parts += [line(), text(last_trick(view, say))]
    parts += [
        text(*_footnotes(view, say)),
        row(
            button("hand", view.id, label=say("button-hand"), style=discord.ButtonStyle.primary),
            button("scores", view.id, label=say("button-scores")),
            button("more", view.id, number_of_round(view), label=say("button-more")),
        ),
    ]
    seal = seal_lines(view, say) if not game.tricks else []  # before the cards are known; later nobody needs it
    return screen(*parts, *seal, colour=colour)


def paused(view: TableView, say: Translator, by: str = "") -> Layout:
    """A paused game: who paused it, and how it stands."""
    note = say("paused-note", code=view.code, closes=due(view))
    who_paused = say("paused-by", who=safe_name(by, say)) if by else ""
    return screen(
        text(say("paused-title"), who_paused),
        text("-# " + say("paused-round", round=len(view.game.rounds) + 1, game=game_line(view, say))),
        text(*standing(view, say)),
        *asked_to_end(view, say),
        text(note),
        row(go_on(view, say)),
        colour=GREY,
    )


def moved(view: TableView, say: Translator) -> Layout:
    """The old message of a table that goes on in another channel."""
    return screen(text(say("moved-title"), say("moved-hint", where=f"<#{view.channel_id}>")), colour=GREY)


def _levels(view: TableView, say: Translator) -> list[str]:
    """The levels of the computer players, stand-ins included; with their names if the levels differ."""
    names: dict[str, list[str]] = {}
    for seat in view.seats:
        if seat.computer or seat.away:
            names.setdefault(seat.level, []).append(safe_name(seat.name, say))
    told = [(say("level-name", value=level), ", ".join(who)) for level, who in names.items()]
    if len(told) == 1:
        return [f"{COMPUTER}{NBSP}{level}" for level, _ in told]
    return [say("board-level", level=level, who=who) for level, who in told]


def _told(news: News, say: Translator) -> str:
    return "-# " + say(f"news-{news.what}", who=safe_name(news.who, say), other=safe_name(news.other, say))


def _title(view: TableView, say: Translator) -> str:
    game = view.game
    match game.phase:
        case Phase.PLAYING:
            return say("board-title-trick", round=game.number + 1, trick=trick_number(view))
        case Phase.PASSING | Phase.CALLING:
            return say("board-title-pass", round=game.number + 1)
        case _:
            return say("board-title-moon", round=game.number + 1)


def who_is_asked(view: TableView, say: Translator) -> str:
    """Who is asked for what, and until when."""
    game = view.game
    if game.phase is Phase.PASSING:
        asked = say("board-asks-pass", way=direction(view, say))
        return "\n".join(filter(None, (asked, say("time-left", due=due(view)))))
    actor = view.seats[game.to_act[0]]
    leads = game.trick is None or not game.trick.plays
    takes = between_tricks(view.game) and game.tricks[-1].taker is not None
    plays = "board-asks-away" if actor.away else "board-asks-lead" if leads else "board-asks-play"
    key = {Phase.CALLING: "board-asks-call", Phase.CHOOSING: "board-asks-moon"}.get(
        game.phase, "board-asks-next" if takes else plays
    )
    points, trick = gained(view) if takes else "none", len(game.tricks) + 1
    asked = say(key, who=f"**{safe_name(actor.name, say)}**", trick=trick, points=points)
    return "\n".join(filter(None, (asked, time_for_others(view, say))))


def _footnotes(view: TableView, say: Translator) -> list[str]:
    return in_small_lines([*round_notes(view, say), about_brackets(view, say), say("note-table", code=view.code)])
