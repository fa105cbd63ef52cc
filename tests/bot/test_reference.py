"""docs/rules.md is what the rules say today."""

from __future__ import annotations

from pathlib import Path

from bot.reference import reference
from hearts import PRESETS, Rules

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_reference_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == reference(), "python -m bot.reference > docs/rules.md"


def test_the_reference_names_every_rule_and_every_preset() -> None:
    page = reference()
    assert all(f"| `{name}` |" in page for name in (*Rules.model_fields, *PRESETS))
