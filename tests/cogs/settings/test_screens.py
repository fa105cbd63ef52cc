"""Settings on the screen: all choices are on it, with words in every language."""

import re
from typing import Any

import pytest

from bot.community.servers import Ban
from bot.community.settings import LOOKS, ChannelDefaults, Preferences, Settings
from bot.language.wording import Translator, languages
from bot.tables.pace import PACES
from bot.ui.actions import write_answer
from bot.ui.choices import THINGS
from bot.ui.items import MAX_COMPONENTS, Layout
from bot.ui.words import games
from cogs.settings.screens import (
    BY_CHANNEL,
    GROUPS,
    LIKINGS,
    MY_GROUPS,
    RULES_A_PAGE,
    SWITCHES,
    Games,
    audit,
    bans,
    channel_settings,
    group_settings,
    my_settings,
    server_settings,
    sure_to_reset,
)
from db import TableSettings
from hearts import PRESETS
from players import LEVELS
from tests.bot.language.sentences import sentences
from tests.bot.ui.drawn import Drawn, say
from tests.mirror import ROOT, modules
from tests.payloads import BUTTON, lint_components, walk
from tests.screens import Button

OTHERWISE = {"counted_from": "reset", "menus": "panel"}
"""Fields with another name on the screen than in storage."""
A_MENU = 3
BY_COMMAND = {"zone", "lesson", "play_here"}
"""Fields set by a command: ``/daily time_zone``, because there are more zones than a menu can list, ``/learn``, and
``/setup``."""


USUAL = Settings()
GAMES = Games([*PRESETS], "standard")


def group(name: str, settings: Settings = USUAL, say: Translator = say) -> Layout:
    """The screen of a group of a server's settings."""
    if name == BY_CHANNEL:
        return channel_settings(5, settings, GAMES, say)
    return group_settings(name, settings, say, games=GAMES)


def of_server(say: Translator) -> list[Layout]:
    """All screens of a server's settings."""
    return [server_settings(Settings(), GAMES, say, {}), *(group(name, say=say) for name in GROUPS)]


def of_person(say: Translator, *, called: bool | None = True) -> list[Layout]:
    """All screens of a person's preferences."""
    groups = [group_settings(group, Preferences(), say, called=called) for group in MY_GROUPS]
    return [my_settings(Preferences(), say, called=called), *groups]


def controls(parts: list[dict[str, Any]]) -> set[str]:
    """The fields that the buttons and menus of a screen are about."""
    return {str(part["custom_id"]).split(":")[-1].split(".")[0] for part in walk(parts) if "custom_id" in part}


def test_every_setting_of_a_server_is_on_a_screen_and_there_is_room_for_more() -> None:
    """A menu takes three components: its words, a row, and itself. If there is no room, make another group."""
    shown = set[str]()
    for screen in of_server(say):
        shown |= controls(screen.to_components())
        assert MAX_COMPONENTS - screen.total_children_count >= 2 * A_MENU
    assert {OTHERWISE.get(name, name) for name in Settings.model_fields} - BY_COMMAND <= shown


@pytest.mark.parametrize("language", languages())
def test_accounts_of_any_age_are_not_called_none_days_old(language: str) -> None:
    drawn = Drawn(group("boards", say=Translator(language)))
    labels = [item.options[0]["label"] for item in drawn.all("settings") if item.arg == "daily_age"]
    assert len(labels) == 1
    assert not any(character.isdigit() for character in labels[0])


def test_every_preference_of_a_person_is_on_a_screen() -> None:
    shown = set().union(*(controls(screen.to_components()) for screen in of_person(say)))
    assert {OTHERWISE.get(name, name) for name in Preferences.model_fields} - BY_COMMAND <= shown


def test_every_setting_is_used_in_the_code() -> None:
    homes = {"bot/community/settings.py", "cogs/settings/screens.py", "cogs/settings/commands.py"}
    code = "".join((ROOT / module).read_text("utf-8") for module in modules() - homes)
    names = {*Settings.model_fields, *Preferences.model_fields}
    names |= {f"settings.{name}" for name in TableSettings.model_fields}
    assert [name for name in names if not re.search(rf"\.{name}\b", code)] == [], "nothing reads them"


