"""Editing: the presses and forms of the house-rules editor. All of its state is in the custom_ids of its buttons."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from bot.community.people import person
from bot.delivery.answering import NOBODY, Asking, explain, voice
from bot.house_rules.house import HouseSet, Overtaken, may_change_rules
from bot.house_rules.proposal import Proposal
from bot.tables.refusal import Refusal
from bot.ui.editor import MORE, editor, name_form, overtaken, read_form, section_form
from bot.ui.fields import Section, section
from bot.ui.forms import Filled
from bot.ui.house import presets, told
from bot.ui.items import Ask, Layout
from bot.ui.words import title, typed
from hearts import PRESETS

if TYPE_CHECKING:
    from bot.presses.router import Router

MOST_SCRAPS: Final = 200


class Scraps:
    """What somebody wrote into a form that could not be read: shown again when they open it again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], dict[str, str]] = OrderedDict()

    def keep(self, player_id: int, section: str, texts: dict[str, str]) -> None:
        self._kept.pop((player_id, section), None)
        if texts:
            self._kept[player_id, section] = texts
        while len(self._kept) > MOST_SCRAPS:
            self._kept.popitem(last=False)

    def of(self, player_id: int, section: str) -> dict[str, str]:
        return self._kept.get((player_id, section), {})


async def open_editor(
    router: Router, interaction: Asking, proposal: Proposal, notes: Sequence[str] = (), page: int = 0
) -> None:
    """The editor with this proposal in it: in place where the press came from it, else as a new private message."""
    base = await router.house.base(_guild(interaction), proposal.base)
    await _answer(interaction, editor(proposal, base, voice(interaction), notes, page))


def check(interaction: Asking) -> None:
    """Raises Refusal where this person may not change the rules of the server."""
    if not may_change_rules(person(interaction)):
        raise Refusal("rules-locked")


# -- presses


async def _edit(router: Router, interaction: Asking, ask: Ask) -> None:
    what, proposal = _read(ask.arg, ask.prompt)
    check(interaction)
    form = section_form(_section(what), proposal, voice(interaction), router.scraps.of(interaction.user.id, what))
    await interaction.response.send_modal(form)


async def _from(router: Router, interaction: Asking, ask: Ask) -> None:
    """A preset was chosen to start from, or the next page of them."""
    page, proposal = _read(ask.arg, ask.prompt)
    check(interaction)
    chosen = "".join(ask.values)
    if chosen == MORE:
        await open_editor(router, interaction, proposal, page=int(page) if page.isdecimal() else 0)
    elif chosen in PRESETS:
        await open_editor(router, interaction, Proposal.of(PRESETS[chosen], proposal.base))
    else:
        raise Refusal("unreadable")


async def _reset(router: Router, interaction: Asking, ask: Ask) -> None:
    check(interaction)
    base = await router.house.base(_guild(interaction), ask.prompt)
    rules = PRESETS["standard"] if base is None else base.rules
    await open_editor(router, interaction, Proposal.of(rules, ask.prompt))


async def _save(router: Router, interaction: Asking, ask: Ask) -> None:
    """On top of the version that was changed, or, where a name is needed, after a form."""
    what, proposal = _read(ask.arg, ask.prompt)
    check(interaction)
    base = await router.house.base(_guild(interaction), proposal.base)
    if base is None or what == "as":
        name = "" if base is None or what == "as" else base.name
        await interaction.response.send_modal(name_form(proposal, what, name, voice(interaction)))
        return
    try:
        saved = await router.house.save(_guild(interaction), proposal, person(interaction))
    except Overtaken as faster:
        layout = overtaken(proposal, what, faster.base, faster.newest, voice(interaction))
        await _answer(interaction, layout)
        return
    await _saved(router, interaction, saved, what)


async def _list(router: Router, interaction: Asking, ask: Ask) -> None:
    sets = await router.house.sets(_guild(interaction))
    await _answer(interaction, presets(sets, voice(interaction), ask.prompt))


async def _delete(router: Router, interaction: Asking, ask: Ask) -> None:
    gone = await router.house.delete(_guild(interaction), ask.prompt, person(interaction))
    say = voice(interaction)
    await _answer(interaction, told(say("house-deleted", name=title(gone.name, say))))


async def _keep(router: Router, interaction: Asking, ask: Ask) -> None:
    kept = await router.house.base(_guild(interaction), ask.prompt)
    if kept is None:
        raise Refusal("unreadable")
    say = voice(interaction)
    await _answer(interaction, told(say("house-kept", name=title(kept.name, say))))


HANDLERS: Final[dict[str, Callable[[Router, Asking, Ask], Awaitable[None]]]] = {
    "house-edit": _edit,
    "house-from": _from,
    "house-reset": _reset,
    "house-save": _save,
    "house-list": _list,
    "house-delete": _delete,
    "house-keep": _keep,
}


# -- forms


async def submit(router: Router, interaction: Asking, filled: Filled) -> None:
    """A form of the editor was sent."""
    what, proposal = _read(filled.arg, filled.number)
    check(interaction)
    if filled.verb == "house-edit":
        await _change(router, interaction, _section(what), proposal, filled)
    elif filled.verb == "house-save":
        await _name(router, interaction, what, proposal, filled.text("name"))
    else:
        raise Refusal("unreadable")


async def _change(router: Router, interaction: Asking, section: Section, before: Proposal, filled: Filled) -> None:
    """The rules of one section; what cannot be read is said, and kept for the next try."""
    say = voice(interaction)
    values, unread = read_form(section, before, filled.answers)
    notes = [
        say("house-typed", field=say(f"field-{field}"), reason=explain(refusal, interaction))
        for field, (_, refusal) in unread.items()
    ]
    after, texts = before.changed(values), {field: typed for field, (typed, _) in unread.items()}
    if not after.fits:
        after, texts = before, {field: filled.text(field) for field in section.fields if field in filled.answers}
        notes.append(str(explain(Refusal("rules-too-long"), interaction)))
    router.scraps.keep(interaction.user.id, section.name, texts)
    await open_editor(router, interaction, after, notes)


async def _name(router: Router, interaction: Asking, what: str, proposal: Proposal, name: str) -> None:
    """A new set; where its name does not do, the editor stays as it is and says why."""
    try:
        saved = await router.house.save_as(_guild(interaction), name, proposal, person(interaction))
    except Refusal as refusal:
        await open_editor(router, interaction, proposal, [str(explain(refusal, interaction))])
        return
    await _saved(router, interaction, saved, what)


# -- answers


async def _saved(router: Router, interaction: Asking, saved: HouseSet, what: str) -> None:
    say, name = voice(interaction), saved.name
    if what == "main":
        await router.house.make_default(saved.guild_id, name, person(interaction))
        note = say("note-house-default", name=title(name, say))
    else:
        note = say("note-house-saved", name=title(name, say), version=saved.version, plain=typed(name))
    await open_editor(router, interaction, Proposal.of(saved.rules, saved.id), [note])


async def _answer(interaction: Asking, layout: Layout) -> None:
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)


def _read(arg: str, base: int) -> tuple[str, Proposal]:
    what, _, code = arg.partition(".")
    return what, Proposal.read(code, base)


def _section(name: str) -> Section:
    found = section(name)
    if found is None:
        raise Refusal("unreadable")
    return found


def _guild(interaction: Asking) -> int:
    return interaction.guild_id or 0
