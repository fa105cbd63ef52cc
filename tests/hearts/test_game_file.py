"""Game files: any game is the same after it was written and read, and a spoiled file is refused with its place."""

import doctest
import re
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hearts.game_file
from hearts import PRESETS, Game, Pass, Phase, Reason, Rules, commitment, settled
from hearts.game_file import MAX_LENGTH, MAX_ROUNDS, BadGameFile, GameFile, Seal, by_round, read, write
from hearts.passing import size
from tests.hearts.strategies import longest, random_deal, random_move, rules
from tests.past import play as play_at_random

PAGE = Path(__file__).parents[2] / "docs" / "game-file.md"
OPENSPIEL = Path(__file__).parent / "openspiel.toml"


def play(rules: Rules, rng: Random, moves: int) -> GameFile:
    """A game of so many moves, with claims, second thoughts about passes, seals and labels."""
    game, seals = Game.new(rules), list[Seal | None]()
    shooter = rng.choice([None, 1])
    for _ in range(moves):
        if game.phase is Phase.OVER:
            break
        if game.phase is Phase.DEALING:
            secret, cut = rng.randbytes(16), rng.choice([0, 7])
            fair = shooter is None or rng.random() < 0.5
            hash = commitment(secret)
            seals.append(Seal(hash, secret.hex(), cut) if fair else rng.choice([None, Seal(hash)]))
            game = game.deal(game.shuffle(secret, cut) if fair else random_deal(game, rng, shooter))
            continue
        seat = rng.choice(game.to_act)
        if game.phase is Phase.PLAYING and settled(game.view(seat)):
            game = game.claim(seat)
        else:
            game = game.act(seat, random_move(game, seat, rng, shooter))
        if game.phase is Phase.PASSING and rng.random() < 0.2:
            game = game.act(seat, Pass(game.hand(seat)[-size(game.pass_target) :]) if not rules.pass_forbidden else
                            random_move(game, seat, rng, shooter))  # fmt: skip
    while seals and seals[-1] is None:
        seals.pop()
    labels = tuple(rng.choice(["player", 'a "b" \\ ♥']) for _ in range(rules.seats))
    return GameFile(game, rng.choice([(), labels]), tuple(seals))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_finished_game_of_a_preset_is_the_same_after_writing_and_reading(name: str) -> None:
    file = play(PRESETS[name], Random(name), 100_000)
    assert file.game.phase is Phase.OVER
    assert read(write(file)) == file


