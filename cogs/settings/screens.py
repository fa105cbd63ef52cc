"""Settings: the screens on which a server and a person choose how things are to be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.community.servers import AuditLine
from bot.community.settings import SERVER, ChannelDefaults, Preferences, Settings
from bot.language.names import first_visible
from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.tables.pace import PACES
from bot.ui.actions import write_answer
from bot.ui.choices import MENUS, TABLE_CHANNELS, Chosen, in_words, options_of, setting_menu
from bot.ui.items import (
    BLUE,
    CHANNEL_SELECT,
    GREY,
    Component,
    Layout,
    beside,
    button,
    entity_select,
    line,
    menu_option,
    pager,
    question,
    row,
    screen,
    select,
    switch,
    text,
    way_back,
)
from bot.ui.names import safe_name
from bot.ui.words import listed, plain_title, title
from hearts import Card

MAX_BANS_A_PAGE: Final = 25
"""As many as one menu can list."""
CALLED: Final = "called"
"""The verb of the switch for being called."""
SWITCHES: Final = Settings.switches()
"""The settings of a server that are on or off."""
BY_CHANNEL: Final = "by_channel"
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "tables": ("pace", "level", "channels", "threads", "cut", "hints"),
    BY_CHANNEL: (BY_CHANNEL,),
    "messages": ("language", "nudges", "call_role", "announce", "digest", "daily_channel"),
    "people": ("rules_role", "spectators", "codes", "bans", "audit"),
    "boards": ("season", "daily_age", "reset"),
}
"""The settings of a server, in groups."""
UNTOLD: Final = ("call_role", "announce", "daily_channel")
"""What the overview leaves out while nothing is chosen."""
BUTTONS: Final = ("bans", "audit", "reset")
"""What is in a group and leads to a screen of its own."""
RULES_A_PAGE: Final = 23
"""Games that a menu lists beside the server's default and the next page."""
MORE: Final = "more"
MAX_LISTED: Final = 25
"""Channels whose own defaults are listed."""
MAX_LISTED_LENGTH: Final = 200
"""Characters for the channels with defaults of their own; the rest is counted."""
LIKINGS: Final = Preferences.switches()
"""The preferences of a person that are on or off."""
MY_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("panel", "cards", "row", "words"),
    "alone": ("solo_level", "speed", "coached", "checked"),
    "others": ("forced", "listed", "invited", "puzzles"),
    "calls": ("silent", "direct", CALLED),
}
"""The preferences of a person, in groups."""
OPPOSITES: Final = ("silent",)
"""The preferences whose switch asks for the opposite of what is stored: it is on for those who are pinged."""
SAMPLE: Final = tuple(map(Card.parse, ("QC", "JD", "AS", "KH")))


def server_settings(settings: Settings, say: Translator, roles: Mapping[str, str], wrong: str = "") -> Layout:
    """The groups of the settings of a server, each with what is chosen in its menus. ``roles``: the names of the roles
    that are chosen and still there; ``wrong``: why one of them cannot be pinged."""
    own = [f"<#{channel}>" for channel in settings.by_channel]
    said = {
        name: [
            in_words(each, settings, say, roles)
            for each in names
            if each in MENUS and (each not in UNTOLD or getattr(settings, each))
        ]
        for name, names in GROUPS.items()
    }
    said[BY_CHANNEL] = [listed(own, say, MAX_LISTED_LENGTH) if own else say("settings-by-channel-none")]
    title = text(say("settings-title"), wrong)
    return screen(title, *_overview("settings", said, say), colour=BLUE)


def _overview(verb: str, said: Mapping[str, Sequence[str]], say: Translator) -> list[Component]:
    """Groups of settings, each with lines about what is chosen and a button that leads there."""
    return [
        beside(
            text(f"**{say(f'{verb}-group', group=name)}**", *(f"-# {each}" for each in lines)),
            button(verb, arg=f"open.{name}", label=say("button-settings-change")),
        )
        for name, lines in said.items()
    ]