@pytest.mark.parametrize("language", languages())
def test_the_screens_fit_in_every_language(language: str) -> None:
    say = Translator(language)
    for screen in (*of_server(say), *of_person(say)):
        assert lint_components(screen.to_components()) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*SWITCHES, *LIKINGS])
def test_on_and_off_are_said_in_every_language(name: str, language: str) -> None:
    keys = [f"settings-{name}" if name in SWITCHES else f"preferences-{name}", f"switch-{name}"]
    assert [key for key in keys if key not in sentences(language)] == [], f"missing in {language}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("level-name", LEVELS),
        ("level-opponents", LEVELS),
        ("level-character", LEVELS),
        ("choice-pace", tuple(PACES)),
        ("choice-row", ("3", "4", "5")),
        ("choice-cards", LOOKS),
        ("choice-language", tuple(languages())),
    ],
)
def test_every_choice_has_a_name_of_its_own(key: str, values: tuple[str, ...], language: str) -> None:
    names = {value: Translator(language)(key, value=value) for value in values}
    unnamed = [value for value, name in names.items() if name == value]
    assert unnamed == [], f"{key} in {language} does not name them"
    assert len(set(names.values())) == len(names), f"{key} in {language} calls two of them the same"


def test_a_double_press_does_not_empty_the_leaderboards() -> None:
    first, second = (Drawn(sure_to_reset(say, again=again)) for again in (False, True))
    assert first.place("settings", "reset-sure") != Drawn(group("boards")).place("settings", "reset")
    assert second.place("settings", "reset-yes") != first.place("settings", "reset-sure")


def test_everybody_who_is_barred_can_be_let_in_again() -> None:
    shown = Drawn(bans([Ban("11", "Ana", 60_000, "Mia"), Ban("12", "\N{ZERO WIDTH SPACE}", 0, "")], say, "a note"))
    menu = shown.buttons[0]
    assert [(option["label"], option["value"]) for option in menu.options] == [("Ana", "11"), ("?", "12")]
    assert "a note" in shown.text
    by_mia = say("audit-line", what="bar", by="Mia", about="Ana", table="")
    assert f"{by_mia} · <t:60:d>" in shown.text
    assert "**?** · <t:0:d>" in shown.text, "whoever did that has had their data deleted"
    assert [(item.verb, item.arg) for item in shown.buttons] == [("settings", "unban"), ("settings", "open.people")]
    assert Drawn(bans([], say)).says("blocked-none")


def test_each_screen_of_a_server_leads_to_the_others() -> None:
    def led(*screens: Layout) -> list[list[str]]:
        return [
            [item.arg for item in shown.buttons if item.kind == BUTTON and not item.arg.endswith((".yes", ".no"))]
            for shown in map(Drawn, screens)
        ]

    assert led(server_settings(Settings(), GAMES, say, {})) == [[f"open.{name}" for name in GROUPS]]
    tables, channels, *others = led(*map(group, GROUPS))
    assert tables == ["back.rules", "next.rules", "home"]
    assert channels == ["back.by_channel.rules.5", "next.by_channel.rules.5", "home"]
    assert others == [["home"], ["bans", "audit", "home"], ["reset", "home"]]
    assert led(audit([], say), bans([], say)) == [["open.people"]] * 2
    assert Drawn(group("people")).place("settings", "bans")[0] == Drawn(group("people")).place("settings", "audit")[0]


def test_a_menu_says_what_holds_while_nothing_is_chosen() -> None:
    parts = [part for name in GROUPS for part in walk(group(name).to_components()) if "placeholder" in part]
    assert {part["custom_id"].rpartition(":")[2]: part["placeholder"] for part in parts} == {
        name: say("choice-none", name=name) for name in THINGS
    } | {"by_channel.where": say("settings-by-channel-where")}


OTHERWISE_CHOSEN: dict[str, Any] = {
    "rules": "omnibus",
    "language": "de",
    "pace": "slow",
    "level": "expert",
    "channels": (5,),
    "rules_role": 6,
    "call_role": 6,
    "by_channel": {7: ChannelDefaults(rules="quick", pace="slow")},
    "nudges": False,
    "spectators": False,
    "daily_age": 90,
    "daily_channel": 5,
    "hints": False,
    "threads": True,
    "cut": True,
    "codes": False,
    "digest": True,
    "announce": 5,
    "season": "year",
}


