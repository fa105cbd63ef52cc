"""Replays on the screen: each step of a round fits, and leads to the next."""

from itertools import chain
from random import Random

import discord
import pytest

from bot.community.settings import LOOKS
from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import SETS, SYMBOLS, Faces
from bot.ui.items import Layout
from cogs.table.replay import replay
from hearts import PRESETS, Rules, Suit, preset
from tests.bot.test_past import rounds_of, table
from tests.past import code, named, past, play
from tests.payloads import lint_components, texts
from tests.screens import buttons_of
from tests.world import Screen, World, say

ids = iter(range(10**18, 2 * 10**18))


PICTURES = Faces({name: discord.PartialEmoji(name=name, id=next(ids)) for name in chain(*SETS)})
"""Their markup is as long as with Discord's own ids."""


LARGE = [
    *(PRESETS[name] for name in ("standard", "three_kitty", "double_deck", "cancellation", "extreme")),
    preset("cancellation", 16),
    Rules(seats=16, decks=4, passing="left", pass_count=5),
]


@pytest.mark.parametrize("rules", LARGE, ids=lambda rules: f"{rules.seats} seats, {rules.number_of_decks} decks")
@pytest.mark.parametrize("faces", [*map(PICTURES.seen_as, LOOKS)], ids=LOOKS)
def test_every_step_fits_into_a_message(rules: Rules, faces: Faces) -> None:
    game, _ = play(rules, Random(4), rounds=1)
    view, say = table(game, "An extremely long name").seen_by(None), Translator("en-US", faces)
    for round in rounds_of(game):
        for step in range(round.last_step + 1):
            for hidden in (False, True):
                components = replay(view, round, step, say, hidden=hidden).to_components()
                assert not lint_components(components)


@pytest.mark.parametrize(("rules", "pictured"), [(Rules(), True), (LARGE[-1], False)], ids=["four seats", "sixteen"])
def test_cards_are_pictures_where_all_of_a_deal_fit_into_a_message(rules: Rules, pictured: bool) -> None:
    game, _ = play(rules, Random(4), rounds=1)
    (round,), say = rounds_of(game), Translator("en-US", PICTURES)
    shown = "".join(texts(replay(table(game).seen_by(None), round, 0, say).to_components()))
    assert all(say.card(card) in shown for card in round.deal.hands[0]) is pictured
    assert all(SYMBOLS[suit] in shown for suit in Suit) is not pictured


def test_the_menu_of_rounds_has_as_many_entries_as_discord_allows() -> None:
    rules = Rules(end="rounds", end_rounds=50)
    game, _ = play(rules, Random(5))
    view, say = table(game).seen_by(None), Translator("en-US")
    for round in rounds_of(game):
        assert not lint_components(replay(view, round, 0, say).to_components())


def test_next_goes_on_into_the_round_after_and_ends_with_the_last_trick_of_the_game() -> None:
    game, _ = play(PRESETS["quick"], Random(8))
    view, say = table(game).seen_by(None), Translator("en-US")
    rounds = rounds_of(game)
    for round in rounds:
        last = round.number == len(rounds) - 1
        assert leads(replay(view, round, 5, say), "next") == round.number * 100 + 6
        assert leads(replay(view, round, round.last_step, say), "next") == (None if last else (round.number + 1) * 100)
        assert leads(replay(view, round, 0, say), "back") == (round.number * 100 - 1 if round.number else None)


def leads(layout: Layout, place: str) -> int | None:
    """The target of a button of the replay, as 100 * round + step; None if it is disabled."""
    found = next(each for each in buttons_of(layout.to_components()) if each.arg == place)
    return None if found.disabled else found.number


def test_the_last_step_says_what_the_round_has_cost_everybody() -> None:
    game, _ = play(PRESETS["quick"], Random(8))
    view, say = table(game).seen_by(None), Translator("en-US")
    played = rounds_of(game)[1]
    for step in (played.last_step - 1, played.last_step):
        shown = "\n".join(texts(replay(view, played, step, say).to_components()))
        for seat, points in enumerate(played.result.points):
            told = say("replay-score", who=view.name(seat), points=signed(points), total=played.result.totals[seat])
            assert (told in shown) is (step == played.last_step)


def test_a_round_for_chips_shows_hearts_and_no_points() -> None:
    say = Translator("en")
    game, _ = play(PRESETS["chips"], Random(1), rounds=1)
    (played,) = rounds_of(game)
    view = table(game, "Ana").seen_by(None)
    taken = 0
    for step in range(1, played.last_step + 1):
        lines = "\n".join(texts(replay(view, played, step, say).to_components())).splitlines()
        assert not [line for line in lines if "point" in line]
        trick = played.tricks[step - 1]
        hearts = sum(card.suit is Suit.HEARTS for card in trick.cards)
        taken += hearts
        taker = say("replay-taker", who=view.name(trick.taker or 0), points=0)
        assert taker + (f" · ♥×{hearts}" if hearts else "") in lines
        assert (
            sum(int(line.partition("♥×")[2].split(" ")[0] or 0) for line in lines if not line.startswith(taker))
            == taken
        )


async def test_anybody_steps_through_a_finished_game_and_back(world: World) -> None:
    table = await past(world, rules=Rules(end="rounds", end_rounds=2))
    screen = await world.dana.command("hearts replay", table=code(table))
    assert screen.private
    there = await step_through(world, screen, "next")
    assert len(there) == 14 * len(table.game.rounds) == len(set(there))
    back = await step_through(world, screen, "back")
    assert back == there[::-1]


async def test_a_menu_leads_to_another_round_and_hands_can_be_hidden(world: World) -> None:
    table = await past(world)
    screen = await world.dana.command("hearts replay", table=code(table), round=2)
    assert len(screen.cards) == 52
    await world.dana.pick(screen, named(screen, "menu"), ["hands"])
    assert not screen.cards
    await world.dana.pick(screen, named(screen, "menu"), ["last"])
    assert len(screen.cards) == 4
    menu = named(screen, "menu")
    assert len(menu.values) == 2 + len(table.game.rounds)
    await world.dana.pick(screen, menu, ["0"])
    assert screen.says(
        "replay-deal", game=say("note-table", code=code(table)), round=1, rounds=len(table.game.rounds), passes="yes"
    )
    assert not screen.cards


async def step_through(world: World, screen: Screen, verb: str) -> list[str]:
    """Presses a button of the replay as long as it is enabled; returns what was shown."""
    shown = [screen.text]
    while True:
        item = named(screen, verb)
        if item.disabled:
            return shown
        screen = await world.dana.press(screen, item)
        shown.append(screen.text)
