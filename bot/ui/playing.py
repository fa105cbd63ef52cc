"""The playing panel: the table with its seats and its trick, the hand by suits, and why not all of it may be played."""

from __future__ import annotations

from collections import Counter
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
    in_rows,
    menu_option,
    row,
    screen,
    select,
    text,
)
from bot.ui.names import SHORT_NAME, seat_name
from bot.ui.notices import missed_turn, notice
from bot.ui.progress import back, due, look, more, number_of_round, which_round
from bot.ui.rules import in_play
from bot.ui.tabletop import (
    about_brackets,
    kitty_taken,
    last_trick_line,
    no_pass,
    noticed,
    own_seats,
    possible_moon,
    shared,
    which_trick,
)
from hearts import Card, Reason, View, settled

SMALL_PRINT: Final = 3
"""Lines below the hand, without those that every round of a game has. At a table of four they fit a phone."""
EMPTY_LINE: Final = "-# \u200b"
CHOSEN: Final = "⏩"
TAKE_BACK: Final = ".back"
"""The end of the arg of a card that was chosen ahead: a press takes it back."""
PLAYED: Final = ".played"
"""In the arg of an empty place."""
Place = tuple[Card, int, int]
"""A place of a hand: its card, how many copies are there (0: it is empty), and which place of this card it is."""
HEADINGS: Final = frozenset({Reason.LEAD_THE_LOW_CLUB, Reason.LEAD_A_CLUB, Reason.FOLLOW_SUIT})
"""The rules that say which card to play, and so what the question is."""


def playing(
    view: TableView,
    say: Translator,
    preferences: Preferences,
    note: str,
    *,
    hints: bool = True,
    ahead: bool = True,
    given: GivenHint | None = None,
) -> Layout:
    """The panel of the person whose view it is; ``ahead``: they may choose a card before their turn; ``given`` is a
    hint for their turn. The hand stays where it is for a
    whole round: a chat that is scrolled to its end shows the panel from its bottom, and what is below the hand has
    always the same height. (Not with more than four seats, where a phone breaks the line of the last trick, nor where a
    copy of a card moves behind its suit.) Above it only what is told for a moment varies: a note, a hint."""
    game, ends = view.game, settled(view.game)
    hint = given.words(say) if given is not None else ""
    hand = hand_line(game.hand, say) if preferences.words and game.hand else ""
    above = [
        text(*heading(view, say)),
        text(*own_seats(view, say)),
        text(_question(view, say), note, missed_turn(view, say), hint, hand),
    ]
    ahead = ahead or view.premove is not None  # which can be taken back
    told_ahead = ahead and preferences.panel != "menus" and not ends
    below = [_controls(view, say, hints, ends, given), text(*_small_print(view, say, ends=ends, ahead=told_ahead))]

    def draw(menus: bool, width: int) -> Layout:
        if not game.hand:
            cards = [text(say("panel-no-cards"))]
        elif menus:
            cards = [text(large(game.hand, say)), _menu(view, say, given, ahead=ahead)]
        else:
            cards = _buttons(view, say, width, given, ahead=ahead)
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
    if not game.my_turn:
        return _asks_another(view, say)
    if asks_by_rule(game):
        return "### " + " ".join(_advice(view, say))
    if _leads(game):
        hearts = "hearts-not-broken" not in game.blocked.values()
        return say("panel-you-lead-trick", trick=len(game.tricks) + 1, hearts=hearts)
    free = len(game.hand) > 1 and not game.blocked
    return say("panel-your-turn", void=void_in(game) if free else "no")


@shared
def _asks_another(view: TableView, say: Translator) -> str:
    game = view.game
    who = seat_name(view, game.to_act[0], say, SHORT_NAME)
    if view.seats[game.to_act[0]].away:
        return "### " + say("board-asks-away", who=who)
    if _leads(game):
        return say("panel-leads-trick", who=who, trick=len(game.tricks) + 1)
    return say("panel-waits", who=who)


def _leads(game: View) -> bool:
    """Whether who is asked leads to a trick."""
    return game.trick is None or not game.trick.plays


def void_in(game: View) -> str:
    """The suit that was led, if the hand has none of it; else ``"no"``."""
    plays = game.trick.plays if game.trick else ()
    led = plays[0][1].suit if plays else None
    return "no" if led is None or any(card.suit is led for card in game.hand) else str(led)


def _rule(view: TableView, say: Translator) -> str:
    """What may be played and why not more, unless the question says it."""
    advice = " ".join(_advice(view, say)) if view.game.my_turn and not asks_by_rule(view.game) else ""
    return f"-# {advice}" if advice else ""


