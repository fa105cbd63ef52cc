"""Screens of rules: the games that can be chosen, one of them explained, a code to share, a
question before deleting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final, NamedTuple

import discord

from bot.house_rules import HouseSet
from bot.language.wording import Translator
from bot.tables.errors import EditConflict
from bot.ui.curves import MAX_WORDS_LENGTH
from bot.ui.items import (
    BLUE,
    GOLD,
    GREY,
    MAX_OPTIONS,
    PURPLE,
    Component,
    Layout,
    button,
    line,
    menu_option,
    pager,
    picture,
    question,
    row,
    rows,
    screen,
    select,
    text,
)
from bot.ui.rules import differ, differ_in_lines, differences, explanation, open_button
from bot.ui.words import BULLET, LINES, capital, games, listed, plain_title, reasons, title
from cogs.rules.proposals import Proposal
from hearts import PRESETS, Rules

GAMES_A_PAGE: Final = 6
"""About one screen of a phone."""
MAX_LINE_LENGTH: Final = 300
PICTURE: Final = "rules.png"
PRESETS_A_PAGE: Final = MAX_OPTIONS - 2
"""One option of the menu is what is chosen, on whichever page it is, and the last one turns the page."""
MAX_REASONS_LENGTH: Final = 500
"""Characters of the reasons against rules; the rest is counted."""
SECTION_ROWS: Final = (("values", "passing", "moon"), ("ending", "play"), ("deck", "rest"), ("special", "chips"))
"""The buttons that lead to the sections, the most popular first; a phone shows each row in one line."""
MAX_CHANGES_LENGTH: Final = 1_000
"""Characters of the differences between two sets of rules."""
MORE: Final = "+"
"""The value of the menu's option that turns its page."""


class Listed(NamedTuple):
    """A game in the list, and the heading below which it stands."""

    heading: str
    name: str
    line: str


def presets(sets: Sequence[HouseSet], say: Translator, page: int = 0, *, default: str = "standard") -> Layout:
    """Every game that /hearts new can open, a line each: the server's own first, then those that are built in and whose
    names no own one has. A menu explains one of them. ``default``: the name of the server's default."""
    house, built_in = (say("presets-house"), say("presets-built-in")) if sets else ("", "")
    own = {each.name: differ(each.rules, say) for each in sets}
    listed = []
    names = games([*own], say)
    for name in (*names, *({default} - {*names})):  # a preset like which house rules are called may be the default
        about = own[name] if name in own else capital(say(f"about-{name}"))
        about = about if len(about) <= MAX_LINE_LENGTH else about[: MAX_LINE_LENGTH - 1] + "…"
        key = "presets-default" if name == default else "presets-line"
        heading = house if name in own else built_in
        listed.append(Listed(heading, name, say(key, name=title(name, say), about=about)))
    pages = [listed[at : at + GAMES_A_PAGE] for at in range(0, len(listed), GAMES_A_PAGE)]
    page %= len(pages)
    options = [menu_option(plain_title(each.name, say), each.name) for each in pages[page]]
    parts = [text(say("presets-title"))]
    for heading, group in groupby(pages[page], key=lambda each: each.heading):
        first, *others = (each.line for each in group)
        parts += [text(heading, first), *map(text, others)]
    parts.append(row(select("house-show", options=options, placeholder=say("presets-menu"))))
    if len(pages) > 1:
        parts.append(text(say("presets-page", page=page + 1, pages=len(pages))))
        parts.append(pager("house-list", page, say, more=page < len(pages) - 1))
    return screen(*parts, colour=BLUE)


def named_rules(
    name: str, rules: Rules, say: Translator, key: str, page: int = 0, *, whole: bool = False, playable: bool = True
) -> Layout:
    """Rules, explained to a reader, with the button that opens a table if they are ``playable`` on the server."""
    buttons = [open_button(say, key)] if playable else []
    buttons.append(button("house-list", label=say("button-games")))
    heading = say("rules-title-named", name=title(name, say))
    return explanation(heading, rules, say, verb="poster", about=f".{key}", buttons=buttons, page=page, whole=whole)


