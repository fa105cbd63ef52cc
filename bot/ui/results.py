"""Results: the end of a round, the end of the game with its story, and the scores in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from math import ceil
from typing import Final

import discord

from bot.language.names import columns, harmless_code, in_columns
from bot.language.wording import Translator
from bot.numerals import numeral, signed
from bot.past import leaders, turning_round
from bot.pictures.emojis import NBSP
from bot.tables.views import Rated, Status, TableView
from bot.ui.curves import SCORES_FILE, TRICK_FILE
from bot.ui.features import leaderboard_link, replay_button, review_link
from bot.ui.hand import spoken
from bot.ui.items import BUTTONS_A_LINE, GOLD, GREY, PURPLE, Component, Layout, button, picture, rows, screen, text
from bot.ui.names import names_in, safe_name, seat_name, who
from bot.ui.progress import asked_to_end, due
from bot.ui.tabletop import named, score, standing
from bot.ui.words import capital, joined, rating, rating_change, unit
from hearts import PRESETS, Family, Phase, RoundResult, ending
from hearts.cards import QUEEN_OF_SPADES
from hearts.scoring import steps_of

NAME, NUMBER, SUM = 10, 5, 6
"""Columns of a name, of the points of a round and of a total."""
PHONE: Final = NAME + NUMBER + SUM + 2
"""Characters of a code block that a small phone shows."""
MAX_SCORES: Final = 3_000
"""Characters for the points of all rounds; Discord takes 4,000 in a message."""
TOTAL: Final = "  "
"""Stands before the totals below all rounds: the line above them says what they are."""
OFTEN: Final = 2
"""Queens that one seat must have taken to be worth telling."""


def round_result(view: TableView, number: int, say: Translator, words: str = "") -> Layout:
    """The message of a round once it is over; ``number`` counts from 0. ``words`` tell what the attached picture of its
    deciding trick shows; empty if there is none."""
    result = view.game.rounds[number]
    newest = view.game.phase is Phase.DEALING and number == len(view.game.rounds) - 1
    waiting = newest and view.status is Status.PLAYING and view.cutter is None  # who cuts is asked in a new message
    moon, told = result.shooter is not None, headlines(view, result, say, words)
    over = view.game.phase is Phase.OVER and number == len(view.game.rounds) - 1
    title = [say("result-title-last" if over else "result-title", round=number + 1), *told]
    if moon:  # a feast
        who_shot = names_in(view, say, result.shooter or 0, result.number)
        round_ = "-# " + say("panel-round", round=number + 1)
        why = say("result-moon", who=who_shot, sun=result.sun) if result.effect == "void" else ""
        title = [round_, f"## {told[0]}", why, *told[1:]]
    parts: list[Component] = [
        text(*title),
        text(score_table(view, result, say, named_above=True), *earlier_owners(view, result.number + 1, say)),
    ]
    if lines := steps(view, result, say):
        parts.append(text(*lines))
    if words:
        parts.append(picture(TRICK_FILE, words))
    if waiting:
        parts += [*asked_to_end(view, say), text(*next_round(view, say))]
        parts += rows(_between_rounds(view, number, say), BUTTONS_A_LINE)
    return screen(*parts, colour=GOLD if moon else PURPLE if waiting else GREY)


def next_round(view: TableView, say: Translator) -> tuple[str, str]:
    """When the next round begins, and who is ready for it."""
    ready = ", ".join(safe_name(seat.name, say) for seat in view.people if seat.ready)
    return say("result-next", due=due(view)), say("result-ready", ready=ready) if ready else ""


def ready_on_panel(view: TableView, label: str, *, disabled: bool = False) -> Component:
    """The button of a panel that asks for the next round."""
    style = discord.ButtonStyle.success
    return button("ready", view.id, view.game.prompt, "panel", label=label, style=style, disabled=disabled)


def _between_rounds(view: TableView, number: int, say: Translator) -> list[Component]:
    go = discord.ButtonStyle.success
    return [
        button("ready", view.id, view.game.prompt, label=say("button-ready"), style=go),
        button("scores", view.id, label=say("button-scores")),
        replay_button(view.id, say, number),
        button("more", view.id, label=say("button-more")),
    ]


def game_result(view: TableView, say: Translator, words: str = "", file: str = SCORES_FILE) -> Layout:
    """Who has won, and the table in order; ``words`` tell what the attached ``file`` shows: the deciding trick, which
    needs no button then, or the score chart."""
    board = leaderboard_link(view.division or Family.EVERYTHING, say)
    share = [share_button(view, say)] if file == SCORES_FILE else []
    table, *back = looking_back(view, say)
    return screen(
        text(winners(view, say), say("game-length", rounds=len(view.game.rounds)), *story(view, say)),
        text(*standings(view, say), *_rating_notes(view, say)),
        *([picture(file, words)] if words else []),
        *rows([rematch(view, say), table, *board, *back, *share], BUTTONS_A_LINE),
        colour=GOLD,
    )


def ended_early(view: TableView, say: Translator, *notes: str, again: bool = True) -> Layout:
    """A game that ended early: why, for whom it counts, how it stood after its last whole round, and, if it is for its
    players (``again``), a way to another."""
    rounds = len(view.game.rounds)
    who_wanted = [safe_name(seat.name, say) for seat in view.seats if seat.wants_end]
    told = view.closing and view.ending != "agreed"  # which the sentence about its length says
    why = say("ended-why", why=view.closing, who=joined(who_wanted or [""], say)) if told else ""
    stood = standings(view, say) if rounds else ["-# " + ", ".join(who(seat, say) for seat in view.seats)]
    buttons = [*(looking_back(view, say) if rounds else []), *([rematch(view, say)] if again else [])]
    return screen(
        text(say("closed-game"), why, say("closed-length", rounds=rounds, ending=view.ending), *notes),
        text(*stood, *_rating_notes(view, say), *earlier_owners(view, rounds + 1, say)),
        *rows(buttons, BUTTONS_A_LINE),
        colour=GREY,
    )


def share_button(view: TableView, say: Translator) -> Component:
    """The button that leads to the picture of the deciding trick. Nobody else can be shown that of a private game."""
    return button("share", view.id, label=say("button-share" if view.kind.public else "button-deciding-trick"))


def withdrawn(view: TableView, say: Translator) -> Layout:
    """The message of a shared trick after one of its players has had their data deleted."""
    return screen(text(say("deciding-withdrawn", code=view.code)), colour=GREY)


def looking_back(view: TableView, say: Translator) -> list[Component]:
    """The buttons with which people look back at a game."""
    scores_button = button("scores", view.id, label=say("button-scores"))
    return [scores_button, replay_button(view.id, say), *review_link(view.id, say)]


def rematch(view: TableView, say: Translator) -> Component:
    """The button that opens the same game again."""
    return button("rematch", view.id, label=say("button-rematch"), style=discord.ButtonStyle.success)


def standings(view: TableView, say: Translator) -> list[str]:
    """Each seat with its place and its points, the best first."""
    return [
        say(
            "standing-chips" if view.rules.scoring == "chips" else "standing",
            place=place,
            who=who(view.seats[seat], say),
            total=view.game.totals[seat],
        )
        + _rating_change(view, seat, say)
        for seat, place in _places(view).items()
    ]


def _places(view: TableView) -> dict[int, int]:
    """The place of each seat, the best first and the winners before all others. Equal totals share a place."""
    totals, won = view.game.totals, view.game.winners
    order = sorted(view.rules.best_first(totals), key=lambda seat: seat not in won)
    return {seat: 1 + sum(totals[other] != totals[seat] for other in order[:at]) for at, seat in enumerate(order)}


def winners(view: TableView, say: Translator) -> str:
    """Who has won, as a headline."""
    names = [who(view.seats[seat], say) for seat in view.game.winners]
    return say("game-title", winners=joined(names, say), count=len(names))


def verdict(view: TableView, say: Translator) -> str:
    """How a game has ended for a person, with how many rounds it had."""
    won, place = outcome(view, say)
    return "\n".join(filter(None, (won, say("game-length", rounds=len(view.game.rounds)), place)))


def outcome(view: TableView, say: Translator) -> tuple[str, str]:
    """Who has won and, to everybody else who played for points, their place."""
    won, totals, me = view.game.winners, view.game.totals, view.me
    assert me is not None
    title = say("panel-won") if won == (me,) else winners(view, say)
    if me in won or view.rules.scoring == "chips":
        return title, ""
    places = _places(view)
    shared = [*places.values()].count(places[me]) > 1
    return title, say("panel-place", place=places[me], shared=shared, behind=abs(totals[me] - totals[won[0]]))


def _rating_change(view: TableView, seat: int, say: Translator) -> str:
    """The change of the rating of the person who had the seat at the end; empty for a computer player."""
    return "".join(_change(rated, say) for rated in view.rated if rated.seat == seat and not rated.departed)


def _rating_notes(view: TableView, say: Translator) -> list[str]:
    """Lines about those who left early or were removed, about those who had hints, who can win nothing, and about what
    the ratings mean; none about a game that counts for nobody."""
    hinted = [say("rating-hinted", who=", ".join(safe_name(name, say) for name in view.hinted))] if view.hinted else []
    if not view.rated:
        return [] if view.ended_early else hinted
    departed, removed = (
        [
            f"{safe_name(rated.name, say)}{_change(rated, say)}"
            for rated in view.rated
            if rated.departed and rated.removed == by_moderator
        ]
        for by_moderator in (False, True)
    )
    taken_over = {rated.seat for rated in view.rated if rated.departed}
    computers = any(seat.computer and seat.seat not in taken_over for seat in view.seats)
    left = [say("rating-departed", who=", ".join(departed))] if departed else []
    left += [say("rating-removed", who=", ".join(removed))] if removed else []
    if all(rated.provisional for rated in view.rated):
        return [*left, *hinted]
    named = view.division if view.preset in PRESETS or view.division != Family.STANDARD else "other"
    return [*left, *hinted, say("rating-about", value=named, computers=computers)]


def _change(rated: Rated, say: Translator) -> str:
    """The change of a rating; empty while it is provisional."""
    change = rating_change(rated.rating, rated.change)
    return "" if rated.provisional else say("rating-change", rating=rating(rated.rating, say), change=change)


def scores(view: TableView, say: Translator, chart: str = "") -> Layout:
    """All rounds so far, for the person who asks; ``chart`` says in words what the attached score chart shows."""
    title = say("scores-title") + unit(view.rules)
    title += f" · {say('note-table', code=view.code)}" if view.kind.public else ""
    if not view.game.rounds:
        so_far = standing(view, say) if view.game.phase is Phase.PLAYING else []
        return screen(text(title, say("scores-none"), *so_far), colour=GREY)
    before = earlier_owners(view, len(view.game.rounds), say)
    table = text(title, *_all_rounds(view, say), *before)
    return screen(table, *([picture(SCORES_FILE, chart)] if chart else []), colour=GREY)


def _all_rounds(view: TableView, say: Translator) -> list[str]:
    """A line for each round and a column for each player, as many side by side as a phone shows. The columns are headed
    by names or, where these are too long, by the numbers of the seats, which the first line explains. The first rounds
    of a very long game are left out."""
    lines = {f"{result.number + 1:>2}": result.points for result in view.game.rounds}
    if not one_round(view):
        lines[TOTAL] = view.game.totals
    shown = _in_columns(view, lines, say)
    while sum(map(len, shown)) + len(shown) > MAX_SCORES:
        del lines[next(iter(lines))]
        shown = [*_in_columns(view, lines, say), say("scores-cut", rounds=len(lines) - 1)]
    return shown


def _in_columns(view: TableView, lines: Mapping[str, Sequence[int]], say: Translator) -> list[str]:
    seats = range(len(view.seats))
    named = _block(seats, [_name(view, seat, say) for seat in seats], lines, say)
    if columns(named[1]) <= PHONE:
        return named
    legend = " · ".join(f"{seat + 1} {who(view.seats[seat], say)}" for seat in seats)
    widest = max(len(numeral(points)) for each in lines.values() for points in each)
    most = (PHONE - 2) // (max(widest, 2) + 1)
    most = ceil(len(seats) / ceil(len(seats) / most))  # so that no block is much narrower
    blocks = [_block(seats[at : at + most], [str(seat + 1) for seat in seats], lines, say) for at in seats[::most]]
    return [legend, *chain.from_iterable(blocks)]


def _block(
    seats: Sequence[int], heads: Sequence[str], lines: Mapping[str, Sequence[int]], say: Translator
) -> list[str]:
    """A code block with the columns of some seats; ``lines``: the numbers of all seats by what stands before them."""
    width = {seat: max(columns(heads[seat]), *(len(numeral(each[seat])) for each in lines.values())) for seat in seats}
    header = " ".join(["  ", *(in_columns(heads[seat], width[seat], right=True) for seat in seats)])
    written = ((name, (numeral(each[seat]).rjust(width[seat]) for seat in seats)) for name, each in lines.items())
    below = [" ".join([name, *numbers]) for name, numbers in written]
    if TOTAL in lines:
        below[-1:] = [" ", capital(say("column-total")), below[-1]]
    return ["```", header, capital(say("column-round", last=False)), *below, "```"]  # beside them it would take room


def score_table(view: TableView, result: RoundResult, say: Translator, *, named_above: bool = False) -> str:
    """Names, points of the round and totals in columns that fit a phone, the reader's own as *You*; a line for each
    seat if it is the only round. Unless the round is ``named_above``, the column of the last one says which it is."""
    if one_round(view):
        you = f"**{say('seat-you')}**"
        names = [you if seat == view.me else named(view.seats[seat], say) for seat in range(len(view.seats))]
        return "\n".join(f"{names[seat]} · {score(view, seat)}" for seat in view.rules.best_first(result.totals))
    names = [say("seat-you") if seat == view.me else _name(view, seat, say) for seat in range(len(view.seats))]
    cells = [
        (in_columns(names[seat], NAME), signed(result.points[seat]), numeral(result.totals[seat]))
        for seat in view.rules.best_first(result.totals)
    ]
    total = say("column-chips" if view.rules.scoring == "chips" else "column-total")
    last = not named_above and view.game.phase is Phase.OVER and result.number + 1 == len(view.game.rounds)
    header = f"{say('column-round', last=last)} {total:>{SUM}}".rjust(PHONE)
    lines = [header, *(f"{name} {points:>{NUMBER}} {total:>{SUM}}" for name, points, total in cells)]
    return "\n".join(("```", *lines, "```"))


def one_round(view: TableView) -> bool:
    """Whether the game is over after its first round, so that the totals are the points of the round."""
    return view.game.phase is Phase.OVER and len(view.game.rounds) == 1


def earlier_owners(view: TableView, rounds: int, say: Translator) -> list[str]:
    """A line for each seat that changed hands in the first rounds: who had it before, and until when."""
    past = [one for one in view.sittings if one.round < rounds or (one.round, one.steps) == (rounds, 0)]
    lines = []
    for seat in range(len(view.seats)):
        mine, now = [one for one in past if one.seat == seat], view.name_at(seat, rounds, 0)
        then = [*(one.name for one in mine[1:]), now]
        ends = [
            _until(one.name, one.round, one.steps, say)
            for one, name in zip(mine, then, strict=False)
            if one.name != name  # else they came back before anything was done for them
        ]
        lines += [say("seat-before", now=safe_name(now, say), before=", ".join(ends))] if ends else []
    return lines


def _until(name: str, round: int, steps: int, say: Translator) -> str:
    """Who had a seat, and up to when: after so many steps of a round, counted from 0."""
    step = {0: "round", 1: "pass"}.get(steps, "trick")
    number = round + (step != "round")
    return say("seat-until", who=safe_name(name, say), round=number, step=step, trick=steps - 1)


def _name(view: TableView, seat: int, say: Translator) -> str:
    return harmless_code(say.person(view.name(seat)))


def steps(view: TableView, result: RoundResult, say: Translator) -> list[str]:
    """What each step of the scoring did, if more counted than the cards and a moon, which the headlines tell; and the
    chips that stay on the table."""
    lines = []
    if {step.name for step in result.sheet} - {"cards", "moon" if result.effect else "cards"}:
        for step in result.sheet:
            changes = (
                f"{names_in(view, say, seat, result.number)} {signed(change)}{unit(view.rules)}"
                for seat, change in enumerate(step.change)
                if change
            )
            lines.append(say("sheet-step", step=say(f"step-{step.name}"), changes=", ".join(changes)))
    if result.pot:
        lines.append(say("sheet-pot", chips=result.pot))
    return lines


def headlines(view: TableView, result: RoundResult, say: Translator, pictured: str = "") -> list[str]:
    """What was special in a round: a moon, who took the queen, unless the words of a picture beside it tell that, where
    the reader's own points came from, why the game is not over yet, and who claimed."""
    lines, own = [], own_points(view, result, say)
    queens = [seat for seat, pile in enumerate(result.piles) if QUEEN_OF_SPADES in pile]
    only = sum(pile.count(QUEEN_OF_SPADES) for pile in result.piles) == 1
    told = (own and queens == [view.me]) or (only and spoken(QUEEN_OF_SPADES, say) in pictured)
    if result.shooter is not None:
        lines += [moon(view, result, say, me=result.shooter == view.me), *no_choice(view, result, say)]
    elif queens and view.rules.queen and not told:
        takers = ", ".join(names_in(view, say, seat, result.number) for seat in queens)
        lines.append(say("headline-queen", queen=say.card(QUEEN_OF_SPADES), who=takers, me=queens == [view.me]))
    lines += [own] if own else []
    if level := ending.level(view.rules, result.totals, result.number + 1, result.pot):
        names = [names_in(view, say, seat, result.number) for seat in level]
        lines.append(say("headline-level", who=joined(names, say)))
    if result.claimed is not None:
        who = names_in(view, say, result.claimed, result.number)
        lines.append(say("headline-claimed", who=who, me=result.claimed == view.me))
    return lines


