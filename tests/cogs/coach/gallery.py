"""The screens of the coach. Its numbers are made up here, so that no kernel is needed."""

from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Final

import cogs.coach.screens
from bot.tables.drafts import Draft, GivenHint
from bot.tables.seating import begun, private_options
from bot.tables.table import Table
from bot.ui.features import with_check
from bot.ui.items import with_way_back
from bot.ui.panel import panel
from cogs.coach.reviews import Mistake, RoundReview
from cogs.coach.screens import (
    Question,
    answer,
    check_in_words,
    hint_in_words,
    hint_question,
    overview,
    progress,
    review_question,
)
from db import KindName
from hearts import Phase, Play, Suit, View, preset, write_cards
from players import hint
from players.coach import Advice, AdviceReason, Outlook, Verdict
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = (cogs.coach.screens,)
"""Modules of which the gallery has every screen."""


def advice_for(view: View, effective: float = 300.0) -> Advice:
    """The advice to do what a casual player does: with each other card as the last one it is worse and worse."""
    best = hint(view).cards
    others = [(*best[:-1], card) for card in dict.fromkeys(view.legal or view.hand) if card not in best][:4]
    outlooks = tuple(
        Outlook(cards, 3.0 + at, 0.8 * at, 0.1 if at else 0.0, 0.0, 0.0, AdviceReason.QUEEN)
        for at, cards in enumerate([best, *others])
    )
    return Advice(outlooks, effective)


def with_a_choice(gallery: Gallery, table: Table) -> Table:
    """A table at which Ana may follow with one of several cards."""

    def enough(table: Table) -> bool:
        game = gallery.seen(table, ANA).game
        return gallery.asked(table, ANA) and len(game.legal) > 2 and bool(game.trick and game.trick.plays)

    return gallery.until(table, enough)


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    yield Screen("hint-sure", hint_question(gallery.seen(middle, ANA), say))
    mistakes: dict[str, Mistake] = {}
    of_phases = ("pass", gallery.dealt(gallery.opened())), ("play", with_a_choice(gallery, middle))
    for index, (name, table) in enumerate(of_phases):
        view = gallery.seen(table, ANA)
        game, advice = view.game, advice_for(view.game)
        unsure = advice_for(game, effective=10.0)
        for kind, given, why in (("hint", advice, False), ("hint-why", advice, True), ("hint-unsure", unsure, False)):
            words = partial(hint_in_words, given, game, why=why)
            shown = GivenHint(advice.best.cards, words, explained=why or not given.sure)
            yield Screen(f"{name}-{kind}", panel(view, say, draft=Draft(hint=shown)))
        mistake = mistakes[name] = mistake_in(game, advice)
        for what, of in (("review", 3), ("own-puzzle", 0)):
            question = Question(view, game, mistake, index, of)
            yield Screen(f"{what}-asks-{name}", with_way_back(review_question(question, say), say, None))
            for kind, picked in (("wrong", mistake.cards[0]), ("right", mistake.cards[1])):
                yield Screen(f"{what}-{kind}-{name}", with_way_back(answer(question, say, picked), say, None))
    yield from checks(gallery)
    over = gallery.until(middle, lambda table: table.game.phase is Phase.OVER)
    found = [(mistakes["pass"], mistakes["play"]), *[()] * (len(over.game.rounds) - 2), (mistakes["play"],)]
    reviews = [
        RoundReview(number=at, points=over.game.rounds[at].points[0], judged=13, mistakes=in_round)
        for at, in_round in enumerate(found)
    ]
    for name, kept in (("review", False), ("review-kept", True)):
        yield Screen(name, with_way_back(overview(gallery.seen(over, ANA), reviews, say, kept=kept), say, None))
    yield Screen("review-progress", with_way_back(progress(gallery.seen(over, ANA), 1, say), say, None))


def mistake_in(game: View, advice: Advice) -> Mistake:
    """A mistake that Ana has made in a position: the last cards of her hand, or the worst card."""
    passes = game.phase is Phase.PASSING
    return Mistake(
        at=0 if passes else len(game.tricks) + 1,
        chosen=write_cards(game.hand[-3:] if passes else advice.outlooks[-1].cards),
        best=write_cards(advice.best.cards),
        cost=2.2 if passes else 1.8,
        error=0.3,
        because=AdviceReason.POINTS,
        step=0 if passes else len(game.tricks) + 1,
    )


def checks(gallery: Gallery) -> Iterator[Screen]:
    """What the coach says about a card in a game alone: Ana has taken hearts that she could have left to others."""
    say, options = gallery.say, private_options(preset("standard"), "standard", speed="brisk")

    def may_choose_who_takes_hearts(table: Table) -> bool:
        game = gallery.seen(table, ANA).game
        plays = game.trick.plays if gallery.asked(table, ANA) and game.trick else ()
        if len(plays) < 3 or all(card.suit is not Suit.HEARTS for _, card in plays):
            return False
        led = plays[0][1].suit
        best = max(card.rank for _, card in plays if card.suit is led)
        return game.legal[-1].suit is led and game.legal[0].rank < best < game.legal[-1].rank

    table = gallery.dealt(begun(27, ANA, options, gallery.now, gallery.rng, kind=KindName.SOLO))
    table = gallery.until(gallery.passed(table, ANA), may_choose_who_takes_hearts)
    before = gallery.seen(table, ANA).game
    best, played = before.legal[:1], before.legal[-1:]
    after = gallery.runner.move(table, table.my_seat(ANA.id), Play(*played), gallery.now)
    view = gallery.seen(gallery.until(after, lambda table: table.lingers or gallery.asked(table, ANA)), ANA)
    right, chosen = (
        Outlook(cards, 3.0, behind, 0.1, 0.0, 0.0, AdviceReason.POINTS)
        for cards, behind in ((best, 0.0), (played, 3.2))
    )
    words = check_in_words(Verdict(Advice((right, chosen), 300.0), chosen), before)
    for name, why in (("solo-check", False), ("solo-check-why", True)):
        said = GivenHint((), partial(words, why=why), explained=why)
        yield Screen(name, with_check(panel(view, say), said, say, view.id))
