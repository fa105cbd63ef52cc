"""The editor of rules, of a server or of one table: a screen with a section for each group of rules, and a form behind
each section."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.house_rules import MAX_NAME_LENGTH, HouseSet
from bot.language.wording import Translator
from bot.tables.errors import NotAllowed
from bot.ui.colours import GOLD, PURPLE
from bot.ui.forms import checkboxes, choice, form, text_input
from bot.ui.items import MAX_OPTIONS, Component, Layout, beside, button, menu_option, row, screen, select, text
from bot.ui.rules import changed, differ, phrase, phrases, write_value
from bot.ui.words import BULLET, LINES, capital, listed, reasons, title
from cogs.rules.fields import MAX_TEXT_LENGTH, read_text, write_text
from cogs.rules.proposals import Proposal
from hearts import PRESETS, Card, Rules
from hearts.options import SECTIONS
from hearts.rows import Option

PRESETS_A_PAGE: Final = MAX_OPTIONS - 1
"""The last option of the menu turns its page."""
MAX_REASONS_LENGTH: Final = 500
"""Characters of the reasons against rules; the rest is counted."""
MAX_SUMMARY_LENGTH: Final = 170
"""Characters of a section."""
MAX_CHANGES_LENGTH: Final = 1_000
"""Characters of the differences between two sets of rules."""
HOUSE, TABLE = "house-edit", "table-edit"
"""The verbs of the forms: rules of a server, rules of a table."""
MORE: Final = "+"
"""The value of the menu's option that turns its page."""
ALSO: Final = "also"
"""The name of the field in a form for all switches."""


def editor(
    proposal: Proposal, base: HouseSet | None, say: Translator, notes: Sequence[str] = (), page: int = 0
) -> Layout:
    """The whole screen. ``notes`` are shown below the heading."""
    heading = [say("table-rules-title" if proposal.table else "house-title")]
    if base is not None:
        heading = [say("house-title-named", name=title(base.name, say)), say("house-version", version=base.version)]
    heading.append(differ(proposal.options, say))
    wrong = reasons(proposal.conflicts, say)
    if wrong:
        notes = [*notes, say("house-wrong"), BULLET + listed(wrong, say, MAX_REASONS_LENGTH, LINES)]
    return screen(
        text(*heading, say("table-rules-hint" if proposal.table else "house-hint")),
        *([text(*notes)] if notes else []),
        *(_section(each, proposal, say) for each in SECTIONS),
        row(_presets(proposal, say, page)),
        row(*_buttons(proposal, base, say)),
        colour=GOLD if wrong else PURPLE,
    )


def _press(verb: str, proposal: Proposal, what: str = "", **looks: Any) -> Component:
    return button(verb, proposal.table, proposal.base, f"{what}.{proposal.key}", **looks)


def _section(section: str, proposal: Proposal, say: Translator) -> Component:
    words = text(f"**{say(f'section-{section}')}**", f"-# {summary(section, proposal, say)}")
    return beside(words, _press("house-edit", proposal, section, label=say("house-button-edit")))


def summary(section: str, proposal: Proposal, say: Translator) -> str:
    """A section in one line: its chief values, and all that differ from the standard."""
    rules = proposal.options
    told = [
        option
        for option in SECTIONS[section]
        if option.matters(rules) and (option.name in proposal.fields or option.row.shown)
    ]
    return listed(phrases(told, rules, say), say, MAX_SUMMARY_LENGTH, " · ")


