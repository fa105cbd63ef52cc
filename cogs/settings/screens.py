"""Settings: the screens on which a server and a person choose how things are to be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from bot.community.servers import BANNED, AuditLine, Ban
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
from hearts import PRESETS, Card

MAX_BANS_A_PAGE: Final = 15
CALLED: Final = "called"
"""The verb of the switch for being called."""
SWITCHES: Final = Settings.switches()
"""The settings of a server that are on or off."""
BY_CHANNEL: Final = "by_channel"
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "tables": ("rules", "pace", "level", "channels", "threads", "cut", "hints"),
    BY_CHANNEL: (BY_CHANNEL,),
    "messages": ("language", "nudges", "call_role", "announce", "digest", "daily_channel"),
    "people": ("rules_role", "spectators", "codes", "bans", "audit"),
    "boards": ("season", "daily_age", "reset"),
}
"""The settings of a server, in groups."""
NEEDS: Final[Mapping[str, str]] = {"call_role": "nudges", "digest": "announce"}
"""The settings that do nothing while another one is off."""
BUTTONS: Final = ("bans", "audit", "reset")
"""What is in a group and leads to a screen of its own."""
RULES_A_PAGE: Final = 23
"""Games that a menu lists beside the server's default and the one that is chosen."""
MAX_LISTED: Final = 25
"""Channels whose own defaults are listed."""
MAX_LISTED_LENGTH: Final = 600
"""Characters for those in the overview; the rest is counted."""
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
USUAL: Final = Settings()
SAMPLE: Final = tuple(map(Card.parse, ("QC", "JD", "AS", "KH")))


class Games(NamedTuple):
    """The games of a server, for a menu of rules."""

    names: Sequence[str]
    default: str
    """What new tables play on the server."""
    page: int | None = None
    """Of the menu; None: that with what is chosen."""

    def has(self, name: str | None) -> bool:
        """Whether there is such a game: it may be a preset that is not listed, as house rules are called like it. None
        stands for the default."""
        return name is None or name in self.names or name in PRESETS


def server_settings(
    settings: Settings, games: Games, say: Translator, roles: Mapping[str, str], wrong: str = ""
) -> Layout:
    """The groups of the settings of a server, each with what is otherwise than usual, or else with what it is about.
    ``roles``: the names of the roles that are chosen and still there; ``wrong``: why one of them cannot be pinged."""
    said = {
        group: [*filter(None, (_unusual(name, settings, games, say, roles) for name in names))]
        or [say("settings-usual", group=group)]
        for group, names in GROUPS.items()
    }
    title = text(say("settings-title"), wrong)
    return screen(title, *_overview("settings", said, say), colour=BLUE)


def _unusual(name: str, settings: Settings, games: Games, say: Translator, roles: Mapping[str, str]) -> str:
    """What is chosen in a setting; empty if that is as everywhere, or does nothing."""
    if name == "rules":
        return "" if games.default == USUAL.rules else say("said-rules", value=title(games.default, say))
    if name in BUTTONS or getattr(settings, name) == getattr(USUAL, name) or _idle(name, settings):
        return ""
    if name == BY_CHANNEL:
        lines = [_channel_line(each, own, games, say) for each, own in settings.by_channel.items()]
        return listed(lines, say, MAX_LISTED_LENGTH, "\n-# ")
    if name in SWITCHES:
        return say("said-switch", name=say(f"switch-{name}"), on=getattr(settings, name))
    return in_words(name, settings, say, roles)


def _idle(name: str, settings: Settings) -> bool:
    return name in NEEDS and not getattr(settings, NEEDS[name])


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
    games: Games | None = None,
) -> Layout:
    """One group, each setting with its menu or switch, which is kept at once; ``called`` as for `my_settings`;
    ``wrong`` and ``games`` as for `server_settings`."""
    verb = "prefer" if group in MY_GROUPS else "settings"
    names = [name for name in {**GROUPS, **MY_GROUPS}[group] if name != CALLED or called is not None]
    onward = [button(verb, arg=name, label=say(f"button-settings-{name}")) for name in names if name in BUTTONS]
    return screen(
        *_title(verb, group, note, say),
        *chain.from_iterable(_setting(verb, each, chosen, called, wrong, games, say) for each in names),
        row(*onward),
        _back(verb, say),
        colour=BLUE,
    )


def channel_settings(channel: int | None, settings: Settings, games: Games, say: Translator, note: str = "") -> Layout:
    """The defaults of one channel, and those of all others that have their own, or whose rules are gone."""
    own = settings.by_channel
    where = entity_select(
        "settings",
        arg=f"{BY_CHANNEL}.where",
        kind=CHANNEL_SELECT,
        chosen=() if channel is None else (channel,),
        placeholder=say("settings-by-channel-where"),
        channel_types=TABLE_CHANNELS,
    )
    told = [each for each in own.items() if each[0] != channel or not games.has(each[1].rules)]
    lines = [_channel_line(each, of, games, say) for each, of in told[:MAX_LISTED]]
    return screen(
        *_title("settings", BY_CHANNEL, note, say),
        text(say("settings-by-channel")),
        *([text(*lines), line()] if lines else []),
        row(where),
        *([] if channel is None else _channel_menus(channel, settings, games, say)),
        _back("settings", say),
        colour=BLUE,
    )