def overview(settings: Settings, default: str = "standard", **roles: str) -> list[str]:
    """The lines of the overview about what is chosen, without those that say what a group is about."""
    shown = Drawn(server_settings(settings, Games([*PRESETS], default), say, roles))
    about = [f"-# {say('settings-usual', group=group)}" for group in GROUPS]
    return [line for line in shown.text.splitlines() if line.startswith("-# ") and line not in about]


def test_a_group_of_settings_in_which_all_is_as_usual_says_what_it_is_about() -> None:
    for slow, said in (({}, True), ({"pace": "slow"}, False)):
        shown = Drawn(server_settings(Settings(**slow), GAMES, say, {}))
        assert shown.says("settings-usual", group="tables") is said
        assert shown.says("settings-usual", group="boards")


def test_the_overview_of_a_server_has_a_line_for_each_setting_that_is_otherwise_than_usual_and_no_other() -> None:
    assert OTHERWISE_CHOSEN.keys() | {"play_here", "counted_from"} == Settings.model_fields.keys()
    assert overview(Settings()) == []
    needed = {"call_role": {}, "digest": {"announce": 5}}
    for name, value in OTHERWISE_CHOSEN.items():
        default = value if name == "rules" else "standard"
        chosen = Settings(**needed.get(name, {}) | {name: value})
        lines = overview(chosen, default, rules_role="DJs", call_role="Hearts *players*")
        assert len(lines) == 1 + len(needed.get(name, {})), name
    assert overview(Settings(call_role=6), call_role="Hearts *players*") == [
        "-# " + say("said-call_role", value=r"Hearts \*players\*")
    ]
    assert overview(Settings(call_role=6)) == ["-# " + say("said-call_role", value="Nobody")], "the role is gone"
    assert overview(Settings(), "quick") == ["-# " + say("said-rules", value=say("preset-quick"))]
    pace, off = say("choice-pace", value="slow"), say("said-switch", name=say("switch-nudges"), on=False)
    assert overview(Settings(by_channel=OTHERWISE_CHOSEN["by_channel"])) == [f"-# <#7>: {say('preset-quick')} · {pace}"]
    assert overview(Settings(nudges=False, call_role=6), call_role="DJs") == [f"-# {off}"], "nobody is pinged"
    assert overview(Settings(digest=True)) == [], "there is no channel for it"


