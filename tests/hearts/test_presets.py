"""The presets: which seats each takes, what follows from its rules, and to which family they belong."""

import pytest

from hearts import (
    PRESETS,
    Family,
    Rules,
    family_of,
    preset,
    preset_of,
    read_code,
    read_rules,
    write_cards,
    write_code,
)


def test_a_preset_takes_the_seats_of_the_lobby() -> None:
    family = preset("family", 5)
    assert (family.seats, family.moon, family.deck.kitty_size) == (5, "choice", 2)
    assert preset("standard", 4) == Rules()
    assert preset("standard", 16).number_of_decks == 4


@pytest.mark.parametrize("seats", range(3, 11))
def test_a_family_of_seven_or_more_plays_with_two_decks_to_two_hundred(seats: int) -> None:
    rules = preset("family", seats)
    assert (rules.number_of_decks, rules.limit) == ((2, 200) if seats > 6 else (1, 100))
    assert rules.differences() == PRESETS["family"].differences() | ({} if seats == 4 else {"seats": seats})


@pytest.mark.parametrize(
    ("name", "seats"),
    [("family", seats) for seats in range(3, 11)] + [("cancellation", seats) for seats in range(6, 17)],
)
def test_a_game_by_seats_stays_what_it_is_in_a_code_and_in_a_copy(name: str, seats: int) -> None:
    copy = read_code(write_code(PRESETS[name])).differences() | {"seats": seats}
    assert Rules(**copy) == preset(name, seats)
    assert read_rules(PRESETS[name].model_dump_json(exclude_defaults=True)) == PRESETS[name]


@pytest.mark.parametrize(
    ("name", "seats", "decks"),
    [("double_deck", seats, 2) for seats in range(7, 11)]
    + [("cancellation", seats, 2 if seats < 11 else 3 if seats < 16 else 4) for seats in range(6, 17)],
)
def test_a_preset_of_several_decks_fits_many_seats(name: str, seats: int, decks: int) -> None:
    rules = preset(name, seats)
    assert (rules.seats, rules.number_of_decks) == (seats, decks)
    assert rules.duplicates == PRESETS[name].duplicates


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("three", 4),
        ("five", 6),
        ("six", 5),
        ("extreme", 4),
        ("double_deck", 6),
        ("cancellation", 5),
        ("standard", 2),
        ("standard", 17),
        ("family", 11),
        ("hoosier", 5),
    ],
)
def test_a_preset_refuses_seats_that_do_not_fit(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="not played" if name != "hoosier" else "across"):
        preset(name, seats)


def test_the_named_decks_and_lengths_are_what_the_rows_say_and_no_others_are_named() -> None:
    assert preset("high_low").deck.hand_size == 18
    assert preset("jokers").deck.hand_size == 13
    assert write_cards(preset("five").deck.removed) == "2D 3C"
    assert preset("cancellation").deck.hand_size == 17
    assert preset("black_maria").deck.total == 43
    assert preset("pink_lady").deck.total == 12 + 13 + 13
    assert (PRESETS["chips"].end, PRESETS["chips"].end_rounds) == ("rounds", 10)
    with pytest.raises(KeyError):
        preset("bridge")


@pytest.mark.parametrize(
    ("rules", "family"),
    [
        (PRESETS["standard"], Family.STANDARD),
        (PRESETS["black_maria"], Family.STANDARD),
        (PRESETS["omnibus_slam"], Family.OMNIBUS),
        (PRESETS["spot_light"], Family.SPOT),
        (Rules(heart_values="rank", bonus_card="JD"), Family.SPOT),
        (preset("omnibus", 8), Family.MANY_HANDED),
        (Rules(seats=7, decks=1), Family.MANY_HANDED),
        (PRESETS["cancellation"], Family.MANY_HANDED),
        (PRESETS["six"], Family.STANDARD),
        (preset("chips", 8), Family.CHIPS),
    ],
)
def test_rules_have_a_family(rules: Rules, family: Family) -> None:
    assert family_of(rules) is family


def test_rules_that_equal_a_preset_have_its_name_for_any_number_of_seats() -> None:
    assert all(preset_of(rules) == name for name, rules in PRESETS.items())
    assert [preset_of(preset("standard", seats)) for seats in (5, 7)] == ["standard"] * 2
    assert preset_of(preset("double_deck", 9)) == "double_deck"
    assert not preset_of(Rules(end_score=60))
