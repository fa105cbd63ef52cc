"""The reference of the rules: docs/rules.md, made of `Rules`, the presets and the English language files.

python -m bot.reference > docs/rules.md
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bot.language.wording import Say
from bot.ui.fields import SECTIONS, Choose, Control, Tick, phrase, usual
from bot.ui.parsing import bounds
from bot.ui.rules import differ, explained
from hearts import PRESETS, Rules, preset, write_code

HEADING: Final = """\
# The rules

This page is made by `python -m bot.reference > docs/rules.md`; a test fails when it is stale. What it lists, people
change with `/rules edit`, read with `/rules show` and hand on with `/rules share`.

## Every rule

The usual value comes first."""
PRESETS_HEADING: Final = """\
## The presets

`/hearts new preset:` opens a table that plays one of them; the option `players` fits it to another number of seats,
where it can be played so. The code is what `/rules share` gives for it."""
STANDARD_HEADING: Final = """\
## Standard Hearts in words

This is what `/rules show` says."""


def reference() -> str:
    """The whole page."""
    say = Say("en-US")
    return (
        "\n\n".join([HEADING, *_sections(say), PRESETS_HEADING, _presets(say), STANDARD_HEADING, _standard(say)]) + "\n"
    )


def _sections(say: Say) -> Iterator[str]:
    for section in SECTIONS:
        rows = ["| rule | what it says | values |", "|---|---|---|"]
        for control in section.controls:
            rows += [f"| `{field}` | {label} | {values} |" for field, label, values in _rows(control, say)]
        yield f"### {say(f'section-{section.name}')}"
        yield "\n".join(rows)


def _rows(control: Control, say: Say) -> Iterator[tuple[str, str, str]]:
    if isinstance(control, Tick):
        for field, on in control.values.items():
            yield field, "yes or no", _values(field, [usual(field), on], say)
        return
    field, label = control.field, say(f"field-{control.field}")
    if isinstance(control, Choose) and not _counts(control):
        others = [value for value in control.values if value != usual(field)]
        yield field, label, _values(field, [usual(field), *others], say)
    else:
        yield field, label, f"{phrase(field, usual(field), 4, say)}; {_range(field, say)}"


def _counts(control: Choose) -> bool:
    return all(isinstance(value, int) and value >= 0 for value in control.values if value is not None)


def _range(field: str, say: Say) -> str:
    if isinstance(usual(field), tuple) or field == "removed":
        return say(f"hint-{field}")
    least, most = bounds(field)
    return f"{least} to {most}"


def _values(field: str, values: list[Any], say: Say) -> str:
    return "<br>".join(f"`{_code(value)}` {phrase(field, value, 4, say)}" for value in values)


def _code(value: Any) -> str:
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _presets(say: Say) -> str:
    rows = ["| preset | name | players | what it is | code |", "|---|---|---|---|---|"]
    for name, rules in PRESETS.items():
        cells = (f"`{name}`", say(f"preset-{name}"), _seats(name), differ(rules, say), f"`{write_code(rules)}`")
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _seats(name: str) -> str:
    """The numbers of players that a preset can be played with."""
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


def _standard(say: Say) -> str:
    return "\n".join("- " + sentence.replace("\n", "\n  ") for sentence in explained(Rules(), say))


if __name__ == "__main__":
    print(reference(), end="")
