"""The playing panel: the hand by suits, the cards that may be played, and why the others may not."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.language.wording import Translator
from bot.tables.table import TableView
from bot.ui.board import last_trick
from bot.ui.items import Component, Layout, button, row, screen, select, text
from bot.ui.look import BLUE, GREEN, by_suit, due, hand_line, large, seat_name, spoken, who_plays
from bot.ui.passing import BUTTONS_A_ROW, Parts
from hearts import Card

MOST_COMPONENTS = 40


def playing(
    view: TableView, say: Translator, *, menus: bool, note: str, width: int = BUTTONS_A_ROW, hints: bool = True
) -> Layout:
    """The hand of the person whose view it is. Too many cards get wider rows, or the menu."""
    layouts = (_screen(view, say, menus, note, wide, hints) for wide in range(width, BUTTONS_A_ROW + 1))
    fitting = next((layout for layout in layouts if layout.total_children_count <= MOST_COMPONENTS), None)
    return fitting or _screen(view, say, True, note, width, hints)


def _screen(view: TableView, say: Translator, menus: bool, note: str, width: int, hints: bool) -> Layout:
    game = view.game
    parts: Parts = [text(_title(view, say), *_trick(view, say, menus), note)]
    if game.tricks:
        parts.append(text(say("panel-last-trick", trick=last_trick(view, say))))
    elif game.received:
        parts.append(text(say("panel-received", cards=say.cards(game.received), gone=say.cards(game.passed))))
    if menus:
        parts.append(text(large(game.hand, say) if game.hand else say("panel-no-cards")))
        if game.my_turn:
            parts.append(_menu(view, say))
    else:
        parts += _buttons(view, say, width) or [text(say("panel-no-cards"))]
    reasons = _reasons(view, say)
    if reasons:
        parts.append(text(reasons))
    if game.kitty:
        parts.append(text(say("panel-kitty", cards=say.cards(game.kitty))))
    parts.append(row(*_controls(view, say, menus, hints)))
    if game.hand and not menus:
        parts.append(text(hand_line(game.hand, say)))
    return screen(*parts, colour=GREEN if game.my_turn else BLUE)


def _title(view: TableView, say: Translator) -> str:
    game = view.game
    trick = say("panel-trick", trick=len(game.tricks) + 1)
    if game.my_turn:
        return f"{say('panel-your-turn')}\n{trick} {say('due', due=due(view))}"
    return f"{say('panel-waits', who=who_plays(view.seats[game.to_act[0]], say))}\n{trick}"


def _trick(view: TableView, say: Translator, menus: bool) -> list[str]:
    """What lies on the table, or how the trick is to be opened."""
    trick, legal = view.game.trick, [*dict.fromkeys(view.game.legal)]
    if trick is None or not trick.plays:
        choice = "one" if len(legal) == 1 else "menu" if menus else "buttons"
        return [say("panel-you-lead", choice=choice, card=say.card(legal[0]))] if legal else []
    return [" · ".join(f"{say.card(card)} {seat_name(view, seat)}" for seat, card in trick.plays)]


def _buttons(view: TableView, say: Translator, width: int) -> Parts:
    rows: Parts = []
    for group in by_suit(view.game.hand).values():
        buttons = [_card(view, say, card, group.count(card)) for card in dict.fromkeys(group)]
        rows += [row(*buttons[at : at + width]) for at in range(0, len(buttons), width)]
    return rows


def _card(view: TableView, say: Translator, card: Card, copies: int) -> Component:
    """Blue may be played, grey may not; until the first trick is over, green has just been received."""
    game = view.game
    fresh = card in game.received and not game.tricks
    label, emoji = say.faces.button(card)
    if copies > 1:
        label = f"{label or ''} ×{copies}".strip()
    return button(
        "play",
        view.id,
        game.prompt,
        str(card),
        label=label,
        emoji=emoji,
        style=discord.ButtonStyle.success
        if fresh
        else discord.ButtonStyle.primary
        if card in game.legal
        else discord.ButtonStyle.secondary,
        disabled=card not in game.legal,
    )


def _menu(view: TableView, say: Translator) -> Component:
    options = [
        discord.SelectOption(label=spoken(card, say), value=str(card)) for card in dict.fromkeys(view.game.legal)
    ]
    return row(select("play", view.id, view.game.prompt, options=options, placeholder=say("play-placeholder")))


def _reasons(view: TableView, say: Translator) -> str:
    """One sentence for each rule that greys cards out now."""
    game = view.game
    if not game.my_turn:
        return ""
    led = game.trick.plays[0][1].suit if game.trick and game.trick.plays else None
    low = game.legal[0] if game.legal else None
    sentences = [
        say(f"why-{reason}", suit=led or "X", card=say.card(low) if low else "")
        for reason in dict.fromkeys(game.blocked.values())
    ]
    return "-# " + " ".join(sentences) if sentences else ""


def _controls(view: TableView, say: Translator, menus: bool, hints: bool) -> Iterable[Component]:
    game = view.game
    if view.seats[view.me or 0].away:
        yield button("back", view.id, game.prompt, "panel", label=say("button-back"), style=discord.ButtonStyle.primary)
    yield button("refresh", view.id, game.prompt, label=say("button-refresh"))
    label = say("button-view-buttons") if menus else say("button-view-menu")
    yield button("view", view.id, game.prompt, "buttons" if menus else "menus", label=label)
    if hints and game.my_turn:
        yield button("hint", view.id, game.prompt, label=say("button-hint"), emoji="💡")
