"""The board: the public message of a round, with what lies open on the table and nothing else."""

from __future__ import annotations

import discord

from bot.language.wording import Translator
from bot.tables.table import TableView
from bot.ui.items import Component, Layout, button, line, row, screen, text
from bot.ui.look import BLUE, GREY, RED, direction, due, seat_name, who, who_plays
from bot.ui.waiting import go_on
from hearts import Phase
from hearts.trick import cancelled, points_in


def board(view: TableView, say: Translator) -> Layout:
    """The message of the round that is being played."""
    game = view.game
    playing = game.phase is Phase.PLAYING
    colour = BLUE if not playing else RED if game.open else GREY
    parts: list[Component] = [
        text(_title(view, say), question(view, say)),
        text(*seats(view, say)),
    ]
    if game.tricks:
        parts += [line(), text(say("board-last-trick", trick=last_trick(view, say)))]
    parts += [
        text(_footnote(view, say)),
        row(
            button("hand", view.id, game.prompt, label=say("button-hand"), style=discord.ButtonStyle.primary),
            button("scores", view.id, game.prompt, label=say("button-scores")),
            button("more", view.id, game.prompt, label=say("button-more")),
        ),
    ]
    if view.commitment:
        parts.append(text(say("note-sealed", hash=view.commitment[:32])))
    return screen(*parts, colour=colour)


def paused(view: TableView, say: Translator) -> Layout:
    """A game that waits until one of its people goes on with it."""
    note = say("lobby-note", code=view.code, closes=due(view))
    return screen(text(say("paused-title"), say("paused-hint"), note), row(go_on(view, say)), colour=GREY)


def moved(view: TableView, say: Translator) -> Layout:
    """What is left of a table that goes on in another channel."""
    return screen(text(say("moved-title"), say("moved-hint", where=f"<#{view.channel_id}>")), colour=GREY)


def last_trick(view: TableView, say: Translator) -> str:
    """The last finished trick: its cards in the order of play, and who took it with how many points."""
    tricks, seats = view.game.tricks, view.rules.seats
    trick = tricks[-1]
    gone = cancelled(trick.plays) if view.rules.duplicates == "cancel" else frozenset()
    shown = (say.card(card) for card in trick.cards)
    cards = " ".join(f"~~{card}~~" if place in gone else card for place, card in enumerate(shown))
    if trick.taker is None:
        return say("trick-cancelled", cards=cards)
    points = view.game.points[trick.taker] - points_in(tricks[:-1], view.rules.deck, seats)[trick.taker]
    return say("trick-taken", cards=cards, taker=seat_name(view, trick.taker), points=points)


def _title(view: TableView, say: Translator) -> str:
    game = view.game
    match game.phase:
        case Phase.PLAYING:
            return say("board-title-trick", round=game.number + 1, trick=len(game.tricks) + 1)
        case Phase.PASSING:
            return say("board-title-pass", round=game.number + 1)
        case Phase.CALLING:
            return say("board-title-call", round=game.number + 1)
        case _:
            return say("board-title-moon", round=game.number + 1)


def question(view: TableView, say: Translator) -> str:
    """Who is asked for what, and until when."""
    game = view.game
    if game.phase is Phase.PASSING:
        return say("board-asks-pass", direction=direction(view, say), due=due(view))
    actor = view.seats[game.to_act[0]]
    leads = game.trick is None or not game.trick.plays
    key = {Phase.CALLING: "board-asks-call", Phase.CHOOSING: "board-asks-moon"}.get(
        game.phase, "board-asks-lead" if leads else "board-asks-play"
    )
    waits = "" if actor.computer or actor.away else say("due", due=due(view))
    return f"{say(key, who=who(actor, say))} {waits}".rstrip()


def seats(view: TableView, say: Translator) -> list[str]:
    """Each seat in a line, with all that everybody may know of it."""
    return [_seat(view, seat, say) for seat in view.game.players]


def _seat(view: TableView, seat: int, say: Translator) -> str:
    """One seat: what it did or owes, its name, and its points in all and in this round."""
    game = view.game
    name = who_plays(view.seats[seat], say)
    played = next((card for player, card in game.trick.plays if player == seat), None) if game.trick else None
    if game.phase is Phase.PASSING:
        mark = "✅" if game.chosen[seat] else "⏳"
    elif seat in game.to_act:
        mark = "▶️"
    else:
        mark = say.card(played) if played else say.faces.back()
    points = game.points[seat] if game.points else 0
    key = "board-score-chips" if view.rules.scoring == "chips" else "board-score"
    return " ".join((mark, name, say(key, total=game.totals[seat], points=points)))


def _footnote(view: TableView, say: Translator) -> str:
    game = view.game
    if game.phase is Phase.PASSING:
        return say("board-hint-pass")
    notes = [say("note-table", code=view.code)]
    if game.phase is Phase.PLAYING:
        notes.insert(0, say("note-hearts-open" if game.open else "note-hearts-closed"))
    if game.pass_target == () and not game.tricks and game.phase is Phase.PLAYING:
        notes.insert(0, say("note-hold"))
    if view.rules.scoring == "chips":
        jack = game.rounds[-1].pot if game.rounds else 0
        notes.append(say("note-pot", chips=jack + view.rules.ante * len(game.players)))
    if game.kitty_takers:
        takers = (seat_name(view, seat) for seat in dict.fromkeys(game.kitty_takers))
        notes.append(say("note-kitty", who=", ".join(takers)))
    return "-# " + " · ".join(notes)
