"""Notation: every event and result as text, and back; rules from text."""

import pytest

from hearts import (
    PRESETS,
    CallPass,
    Card,
    Claimed,
    Deal,
    Dealt,
    Event,
    MoonChosen,
    PassCalled,
    Passed,
    Played,
    RoundResult,
    Step,
    parse_cards,
    read_event,
    read_result,
    read_rules,
    write_event,
    write_result,
)
from hearts.notation import read_target, write_target

EVENTS: list[tuple[Event, str, str]] = [
    (Played(3, Card.parse("QS")), "play", "3 QS"),
    (Passed(0, parse_cards("QS 2C XX")), "pass", "0 QS 2C XX"),
    (PassCalled(((1, 2), (-1, 1))), "call", "+1:2 -1:1"),
    (PassCalled(()), "call", ""),
    (MoonChosen("shooter_down"), "moon", "shooter_down"),
    (Claimed(2), "claim", "2"),
    (
        Dealt(Deal((parse_cards("2C 3C"), (), parse_cards("QS XX")), parse_cards("AH 2D"), 2)),
        "deal",
        "2|AH 2D|2C 3C||QS XX",
    ),
    (Dealt(Deal((parse_cards("2C"), parse_cards("3C")))), "deal", "0||2C|3C"),
]


@pytest.mark.parametrize(("event", "kind", "body"), EVENTS)
def test_an_event_is_written_as_short_text_and_read_back(event: Event, kind: str, body: str) -> None:
    assert write_event(event) == (kind, body)
    assert read_event(kind, body) == event


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("jump", "3 QS"),
        ("play", "QS"),
        ("play", "3 QX"),
        ("play", "x QS"),
        ("pass", "x QS"),
        ("pass", "0 nonsense"),
        ("call", "1"),
        ("call", "1:x"),
        ("moon", "sideways"),
        ("deal", "0"),
        ("deal", "x||2C|3C"),
    ],
)
def test_text_that_no_event_has_is_refused(kind: str, body: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_event(kind, body)


def test_a_pass_is_written_with_its_directions() -> None:
    assert write_target(((1, 1), (2, 1), (-1, 1))) == "+1:1 +2:1 -1:1"
    assert read_target("+1:1 +2:1 -1:1") == ((1, 1), (2, 1), (-1, 1))
    assert CallPass(read_target("")).target == ()


def test_a_result_is_written_as_json_and_read_back() -> None:
    result = RoundResult(
        number=3,
        dealer=1,
        points=(0, 26, 26, 26),
        sheet=(Step("cards", (26, 0, 0, 0)), Step("moon", (-26, 26, 26, 26))),
        totals=(10, 36, 30, 99),
        piles=(parse_cards("QS 2H XX"), (), parse_cards("2C"), ()),
        tricks=(12, 0, 1, 0),
        shooter=0,
        sun=False,
        effect="others_up",
        pot=0,
    )
    assert read_result(write_result(result)) == result


def test_text_that_no_result_has_is_refused() -> None:
    with pytest.raises(ValueError, match="validation error"):
        read_result("{}")
    with pytest.raises(ValueError, match="Invalid JSON"):
        read_result("nonsense")


def test_rules_are_read_from_text_and_equal_texts_share_them() -> None:
    text = PRESETS["omnibus"].model_dump_json(exclude_defaults=True)
    assert read_rules(text) == PRESETS["omnibus"]
    assert read_rules(text) is read_rules(f"{text} "[:-1])
    with pytest.raises(ValueError, match="validation error"):
        read_rules('{"seats": 99}')