def share(name: str, code: str, rules: Rules, say: Translator, key: str, *, chosen: bool = True) -> Layout:
    """A code to be copied, and its picture to be scanned (a file called `PICTURE` goes with it).

    A press on a button with ``key`` opens a table that plays the rules. Unless they were ``chosen``, the screen says
    that they are the server's default.
    """
    return screen(
        text(say("share-title", name=title(name, say)), "" if chosen else say("share-default")),
        text(differ_in_lines(rules, say)),
        text(say("share-code", code=code), say("share-hint")),
        picture(PICTURE, picture_in_words(code, say)),
        row(
            button("poster", arg=f"show.{key}", label=say("button-poster"), style=discord.ButtonStyle.primary),
            open_button(say, key) | {"style": discord.ButtonStyle.secondary.value},
        ),
        colour=BLUE,
    )


def poster(name: str, code: str, rules: Rules, say: Translator, key: str) -> Layout:
    """A game put up for everybody: one press opens a table that plays it, for as long as the message stands."""
    return screen(
        text(say("poster-title", name=title(name, say)), differ(rules, say, MAX_LINE_LENGTH)),
        row(
            open_button(say, key),
            button("poster", arg=f"rules.{key}", label=say("button-rules")),
            button("poster", arg=f"qr.{key}", label=say("button-poster-qr")),
        ),
        text(say("poster-code", code=code)),
        colour=BLUE,
    )


def poster_link(name: str, address: str, words: str, say: Translator) -> Layout:
    """The address of a poster, and its picture to be scanned (a file called `PICTURE` goes with it)."""
    return screen(
        text(say("share-title", name=title(name, say)), say("poster-scan")),
        picture(PICTURE, words),
        text(address),
        colour=BLUE,
    )


def picture_in_words(code: str, say: Translator) -> str:
    """The picture of a code in words, for readers who cannot see it: the code itself or, if it is too long, only that
    it is one."""
    words = say("share-picture", code=code)
    return words if len(words) <= MAX_WORDS_LENGTH else say("share-picture-long")


def sure_to_delete(each: HouseSet, say: Translator) -> Layout:
    """The question before a set is deleted."""
    yes = button("house-delete", 0, each.id, label=say("house-button-delete"))
    no = button("house-keep", 0, each.id, label=say("house-button-keep"))
    built_in = any(each.name == say(f"preset-{name}") for name in PRESETS)
    return question(say("house-sure-delete", name=title(each.name, say), built_in=built_in), yes, no)


def told(*lines: str) -> Layout:
    """A screen with a sentence or two in answer."""
    return screen(text(*lines), colour=GREY)


def editor(
    proposal: Proposal,
    kept: Rules | None,
    say: Translator,
    notes: Sequence[str] = (),
    page: int | None = None,
    name: str = "",
    *,
    opens: bool = False,
) -> Layout:
    """The whole screen. ``kept``: the rules that hold until others are saved, of a set or of a table; None for new
    rules. ``name``: that of the set or, if there is none, that of the rules, if they have one. ``notes`` are shown
    below the heading; ``opens``: new rules can be played without being saved."""
    if proposal.base and not proposal.table:
        heading = [say("house-title-named", name=title(name, say))]
    else:
        named = [f"**{title(name, say)}**"] if name and name not in PRESETS else []  # the menu shows a preset
        heading = [say("table-rules-title" if proposal.table else "house-title"), *named]
    wrong = reasons(proposal.conflicts, say)
    if wrong:
        notes = [*notes, say("house-wrong"), BULLET + listed(wrong, say, MAX_REASONS_LENGTH, LINES)]
    buttons = _buttons(proposal, kept, say, name, opens)
    new = differences(proposal.options, say, kept) if kept is not None else ()
    return screen(
        text(*heading),
        *([text(*notes)] if notes else []),
        text(differ_in_lines(proposal.options, say, new=new), *_unsaved(proposal, kept, name, say)),
        text(say("house-start")),
        row(_presets(proposal, say, page)),
        text(say("house-change")),
        *(
            row(*(_press("house-edit", proposal, each, label=say(f"section-{each}")) for each in sections))
            for sections in SECTION_ROWS
        ),
        line(),
        *rows(buttons, 3),
        colour=GOLD if wrong else PURPLE,
    )


def _unsaved(proposal: Proposal, kept: Rules | None, name: str, say: Translator) -> list[str]:
    """That something is not saved, with the changes that no difference above shows; nothing if all is saved."""
    if proposal.rules is not None and (proposal.rules == kept or (kept is None and name)):
        return []
    if kept is None:
        return [say("house-hint")]
    told = differences(proposal.options, say)
    back = [capital(part) for part in differences(proposal.options, say, kept) if part not in told]
    listed_back = LINES + listed(back, say, MAX_CHANGES_LENGTH, LINES)
    hint = say("table-rules-hint" if proposal.table else "house-unsaved")
    return [*([say("house-back", changes=listed_back)] if back else []), hint]


