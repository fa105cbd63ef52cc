"""Share codes: short, tolerant of typing, strict about mistakes, and valid for ever."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from hearts import PRESETS, BadCode, Card, Rules, read_code, write_code
from hearts.codes import ALPHABET, read_fields, write_fields
from hearts.options import OPTIONS
from hearts.rows import Option
from tests.hearts.strategies import rules
from tests.thorough import FEW

QUICK = settings(
    max_examples=300, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


GOLDEN = {
    "standard": "1ZV",
    "quick": "10H0ZQD",
    "long": "10H021GA0",
    "new_moon": "11QTG",
    "no_pass": "124S9",
    "omnibus": "11EP2R70GK",
    "omnibus_choice": "11EP48W3GA2076",
    "omnibus_slam": "11EP6GBY",
    "spot": "119GT380Y2VK",
    "spot_light": "1193G0Y2B3",
    "family": "15MHZ32701XCM3",
    "grand_prix": "11PGT0JR7V",
    "kardsgt": "13EGAG",
    "gentleman": "13NRMN",
    "hoosier": "1218JM",
    "split": "1210KC",
    "aldergrove": "121GHW",
    "dealers_choice": "120JMP",
    "tournament": "121RH4",
    "three": "1SA04G7Z",
    "three_kitty": "1S4X054",
    "high_low": "1TF122014",
    "five": "1PASM2MK",
    "six": "1J2A8X7",
    "double_deck": "1KAEJ1P0BATQ",
    "extreme": "1KA5M",
    "cancellation": "1J2BHACE",
    "jokers": "1DGQ2",
    "chinese": "11JGYZ",
    "ten_of_clubs": "11KTW",
    "sun": "11XSY",
    "on_the_nose": "11ZSR",
    "open_lead": "133PC",
    "black_maria": "1234D44752MRWV9",
    "old_hearts": "11B38FGD3",
    "chips": "124BN666G4Q",
    "pink_lady": "11CP4D4A",
}
"""Codes that people have already. A change of the program that alters one of these lines breaks them: never change a
line, only add lines."""
VALUES: dict[str, dict[Any, str]] = {
    "seats": {3: "1RTP", 16: "1HRAA"},
    "decks": {1: "1AW0", 4: "18G65"},
    "jokers": {1: "1D0RJ", 8: "1C9TQ"},
    "joker_kind": {"high_low": "14GJ5"},
    "remainder": {"kitty": "15GF5"},
    "removed": {(): "16GC5", cards("3C XX"): "16C3MTN"},
    "kitty_to": {
        "first_penalty_trick": "17G95",
        "first_heart_trick": "1789X",
        "last_trick": "17C9H",
        "split_first_two": "174A9",
    },
    "passing": {
        "none": "124S9",
        "left": "122SF",
        "right": "123SC",
        "with_split": "1210KC",
        "split": "1218JM",
        "aldergrove": "121GHW",
        "no_hold": "121RH4",
        "rotate": "120GMW",
        "dealers_choice": "120JMP",
        "custom": "120MMG",
    },
    "pass_count": {1: "12CRH", 5: "1298TH"},
    "custom_cycle": {(((1, 3),), (), ((-7, 1), (8, 2))): "12H2CYRWR8JG9M"},
    "pass_forbidden": {cards("2C QS"): "12V090MD"},
    "opening": {"any_club": "134P9", "low_club_holder": "132PF", "dealers_left": "133PC"},
    "first_trick_points": {"allowed": "13CNH"},
    "breaking": {"penalty": "13MMS", "none": "13JMZ"},
    "locked_until_broken": {"hearts_and_queen": "13WM1"},
    "hearts_instead_of_queen": {True: "111WJ"},
    "queen_must_go": {True: "113WC"},
    "duplicates": {"cancel": "115W6"},
    "scoring": {"chips": "117W0"},
    "heart_values": {"rank": "119VT", "rank_low_ace": "118GX2", "rank_ten": "118RWA", "pips": "1188XT"},
    "queen_points": {0: "11BVM", 50: "11A1KEG"},
    "extra_penalties": {((Card.parse("KS"), 10),): "11CMMAMZ"},
    "bonus_card": {Card.parse("JD"): "11EPAG", Card.parse("TD"): "11ENAK", Card.parse("AS"): "11F690"},
    "bonus_points": {-11: "11HV2", -5: "11GG52", -1: "11GR4A", -40: "11G17DY", -100: "11G0RR96"},
    "doubler": {"ten_of_clubs": "11KTW", "chinese": "11JGYZ"},
    "no_tricks_bonus": {-5: "11NTP"},
    "moon": {
        "shooter_down": "11QTG",
        "choice": "11PGJZ",
        "shooter_up": "11PRJ7",
        "void": "11P8KQ",
        "smart": "11PAKH",
        "off": "11PCKB",
    },
    "moon_points": {1: "11STA", 500: "11R07T0XT"},
    "moon_needs_bonus": {True: "11VT4"},
    "sun": {True: "11XSY"},
    "on_the_nose": {True: "11ZSR", "every_50": "11YGTW", "wins": "11YRT4"},
    "floor": {0: "10G863"},
    "end": {"rounds": "10GR4K"},
    "end_score": {20: "10H833", 1000: "10H00YNJT", None: "10H00YPJQ"},
    "end_rounds": {1: "10HR1K", 50: "10HGCG1C"},
    "tie": {"extra_round": "10J803"},
    "chips": {1: "10JRYG", 1000: "10JG0Z8ZQ"},
    "ante": {2: "10K4XC", 1000: "10K00Z8FB"},
    "moon_down_points": {1: "10KRVG", 500: "10KG1YG0Y"},
    "moon_choice_from": {1: "10M4TC", 1000: "10M00Z9ED"},
    "sun_points": {1: "10NRNG", 1000: "10NG0Z8X6"},
}
"""The same for single values of rules. A new rule needs no line here, but a rule whose number changed would be
found."""
KITTY: dict[str, Any] = {"remainder": "kitty"}
OLDER = {
    "124BN6683": Rules(scoring="chips", queen_points=0, passing="none", moon="off"),
    "15MHZ32SP": Rules(
        breaking="penalty",
        locked_until_broken="hearts_and_queen",
        moon="choice",
        kitty_to="first_heart_trick",
        **KITTY,
    ),
    "1JAEWAG7Q": Rules(seats=6, decks=2, duplicates="cancel", passing="none", **KITTY),
}
"""Codes that presets had once, and what they still mean: chips until one player has all of them, a family that plays to
100 and cancellation with two decks, however many take part."""


def key(text: str) -> str:
    with pytest.raises(BadCode) as refused:
        read_code(text)
    return refused.value.key


def test_every_preset_has_its_code_here_and_they_stand_in_the_same_order() -> None:
    assert list(PRESETS) == list(GOLDEN)


@pytest.mark.parametrize("name", PRESETS)
def test_the_code_of_a_preset_stays_what_it_was(name: str) -> None:
    assert read_code(GOLDEN[name]) == PRESETS[name]
    assert write_code(PRESETS[name]) == GOLDEN[name]


@pytest.mark.parametrize(("code", "rules"), OLDER.items())
def test_a_code_that_a_preset_had_once_means_the_rules_of_that_time(code: str, rules: Rules) -> None:
    assert read_code(code) == rules
    assert write_code(rules) == code


@pytest.mark.parametrize("name", PRESETS)
def test_the_code_of_a_preset_has_at_most_forty_characters(name: str) -> None:
    assert len(write_code(PRESETS[name])) <= 40


@given(rules())
@settings(QUICK, max_examples=FEW)
def test_any_rules_come_back_from_their_code(rules: Rules) -> None:
    assert read_code(write_code(rules)) == rules


@pytest.mark.slow
@given(rules())
@QUICK
def test_very_many_rules_come_back_from_their_code(rules: Rules) -> None:
    assert read_code(write_code(rules)) == rules


@pytest.mark.parametrize("name", VALUES)
def test_the_code_of_a_value_stays_what_it_was(name: str) -> None:
    for value, code in VALUES[name].items():
        assert write_fields({name: value}) == code
        assert read_fields(code) == {name: value}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_every_value_of_every_rule_has_a_code_of_its_own(option: Option) -> None:
    unusual = [value for value in option.values if value != option.usual]
    codes = [write_fields({option.name: value}) for value in unusual]
    assert [read_fields(code) for code in codes] == [{option.name: value} for value in unusual]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 16, "decks": 4, "jokers": 8},
        {"removed": ()},
        {"removed": tuple(map(Card.parse, ("3C", "2D", "2D", "XX")))},
        {"custom_cycle": (((1, 3),), (), ((-7, 1), (8, 2)))},
        {"custom_cycle": (((0, 3),), ((4, 0),))},
        {"extra_penalties": ((Card.parse("KS"), 10), (Card.parse("2C"), 50))},
        {
            "end_score": 1000,
            "moon_points": 500,
            "moon_down_points": 1,
            "moon_choice_from": 1000,
            "chips": 1000,
            "ante": 1000,
            "queen_points": 0,
        },
    ],
)
def test_fields_come_back_as_they_were_whether_or_not_they_make_sense(fields: dict[str, Any]) -> None:
    assert read_fields(write_fields(fields)) == fields


def test_a_code_may_be_typed_in_any_way() -> None:
    code = GOLDEN["omnibus_slam"]
    assert "1" in code
    for typed in (
        code.lower(),
        " ".join(code),
        f" {code[:4]}-{code[4:]}\n",
        code.replace("1", "l"),
        code.replace("1", "I"),
    ):
        assert read_code(typed) == PRESETS["omnibus_slam"]
    assert read_code(GOLDEN["quick"].replace("0", "o")) == PRESETS["quick"]


@pytest.mark.parametrize("name", ["standard", "family", "black_maria", "double_deck"])
def test_every_wrong_character_is_detected(name: str) -> None:
    code = GOLDEN[name]
    for place, right in enumerate(code):
        for wrong in set(ALPHABET) - {right}:
            assert key(code[:place] + wrong + code[place + 1 :]) in ("typo", "nonsense")


@pytest.mark.parametrize("name", PRESETS)
def test_every_swap_of_neighbouring_characters_is_detected(name: str) -> None:
    code = GOLDEN[name]
    for place in range(len(code) - 1):
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if swapped != code:
            assert key(swapped) in ("typo", "nonsense")


@pytest.mark.parametrize("text", ["", "1", "1Z", "house rules!", "01ZV", "1ÄZV", "queen of spades", "1" * 3_000])
def test_text_that_is_no_code_is_refused(text: str) -> None:
    assert key(text) == "nonsense"


@pytest.mark.parametrize("code", ["2ZR", "101YF37", "11P0RRK0", "10J40F", "11FW6Y", "12TTGP0"])
def test_a_code_of_a_newer_version_is_recognized(code: str) -> None:
    """Codes with another format, an unknown field, an unknown value or an unknown card."""
    assert key(code) == "newer"


@pytest.mark.parametrize("code", ["11WV", "128RX", "1281Y6", "12TG6P"])
def test_a_code_that_ends_too_early_is_refused(code: str) -> None:
    """Codes cut before a value, before the value of another rule, in a number and in a card; the check characters are
    right."""
    assert key(code) == "nonsense"


def test_rules_that_make_no_sense_are_refused_with_the_reason() -> None:
    code = write_fields({"queen_points": 0, "queen_must_go": True})
    with pytest.raises(BadCode, match="scores nothing") as refused:
        read_code(code)
    assert refused.value.key == "refused"


def test_a_number_out_of_its_range_is_refused() -> None:
    assert key(write_fields({"seats": 40})) == "refused"