def own_points(view: TableView, result: RoundResult, say: Translator) -> str:
    """Where the reader's points of a round came from: with which cards they took them, and what else the rules gave
    them. Empty for spectators, after a moon, which counts in place of the cards, and if nothing did."""
    if view.me is None or result.shooter is not None or not result.hauls:
        return ""
    queen, chips = say.card(QUEEN_OF_SPADES), view.rules.scoring == "chips"
    parts = [
        say(
            "own-haul",
            points=numeral(haul.points),
            card=say.card(haul.card) if haul.card else "none",
            queen=haul.queen,
            it=queen,
        )
        for haul in result.hauls[view.me]
    ]
    if not chips:  # there the hearts are counted, and what they cost depends on the others
        further = {step.name for step in steps_of(view.rules) if not step.of_totals} - {"cards"}
        mine = ((step.name, step.change[view.me]) for step in result.sheet if step.name in further)
        parts += [f"{say(f'step-{name}')} {signed(change)}" for name, change in mine if change]
    told = ", ".join(part.replace(" ", NBSP) for part in parts)  # a phone ends a line between two
    return say("own-points", parts=told, chips=chips) if parts else ""


def moon(view: TableView, result: RoundResult, say: Translator, *, me: bool = False) -> str:
    """Who shot the moon or the sun, the reader (``me``) or somebody by name, and what it did."""
    assert result.shooter is not None
    rules, points = view.rules, ""
    if result.effect == "others_up":
        points = signed(rules.sun_up if result.sun else rules.moon_up)
    elif result.effect == "shooter_down":
        points = signed(-(rules.sun_down if result.sun else rules.moon_down))
    who = names_in(view, say, result.shooter, result.number)
    key = "headline-sun" if result.sun else "headline-moon"
    return say(key, who=who, me=me, effect=result.effect or "none", points=points)


