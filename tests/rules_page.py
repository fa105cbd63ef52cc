"""The reference of the rules: generates docs/rules.md from `Rules`, the presets and the English language files.

python -m tests.rules_page > docs/rules.md
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.language.wording import Translator
from bot.numerals import numeral
from bot.ui.rules import MAX_LIST_LENGTH, differ, explained, phrase
from bot.ui.words import LINES, capital, cards_in_words, reasons
from hearts import PRESETS, Rules, preset, write_code
from hearts.chips import CHIP_STEPS
from hearts.options import FOR_CHIPS, SECTIONS
from hearts.rows import Option
from hearts.rules import checked
from hearts.scoring import POINT_STEPS

HEADING: Final = """\
# The rules

This page is made by `python -m tests.rules_page > docs/rules.md`; a test fails when it is stale. People change these
rules with `/rules edit`, read them with `/rules show` and share them with `/rules share`.

## Every rule

The usual value comes first."""
PRESETS_HEADING: Final = """\
## The presets

`/hearts new preset:` opens a table with one of them; the option `players` adapts it to another number of players, if
it can be played that way. The code is the one `/rules share` gives."""
STANDARD_HEADING: Final = """\
## Standard Hearts in words

This is what `/rules show` says."""
WORDS_HEADING: Final = """\
## Every other rule in words

What `/rules show` says about a table that plays by it."""
DEALS_HEADING: Final = """\
## How many cards each player gets

If the rules don't set a number of decks, it's the one in the second column; if equal cards cancel each other, at least
two. Cards that don't deal out evenly are removed or go to the kitty."""
ORDER_HEADING: Final = """\
## How a round is scored, step by step

Each step builds on the one before, and the score sheet shows those that changed something. After the last one, the game
may be over."""
REFUSED_HEADING: Final = """\
## What doesn't work together

These rules are refused, each with the sentence that says why."""

REFUSED: Final[tuple[dict[str, Any], ...]] = (
    {"jokers": 3},
    {"joker_kind": "high_low"},
    {"removed": ("2C",), "remainder": "kitty", "seats": 3},
    {"removed": ("XX", "2C", "3C", "4C")},
    {"removed": ("2C", "2C", "3C", "4C")},
    {"removed": ("JD",), "bonus_card": "JD", "seats": 3},
    {"removed": ("2C",)},
    {"removed": tuple(f"{rank}H" for rank in "23456789TJQKA"), "queen_points": 0, "seats": 3},
    {"seats": 3, "decks": 2},
    {"passing": "split", "seats": 5},
    {"passing": "split", "pass_count": 2},
    {"passing": "custom"},
    {"passing": "custom", "custom_cycle": ((),) * 401},
    {"passing": "custom", "custom_cycle": (((4, 1),),)},
    {"passing": "custom", "custom_cycle": (((1, 6),),)},
    {"duplicates": "cancel", "decks": 1},
    {"last_cancelled": "leader"},
    {"queen_must_go": True, "queen_points": 0},
    {"locked_until_broken": "hearts_and_queen", "queen_points": 0},
    {"extra_penalties": {"QS": 5}},
    {"extra_penalties": (("KS", 5), ("KS", 6))},
    {"bonus_card": "QS"},
    {"moon_needs_bonus": True},
    {"on_the_nose": "wins", "end": "rounds"},
    {"chips_pay": "howell"},
    {"scoring": "chips"},
    *(FOR_CHIPS | {"bonus_card": "JD"}, FOR_CHIPS | {"sun": True}, FOR_CHIPS | {"doubler": "chinese"}),
    *(FOR_CHIPS | {"extra_penalties": {"KS": 10}}, FOR_CHIPS | {"on_the_nose": True}, FOR_CHIPS | {"floor": 0}),
    FOR_CHIPS | {"chips": 3, "ante": 4},
)
"""One example for each conflict between rules."""


def reference() -> str:
    """The text of the page."""
    say = Translator("en-US")
    parts = (
        *(HEADING, *_sections(say)),
        *(PRESETS_HEADING, _presets(say)),
        *(STANDARD_HEADING, _list(explained(Rules(), say))),
        *(WORDS_HEADING, *_words(say)),
        *(DEALS_HEADING, _deals(say)),
        *(ORDER_HEADING, _order(say)),
        *(REFUSED_HEADING, _refused(say)),
    )
    return "\n\n".join(parts) + "\n"