def _presets(proposal: Proposal, say: Translator, page: int) -> Component:
    names = list(PRESETS)
    pages = -(-len(names) // PRESETS_A_PAGE)
    shown = names[page % pages * PRESETS_A_PAGE :][:PRESETS_A_PAGE]
    options = [menu_option(say(f"preset-{name}"), name, say(f"about-{name}")) for name in shown]
    options.append(menu_option(say("house-from-more"), MORE))
    return select(
        "house-from",
        proposal.table,
        proposal.base,
        f"{(page + 1) % pages}.{proposal.key}",
        options=options,
        placeholder=say("house-from"),
    )


def _buttons(proposal: Proposal, base: HouseSet | None, say: Translator) -> list[Component]:
    sound, reset = proposal.rules is not None, _press("house-reset", proposal, label=say("house-button-reset"))
    if proposal.table:
        play = say("table-rules-button")
        return [
            _press("house-save", proposal, label=play, style=discord.ButtonStyle.success, disabled=not sound),
            reset,
        ]
    save, default = say("house-button-save"), say("house-button-default")
    buttons = [_press("house-save", proposal, "as", label=say("house-button-save-as"), disabled=not sound)]
    if base is not None:
        same = proposal.rules == base.rules
        green = discord.ButtonStyle.success
        buttons.insert(0, _press("house-save", proposal, "", label=save, style=green, disabled=not sound or same))
    if base is None or not base.is_default:
        buttons.append(_press("house-save", proposal, "main", label=default, disabled=not sound))
    return [*buttons, reset]


def edit_conflict(proposal: Proposal, what: str, base: HouseSet, newest: HouseSet, say: Translator) -> Layout:
    """The screen after somebody else has saved first: what they changed, what this person changed, and what can be
    done."""
    theirs, on_top = changes(base.rules, newest.rules, say), Proposal(proposal.fields, newest.id)
    yours = changes(base.rules, proposal.rules or base.rules, say)
    return screen(
        text(say("house-overtaken", name=title(newest.name, say))),
        text(say("house-theirs", changes=theirs), say("house-yours", changes=yours)),
        row(
            _press("house-save", on_top, what, label=say("house-button-mine"), style=discord.ButtonStyle.danger),
            _press("house-reset", on_top, label=say("house-button-theirs"), style=discord.ButtonStyle.success),
            _press("house-save", proposal, "as", label=say("house-button-save-as")),
        ),
        colour=GOLD,
    )


def changes(before: Rules, after: Rules, say: Translator) -> str:
    """The differences between two sets of rules, as a list if there are several. A rule that had no effect before is
    told without its value then: standard Hearts has a number of rounds, but does not end after it."""
    options = changed(before, after)
    parts = [
        say("change", after=told, before=was) if option.matters(before) else told
        for option, told, was in zip(options, phrases(options, after, say), phrases(options, before, say), strict=True)
    ]
    if len(parts) > 1:
        return LINES + listed(parts, say, MAX_CHANGES_LENGTH, LINES)
    return "".join(parts) or say("house-changed-nothing")


# -- forms


def section_form(section: str, proposal: Proposal, say: Translator, typed: Mapping[str, str]) -> ui.Modal:
    """The form of a section, which has five places; ``typed`` are the texts that could not be read the last time, by
    field."""
    options = SECTIONS[section]
    labels = [_label(option, proposal, say, typed) for option in options if not option.switch]
    boxes = [
        (option.name, _phrase(option, on, proposal, say), _value(option, proposal) == on)
        for option in options
        if option.switch
        for on in option.unusual
    ]
    if boxes:
        labels.append(checkboxes(say(f"field-{ALSO}"), ALSO, boxes))
    verb, number = (TABLE, proposal.table) if proposal.table else (HOUSE, proposal.base)
    return form(say(f"section-{section}"), verb, number, f"{section}.{proposal.key}", labels)


def name_form(proposal: Proposal, what: str, name: str, say: Translator) -> ui.Modal:
    """The form that asks for the name to save under."""
    label = text_input(say("field-name"), "name", name, MAX_NAME_LENGTH, say("hint-name"), needed=True)
    return form(say("house-name-title"), "house-save", proposal.base, f"{what}.{proposal.key}", [label])


def _label(option: Option, proposal: Proposal, say: Translator, typed: Mapping[str, str]) -> ui.Label[Any]:
    """The field of a rule that is no switch."""
    name, value = option.name, _value(option, proposal)
    if is_chosen(option):
        values = [(write_value(each), _phrase(option, each, proposal, say)) for each in option.values]
        return choice(say(f"field-{name}"), name, values, write_value(value))
    shown, lines = typed.get(name) or write_text(option, value, proposal.seats), option.type not in (int, Card)
    return text_input(say(f"field-{name}"), name, shown, MAX_TEXT_LENGTH, say(f"hint-{name}"), lines=lines)


def is_chosen(option: Option) -> bool:
    """Whether the values of a rule are chosen in a menu; others are typed."""
    return 0 < len(option.values) <= MAX_OPTIONS


def _value(option: Option, proposal: Proposal) -> Any:
    return getattr(proposal.options, option.name)


def _phrase(option: Option, value: Any, proposal: Proposal, say: Translator) -> str:
    return capital(phrase(option.name, value, proposal.seats, say))


def read_form(
    section: str, proposal: Proposal, answers: Mapping[str, tuple[str, ...]]
) -> tuple[dict[str, Any], dict[str, tuple[str, NotAllowed]]]:
    """The values of a form that was sent and, by field, each text that could not be read, with the reason."""
    values: dict[str, Any] = {}
    unread: dict[str, tuple[str, NotAllowed]] = {}
    for option in SECTIONS[section]:
        name = option.name
        if option.switch:
            values[name] = option.unusual[0] if name in answers.get(ALSO, ()) else option.usual
        elif is_chosen(option):
            values.update((name, each) for each in option.values if answers.get(name) == (write_value(each),))
        else:
            typed = "".join(answers.get(name, ()))
            try:
                values[name] = read_text(option, typed, int(values.get("seats", proposal.seats)))
            except NotAllowed as refusal:
                unread[name] = (typed, refusal)
    return values, unread
