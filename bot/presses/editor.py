"""The editor of rules, a server's or those of one table: its presses and forms.

The buttons of the editor hold its whole state, or the key to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.answers.access import let_in
from bot.answers.asker import Asker, Handler
from bot.answers.error_messages import explain_refusal
from bot.house_rules.proposal import Proposal
from bot.house_rules.sets import EditConflict, HouseSet, check_may_change_rules, may_change_rules, whole
from bot.language.names import harmless_code
from bot.tables.checks import check_host_in_lobby
from bot.tables.errors import NotAllowed
from bot.tables.lobby import change_rules
from bot.ui.actions import Action
from bot.ui.editor import HOUSE, MORE, TABLE, edit_conflict, editor, name_form, read_form, section_form
from bot.ui.fields import Section, section
from bot.ui.forms import Filled
from bot.ui.house_rules import presets, told
from bot.ui.rules import differ
from bot.ui.words import title
from hearts import PRESETS


async def open_editor(asker: Asker, proposal: Proposal, notes: Sequence[str] = (), page: int = 0) -> None:
    """Shows the editor with this proposal: in place if the press was on a private message, else in a new one."""
    base = await asker.bot.house_rules.base(asker.guild_id, proposal.base)
    if base is not None and base.deleted:
        base, proposal = None, replace(proposal, base=0)
        notes = [*notes, asker.say("refusal-rules-gone")]
    layout = editor(proposal, base, asker.say, notes, page)
    await asker.bot.house_rules.keep(proposal)
    await asker.private(layout)


async def _check(asker: Asker, table_id: int) -> None:
    """Raises NotAllowed if the person may not change the rules of a table; of the server if ``table_id`` is 0."""
    if not table_id:
        check_may_change_rules(asker.person)
        return
    check_host_in_lobby(await asker.bot.tables.get(table_id), asker.person)
    if not (asker.bot.servers.settings(asker.guild_id).codes or may_change_rules(asker.person)):
        raise NotAllowed("codes-off")


# -- presses


async def _open(asker: Asker, action: Action) -> None:
    """Opens the editor with the rules of a lobby, for its host."""
    await _check(asker, action.table)
    table = await asker.bot.tables.get(action.table)
    await open_editor(asker, Proposal.of(table.rules, table=action.table))


async def _edit(asker: Asker, action: Action) -> None:
    await _check(asker, action.table)
    what, proposal = await _read(asker, action)
    form = section_form(_section(what), proposal, asker.say, asker.bot.unsaved_input.of(asker.id, what))
    await asker.open_form(form)


async def _from(asker: Asker, action: Action) -> None:
    """Starts from the preset that was chosen, or shows the next page of presets."""
    await _check(asker, action.table)
    page, proposal = await _read(asker, action)
    chosen = "".join(action.values)
    if chosen == MORE:
        await open_editor(asker, proposal, page=int(page) if page.isdecimal() else 0)
    elif chosen in PRESETS:
        await open_editor(asker, Proposal.of(PRESETS[chosen], proposal.base, proposal.table))
    else:
        raise NotAllowed("unreadable")


async def _reset(asker: Asker, action: Action) -> None:
    await _check(asker, action.table)
    if action.table:
        await _open(asker, action)
        return
    base = await asker.bot.house_rules.base(asker.guild_id, action.prompt)
    rules = PRESETS["standard"] if base is None else base.rules
    await open_editor(asker, Proposal.of(rules, action.prompt))


async def _save(asker: Asker, action: Action) -> None:
    """Saves a proposal: as the next version of its set, under a name that a form asks for, or as the rules of a
    table."""
    await _check(asker, action.table)
    what, proposal = await _read(asker, action)
    if proposal.table:
        await _play(asker, proposal)
        return
    base = await asker.bot.house_rules.base(asker.guild_id, proposal.base)
    if base is None or what == "as":
        name = "" if base is None or what == "as" else base.name
        await asker.open_form(name_form(proposal, what, name, asker.say))
        return
    try:
        saved = await asker.bot.house_rules.save(asker.guild_id, proposal, asker.person)
    except EditConflict as faster:
        layout = edit_conflict(proposal, what, faster.base, faster.newest, asker.say)
        await asker.private(layout)
        return
    await _saved(asker, saved, what)


async def _play(asker: Asker, proposal: Proposal) -> None:
    """Makes these the rules of a lobby; everybody who sits there sees that its host has changed them."""
    house_rules, say = asker.bot.house_rules, asker.say
    rules = whole(proposal)
    name = await house_rules.name_of(asker.guild_id, rules)
    await change_rules(asker.bot.tables, proposal.table, asker.person, name, rules)
    await asker.private(told(say("table-rules-set"), differ(rules, say)))


async def _list(asker: Asker, action: Action) -> None:
    sets = await asker.bot.house_rules.sets(asker.guild_id)
    await asker.private(presets(sets, asker.say, action.prompt))


async def _delete(asker: Asker, action: Action) -> None:
    house_rules, say = asker.bot.house_rules, asker.say
    default = await house_rules.default(asker.guild_id)
    gone = await house_rules.delete(asker.guild_id, action.prompt, asker.person)
    was_default = default is not None and default.name == gone.name
    after = [say("house-default-standard")] if was_default else []
    await asker.private(told(say("house-deleted", name=title(gone.name, say)), *after))


async def _keep(asker: Asker, action: Action) -> None:
    kept = await asker.bot.house_rules.base(asker.guild_id, action.prompt)
    if kept is None:
        raise NotAllowed("unreadable")
    if kept.deleted:
        raise NotAllowed("rules-gone")
    say = asker.say
    await asker.private(told(say("house-kept", name=title(kept.name, say))))


HANDLERS: Final[dict[str, Handler]] = {
    "house-open": _open,
    "house-edit": _edit,
    "house-from": _from,
    "house-reset": _reset,
    "house-save": _save,
    "house-list": _list,
    "house-delete": _delete,
    "house-keep": _keep,
}


# -- forms


async def _submit(asker: Asker, filled: Filled) -> None:
    base, table_id = (0, filled.number) if filled.verb == TABLE else (filled.number, 0)
    await let_in(asker, table_id or None)
    await _check(asker, table_id)
    what, _, key = filled.arg.partition(".")
    proposal = await asker.bot.house_rules.proposal(key, base, table_id)
    if filled.verb == "house-save":
        await _name(asker, what, proposal, filled.text("name"))
    else:
        await _change(asker, _section(what), proposal, filled)


FORMS: Final = dict.fromkeys((HOUSE, TABLE, "house-save"), _submit)


async def _change(asker: Asker, section: Section, before: Proposal, filled: Filled) -> None:
    """Changes the rules of one section; text that cannot be read is reported, and kept for the next try."""
    say = asker.say
    values, unread = read_form(section, before, filled.answers)
    notes = [
        say("house-typed", field=say(f"field-{field}"), reason=explain_refusal(refusal, say))
        for field, (_, refusal) in unread.items()
    ]
    after, texts = before.changed(values), {field: typed for field, (typed, _) in unread.items()}
    if after.too_long:
        after, texts = before, {field: filled.text(field) for field in section.fields if field in filled.answers}
        notes.append(explain_refusal(NotAllowed("rules-too-long"), say))
    asker.bot.unsaved_input.keep(asker.id, section.name, texts)
    await open_editor(asker, after, notes)


async def _name(asker: Asker, what: str, proposal: Proposal, name: str) -> None:
    """Saves a new set; if the name cannot be used, shows the editor again with the reason."""
    try:
        saved = await asker.bot.house_rules.save_as(asker.guild_id, name, proposal, asker.person)
    except NotAllowed as refusal:
        await open_editor(asker, proposal, [explain_refusal(refusal, asker.say)])
        return
    await _saved(asker, saved, what)


# -- answers


async def _saved(asker: Asker, saved: HouseSet, what: str) -> None:
    say, name = asker.say, saved.name
    if what == "main":
        await asker.bot.house_rules.make_default(saved.guild_id, name, asker.person)
        note = say("note-house-default", name=title(name, say))
    else:
        note = say("note-house-saved", name=title(name, say), version=saved.version, plain=harmless_code(name))
    await open_editor(asker, Proposal.of(saved.rules, saved.id), [note])


async def _read(asker: Asker, action: Action) -> tuple[str, Proposal]:
    what, _, key = action.arg.partition(".")
    return what, await asker.bot.house_rules.proposal(key, action.prompt, action.table)


def _section(name: str) -> Section:
    found = section(name)
    if found is None:
        raise NotAllowed("unreadable")
    return found