def no_choice(view: TableView, result: RoundResult, say: Translator) -> list[str]:
    """Why a shooter was not asked what the moon does, if the rules ask others."""
    rules, rounds = view.rules, view.game.rounds
    if result.shooter is None or rules.moon != "choice":
        return []
    before = rounds[result.number - 1].totals[result.shooter] if result.number else 0
    least = rules.moon_choice_from
    return [] if before >= least else [say("headline-moon-no-choice", **{"from": least})]


def story(view: TableView, say: Translator) -> list[str]:
    """One or two lines about a game that is over; none about what did not happen."""
    return [*_queens(view, say), *(_exact(view, say) or _turn(view, say) or _margin(view, say))]


def _queens(view: TableView, say: Translator) -> list[str]:
    """The person who took the queen most often, if that costs something; nothing in a tie."""
    if not view.rules.queen:
        return []
    taken = Counter[tuple[int, str]]()
    for result in view.game.rounds:
        for seat, pile in enumerate(result.piles):
            taken[seat, names_in(view, say, seat, result.number)] += pile.count(QUEEN_OF_SPADES)
    most = max(taken.values(), default=0)
    often = [who for (_, who), times in taken.items() if times == most]
    if most < OFTEN or len(often) > 1:
        return []
    return [say("story-queen", who=often[0], queen=say.card(QUEEN_OF_SPADES), times=most)]