def _small_print(view: TableView, say: Translator, *, ends: bool, ahead: bool) -> list[str]:
    """The lines below the hand, as many as always: what is new, the last trick, what could be noticed, if there is room
    left for that."""
    game = view.game
    lines = _news(view, say, ends=ends, ahead=ahead)
    if game.tricks and not between_tricks(game):
        lines += last_trick_line(view, say).split("\n")
    elif not game.tricks and game.received:
        lines.append("-# " + say("panel-passed", received=say.cards(game.received), gone=say.cards(game.passed)))
    elif not game.tricks and (hold := no_pass(view, say)):
        lines.append(f"-# {hold}")
    if in_mind := _in_mind(view, say, game.my_turn and not view.away):
        lines.append(in_mind)
    lines = [*lines, *[EMPTY_LINE] * SMALL_PRINT][:SMALL_PRINT]
    if counting := counts(view, say):
        lines.append(counting)
    if game.deck.kitty_size:
        kitty = say("panel-kitty", cards=say.cards(game.kitty)) if game.kitty else kitty_taken(view, say)
        lines.append(f"-# {kitty}" if kitty else EMPTY_LINE)
    return lines


@shared
def counts(view: TableView, say: Translator) -> str:
    """What counts differently from standard Hearts."""
    counting = in_play(view.rules, say)
    return "-# " + " · ".join(counting) if counting else ""


def _news(view: TableView, say: Translator, *, ends: bool, ahead: bool) -> list[str]:
    """What concerns the person now: a card that will be played for them, the rule that keeps cards from them. If there
    is nothing: who has all the points, in the first round that a card can be chosen ``ahead``, or what the points in
    brackets are."""
    game = view.game
    rule = "" if ends else _rule(view, say)
    if now := [each for each in (notice(view, say, ends=ends), rule) if each]:
        return now
    if moon := possible_moon(view, say):
        return [f"-# {moon}"]
    if ahead and not game.rounds and len(game.hand) > 1 and not game.my_turn and not view.away:
        return ["-# " + say("panel-ahead")]
    brackets = about_brackets(view, say)
    return [f"-# {brackets}"] if brackets else []


@shared
def _in_mind(view: TableView, say: Translator, asked: bool) -> str:
    """What could be noticed. That hearts are not broken matters to whoever leads, whose question says it; beside "play
    any card" it would read as if hearts were not allowed. So it is left out for whoever is ``asked``."""
    notes = [note for note in noticed(view, say) if not asked or note != say("note-hearts-closed")]
    return "-# " + " · ".join(notes) if notes else ""


def asks_by_rule(game: View) -> bool:
    """Whether one rule alone says what the person whose turn it is has to play."""
    rules = {*game.blocked.values()}
    return len(rules) == 1 and rules <= HEADINGS


def _advice(view: TableView, say: Translator) -> Iterator[str]:
    """A sentence for each rule that blocks cards now, except that of hearts not broken: the question says it."""
    game, trick = view.game, view.game.trick
    plays = trick.plays if trick else ()
    led = plays[0][1].suit if plays else None
    for reason in dict.fromkeys(game.blocked.values()):
        if reason is Reason.HEARTS_NOT_BROKEN:
            continue
        yield say(f"why-{reason}", suit=led or "X", card=say.card(game.legal[0]))


def _buttons(view: TableView, say: Translator, width: int, given: GivenHint | None, *, ahead: bool) -> list[Component]:
    """The hand as buttons, each suit in rows of its own. A card has its place for the whole round: where it was played
    is the back of one, so that no other moves there. Copies of it that are left stand behind their suit as long as the
    trick with the first is shown."""
    draw = _drawing(view, say, given.cards if given is not None and view.game.my_turn else (), ahead=ahead)
    hand, played = Counter(view.game.hand), _played(view)
    parts: list[Component] = []
    for suit in by_suit({*hand, *played}).values():
        places: list[Place] = []
        behind: list[Place] = []
        for card in suit:
            copies, just = hand.get(card, 0), played.get(card, 0)
            places.append((card, 0 if just else copies, 0))
            if just:
                behind += [(card, 0, number) for number in range(1, just)]
                behind += [(card, copies, just)] if copies else []
        parts += [row(*[draw(*place) for place in each]) for each in _rows(places, behind, width)]
    return parts


def _played(view: TableView) -> dict[Card, int]:
    """The cards that the person has played in this round, each with how many copies of it just now: to the trick that
    is shown, and before while they led. Computer players that move at once are shown together with one's own card."""
    game, me, just = view.game, view.me, True
    played: dict[Card, int] = {}
    for trick in (game.trick, *reversed(game.tricks)):
        for seat, card in trick.plays if trick is not None else ():
            if seat == me:
                played[card] = played.get(card, 0) + just
        if trick is not None and trick.plays and trick.leader != me and view.settings.speed != AT_ONCE:
            just = False
    return played