def _sections(say: Translator) -> Iterator[str]:
    for section, options in SECTIONS.items():
        rows = ["| rule | what it says | values |", "|---|---|---|"]
        rows += [f"| `{option.name}` | {' | '.join(_row(option, say))} |" for option in options]
        yield f"### {say(f'section-{section}')}"
        yield "\n".join(rows)


def _row(option: Option, say: Translator) -> tuple[str, str]:
    """The name of a rule and its values."""
    name = option.name
    if option.switch:
        return capital(phrase(name, option.unusual[0], 4, say)), _values(name, option.values, say)
    if option.type is int:
        ends = sorted((option.least, option.most), key=abs)
        values = f"{phrase(name, option.usual, 4, say)}; {' to '.join(map(numeral, ends))}"
    elif option.row.example is None:
        values = _values(name, option.values, say)
    else:
        values = f"{phrase(name, option.usual, 4, say)}; {say(f'hint-{name}')}"
    return say(f"field-{name}"), values


def _values(field: str, values: Iterable[Any], say: Translator) -> str:
    return "<br>".join(phrase(field, value, 4, say) for value in values)


def _presets(say: Translator) -> str:
    rows = ["| preset | name | players | what it is | code |", "|---|---|---|---|---|"]
    for name, rules in PRESETS.items():
        cells = (f"`{name}`", say(f"preset-{name}"), _seats(name), differ(rules, say), f"`{write_code(rules)}`")
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _seats(name: str) -> str:
    """The numbers of players with which a preset can be played."""
    fitting = [seats for seats in range(3, 17) if _fits(name, seats)]
    runs: list[list[int]] = []
    for seats in fitting:
        if runs and runs[-1][-1] == seats - 1:
            runs[-1].append(seats)
        else:
            runs.append([seats])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


def _fits(name: str, seats: int) -> bool:
    try:
        preset(name, seats)
    except ValueError:
        return False
    return True


def _words(say: Translator) -> Iterator[str]:
    """The sentences about every value of a rule that is not the default, section by section."""
    told = set(explained(Rules(), say))
    for section, options in SECTIONS.items():
        sentences: list[str] = []
        for option in options:
            before = {*explained(checked(option.beside)[0] or Rules(), say), *told}
            for value in _unusual(option):
                after = explained(Rules(**{**option.beside, option.name: value}), say)
                sentences += [each for each in after if each not in (before | set(sentences))]
        told |= set(sentences)
        if sentences:
            yield f"### {say(f'section-{section}')}"
            yield _list(sentences)


def _unusual(option: Option) -> Iterator[Any]:
    """The values that change more than a number; custom passes are left out here."""
    if option.type is not int or option.row.example is not None:
        yield from (value for value in option.unusual if value != "custom")


def _deals(say: Translator) -> str:
    rows = [
        "| players | decks | cards each | left over | taken out without a kitty | other decks |",
        "|---|---|---|---|---|---|",
    ]
    for seats in range(3, 17):
        rules = Rules(seats=seats)
        deck = Rules(seats=seats, remainder="kitty").deck
        removed = cards_in_words(rules.deck.removed, say, MAX_LIST_LENGTH)
        others = [f"{number} ({each})" for number, each in _hands(seats) if number != rules.number_of_decks]
        cells = (seats, rules.number_of_decks, deck.hand_size, deck.kitty_size or "", removed, ", ".join(others))
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def _hands(seats: int) -> Iterator[tuple[int, int]]:
    """Pairs of a possible number of decks for this many players, and the cards that each player gets."""
    for decks in range(1, 5):
        rules, _ = checked({"seats": seats, "decks": decks})
        if rules is not None:
            yield decks, rules.deck.hand_size


def _order(say: Translator) -> str:
    points, chips = ([say(f"step-{step.name}") for step in steps] for steps in (POINT_STEPS, CHIP_STEPS))
    lines = [f"{number}. {name}" for number, name in enumerate(points, 1)]
    return "\n".join([*lines, "", f"In a game for chips: {', '.join(chips).lower()}."])


def _refused(say: Translator) -> str:
    sentences = [sentence for fields in REFUSED for sentence in reasons(checked(fields)[1][:1], say)]
    return _list(dict.fromkeys(sentences))


def _list(sentences: Iterable[str]) -> str:
    """Sentences as a list of Markdown; lines within one are a list of their own."""
    return "\n".join("- " + sentence.replace(LINES, "\n- ").replace("\n", "\n  ") for sentence in sentences)


if __name__ == "__main__":
    print(reference(), end="")