def _exact(view: TableView, say: Translator) -> list[str]:
    """Who has won with exactly the end score, which is nobody's lead."""
    *_, last = view.game.rounds
    exact = [
        names_in(view, say, seat, last.number) for seat in view.game.winners if view.rules.wins_at(last.totals[seat])
    ]
    return [say("story-exact", who=joined(exact, say), score=view.rules.limit)] if exact else []


def _margin(view: TableView, say: Translator) -> list[str]:
    """How far the winner was ahead of the next, or who was level at the top."""
    totals = view.game.rounds[-1].totals
    first, *others = view.rules.best_first(totals)
    ahead = abs(totals[first] - totals[others[0]])
    names = joined([seat_name(view, seat, say) for seat in (first, *others) if totals[seat] == totals[first]], say)
    if not ahead:
        return [say("story-level", who=names)]
    chips = "yes" if view.rules.scoring == "chips" else "no"
    return [say("story-margin", who=names, other=seat_name(view, others[0], say), points=ahead, chips=chips)]


def _turn(view: TableView, say: Translator) -> list[str]:
    """When the winner went ahead for good, and by what; nothing if nobody did. It is told of those who had the
    seats then, as in the picture of the deciding trick."""
    rounds = view.game.rounds
    turned = turning_round(view.rules, rounds, view.game.winners)
    if turned is None or len(rounds) < 2:
        return []
    (winner,) = view.game.winners
    if turned == 0:
        return [say("story-always", who=names_in(view, say, winner, *range(len(rounds))))]
    result, number = rounds[turned], turned + 1
    if result.shooter is not None:
        return [say("story-moon", who=names_in(view, say, result.shooter, turned), round=number)]
    before, *_ = leading = leaders(view.rules, rounds[turned - 1])
    if winner in leading:  # several had the same score, so nobody had led
        return []
    name, other = names_in(view, say, winner, turned), names_in(view, say, before, turned)
    if view.rules.scoring == "chips":  # what a round costs is paid into the pot, which somebody else may win
        return [say("story-passed", who=name, round=number, before=other)]
    return [say("story-turn", who=name, round=number, before=other, points=max(0, result.points[before]))]