def test_the_games_are_on_the_pages_of_a_menu_of_rules_and_what_is_chosen_is_on_each_page() -> None:
    names, last = [f"House {number}" for number in range(20)] + [*PRESETS], [*PRESETS][-1]
    own = Settings(by_channel={5: ChannelDefaults(rules=last)})

    def drawn(number: int | None, rules: str = last) -> list[tuple[Button, Button, Button]]:
        found = []
        games = Games(names, rules, number)
        for arg, screen in (
            ("by_channel.rules.5", channel_settings(5, own, games, say)),
            ("rules", group_settings("tables", USUAL, say, games=games)),
        ):
            assert lint_components(screen.to_components()) == []
            by_arg = {item.arg: item for item in Drawn(screen).all("settings")}
            found.append((by_arg[arg], by_arg[f"back.{arg}"], by_arg[f"next.{arg}"]))
        return found

    count = -(-len(names) // RULES_A_PAGE)
    for which in range(2):
        pages = [drawn(number)[which] for number in range(count)]
        assert {menu.custom_id for menu, *_ in pages} == {pages[0][0].custom_id}, "it shows what was chosen last"
        for number, (menu, back, on) in enumerate(pages):
            assert menu.chosen == [f"={last}"]
            assert all(value == "server" or value[1:] in names for value in menu.values), "no other choice"
            assert (back.disabled, on.disabled) == (number == 0, number == count - 1)
        offered = [value for menu, *_ in pages for value in menu.values if value not in ("server", f"={last}")]
        assert offered == [f"={name}" for name in names if name != last]
        assert drawn(None)[which][0].values == pages[-1][0].values, "the page with what is chosen is the first one"


def test_a_preset_like_which_house_rules_are_called_is_not_gone_where_it_is_played() -> None:
    copy = say("preset-grand_prix")  # as earlier versions made it, to have a preset as the default
    listed = Games(games([copy], say), "grand_prix")
    assert "grand_prix" not in listed.names
    settings = Settings(by_channel={5: ChannelDefaults(rules="grand_prix")})
    shown = Drawn(channel_settings(5, settings, listed, say))
    assert not shown.says("settings-rules-gone")
    menus = {item.arg: item.chosen for item in shown.all("settings")}
    assert menus["by_channel.rules.5"] == ["=grand_prix"]
    assert say("settings-rules-gone") not in overview(settings)[0]
    server = Drawn(group_settings("tables", USUAL, say, games=listed))
    assert next(item.chosen for item in server.all("settings") if item.arg == "rules") == ["=grand_prix"]


def test_a_page_of_the_menu_of_rules_that_is_there_no_more_is_the_first_one() -> None:
    shown = Drawn(group_settings("tables", USUAL, say, games=Games([*PRESETS], "standard", 9)))
    values = next(item.values for item in shown.all("settings") if item.arg == "rules")
    assert values == [f"={name}" for name in PRESETS][:RULES_A_PAGE]


def test_a_channel_says_what_the_servers_own_rules_and_pace_are() -> None:
    gone = Settings(pace="slow", by_channel={5: ChannelDefaults(rules="Gone")})
    for settings in (Settings(pace="slow"), gone):
        shown = Drawn(channel_settings(5, settings, Games([*PRESETS], "quick"), say))
        chosen = [option["label"] for item in shown.all("settings") for option in item.options if option["default"]]
        named = say("preset-quick"), say("choice-pace", value="slow")
        assert chosen == [say("settings-as-server", value=value) for value in named]


def test_a_channel_is_named_by_its_menu_alone_unless_its_rules_are_gone() -> None:
    for rules, told in (("standard", False), ("Gone", True)):
        own = Settings(by_channel={5: ChannelDefaults(rules=rules), 6: ChannelDefaults(pace="slow")})
        shown = Drawn(channel_settings(5, own, GAMES, say))
        assert ("<#5>" in shown.text) is told
        assert "<#6>" in shown.text


def test_each_screen_of_a_server_says_what_it_is() -> None:
    assert Drawn(server_settings(Settings(), GAMES, say, {})).says("settings-title")
    assert all(say("settings-group", group=name) in Drawn(group(name)).text for name in GROUPS)
    assert all(Drawn(audit([], say)).says(f"audit-{key}") for key in ("title", "none"))
    assert all(Drawn(bans([], say)).says(f"blocked-{key}") for key in ("title", "hint", "none"))


@pytest.mark.parametrize("called", [True, False, None])
def test_the_groups_of_a_person_say_how_each_switch_and_menu_stands(called: bool | None) -> None:
    shown, *groups = map(Drawn, of_person(say, called=called))
    lines = "\n".join(line for line in shown.text.split("\n") if line.startswith("-# "))
    for item in (item for each in groups for item in each.buttons if item.arg != "home"):
        chosen = [option["label"] for option in item.options if option["default"]]
        name = item.verb if item.verb == "called" else item.arg.partition(".")[0]
        stands = "yes" if item.label == say("button-switch", on=True) else "no"
        (named,) = chosen or [say("said-switch", name=say(f"switch-{name}"), on=stands)]
        assert named in lines, item.arg
    assert ("called" in {item.verb for each in groups for item in each.buttons}) == (called is not None)


@pytest.mark.parametrize("silent", [True, False])
def test_the_switch_of_reminders_is_on_for_those_who_are_pinged(silent: bool) -> None:
    shown = Drawn(group_settings("calls", Preferences(silent=silent), say)).all("prefer")[0]
    assert (shown.label, shown.arg) == (say("button-switch", on=not silent), f"silent.{write_answer(not silent)}")


def test_what_keeps_a_role_from_being_pinged_stands_above_its_menu_apart_from_what_was_saved() -> None:
    (whole,) = group_settings("messages", Settings(), say, "a note", wrong="a warning").to_components()
    told = [part.get("content") or "" for part in whole["components"]]
    assert told[1] == "a note"
    assert told.count("a warning") == 1
    assert told.index("a warning") == told.index(say("settings-call_role")) + 1


def test_a_weekly_digest_needs_a_channel() -> None:
    for chosen, may_not in ((Settings(), True), (Settings(announce=5), False)):
        (digest,) = [item for item in Drawn(group("messages", chosen)).all("settings") if "digest" in item.arg]
        assert digest.disabled == may_not
