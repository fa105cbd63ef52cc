"""Options that name rules: the house rules and presets that are offered while one types, and rules by their code."""

from __future__ import annotations

from bot.answers.asker import Asker, Interaction
from bot.answers.options import MAX_CHOICES, MAX_LENGTH, Choices, choice
from bot.language.names import one_line
from bot.language.wording import Translator
from bot.ui.words import plain_title
from hearts import PRESETS
from hearts.presets import OTHER_NAMES


async def game_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the house rules of this server, then the presets whose names they do not use."""
    asker = Asker(interaction)
    say, own = asker.say, await own_choices(interaction, typed)
    taken = {each.name.casefold() for each in await asker.bot.house_rules.sets(asker.guild_id)}
    names = {key: say(f"preset-{key}") for key in PRESETS}
    found = [
        choice(names[key], key)
        for key in _presets_called(typed.strip().casefold(), names, say)
        if not taken & {names[key].casefold(), key}
    ]
    coded = await asker.bot.house_rules.coded(asker.guild_id, typed)
    if coded is not None and not (own or found):
        name = f"🔣 {plain_title(coded[0], say)}"
        return [choice(name, typed)] if len(typed) <= MAX_LENGTH else []
    return [*own, *found][:MAX_CHOICES]


def _presets_called(wanted: str, names: dict[str, str], say: Translator) -> list[str]:
    """The presets with this text in their names; if there are none, those with it in other names or in their
    descriptions."""
    by_name = [key for key, name in names.items() if wanted in name.casefold() or wanted in key.replace("_", " ")]
    return by_name or [
        key
        for key in names
        if any(wanted in words.casefold() for words in (*OTHER_NAMES.get(key, ()), say(f"about-{key}")))
    ]


async def own_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the house rules of this server."""
    asker = Asker(interaction)
    wanted = typed.strip().casefold()
    sets = await asker.bot.house_rules.sets(asker.guild_id)
    return [
        choice(f"{'⭐' if each.is_default else '🏠'} {one_line(each.name)}", each.name)
        for each in sets
        if wanted in each.name.casefold()
    ][:MAX_CHOICES]
