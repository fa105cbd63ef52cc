"""The playing panel: the table with its seats and its trick, the hand by suits, and why not all of it may be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import discord

from bot.community.settings import Preferences
from bot.language.wording import Translator
from bot.pictures.emojis import marked
from bot.tables.automatic_moves import plays_in
from bot.tables.drafts import GivenHint
from bot.tables.pace import AT_ONCE
from bot.tables.views import TableView, between_tricks
from bot.ui.actions import write_action
from bot.ui.features import ADVISED, hint_link
from bot.ui.hand import by_suit, fitted, hand_line, large, spoken
from bot.ui.items import (
    BLUE,
    GREEN,
    Component,
    Layout,
    button,
    button_with,
    menu_option,
    row,
    rows,
    screen,
    select,
    text,
)
from bot.ui.names import SHORT_NAME, seat_name
from bot.ui.notices import notices
from bot.ui.progress import back, due, look, more, which_round
from bot.ui.rules import in_play
from bot.ui.tabletop import last_trick_line, own_seats, round_notes, shared, which_trick
from hearts import Card, Reason, View, settled
from hearts.cards import by_index

CHOSEN: Final = "⏩"
TAKE_BACK: Final = ".back"
"""The end of the arg of a card that was chosen ahead: a press takes it back."""
HEADINGS: Final = frozenset({Reason.LEAD_THE_LOW_CLUB, Reason.LEAD_A_CLUB, Reason.FOLLOW_SUIT})
"""The rules that say which card to play, and so what the question is."""


def playing(
    view: TableView,
    say: Translator,
    preferences: Preferences,
    note: str,
    *,
    hints: bool = True,
    given: GivenHint | None = None,
) -> Layout:
    """The panel of the person whose view it is; ``given`` is a hint for their turn. The number of lines above the hand
    is constant, so that the cards stay in their places; what varies is below, a hint at once."""
    game, ends = view.game, settled(view.game)
    above = [text(*heading(view, say)), text(*own_seats(view, say)), text(_question(view, say))]
    hand = [hand_line(game.hand, say)] if preferences.words and game.hand else []
    told = [
        note,
        *notices(view, say, ends=ends),
        *_below(view, say, given, ahead=preferences.panel != "menus" and not ends),
        *hand,
    ]
    hint = [text(_rule(view, say), given.words(say))] if given is not None else []
    below = [*hint, *_controls(view, say, hints, ends, given), *([text(*told)] if any(told) else [])]

    def draw(menus: bool, width: int) -> Layout:
        if not game.hand:
            cards = [text(say("panel-no-cards"))]
        elif menus:
            cards = [text(large(game.hand, say)), _menu(view, say, given)]
        else:
            cards = _buttons(view, say, width, given)
        return screen(*above, *cards, *below, colour=GREEN if game.my_turn and not view.away else BLUE)

    return fitted(draw, preferences.panel == "menus", preferences.row)


def heading(view: TableView, say: Translator) -> tuple[str, str]:
    """Which round, and until when a person may think; then which trick lies below, and who takes it."""
    return _which_round(view, say), f"**{which_trick(view, say)}**"


@shared
def _which_round(view: TableView, say: Translator) -> str:
    asked = view.seats[view.game.to_act[0]]
    clock = "" if asked.computer or asked.away or view.due_at is None else say("due", due=due(view))
    return f"-# {which_round(view, say)} {clock}".rstrip()


def _question(view: TableView, say: Translator) -> str:
    """Who is asked, right above the hand."""
    game = view.game
    if view.away:
        return say("panel-away")
    leads, trick = game.trick is None or not game.trick.plays, len(game.tricks) + 1
    if _asks_by_rule(game):
        return "### " + " ".join(_advice(view, say))
    if game.my_turn and leads:
        return say("panel-you-lead-trick", trick=trick, hearts="hearts-not-broken" not in game.blocked.values())
    if game.my_turn:
        return say("panel-your-turn", void=_void(game))
    who = seat_name(view, game.to_act[0], say, SHORT_NAME)
    return say("panel-leads-trick", who=who, trick=trick) if leads else say("panel-waits", who=who)


def _void(game: View) -> str:
    """The suit that was led, if the hand has none of it and may play any of its cards; else ``"no"``."""
    led = game.trick.plays[0][1].suit if game.trick else None
    chooses = len(game.hand) > 1 and not game.blocked
    free = led is not None and chooses and all(card.suit is not led for card in game.hand)
    return str(led) if free else "no"


def _rule(view: TableView, say: Translator) -> str:
    """What may be played and why not more, unless the question says it."""
    advice = " ".join(_advice(view, say)) if view.game.my_turn and not _asks_by_rule(view.game) else ""
    return f"-# {advice}" if advice else ""


def _below(view: TableView, say: Translator, given: GivenHint | None, *, ahead: bool) -> Iterator[str]:
    """The lines below the hand: in the first round that a card can be chosen ``ahead``, the rule unless it stands above
    a hint, the last trick, what could be noticed."""
    game = view.game
    waits = len(game.hand) > 1 and not view.away and not game.my_turn and view.premove is None
    if ahead and waits and not game.rounds:  # else the grey cards look as if nothing came of a press
        yield "-# " + say("panel-ahead", stays=view.lingers)
    if given is None:
        yield _rule(view, say)
    if game.tricks and not between_tricks(view.game):
        yield last_trick_line(view, say)
    elif game.received and not game.tricks:
        yield "-# " + say("panel-received", cards=say.cards(game.received))
        yield "-# " + say("panel-gone", cards=say.cards(game.passed))
    if in_mind := _in_mind(view, say):
        yield "-# " + " · ".join(in_mind)
    if game.kitty:
        yield "-# " + say("panel-kitty", cards=say.cards(game.kitty))


def _in_mind(view: TableView, say: Translator) -> list[str]:
    asked = Reason.HEARTS_NOT_BROKEN in view.game.blocked.values()  # the question says it
    notes = [note for note in round_notes(view, say) if not asked or note != say("note-hearts-closed")]
    return [*notes, *_in_play(view, say)]


@shared
def _in_play(view: TableView, say: Translator) -> list[str]:
    return in_play(view.rules, say)


def _asks_by_rule(game: View) -> bool:
    """Whether one rule alone says what the person has to play."""
    rules = {*game.blocked.values()}
    return game.my_turn and len(rules) == 1 and rules <= HEADINGS


def _advice(view: TableView, say: Translator) -> Iterator[str]:
    """A sentence for each rule that blocks cards now, except that of hearts not broken: the question says it."""
    game, trick = view.game, view.game.trick
    plays = trick.plays if trick else ()
    led = plays[0][1].suit if plays else None
    for reason in dict.fromkeys(game.blocked.values()):
        if reason is Reason.HEARTS_NOT_BROKEN:
            continue
        yield say(f"why-{reason}", suit=led or "X", card=say.card(game.legal[0]))


def _buttons(view: TableView, say: Translator, width: int, given: GivenHint | None) -> list[Component]:
    """The hand as buttons, each suit in rows of its own. Where a card was just played is the back of one, unless no
    other card would move there; if there are copies of it left, they stand behind their suit meanwhile."""
    shown, hand = _card_button(view, say, given.cards if given is not None else ()), view.game.hand
    empty = _empty_places(view)
    parts: list[Component] = []
    for group in by_suit((*hand, *empty)).values():
        faces = [*dict.fromkeys(group)]
        if len(faces) == len(group):  # nearly always
            drawn = rows(
                [_empty_place(view, say, each, 0) if each in empty else shown(each, 1) for each in faces], width
            )
            last = [*drawn[-1]["components"]]
            while faces.pop() in empty and len(last) > 1:  # at the end of its row no other card would move there
                last.pop()
            parts += [*drawn[:-1], row(*last)]
            continue
        places, behind = list[Component](), list[Component]()
        for card in faces:
            gone, copies = empty.count(card), hand.count(card)
            if gone:
                first, *others = [_empty_place(view, say, card, copy) for copy in range(gone)]
                places.append(first)
                behind += others
            if copies:
                (behind if gone else places).append(shown(card, copies))
        parts += _rows(places, behind, width)
    return parts


def _card_button(view: TableView, say: Translator, advised: tuple[Card, ...]) -> Callable[[Card, int], Component]:
    """A function that draws the button of a card, of which the hand has some copies. Blue cards may be played, grey
    ones may not; an advised one has a mark. Before one's turn a press chooses the card before the turn, or takes it
    back; the chosen card is blue with a mark. For somebody who is away the button to come back is the only blue one."""
    game, mine, styles = view.game, view.game.my_turn, discord.ButtonStyle
    legal = styles.secondary if view.away else styles.primary
    action, seen = _action(view), "" if mine else f".{plays_in(game)}"
    again = f"{seen}{TAKE_BACK}"
    chosen = view.premove.card if view.premove is not None and not mine else None

    def shown(card: Card, copies: int) -> Component:
        face, style, blocked = say.faces.button(card), styles.secondary, mine and card in game.blocked
        if copies > 1:
            face = marked(face, f"×{copies}")
        if card in advised:
            face = marked(face, ADVISED)
        if card is chosen:
            face, style = marked(face, CHOSEN), styles.primary
        elif mine and not blocked:
            style = legal
        return button_with(face, f"{action}{card}{again if card is chosen else seen}", style, disabled=blocked)

    return shown


def _action(view: TableView) -> str:
    """What a press on a card asks for, without the card."""
    return write_action("b", "play" if view.game.my_turn else "ahead", view.id, view.game.prompt, "")


def _empty_place(view: TableView, say: Translator, card: Card, copy: int) -> Component:
    custom_id = f"{_action(view)}{card}.played{copy}"
    return button_with(say.faces.empty_button, custom_id, discord.ButtonStyle.secondary, disabled=True)


def _rows(places: list[Component], behind: list[Component], width: int) -> list[Component]:
    """The rows of a suit. What is put ``behind`` it moves none of its places."""
    full = rows(places, width)
    if room := width - len(full[-1]["components"]):
        full[-1] = row(*full[-1]["components"], *behind[:room])
    return [*full, *rows(behind[room:], width)]


def _empty_places(view: TableView) -> tuple[Card, ...]:
    """The cards that the person has played to the trick that is shown, and before while they led. Their places stay
    empty, so that a second press plays no card that has moved there. A play closes those of the suits below its own,
    and never one above, which would move its own row. Computer players that move at once are shown together with one's
    own card."""
    empty: list[Card] = []
    for trick in (view.game.trick, *reversed(view.game.tricks)):
        plays = trick.plays if trick is not None else ()
        for seat, card in reversed(plays):
            if seat == view.me and (not empty or card.suit is empty[-1].suit or by_index(card) < by_index(empty[-1])):
                empty.append(card)
        if plays and plays[0][0] != view.me and view.settings.speed != AT_ONCE:
            break
    return tuple(empty)


def _menu(view: TableView, say: Translator, given: GivenHint | None) -> Component:
    if not view.game.my_turn:
        return _menu_ahead(view, say)
    advised = given.cards if given is not None else ()
    options = [
        menu_option(f"{spoken(card, say)} {ADVISED * (card in advised)}".rstrip(), str(card))
        for card in dict.fromkeys(view.game.legal)
    ]
    return row(select("play", view.id, view.game.prompt, options=options, placeholder=say("play-placeholder")))


def _menu_ahead(view: TableView, say: Translator) -> Component:
    """A menu that chooses a card before one's turn, or takes it back."""
    game, chosen = view.game, view.premove.card if view.premove is not None else None
    seen = f".{plays_in(game)}"
    options = [
        menu_option(say("premove-take-back", card=spoken(card, say)), f"{card}{seen}{TAKE_BACK}")
        if card is chosen
        else menu_option(spoken(card, say), f"{card}{seen}")
        for card in dict.fromkeys(game.hand)
    ]
    return row(select("ahead", view.id, game.prompt, options=options, placeholder=say("premove-placeholder")))


