"""The passing panel: choose the cards to give away, with a menu or with buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.table import TableView
from bot.ui.items import Layout, Pick, Press, row, screen, text
from bot.ui.look import BLUE, GREEN, by_suit, direction, due, hand_line, seat_name, spoken
from bot.wording import Say
from hearts import Card, write_cards
from hearts.passing import size

Parts = list[ui.Item[Any]]
BUTTONS_A_ROW = 5


def passing(view: TableView, say: Say, *, menus: bool, draft: tuple[Card, ...], changing: bool, note: str) -> Layout:
    """Choosing, or what was chosen while the others still choose."""
    game = view.game
    if game.passed and not changing:
        return _chosen(view, say, note)
    need = size(game.pass_target)
    parts: Parts = [
        text(_title(view, say, need), say("pass-due", due=due(view)), note),
        text(say.cards(game.hand) if menus else "-# " + hand_line(game.hand, say)),
    ]
    parts += [_menu(view, say, need, draft)] if menus else _toggles(view, say, draft)
    parts.append(text(_so_far(say, need, draft)))
    confirm = Press(
        "pass",
        view.id,
        game.prompt,
        write_cards(draft).replace(" ", "."),
        label=say("button-confirm"),
        style=discord.ButtonStyle.success,
        disabled=len(draft) != need,
    )
    clear = Press("clear", view.id, game.prompt, label=say("button-clear"), disabled=not draft)
    other = Press("view", view.id, game.prompt, "buttons" if menus else "menus", label=_other_view(say, menus))
    parts.append(row(confirm, clear, other))
    return screen(*parts, colour=GREEN)


def _title(view: TableView, say: Say, need: int) -> str:
    me, players = view.me or 0, view.game.players
    place = players.index(me)
    to = [seat_name(view, players[(place + offset) % len(players)]) for offset, _ in view.game.pass_target]
    return say("pass-title", count=need, direction=direction(view, say), to=", ".join(to))


def _menu(view: TableView, say: Say, need: int, draft: tuple[Card, ...]) -> ui.ActionRow[Layout]:
    """All cards of the hand; equal ones get a number, because a menu's values must differ."""
    left, options = list(draft), []
    for place, card in enumerate(view.game.hand):
        chosen = card in left
        if chosen:
            left.remove(card)
        options.append(discord.SelectOption(label=spoken(card, say), value=f"{card}.{place}", default=chosen))
    pick = Pick(
        "choose",
        view.id,
        view.game.prompt,
        options=options,
        placeholder=say("pass-placeholder", count=need),
        count=need,
    )
    return row(pick)


def _toggles(view: TableView, say: Say, draft: tuple[Card, ...]) -> Parts:
    """A button a card, a row a suit."""
    rows: Parts = []
    for group in by_suit(view.game.hand).values():
        buttons = [_toggle(view, say, card, group.count(card), draft) for card in dict.fromkeys(group)]
        rows += [row(*buttons[at : at + BUTTONS_A_ROW]) for at in range(0, len(buttons), BUTTONS_A_ROW)]
    return rows


def _toggle(view: TableView, say: Say, card: Card, copies: int, draft: tuple[Card, ...]) -> Press:
    chosen = draft.count(card)
    label, emoji = say.faces.button(card)
    if copies > 1:
        label = f"{label or ''} {chosen}/{copies}".strip()
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.secondary
    return Press("toggle", view.id, view.game.prompt, str(card), label=label, emoji=emoji, style=style)


def _so_far(say: Say, need: int, draft: tuple[Card, ...]) -> str:
    if not draft:
        return say("pass-none", count=need)
    if len(draft) < need:
        return say("pass-more", cards=say.cards(draft), missing=need - len(draft))
    return say("pass-ready", cards=say.cards(draft))


def _chosen(view: TableView, say: Say, note: str) -> Layout:
    game = view.game
    waiting = [seat_name(view, seat) for seat in game.to_act]
    return screen(
        text(say("pass-chosen", cards=say.cards(game.passed)), say("pass-waits", who=", ".join(waiting)), note),
        text(say.cards(game.hand)),
        row(Press("change", view.id, game.prompt, label=say("button-change"))),
        colour=BLUE,
    )


def _other_view(say: Say, menus: bool) -> str:
    return say("button-view-buttons") if menus else say("button-view-menu")
