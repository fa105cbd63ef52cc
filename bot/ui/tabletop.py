"""The tabletop: the seats in their order, the trick in the middle, and what everybody could have noticed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import wraps
from operator import attrgetter
from typing import Any, Final, TypeVar, TypeVarTuple

from bot.language.wording import Translator
from bot.numerals import numeral, signed
from bot.pictures.artwork import rank
from bot.pictures.emojis import NBSP, SYMBOLS
from bot.tables.views import SeatView, TableView, between_tricks
from bot.ui.hand import by_suit
from bot.ui.names import MAX_NAME_LENGTH, SHORT_NAME, mark_of, safe_name, seat_name
from bot.ui.words import unit
from hearts import Card, Phase, Rules, Trick
from hearts.cards import QUEEN_OF_SPADES
from hearts.trick import cancelled, points_of_last

LONG_TRICK: Final = 6
"""Cards of a trick of which a line of a phone has no room for a word beside them."""
ASKED: Final = "▶️"
"""In place of the card of whoever is asked, as wide as it."""
CHOOSES: Final = "⏳"
"""In place of the card of whoever has yet to choose cards to pass."""
PLAYS_A_LINE: Final = 2
"""Plays in one line on a phone. A phone that wraps lines itself would do so between a card and its name."""
Drawn = TypeVar("Drawn")
More = TypeVarTuple("More")
Drawing = Callable[[TableView, Translator, *More], Drawn]


def _trick_shown(view: TableView) -> Trick | None:
    """The trick to show: the one being played, or the last finished one until somebody leads; None before the first
    card."""
    game = view.game
    if game.trick is not None and game.trick.plays:
        return game.trick
    return game.tricks[-1] if game.tricks else None


def shared(draw: Drawing[*More, Drawn]) -> Drawing[*More, Drawn]:
    """Caches what a function draws for each version of a table, language and look of cards, and for the further
    arguments, instead of drawing it for each view."""
    return _cached(draw, attrgetter("drawn"))


def _shared_of_tricks(draw: Drawing[*More, Drawn]) -> Drawing[*More, Drawn]:
    """Like `shared`, for what depends on the finished tricks and the seats alone."""
    return _cached(draw, attrgetter("drawn_of_tricks"))


def _cached(draw: Drawing[*More, Drawn], cache: Callable[[TableView], dict[Hashable, Any]]) -> Drawing[*More, Drawn]:
    @wraps(draw)
    def drawn(view: TableView, say: Translator, *more: *More) -> Drawn:
        known, key = cache(view), (draw, say.reader, more)
        if key not in known:
            known[key] = draw(view, say, *more)
        found: Drawn = known[key]
        return found

    return drawn


def in_lines(parts: Sequence[str], longest: int) -> Iterator[Sequence[str]]:
    """The parts in groups of at most ``longest``."""
    return (parts[at : at + longest] for at in range(0, len(parts), longest))


@shared
def seats(view: TableView, say: Translator, longest: int) -> tuple[str, ...]:
    """One line per seat: the card that it has played, whether it is asked, its name and its points, who leads. Each
    fits into one line on a phone, so that nothing below moves; ``longest``: characters of a name."""
    return tuple(
        [
            f"{before}{safe_name(view.name(seat), say, longest)}{behind}"
            for seat, (before, behind) in _around_names(view, say, False).items()
        ]
    )


def own_seats(view: TableView, say: Translator, *, changing: bool = False) -> list[str]:
    """The seats as on a panel: in place of their own name the reader finds *You*; ``changing``: who has passed, and
    chooses again."""
    lines, me = [*seats(view, say, SHORT_NAME)], view.me
    if me is not None and me in view.game.players:
        before, behind = _around_names(view, say, changing)[me]
        lines[view.game.players.index(me)] = f"{before}{say('seat-you')}{behind}"
    return lines


@shared
def _around_names(view: TableView, say: Translator, changing: bool) -> dict[int, tuple[str, str]]:
    """What the line of each seat has before and behind its name; ``changing``: who has passed chooses again."""
    trick = _trick_shown(view) if view.game.phase is not Phase.PASSING else None
    played = dict(plays_shown(trick, view.rules, say.card)) if trick else {}
    return {seat: _around_name(view, seat, say, trick, played, changing) for seat in view.game.players}


def _around_name(
    view: TableView, seat: int, say: Translator, trick: Trick | None, played: dict[int, str], changing: bool
) -> tuple[str, str]:
    game = view.game
    card = played.get(seat)
    mark = card or say.faces.back
    passes = game.phase is Phase.PASSING
    chooses = passes and (changing or not game.chosen[seat])
    if passes:
        mark = CHOOSES if chooses else "✅"
    elif seat in game.to_act and (card is None or game.phase is Phase.CHOOSING):
        mark = ASKED
    elif game.phase is Phase.CALLING:  # who will have to choose, once it is known how many for whom
        mark = CHOOSES
    bold = "**" if seat in game.to_act else ""  # alone: one sees at once whose turn it is, or who has the trick
    parts = [f"{bold} {mark_of(view.seats[seat])}".rstrip()]
    if not passes or unit(view.rules):  # a bare number would be taken for that of the cards that are chosen
        parts.append(score(view, seat))
    if chooses:
        parts.append(say("seat-chooses"))
    if trick is not None and trick.leader == seat:
        parts.append(say("seat-leads"))
    if trick is not None and card is not None and (other := _other_player(view, seat, trick)):
        parts.append(say("seat-card-of", who=safe_name(other, say, SHORT_NAME)))
    return f"{mark} {bold}", " · ".join(parts)


def _other_player(view: TableView, seat: int, trick: Trick) -> str:
    """The name of the person who played the seat's card to the trick that is shown, if the seat has another owner now;
    else empty."""
    step = len(view.game.tricks) + (trick is view.game.trick)
    name = view.name_at(seat, view.game.number, step)
    return "" if name == view.name(seat) else name


def score(view: TableView, seat: int) -> str:
    """The total of a seat, then its points of this round; with chips its hearts of this round, which cost chips only at
    the end of the round."""
    points = view.game.points[seat] if view.game.points else 0
    total = numeral(view.game.totals[seat]) + unit(view.rules)
    if not points:
        return total
    return f"{total} (♥×{points})" if view.rules.scoring == "chips" else f"{total} ({signed(points)})"


@shared
def about_brackets(view: TableView, say: Translator) -> str:
    """What `score` has in brackets, while that is played; empty if it has nothing, or hearts, which have a picture."""
    told = view.game.phase is Phase.PLAYING and any(view.game.points) and view.rules.scoring != "chips"
    return say("note-brackets") if told else ""


def standing(view: TableView, say: Translator) -> list[str]:
    """A line for each seat of the round: its name, its total and its points of this round."""
    return [f"{named(view.seats[seat], say)} · {score(view, seat)}" for seat in view.game.players]


def named(seat: SeatView, say: Translator) -> str:
    """The name on a seat, and behind it whether a computer player moves there."""
    return f"{safe_name(seat.name, say)} {mark_of(seat)}".rstrip()


def trick_number(view: TableView) -> int:
    """The number of the trick that lies on the table."""
    return len(view.game.tricks) + (not between_tricks(view.game))


def which_trick(view: TableView, say: Translator) -> str:
    """The trick that lies on the table: its number and, once it is finished, who takes how many points."""
    return _which_trick(view, say, between_tricks(view.game) and view.game.tricks[-1].taker == view.me)


@shared
def _which_trick(view: TableView, say: Translator, mine: bool) -> str:
    number = trick_number(view)
    if number > len(view.game.tricks):
        return say("panel-trick", trick=number)
    taker = view.game.tricks[-1].taker
    if taker is None:
        taken = say("trick-taker", taken="no", who="", points="none")
    else:
        who = seat_name(view, taker, say, SHORT_NAME)
        taken = say("trick-taker", taken="me" if mine else "yes", who=who, points=gained(view))
    return say("trick-over", trick=number, taken=taken)


def gained(view: TableView) -> str:
    """The points of the last finished trick, as "+3"; "none" if it has none."""
    points = _points_of_last(view)
    return signed(points) if points else "none"


def last_trick_line(view: TableView, say: Translator) -> str:
    """The last finished trick, also after the end of a round, in a small line: its cards, and who took it. Empty if
    there is none."""
    if (last := _last(view)) is None:
        return ""
    trick, at = last
    return _trick_line(view, say, trick.taker is not None and trick.taker == view.me == _reader_at(view, at))


def _reader_at(view: TableView, at: tuple[int, int]) -> int | None:
    """The seat of the reader, if it was already theirs in this trick of a round."""
    return view.me if view.me is not None and view.name_at(view.me, *at) == view.name(view.me) else None


@_shared_of_tricks
def _trick_line(view: TableView, say: Translator, mine: bool) -> str:
    last = _last(view)
    assert last is not None
    trick, at = last
    cards = " ".join(card for _, card in plays_shown(trick, view.rules, say.card))
    taker = "" if trick.taker is None else safe_name(view.name_at(trick.taker, *at), say, SHORT_NAME)
    if len(trick.plays) >= LONG_TRICK:
        return f"-# {_who_took(view, say, say('seat-you') if mine else taker)}\n-# {cards}"
    who = say("trick-you") if mine else taker or "none"
    return "-# " + say("trick-line", cards=cards, who=who, points=gained(view))


def _who_took(view: TableView, say: Translator, taker: str) -> str:
    """Who took the last trick, and how many points."""
    return say("trick-taken", taker=taker, points=_points_of_last(view)) if taker else say("trick-cancelled")


def _last(view: TableView) -> tuple[Trick, tuple[int, int]] | None:
    """The last finished trick, its round (counted from 0) and its number in that round."""
    game = view.game
    if game.tricks:
        return game.tricks[-1], (game.number, len(game.tricks))
    ended = game.rounds[-1] if game.rounds and game.phase in (Phase.DEALING, Phase.OVER) else None
    if ended is None or ended.last_trick is None:
        return None
    return ended.last_trick, (ended.number, view.rules.deck_for(len(ended.last_trick.plays)).hand_size)


def _points_of_last(view: TableView) -> int:
    """The points of the last finished trick; 0 where hearts cost chips, and only at the end of the round."""
    game = view.game
    if view.rules.scoring == "chips":
        return 0
    if game.tricks:
        return points_of_last(game.tricks, view.rules.deck)
    ended = game.rounds[-1]
    return ended.last_points if ended.shooter is None else 0  # a moon counts in place of the cards


def last_trick(view: TableView, say: Translator) -> str:
    """The last finished trick in small lines: who took how many points, and who played each card. Empty if there is
    none."""
    last = _last(view)
    return _listed_trick(view, say, _reader_at(view, last[1])) if last is not None else ""


@_shared_of_tricks
def _listed_trick(view: TableView, say: Translator, me: int | None) -> str:
    last = _last(view)
    assert last is not None
    trick, at = last

    def name(seat: int, longest: int = MAX_NAME_LENGTH) -> str:
        return say("seat-you") if seat == me else safe_name(view.name_at(seat, *at), say, longest)

    heading = _who_took(view, say, "" if trick.taker is None else name(trick.taker))
    shown = plays_shown(trick, view.rules, say.card)
    plays = [f"{card}{NBSP}{name(seat, SHORT_NAME)}" for seat, card in shown]
    return "\n".join("-# " + part for part in (heading, *map(" · ".join, in_lines(plays, PLAYS_A_LINE))))


def plays_shown(trick: Trick, rules: Rules, draw: Callable[[Card], str]) -> list[tuple[int, str]]:
    """The plays of a trick, as (seat, card to show); cards that cancel each other are struck through."""
    gone, plays = cancelled(rules, trick.plays), enumerate(trick.plays)
    return [(seat, f"~~{draw(card)}~~" if index in gone else draw(card)) for index, (seat, card) in plays]


def cards_gone(view: TableView, say: Translator) -> str:
    """The cards of all finished tricks, each suit in a small line; empty before the first one is over. Who had played
    the round up to here would remember them."""
    gone = by_suit(card for trick in view.game.tricks for card in trick.cards)
    suits = (NBSP.join((SYMBOLS[suit] if suit else "", *map(rank, cards))) for suit, cards in gone.items())
    return "\n".join(f"-# {each}" for each in (say("note-gone"), *suits)) if gone else ""


def round_notes(view: TableView, say: Translator) -> tuple[str, ...]:
    """What everybody could have noticed in the round: that no cards were passed, hearts, the queen, the pot, the kitty,
    a moon that is still possible."""
    hold = "" if view.game.tricks else no_pass(view, say)
    return tuple(filter(None, (hold, *noticed(view, say), kitty_taken(view, say), possible_moon(view, say))))


def no_pass(view: TableView, say: Translator) -> str:
    """That no cards were passed in the round that is played; empty if some were."""
    return say("note-hold") if view.game.phase is Phase.PLAYING and not view.game.pass_target else ""


@shared
def noticed(view: TableView, say: Translator) -> tuple[str, ...]:
    """What there is to keep in mind: hearts, the queen, the pot."""
    game, rules = view.game, view.rules
    notes = []
    if game.phase is Phase.PLAYING:
        if rules.breaking != "none":  # else nothing has to break them
            notes.append(say("note-hearts-open" if game.hearts_open else "note-hearts-closed"))
        notes += _queens_fallen(view, say)
    if game.pool:
        notes.append(say("note-pot", chips=game.pool))
    return tuple(notes)


def kitty_taken(view: TableView, say: Translator) -> str:
    """Who has taken the kitty; empty if nobody has."""
    names = [seat_name(view, seat, say) for seat in dict.fromkeys(view.game.kitty_takers)]
    return say("note-kitty", who=", ".join(names)) if names else ""


def possible_moon(view: TableView, say: Translator) -> str:
    """Who has every point so far, once that is more than the first point; else empty."""
    taker = _only_taker(view)
    return "" if taker is None else _possible_moon(view, say, taker, taker == view.me)


@shared
def _possible_moon(view: TableView, say: Translator, taker: int, mine: bool) -> str:
    game = view.game
    if game.phase is not Phase.PLAYING or game.points[taker] <= 1 or view.rules.moon == "off":
        return ""
    hidden = any(other != taker for other in game.kitty_takers)
    return say(
        "note-moon", who=seat_name(view, taker, say, SHORT_NAME), me=mine, points=game.points[taker], kitty=hidden
    )


def _queens_fallen(view: TableView, say: Translator) -> Iterator[str]:
    game, rules = view.game, view.rules
    if not rules.queen:
        return
    fallen = sum(trick.cards.count(QUEEN_OF_SPADES) for trick in (*game.tricks, game.trick) if trick)
    if fallen:
        dealt = rules.deck_for(len(game.players)).cards.count(QUEEN_OF_SPADES)
        key = "note-queen-fallen" if dealt == 1 else "note-queens-fallen"
        yield say(key, queen=say.card(QUEEN_OF_SPADES), fallen=fallen, dealt=dealt)


def _only_taker(view: TableView) -> int | None:
    """Who has every point so far, as far as all can see: what somebody else took with a kitty is known to them
    alone."""
    takers = [seat for seat, points in enumerate(view.game.points) if points]
    return takers[0] if len(takers) == 1 else None