def _controls(
    view: TableView, say: Translator, hints: bool, ends: bool, given: GivenHint | None
) -> Iterator[Component]:
    """The buttons below the hand: one row as wide as a phone. Above it is the button for somebody who is away, or whose
    round is settled."""
    game, free = view.game, not (ends or view.away)
    if view.away:
        yield row(back(view, say))
    elif ends:
        yield row(button("claim", view.id, game.prompt, label=say("button-claim"), style=discord.ButtonStyle.success))
    may_ask = hints and free and game.has_choice
    moves = view.moves if view.kind.takes_back else 0
    explained = given.explained if given is not None else None
    yield _last_row(view, say, free and view.lingers, may_ask, explained, moves)


@shared
def _last_row(
    view: TableView, say: Translator, lingers: bool, may_ask: bool, explained: bool | None, moves: int
) -> Component:
    """What is offered now stands first; who waits looks there whether it is their turn. The others never move."""
    now: list[Component] = []
    if lingers:
        go = discord.ButtonStyle.success
        now.append(button("on", view.id, view.game.prompt, label=say("button-next-trick"), style=go))
    elif may_ask:
        now += hint_link(view, say, explained)
    if view.kind.takes_back:
        label, arg = say("button-take-back"), f"back.{moves}"
        beside = button(view.kind.name, view.id, view.game.prompt, arg, label=label, disabled=not moves)
    else:
        beside = button("scores", view.id, view.game.prompt, label=say("button-scores"))
    return row(*(now or [look(view, say)]), beside, *more(view, say))
