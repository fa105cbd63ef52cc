"""The reference: docs/rules.md is up to date with the rules."""

from pathlib import Path

from bot.language.wording import ENGLISH
from hearts import PRESETS, Rules
from hearts.rules import checked
from tests.bot.language.sentences import sentences
from tests.rules_page import REFUSED, reference

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"


def test_the_reference_of_rules_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == reference(), "python -m tests.rules_page > docs/rules.md"


def test_the_reference_names_every_rule_and_every_preset() -> None:
    page = reference()
    assert all(f"| `{name}` |" in page for name in (*Rules.model_fields, *PRESETS))


def test_values_are_described_in_words() -> None:
    page = reference()
    assert all(f"`{value}`" not in page for value in ("null", "false", "true", "None", "0", "-5"))


def test_every_combination_that_is_refused_is_on_the_page() -> None:
    known = {key.removeprefix("conflict-") for key in sentences(ENGLISH) if key.startswith("conflict-")}
    shown = {checked(fields)[1][0].key for fields in REFUSED}
    assert shown == known


def test_every_rule_with_a_sentence_is_described() -> None:
    page = reference()
    for words in ("Two equal cards in a trick cancel", "You may play a joker", "Both jokers are hearts", "Kitty."):
        assert words in page
    for words in (
        "If that would end the game",
        "share it; any remainder stays in",
        "After 10 rounds the player with the most chips",
    ):
        assert words in page