def group_settings(
    group: str,
    chosen: Chosen,
    say: Translator,
    note: str = "",
    *,
    called: bool | None = None,
    wrong: str = "",
) -> Layout:
    """One group, each setting with its menu or switch, which is kept at once; ``called`` as for `my_settings`;
    ``wrong`` as for `server_settings`."""
    verb = "prefer" if group in MY_GROUPS else "settings"
    names = [name for name in {**GROUPS, **MY_GROUPS}[group] if name != CALLED or called is not None]
    onward = [button(verb, arg=name, label=say(f"button-settings-{name}")) for name in names if name in BUTTONS]
    return screen(
        *_title(verb, group, note, say),
        *(part for name in names if name not in BUTTONS for part in _setting(verb, name, chosen, called, wrong, say)),
        row(*onward),
        _back(verb, say),
        colour=BLUE,
    )


def channel_settings(
    channel: int | None,
    own: Mapping[int, ChannelDefaults],
    names: Sequence[str],
    say: Translator,
    note: str = "",
    *,
    page: int | None = None,
) -> Layout:
    """The defaults of one channel, and those of all others that have their ``own``, or whose rules are gone. ``names``:
    of the server's house rules and of the presets, which are shown page by page, at first that with what is chosen."""
    here = own.get(channel or 0, ChannelDefaults())
    where = entity_select(
        "settings",
        arg=f"{BY_CHANNEL}.where",
        kind=CHANNEL_SELECT,
        chosen=() if channel is None else (channel,),
        placeholder=say("settings-by-channel-where"),
        least=1,
        channel_types=TABLE_CHANNELS,
    )
    told = [each for each in own.items() if each[0] != channel or each[1].rules not in (None, *names)]
    lines = [_channel_line(each, of, names, say) for each, of in told[:MAX_LISTED]]
    return screen(
        *_title("settings", BY_CHANNEL, note, say),
        text(say("settings-by-channel")),
        *([text(*lines), line()] if lines else []),
        row(where),
        *([] if channel is None else _channel_menus(channel, here, names, say, page)),
        _back("settings", say),
        colour=BLUE,
    )


def _channel_menus(
    channel: int, here: ChannelDefaults, names: Sequence[str], say: Translator, page: int | None
) -> list[Component]:
    at = names.index(here.rules) if here.rules in names else 0
    page = at // RULES_A_PAGE if page is None else page if page * RULES_A_PAGE < len(names) else 0
    shown = names[page * RULES_A_PAGE :][:RULES_A_PAGE]
    rules = [menu_option(say("settings-as-server"), SERVER, default=here.rules is None)]
    rules += [menu_option(plain_title(name, say), f"={name}", default=name == here.rules) for name in shown]
    if len(names) > RULES_A_PAGE:
        rules.append(menu_option(say("settings-more-rules"), MORE))
    paces = [menu_option(say("settings-as-server"), SERVER, default=here.pace is None)]
    paces += options_of("pace", tuple(PACES), here.pace or "", say)
    return [
        text(say("settings-own-rules")),
        row(select("settings", 0, page + 1, f"{BY_CHANNEL}.rules.{channel}", options=rules)),
        text(say("settings-own-pace")),
        row(select("settings", 0, 0, f"{BY_CHANNEL}.pace.{channel}", options=paces)),
    ]


def _channel_line(channel: int, own: ChannelDefaults, names: Sequence[str], say: Translator) -> str:
    """The defaults of a channel in a line; house rules that are gone are said to be so."""
    rules = [] if own.rules is None else [title(own.rules, say) if own.rules in names else say("settings-rules-gone")]
    return f"<#{channel}>: " + " · ".join([*rules, *([say("choice-pace", value=own.pace)] if own.pace else [])])


def _title(verb: str, group: str, note: str, say: Translator) -> list[Component]:
    return [text(f"## ⚙️ {say(f'{verb}-group', group=group)}"), text(note)]


