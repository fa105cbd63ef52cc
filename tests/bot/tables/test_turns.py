"""Turns: what people may do out of turn, and answers that come too late."""

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.turns import check_cut, outdated_move
from hearts import IllegalMove, Pass, Phase, Play, Reason, Rules, parse_cards
from hearts.values import replace
from tests.bot.tables.lobby import ANA, BEN, CHIDI, options, playing
from tests.bot.tables.test_table import sealed
from tests.hearts.table import Table as Round

HANDS = "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H"
NO_PASS = Rules(passing="none", seats=3)


async def begun(tables: Tables) -> Table:
    """A running game of Ana, Ben and Chidi without a pass."""
    number = (await tables.open(ANA, options(NO_PASS))).record.id
    for person in (BEN, CHIDI):
        await tables.join(number, person)
    table = await tables.start(number, ANA)
    assert table.game.phase is Phase.PLAYING
    return table


def test_the_same_pass_twice_is_late_and_another_one_changes_it() -> None:
    passed = playing(Round(*HANDS, passing="left").game, BEN)
    prompt, cards, others = passed.game.prompt, parse_cards("2C 3C 4C"), parse_cards("3C 4C 5C")
    passed = replace(passed, game=passed.game.act(0, Pass(cards)))
    assert [outdated_move(Pass(each))(passed, 0, prompt) for each in (cards, others)] == [True, False]
    assert not outdated_move(Pass(cards))(passed, 1, prompt), "they have not passed"


def test_a_press_on_a_card_is_late_when_somebody_else_is_asked_and_a_typed_one_is_refused_otherwise() -> None:
    table = playing(Round(*HANDS).game, BEN)
    late, prompt = outdated_move(Play(table.game.hand(1)[0])), table.game.prompt
    assert [late(table, seat, prompt) for seat in (0, 1)] == [False, True]
    assert [late(table, 0, prompt - 1), late(table, 1, None)] == [True, False]


async def test_a_second_choice_of_a_card_chosen_ahead_takes_it_back(tables: Tables) -> None:
    table = await begun(tables)
    person = next(each for each in (ANA, BEN, CHIDI) if table.my_seat(each.id) not in table.game.to_act)
    seat = table.my_seat(person.id)
    card = table.game.hand(seat)[0]
    chosen = await tables.choose_premove(table.record.id, person, card)
    premove = chosen.table.premove(seat)
    assert premove is not None
    assert (premove.card, premove.plays) == (card, 0)
    other = table.game.hand(seat)[1]
    for each in (other, card):  # the last choice counts
        premove = (await tables.choose_premove(table.record.id, person, each)).table.premove(seat)
        assert premove is not None
        assert premove.card is each
    again = await tables.choose_premove(table.record.id, person, card)
    assert again.table.premove(seat) is None


async def test_whoever_plays_another_card_than_the_one_chosen_ahead_has_chosen_none_any_more(tables: Tables) -> None:
    table = await begun(tables)
    number, (leader,) = table.record.id, table.game.to_act
    people = {table.my_seat(each.id): each for each in (ANA, BEN, CHIDI)}
    seat = (leader + 1) % 3
    await tables.choose_premove(number, people[seat], (ahead := table.game.hand(seat)[0]))
    table = (await tables.act(number, people[leader], Play(table.game.legal_plays(leader)[0]))).table
    assert table.premove(seat) is not None
    other = next(card for card in table.game.legal_plays(seat) if card is not ahead)
    table = (await tables.act(number, people[seat], Play(other))).table
    assert ahead in table.game.hand(seat)
    assert table.premove(seat) is None


async def test_only_a_card_that_is_held_can_be_chosen_ahead(tables: Tables) -> None:
    table = await begun(tables)
    mine, theirs = table.my_seat(BEN.id), table.my_seat(CHIDI.id)
    with pytest.raises(IllegalMove) as refused:
        await tables.choose_premove(table.record.id, BEN, table.game.hand(theirs)[0])
    assert refused.value.reason is Reason.NOT_HELD
    assert (await tables.get(table.record.id)).premove(mine) is None


async def test_a_move_of_another_round_changes_nothing_and_is_called_outdated(tables: Tables) -> None:
    table = await begun(tables)
    number, prompt, card = table.record.id, table.game.prompt, table.game.hand(1)[0]
    for late in (
        await tables.choose_premove(number, BEN, card, prompt + 100),
        await tables.claim(number, BEN, prompt + 100),
        await tables.cut(number, BEN, 5, prompt + 1),
    ):
        assert late.outdated
        assert late.table == table


async def test_a_typed_move_without_a_running_round_is_refused_and_a_press_is_outdated(tables: Tables) -> None:
    table = await tables.open(ANA, options(NO_PASS))
    with pytest.raises(NotAllowed, match="not-started"):
        await tables.claim(table.record.id, ANA)
    assert (await tables.claim(table.record.id, ANA, 0)).outdated
    with pytest.raises(NotAllowed, match="not-seated"):
        await tables.claim(table.record.id, BEN, 0)


def test_only_the_person_who_is_asked_cuts_and_within_the_pack() -> None:
    table = sealed(dealer=2)
    check_cut(table, 1, 14)
    check_cut(table, 1, 0)
    for seat, cut, key in ((0, 5, "cut-of-another"), (1, -1, "cut-range"), (1, 15, "cut-range")):
        with pytest.raises(NotAllowed, match=key):
            check_cut(table, seat, cut)
    with pytest.raises(NotAllowed, match="nothing-to-cut"):
        check_cut(table.with_settings(cut=False), 1, 5)
