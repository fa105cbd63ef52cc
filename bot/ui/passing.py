"""The passing panels: the dealer calls how many cards go where; then everybody chooses the cards to give away, with
buttons or with menus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

import discord

from bot.community.settings import Preferences
from bot.language.wording import Translator
from bot.pictures.emojis import marked
from bot.tables.drafts import Draft
from bot.tables.views import TableView
from bot.ui.actions import write_action
from bot.ui.features import ADVISED, hint_link
from bot.ui.hand import fitted, hand_line, large, rows_by_suit, spoken
from bot.ui.items import (
    BLUE,
    GREEN,
    Component,
    Layout,
    beside,
    button,
    button_with,
    menu_option,
    row,
    screen,
    select,
    text,
)
from bot.ui.names import seat_name, who_plays
from bot.ui.notices import missed_turn
from bot.ui.progress import about_kind, back, due, more, refresh, time_for_others, waiting, which_deal
from bot.ui.rules import in_play
from bot.ui.tabletop import own_seats
from hearts import Card, PassTarget, View, write_cards
from hearts.cards import without
from hearts.passing import HOLD, barred, seat_at, size

HOLDING: Final = "hold"


def passing(
    view: TableView, say: Translator, preferences: Preferences, note: str, *, draft: Draft, hints: bool = True
) -> Layout:
    """The screen on which cards are chosen, or which shows what was chosen while the others still choose."""
    game, target = view.game, view.game.pass_target
    if game.passed and not draft.changing:
        return _chosen(view, say, note)
    title = say("pass-title", count=size(target), to=", ".join(_receivers(view, say)))
    limit = say("time-left", due=due(view))
    if deal := which_deal(view, say) or about_kind(view, say):
        limit = f"-# {deal}\n{limit}".rstrip()
    refused, otherwise = _barred(view, draft), in_play(view.rules, say)
    ask = partial(write_action, "b", "toggle", view.id, game.prompt)
    below = [note, missed_turn(view, say)]
    if told := [card for card in dict.fromkeys(game.hand) if card in refused and card not in draft.cards]:
        below.append("-# " + say("why-pass-forbidden", cards=say.cards(told)))
    below.append("-# " + " · ".join(otherwise) if otherwise else "")
    below.append(hand_line(game.hand, say) if preferences.words else "")

    def draw(menus: bool, width: int) -> Layout:
        parts = [text(title, limit)]
        if not view.kind.solitaire:  # else nobody else has to choose
            parts.append(text(*own_seats(view, say, changing=draft.changing)))
        if not menus or len(target) > 1:  # else its menu says it
            parts.append(text(*so_far(view, say, draft)))
        if menus:
            parts += [text(large(game.hand, say)), *_menus(view, say, draft)]
        else:
            parts += toggles(view.game, say, draft, width, ask, refused)
        if draft.hint is not None:
            parts.append(text(draft.hint.words(say)))
        if view.away:
            parts.append(row(back(view, say)))
        parts.append(row(*_controls(view, say, draft, hints)))
        if any(below):
            parts.append(text(*below))
        return screen(*parts, colour=GREEN)

    return fitted(draw, preferences.panel == "menus", preferences.row)


def _barred(view: TableView, draft: Draft) -> frozenset[Card]:
    """The cards of which none may be chosen as well now, because the rules forbid to pass them."""
    return barred(view.game.hand, draft.cards, size(view.game.pass_target), view.rules)


def _controls(view: TableView, say: Translator, draft: Draft, hints: bool) -> list[Component]:
    """As many buttons as a phone shows in a row."""
    game, target = view.game, view.game.pass_target
    confirm = button(
        "pass",
        view.id,
        game.prompt,
        write_pass(draft.cards),
        label=say("button-pass-these", count=size(target)),
        style=discord.ButtonStyle.success,
        disabled=not draft.complete(target),
    )
    explained = draft.hint.explained if draft.hint is not None else None
    return [confirm, *(hint_link(view, say, explained) if hints and game.my_turn else []), *more(view, say)]


def _receivers(view: TableView, say: Translator) -> list[str]:
    """Who gets cards, in the order of the pass."""
    seats = [seat_at(view.game.players, view.me or 0, offset) for offset, _ in view.game.pass_target]
    return [seat_name(view, seat, say) for seat in seats]


def _menus(view: TableView, say: Translator, draft: Draft) -> list[Component]:
    """One menu for each receiver."""
    target, refused = view.game.pass_target, _barred(view, Draft())
    alone = say("pass-choose") if len(target) == 1 else ""  # the title says the rest
    return [
        _menu(view, say, draft, share, chosen, refused, alone or say("pass-placeholder", count=count, to=to))
        for share, (chosen, (_, count), to) in enumerate(
            zip(draft.shares(target), target, _receivers(view, say), strict=True)
        )
    ]


def _menu(
    view: TableView,
    say: Translator,
    draft: Draft,
    share: int,
    chosen: tuple[Card | None, ...],
    refused: frozenset[Card],
    placeholder: str,
) -> Component:
    """A menu of all cards of the hand that may be passed; each value has a number, because those of equal cards must
    differ."""
    left, options = list(chosen), []
    for index, card in enumerate(view.game.hand):
        default = card in left
        if default:
            left.remove(card)
        if default or card not in refused:
            label = f"{spoken(card, say)} {ADVISED * (card in draft.advised)}".rstrip()
            options.append(menu_option(label, f"{card}.{index}", default=default))
    pick = select(
        "choose",
        view.id,
        view.game.prompt,
        str(share),
        options=options,
        placeholder=placeholder,
        count=len(chosen),
    )
    return row(pick)


def toggles(
    game: View,
    say: Translator,
    draft: Draft,
    width: int,
    ask: Callable[[str], str],
    refused: Collection[Card] = (),
) -> list[Component]:
    """One button per card, each suit in rows of its own; ``ask`` gives the custom_id for what a press asks for. A
    button says how many copies are to be chosen, so that a second press on it changes nothing. Green cards are chosen,
    and blue ones can be; an advised one has a mark. Once all are chosen, the others can't be pressed."""
    complete = draft.complete(game.pass_target)

    def toggle(card: Card, copies: int) -> Component:
        chosen, styles = draft.cards.count(card), discord.ButtonStyle
        face = say.faces.button(card)
        if copies > 1:
            face = marked(face, say("pass-copies", chosen=chosen, copies=copies) if chosen else f"×{copies}")
        if card in draft.advised:
            face = marked(face, ADVISED)
        disabled = not chosen and (complete or card in refused)
        style = styles.secondary if disabled else styles.primary
        wanted = 0 if card in refused else draft.after_press(card, game.hand, game.pass_target)
        return button_with(face, ask(f"{card}.{wanted}"), styles.success if chosen else style, disabled=disabled)

    return rows_by_suit(game.hand, width, toggle, draft.advised)