def bans(banned: Sequence[tuple[str, str]], say: Translator, note: str = "", *, page: int = 0) -> Layout:
    """Who is blocked here, page by page, each with a menu to end a ban."""
    page = min(page, max(0, len(banned) - 1) // MAX_BANS_A_PAGE)
    shown = banned[page * MAX_BANS_A_PAGE :][:MAX_BANS_A_PAGE]
    parts: list[Component] = [text(say("bars-title"), say("bars-hint"), note)]
    if shown:
        parts.append(text(", ".join(safe_name(name, say) for _, name in shown)))
        options = [menu_option(first_visible(say.person(name)), mark) for mark, name in shown]
        parts.append(row(select("settings", 0, page, "unban", options=options, placeholder=say("bars-lift"))))
    else:
        parts.append(text(say("bars-none")))
    if len(banned) > MAX_BANS_A_PAGE:
        parts.append(pager("settings", page, say, more=(page + 1) * MAX_BANS_A_PAGE < len(banned), about=".bans"))
    return screen(*parts, _back("settings", say), colour=GREY)


def audit(lines: Iterable[AuditLine], say: Translator) -> Layout:
    """What moderators have done, newest first."""
    told = [
        say(
            "audit-line",
            by=safe_name(each.by, say),
            what=each.what,
            about=safe_name(each.about, say),
            table=str(each.table_id) if each.table_id is not None else "",
        )
        + f"\n-# {timestamp(each.at, 'f')}"
        for each in lines
    ]
    return screen(text(say("audit-title"), "\n\n".join(told) or say("audit-none")), _back("settings", say), colour=GREY)


def sure_to_reset(say: Translator, *, again: bool) -> Layout:
    """The question before leaderboards are emptied, asked twice: everybody on the server would notice."""
    label = say("button-reset-yes" if again else "button-reset-sure")
    yes = button("settings", arg="reset-yes" if again else "reset-sure", label=label)
    no = way_back(say, "settings", arg="home")
    return question(say("reset-sure-again" if again else "reset-sure"), yes, no, pressed=int(again))


def my_settings(preferences: Preferences, say: Translator, *, called: bool | None = None) -> Layout:
    """The groups of a person's preferences, each with what is chosen; ``called``: whether they are a regular of this
    server, None outside of servers."""
    said = {
        group: [
            in_words(name, preferences, say, {})
            if name in MENUS
            else say("said-switch", name=say(f"switch-{name}"), on=_is_on(name, preferences, called))
            for name in names
            if name != CALLED or called is not None
        ]
        for group, names in MY_GROUPS.items()
    }
    title = text(say("preferences-title"), say("preferences-hint"))
    return screen(title, *_overview("prefer", said, say), colour=BLUE)


def _is_on(name: str, chosen: Chosen, called: bool | None) -> bool:
    return bool(called if name == CALLED else getattr(chosen, name) != (name in OPPOSITES))


def _setting(verb: str, name: str, chosen: Chosen, called: bool | None, wrong: str, say: Translator) -> list[Component]:
    """The words about a setting, and its menu or switch."""
    if name in MENUS:
        about = say(f"settings-{name}", sample=say.cards(SAMPLE))
        return [text(about), text(wrong if name == "call_role" else ""), setting_menu(verb, name, chosen, say)]
    on = _is_on(name, chosen, called)
    words = say(f"settings-{name}") if verb == "settings" else say(f"preferences-{name}")
    disabled = name == "digest" and isinstance(chosen, Settings) and chosen.announce is None and not on
    verb, arg = CALLED if name == CALLED else verb, f"{name}.{write_answer(on == (name in OPPOSITES))}"
    return [switch(words, say, verb, arg=arg, on=on, disabled=disabled)]


def _back(verb: str, say: Translator) -> Component:
    return row(way_back(say, verb, arg="home"))