def _channel_menus(channel: int, settings: Settings, games: Games, say: Translator) -> list[Component]:
    here = settings.of_channel(channel)
    rules = here.rules if games.has(here.rules) else None
    as_server = say("settings-as-server", value=plain_title(games.default, say))
    paces = [
        menu_option(
            say("settings-as-server", value=say("choice-pace", value=settings.pace)), SERVER, default=here.pace is None
        ),
        *options_of("pace", tuple(PACES), here.pace or "", say),
    ]
    return [
        text(say("settings-own-rules")),
        *_rules_menu(
            f"{BY_CHANNEL}.rules.{channel}", games, rules, say, menu_option(as_server, SERVER, default=rules is None)
        ),
        text(say("settings-own-pace")),
        row(select("settings", 0, 0, f"{BY_CHANNEL}.pace.{channel}", options=paces)),
    ]


def _rules_menu(arg: str, games: Games, chosen: str | None, say: Translator, *first: Component) -> list[Component]:
    """The menu of rules, and the buttons that turn its page. What is ``chosen`` is on every page, and no option turns
    the page: Discord goes on showing what was chosen last in a menu that stays."""
    names = games.names
    at = names.index(chosen) if chosen in names else 0
    page = at // RULES_A_PAGE if games.page is None else games.page
    page = page if page * RULES_A_PAGE < len(names) else 0  # some may have been deleted meanwhile
    shown = names[page * RULES_A_PAGE :][:RULES_A_PAGE]
    others = [chosen] if chosen is not None and chosen not in shown else []
    options = [
        *first,
        *(menu_option(plain_title(name, say), f"={name}", default=name == chosen) for name in (*others, *shown)),
    ]
    menu = row(select("settings", 0, 0, arg, options=options))
    if len(names) <= RULES_A_PAGE:
        return [menu]
    return [menu, pager("settings", page, say, more=(page + 1) * RULES_A_PAGE < len(names), about=f".{arg}")]


def _channel_line(channel: int, own: ChannelDefaults, games: Games, say: Translator) -> str:
    """The defaults of a channel in a line; house rules that are gone are said to be so."""
    rules = [] if own.rules is None else [title(own.rules, say) if games.has(own.rules) else say("settings-rules-gone")]
    return f"<#{channel}>: " + " · ".join([*rules, *([say("choice-pace", value=own.pace)] if own.pace else [])])


def _title(verb: str, group: str, note: str, say: Translator) -> list[Component]:
    return [text(f"## ⚙️ {say(f'{verb}-group', group=group)}"), text(note)]


def bans(banned: Sequence[Ban], say: Translator, note: str = "", *, page: int = 0) -> Layout:
    """Who is blocked here, by whom and since when, page by page, each with a menu to end a ban."""
    page = min(page, max(0, len(banned) - 1) // MAX_BANS_A_PAGE)
    shown = banned[page * MAX_BANS_A_PAGE :][:MAX_BANS_A_PAGE]
    parts: list[Component] = [text(say("blocked-title"), say("blocked-hint"), note)]
    if shown:
        parts.append(text(*(_ban_line(ban, say) for ban in shown)))
        options = [menu_option(first_visible(say.person(ban.name)), ban.mark) for ban in shown]
        parts.append(row(select("settings", 0, page, "unban", options=options, placeholder=say("blocked-lift"))))
    else:
        parts.append(text(say("blocked-none")))
    if len(banned) > MAX_BANS_A_PAGE:
        parts.append(pager("settings", page, say, more=(page + 1) * MAX_BANS_A_PAGE < len(banned), about=".bans"))
    return screen(*parts, _back("settings", say, "open.people"), colour=GREY)


def _ban_line(ban: Ban, say: Translator) -> str:
    name = safe_name(ban.name, say)
    told = say("audit-line", what=BANNED, by=safe_name(ban.by, say), about=name, table="") if ban.by else f"**{name}**"
    return f"{told} · {timestamp(ban.at, 'd')}"


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
    return screen(
        text(say("audit-title"), say("audit-hint"), "\n\n".join(told) or say("audit-none")),
        _back("settings", say, "open.people"),
        colour=GREY,
    )


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


def _setting(
    verb: str, name: str, chosen: Chosen, called: bool | None, wrong: str, games: Games | None, say: Translator
) -> list[Component]:
    """The words about a setting, and its menu or switch; nothing about one with a screen of its own."""
    if name in BUTTONS:
        return []
    if name == "rules":
        return [text(say("settings-rules")), *_rules_menu(name, games, games.default, say)] if games else []
    if name in MENUS:
        about = say(f"settings-{name}", sample=say.cards(SAMPLE))
        return [text(about), text(wrong if name == "call_role" else ""), setting_menu(verb, name, chosen, say)]
    on = _is_on(name, chosen, called)
    words = say(f"settings-{name}") if verb == "settings" else say(f"preferences-{name}")
    disabled = isinstance(chosen, Settings) and name in SWITCHES and _idle(name, chosen) and not on
    verb, arg = CALLED if name == CALLED else verb, f"{name}.{write_answer(on == (name in OPPOSITES))}"
    return [switch(words, say, verb, arg=arg, on=on, disabled=disabled)]


def _back(verb: str, say: Translator, to: str = "home") -> Component:
    return row(way_back(say, verb, arg=to))
