"""The names of computer players."""

from random import Random

from bot.playground.world import PEOPLE
from players.names import NAMES, name_for


def test_names_are_short_and_distinct() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 24
    assert all(name.isalpha() and len(name) <= 8 for name in NAMES)


def test_no_computer_player_is_called_like_somebody_of_the_playground() -> None:
    assert not set(PEOPLE) & set(NAMES)


def test_no_computer_player_is_called_like_somebody_at_the_table() -> None:
    assert name_for([name.upper() for name in NAMES[1:]], Random(1)) == NAMES[0]
    assert name_for(NAMES, Random(1)) in [f"{name} 2" for name in NAMES]
    taken = [*NAMES, *(f"{name} 2" for name in NAMES[1:])]
    assert name_for(taken, Random(1)) == f"{NAMES[0]} 2"
    assert name_for([*taken, f"{NAMES[0]} 2"], Random(1)) in [f"{name} 3" for name in NAMES]