def so_far(view: TableView, say: Translator, draft: Draft) -> list[str]:
    """What has been chosen for whom, and how many cards are missing. The number of lines is constant, so that nothing
    moves."""
    target = view.game.pass_target
    need = size(target)
    missing = need - len(draft.cards)
    if len(target) == 1:
        if draft.cards:
            return [say("pass-more" if missing else "pass-ready", cards=say.cards(draft.cards), missing=missing)]
        return [say("pass-none", count=need)]
    shares = zip(_receivers(view, say), draft.shares(target), strict=True)
    lines = [say("pass-share", to=to, cards=_share(say, chosen)) for to, chosen in shares]
    return [*lines, say("pass-missing", missing=missing, count=need)]


def _share(say: Translator, chosen: tuple[Card | None, ...]) -> str:
    return " ".join(say.faces.back if card is None else say.card(card) for card in chosen)


def _chosen(view: TableView, say: Translator, note: str) -> Layout:
    game = view.game
    shares = zip(_receivers(view, say), Draft(game.passed).shares(game.pass_target), strict=True)
    lines = [say("pass-share", to=to, cards=_share(say, chosen)) for to, chosen in shares]
    change = button("change", view.id, game.prompt, label=say("button-change"))  # not below, where *Pass these* was
    late = view.away and view.missed is not None  # and not one who has passed and then left a match
    return screen(
        text(
            say("pass-chosen-for-you" if late else "pass-chosen"),
            note,
            say("pass-waits"),
            say("time-left", due=due(view)),
        ),
        text(*own_seats(view, say)),
        beside(text(*lines), change),
        text(large(without(game.hand, game.passed), say)),
        *([row(back(view, say))] if view.away else []),
        row(refresh(view, say), *more(view, say)),
        *([text(told)] if (told := missed_turn(view, say)) else []),
        colour=BLUE,
    )


def calling(view: TableView, say: Translator, called: PassTarget, note: str) -> Layout:
    """The dealer builds the call card by card; everybody else waits with their hand."""
    game = view.game
    if not game.my_turn:
        caller = who_plays(view.seats[game.to_act[0]], say)
        called_by = say("panel-waits-call", who=caller)
        return waiting(view, say, called_by, note, say.cards(game.hand), time_for_others(view, say))
    most, left = view.rules.pass_count, view.rules.pass_count - size(called)
    offsets = range(1, len(game.players))
    options = [menu_option(_to(view, offset, say), str(offset)) for offset in offsets]
    so_far = [say("call-share", to=_to(view, offset, say), count=count) for offset, count in called]
    return screen(
        text(say("panel-asks-call", most=most), say("time-left", due=due(view)), note),
        row(
            select(
                "give",
                view.id,
                game.prompt,
                write_call(called),
                options=options,
                placeholder=say("call-placeholder", left=left),
                disabled=not left,
            )
        ),
        text(*so_far) if so_far else text(say("call-nothing")),
        row(
            button(
                "call",
                view.id,
                game.prompt,
                write_call(called),
                label=say("button-call"),
                style=discord.ButtonStyle.success,
                disabled=not called,
            ),
            button("call", view.id, game.prompt, HOLDING, label=say("button-call-hold")),
            button("recall", view.id, game.prompt, label=say("button-clear"), disabled=not called),
        ),
        colour=GREEN,
    )


def _to(view: TableView, offset: int, say: Translator) -> str:
    return seat_name(view, seat_at(view.game.players, view.me or 0, offset), say)


def one_more(called: PassTarget, offset: int) -> PassTarget:
    """The call with one card more for a seat."""
    counts = dict(called)
    counts[offset] = counts.get(offset, 0) + 1
    return tuple(counts.items())


def write_pass(cards: Iterable[Card]) -> str:
    """Cards to pass as they stand in a button: ``2C.KH``."""
    return write_cards(cards).replace(" ", ".")


def write_call(called: PassTarget) -> str:
    """A call as it stands in a button: ``1x2.3x1``; empty for nothing yet."""
    return ".".join(f"{offset}x{count}" for offset, count in called)


def read_call(text: str) -> PassTarget:
    """The call that `write_call` has written. Raises ValueError for any other text."""
    if text == HOLDING:
        return HOLD
    pairs = (part.split("x") for part in text.split(".")) if text else ()
    called = tuple((int(offset), int(count)) for offset, count in pairs)
    return called or HOLD