@given(rules(), st.integers(0, 2**32), st.integers(0, 400))
@settings(max_examples=50, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_an_unfinished_game_of_any_rules_is_the_same_after_writing_and_reading(
    rules: Rules, seed: int, moves: int
) -> None:
    file = play(rules, Random(seed), moves)
    assert read(write(file)) == file


@pytest.mark.parametrize(
    "rules", [longest(), longest(16), Rules(end_score=None), Rules(passing="none")], ids=lambda rules: rules.passing
)
def test_rules_are_the_same_after_writing_and_reading(rules: Rules) -> None:
    assert read(write(GameFile(Game.new(rules)))).game.rules == rules


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(hearts.game_file).failed == 0


def test_the_example_of_the_page_is_a_game() -> None:
    example = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    file = read(example[1])
    assert (file.game.rules, file.seats[0], file.game.tricks[0].taker) == (PRESETS["quick"], "player", 0)


def test_twenty_five_rounds_that_openspiel_has_played_are_read() -> None:
    game = read(OPENSPIEL.read_text(encoding="utf-8")).game
    assert (len(game.rounds), game.phase) == (25, Phase.OVER)


def test_a_game_without_its_first_events_is_not_written() -> None:
    game = play(PRESETS["quick"], Random(1), 200).game
    resumed = Game.replay(game.rules, by_round(game.events)[-1], game.rounds)
    with pytest.raises(ValueError, match="first rounds"):
        write(GameFile(resumed))


# -- spoiled files

GOOD = write(GameFile(play_at_random(PRESETS["quick"], Random(7))[0]))
FIRST_TRICK = re.search(r'tricks = \[\n    "(\d): 2C (..)', GOOD)
assert FIRST_TRICK is not None


@pytest.mark.parametrize(
    ("old", "new", "key", "says"),
    [
        ("hearts = 1", "hearts = 2", "version", "version 1"),
        ("hearts = 1", "", "version", "version 1"),
        ("hearts = 1", "hearts == 1", "line", "Line 2 "),
        ("[rules]", "[rules]\nx" + ".a" * 30_000 + " = 1", "line", "Line 5 "),
        ("[rules]", "[rules]\nx = " + "[" * 5_000, "line", "Line "),
        ("[rules]", "[rules]\nx = " + "9" * 5_000, "line", "Line "),
        ("end_score = 50", "end_score = 5", "part", "rules, end_score:"),
        ("end_score = 50", "seats = 5\nremoved = []", "part", "rules:"),
        ("end_score = 50", "end_score = 1979-05-27", "part", "rules, end_score:"),
        ("[rules]", 'seats = ["player"]\n[rules]', "part", "seats:"),
        ("dealer = ", "deeler = ", "part", "rounds 1, d"),
        ("dealer = ", "dealer = 1", "move", "rounds 1: deal wrong dealer."),
        ('"0: ', '"9: ', "move", "rounds 1, passes "),
        ('"0: ', '"', "part", "rounds 1, passes "),
        (f"{FIRST_TRICK[1]}: 2C {FIRST_TRICK[2]}", f"{FIRST_TRICK[1]}: 2C 2C", "move", "tricks 1: not held."),
        (f"{FIRST_TRICK[1]}: 2C", "7: 2C", "move", "tricks 1: not your turn."),
        ("tricks = [", 'moon = "others_up"\ntricks = [', "move", "rounds 1, moon: "),
        ("tricks = [", "claim = { seat = 0, after = 2 }\ntricks = [", "move", "rounds 1, claim: not settled."),
        ("tricks = [", "claim = { seat = 9, after = 2 }\ntricks = [", "move", "rounds 1, claim: not settled."),
        ("tricks = [", "claim = { seat = 0, after = 60 }\ntricks = [", "part", "rounds 1, claim:"),
        ("tricks = [", 'call = "+1:3"\ntricks = [', "move", "rounds 1, call: wrong phase."),
        ("points = [", "points = [0, ", "points", "Round 1: by the cards, the points are "),
        ("hands = [", 'commitment = "ab"\nsecret = "00"\nhands = [', "seal", "Round 1: "),
        ("hands = [", f'commitment = "{commitment(bytes(1))}"\nsecret = "00"\nhands = [', "seal", "Round 1: "),
        ("hands = [", 'commitment = "nothing"\nhands = [', "part", "rounds 1, secret:"),
        ("", "#" * MAX_LENGTH, "long", "too long"),
        ("", "[[rounds]]\ndealer = 0\nhands = []\n" * (MAX_ROUNDS + 1), "rounds", f"more than {MAX_ROUNDS} rounds"),
    ],
)  # fmt: skip
def test_a_spoiled_file_is_refused_with_one_sentence_that_says_where(old: str, new: str, key: str, says: str) -> None:
    spoiled = GOOD.replace(old, new, 1) if old else GOOD + new
    began = time.process_time()
    with pytest.raises(BadGameFile) as refused:
        read(spoiled)
    assert refused.value.key == key
    assert says in str(refused.value)
    assert time.process_time() - began < 5, "a spoiled file costs no minutes"


def test_a_round_after_the_end_and_a_round_after_an_unfinished_one_are_refused() -> None:
    head, first, *others = GOOD.split("[[rounds]]")
    unfinished = first[: first.rindex('    "')] + "]\n"
    for text in (GOOD + "[[rounds]]" + first, "[[rounds]]".join((head, unfinished, *others))):
        with pytest.raises(BadGameFile) as refused:
            read(text)
        assert refused.value.details["refusal"].reason in (Reason.GAME_OVER, Reason.WRONG_PHASE)
    with pytest.raises(BadGameFile, match="rounds 1, points: "):
        read(head + "[[rounds]]" + unfinished + "points = [0, 0, 0, 26]\n")


def test_a_line_is_one_trick() -> None:
    two_in_a_line = re.sub(r'(\n    "\d: 2C .. .. ..)",\n    "\d:', r"\1", GOOD, count=1)
    with pytest.raises(BadGameFile, match="rounds 1, tricks 1: "):
        read(two_in_a_line)