def _press(verb: str, proposal: Proposal, what: str = "", **looks: Any) -> Component:
    return button(verb, proposal.table, proposal.base, f"{what}.{proposal.key}", **looks)


def _presets(proposal: Proposal, say: Translator, page: int | None) -> Component:
    """The menu of presets; unless its ``page`` was turned, that with the one that is chosen, which is on each. After
    the last page comes the first one, with another number: in a menu that stays Discord shows what was chosen last."""
    names = list(PRESETS)
    pages = -(-len(names) // PRESETS_A_PAGE)
    chosen = next((name for name in names if PRESETS[name] == proposal.rules), None)
    if page is None:
        page = names.index(chosen) // PRESETS_A_PAGE if chosen else 0
    shown = names[page % pages * PRESETS_A_PAGE :][:PRESETS_A_PAGE]
    others = [chosen] if chosen and chosen not in shown else []
    options = [
        menu_option(say(f"preset-{name}"), name, say(f"about-{name}"), default=name == chosen)
        for name in (*others, *shown)
    ]
    options.append(menu_option(say("house-from-more"), MORE))
    return select(
        "house-from",
        proposal.table,
        proposal.base,
        f"{page + 1}.{proposal.key}",
        options=options,
        placeholder=say("house-from"),
    )


def _buttons(proposal: Proposal, kept: Rules | None, say: Translator, name: str, opens: bool) -> list[Component]:
    """The buttons that save or undo what was changed, and those for new rules. Where *Save* and *Undo changes* were,
    there is afterwards nothing that a double press could do. *Save as* is green for rules without one."""
    sound, go = proposal.rules is not None, discord.ButtonStyle.success
    save_as = _press("house-save", proposal, "as", label=say("house-button-save-as"), disabled=not sound)
    if kept is None:
        if not name:
            save_as["style"] = go.value
        look = discord.ButtonStyle.primary if name else discord.ButtonStyle.secondary
        return [save_as, open_button(say, proposal.key) | {"style": look.value}] if opens and sound else [save_as]
    copy = [] if proposal.table else [save_as]
    if proposal.rules == kept:
        return copy
    label = say("table-rules-button" if proposal.table else "house-button-save")
    save = _press("house-save", proposal, label=label, style=go, disabled=not sound)
    return [save, _press("house-reset", proposal, label=say("house-button-reset")), *copy]


def saved(kept: HouseSet, say: Translator, notes: Sequence[str]) -> Layout:
    """The screen of a set that was just saved: what can be done with it. Where *Save* was is what does nothing."""
    proposal = Proposal.of(kept.rules, kept.id)
    default = [] if kept.is_default else [_press("house-save", proposal, "main", label=say("house-button-default"))]
    return screen(
        text(say("house-title-named", name=title(kept.name, say)), *notes),
        text(differ_in_lines(kept.rules, say)),
        row(_press("house-reset", proposal, label=say("house-button-edit")), open_button(say, proposal.key), *default),
        colour=PURPLE,
    )


def edit_conflict(
    proposal: Proposal, what: str, faster: EditConflict, newest: int, name: str, say: Translator
) -> Layout:
    """The screen after somebody else has saved first: what they changed, what this person changed, and what can be
    done. What replaces theirs is where no button of the editor was that leads here. ``newest``: the base of a proposal
    on top of theirs; ``name``: that of the set."""
    base, on_top = faster.base, replace(proposal, base=newest)
    heading = say("table-overtaken") if proposal.table else say("house-overtaken", name=title(name, say))
    save_as = _press("house-save", proposal, "as", label=say("house-button-both"), style=discord.ButtonStyle.success)
    return screen(
        text(heading),
        text(say("house-theirs", changes=changes(base, faster.newest, say))),
        text(say("house-yours", changes=changes(base, proposal.rules or base, say))),
        *([] if proposal.table else [row(save_as)]),
        row(
            _press("house-reset", on_top, label=say("house-button-drop")),
            _press("house-save", on_top, what, label=say("house-button-mine"), style=discord.ButtonStyle.danger),
        ),
        colour=GOLD,
        leads_back=True,
    )


def changes(before: Rules, after: Rules, say: Translator) -> str:
    """What was changed in a set of rules, as a list."""
    parts = [capital(part) for part in differences(after, say, before)]
    return LINES + listed(parts, say, MAX_CHANGES_LENGTH, LINES) if parts else say("house-changed-nothing")