def _drawing(
    view: TableView, say: Translator, advised: tuple[Card, ...], *, ahead: bool
) -> Callable[[Card, int, int], Component]:
    """A function that draws a place of the hand. Blue cards can be pressed, grey ones can't; an advised one has a mark.
    Before one's turn a press chooses the card for it, or takes it back, if they may be chosen ``ahead``; the chosen
    card is green with a mark. Somebody who is away comes back first."""
    game, mine, faces, styles = view.game, view.game.my_turn, say.faces, discord.ButtonStyle
    action = write_action("b", "play" if mine else "ahead", view.id, game.prompt, "")
    seen = "" if mine else f".{plays_in(game)}"
    blocked = game.hand if view.away or not (mine or ahead) else game.blocked
    chosen = view.premove.card if view.premove is not None and not mine else None

    def drawn(card: Card, copies: int, number: int) -> Component:
        if not copies:
            empty = f"{action}{card}{PLAYED}{number}"
            return button_with(faces.empty_button, empty, styles.secondary, disabled=True)
        face, asks, grey = faces.button(card), f"{action}{card}{seen}", card in blocked
        style = styles.secondary if grey else styles.primary
        if copies > 1:
            face = marked(face, f"×{copies}")
        if card in advised:
            face = marked(face, ADVISED)
        if card is chosen:
            face, asks, style = marked(face, CHOSEN), f"{asks}{TAKE_BACK}", styles.success
        return button_with(face, asks, style, disabled=grey)

    return drawn


def _rows(places: list[Place], behind: list[Place], width: int) -> list[list[Place]]:
    """The rows of a suit. What is put ``behind`` it moves none of its places; those that are empty at the end of a row
    are left out, as no other card would move there. Only in a row below another one a second place is always shown: a
    card alone there would look like a row that a phone has broken."""
    found = in_rows(places, width)
    if behind:  # hardly ever
        room = width - len(found[-1])
        found[-1] += behind[:room]
        found += in_rows(behind[room:], width)
    for number, cards in enumerate(found):
        while len(cards) > 1 + bool(number) and not cards[-1][1]:
            cards.pop()
    return found


def _menu(view: TableView, say: Translator, given: GivenHint | None, *, ahead: bool) -> Component:
    if not view.game.my_turn:
        return _menu_ahead(view, say, ahead=ahead)
    advised = given.cards if given is not None else ()
    options = [
        menu_option(f"{spoken(card, say)} {ADVISED * (card in advised)}".rstrip(), str(card))
        for card in dict.fromkeys(view.game.legal)
    ]
    return row(select("play", view.id, view.game.prompt, options=options, placeholder=say("play-placeholder")))


def _menu_ahead(view: TableView, say: Translator, *, ahead: bool) -> Component:
    """A menu that chooses a card before one's turn, or takes it back; closed unless that may be done ``ahead``."""
    game, chosen = view.game, view.premove.card if view.premove is not None else None
    seen = f".{plays_in(game)}"
    options = [
        menu_option(say("premove-take-back", card=spoken(card, say)), f"{card}{seen}{TAKE_BACK}")
        if card is chosen
        else menu_option(spoken(card, say), f"{card}{seen}")
        for card in dict.fromkeys(game.hand)
    ]
    placeholder = say("premove-placeholder")
    return row(select("ahead", view.id, game.prompt, options=options, placeholder=placeholder, disabled=not ahead))


def _controls(view: TableView, say: Translator, hints: bool, ends: bool, given: GivenHint | None) -> Component:
    """The buttons below the hand: always one row, as wide as a phone."""
    moves = view.moves if view.kind.takes_back else 0
    explained = given.explained if given is not None else None
    return _row_below(view, say, _offer(view, hints=hints, ends=ends), explained, moves)


def _offer(view: TableView, *, hints: bool, ends: bool) -> str:
    """The verb of the button that the person is offered now."""
    if view.away:
        return "back"
    if ends:
        return "claim"
    if view.lingers:
        return "on"
    return "hint" if hints and view.game.has_choice else "refresh"


@shared
def _row_below(view: TableView, say: Translator, offer: str, explained: bool | None, moves: int) -> Component:
    """What is offered now stands first; who waits looks there whether it is their turn. The others never move."""
    go = discord.ButtonStyle.success
    now: list[Component] = []
    match offer:
        case "back":
            now.append(back(view, say))
        case "claim":
            now.append(button("claim", view.id, number_of_round(view), label=say("button-claim"), style=go))
        case "on":
            now.append(button("on", view.id, view.game.prompt, label=say("button-next-trick"), style=go))
        case "hint":
            now += hint_link(view, say, explained)
    if view.kind.takes_back:
        label, arg = say("button-take-back"), f"back.{moves}"
        beside = button(view.kind.name, view.id, view.game.prompt, arg, label=label, disabled=not moves)
    else:
        beside = button("scores", view.id, label=say("button-scores"))
    return row(*(now or [look(view, say)]), beside, *more(view, say))
