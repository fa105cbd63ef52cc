"""Settings: of a server and of people, and what moderators do."""

import re
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.answers.server_settings import change_server
from bot.community.settings import ChannelDefaults, Preferences, Settings
from bot.pictures.emojis import BACK, emoji_name, known_faces, upload_faces
from bot.tables.person import Person as Moderator
from bot.ui.tabletop import score
from cogs.settings.screens import GROUPS, MAX_BANS_A_PAGE, MY_GROUPS
from db import Status
from db.batch import Procedure
from db.counting import count_anew
from hearts import Phase, Rules, write_code
from tests.past import store_game
from tests.payloads import BUTTON, MENU, PING, walk
from tests.world import Button, Person, Screen, World, say

NUDGE = 30
NUDGE_ALONE = 125
"""Seconds after which a player of a live table is called."""
SILENT = 1 << 12


def at(shown: Screen, verb: str, arg: str) -> Button:
    """The button or menu with this name; a switch is found by its name alone."""
    found = [item for item in shown.all(verb) if item.arg.split(".")[0] == arg]
    assert len(found) == 1, [item.arg for item in shown.buttons]
    return found[0]


async def switch(person: Person, shown: Screen, name: str, verb: str = "settings") -> Screen:
    return await person.press(shown, at(shown, verb, name))


async def find(person: Person, shown: Screen, name: str, things: list[Any]) -> Screen:
    """Chooses channels or roles."""
    result = await person.actor.select(shown.message, things, custom_id=at(shown, "settings", name).custom_id)
    return person._shown(result)


async def open_group(person: Person, group: str) -> Screen:
    """The screen of a group of the server's settings, or of the person's own."""
    shown = await person.command("settings me" if group in MY_GROUPS else "settings server")
    return await person.press(shown, next(item for item in shown.buttons if item.arg == f"open.{group}"))


def settings(world: World) -> Settings:
    return world.bot.servers.settings(world.guild.id)


# -- the server's


async def test_only_people_who_manage_the_server_see_its_settings_and_every_press_looks_at_that(
    world: World, mia: Person
) -> None:
    refused = await world.ana.command("settings server")
    assert refused.private
    assert refused.says("refusal-managers-only")
    screens = [await mia.command("settings server"), *[await open_group(mia, group) for group in GROUPS]]
    assert screens[0].private
    assert screens[0].says("settings-title")
    for shown, item in [(screen, item) for screen in screens for item in screen.buttons]:
        if item.kind not in (BUTTON, MENU) or item.verb == "close":
            continue  # anybody may close a screen; the simulator cannot forge Discord's own menus
        answer = await world.ana.forge(shown, item.custom_id, ["blitz"] if item.options else None)
        assert answer.says("refusal-managers-only")
    assert settings(world) == Settings()


async def test_every_choice_and_switch_on_the_screens_is_accepted(mia: Person) -> None:
    for group in (*GROUPS, *MY_GROUPS):
        verb = "prefer" if group in MY_GROUPS else "settings"
        shown = await open_group(mia, group)
        for item in shown.all(verb):
            if item.options:
                shown = await mia.pick(shown, item, [item.values[-1]])
            elif item.arg.endswith((".yes", ".no")) and not item.disabled:
                shown = await mia.press(shown, item)
            else:
                continue
            assert shown.says("settings-saved"), item.arg


async def test_a_server_has_a_public_language_of_its_own_or_that_of_discord(world: World, mia: Person) -> None:
    await world.open()
    shown = await open_group(mia, "messages")
    assert at(shown, "settings", "language").chosen == ["server"]
    await mia.pick(shown, at(shown, "settings", "language"), ["en"])
    assert settings(world).language == "en"
    await mia.pick(shown, at(shown, "settings", "language"), ["server"])
    assert settings(world).language is None


async def test_tables_are_opened_only_in_the_channels_that_are_set(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    shown = await open_group(mia, "tables")
    await find(mia, shown, "channels", [hall])
    assert settings(world).channels == (hall.id,)
    refused = await world.ana.command("hearts new")
    assert refused.says("refusal-wrong-channel", where=f"<#{hall.id}>")
    assert (await world.ana.command("hearts new", channel=hall)).one("start")
    await world.ana.command("hearts start", channel=hall)
    await world.ana.command("hearts pause", channel=hall)
    assert (await world.ana.command("hearts back")).says("refusal-wrong-channel", where=f"<#{hall.id}>")
    await store_game(world.bot.store, {world.ana.id: "Ana"}, guild_id=world.guild.id, channel_id=world.channel.id)
    assert (await world.ana.command("hearts rematch")).says("refusal-wrong-channel", where=f"<#{hall.id}>")
    await find(mia, shown, "channels", [])
    assert (await world.ben.command("hearts new")).one("start")


async def test_a_role_may_change_the_rules(world: World, mia: Person) -> None:
    role = world.guild.create_role("Rule makers")
    noa = world.arrive("Noa", roles=[role])
    assert (await noa.command("rules default", name="omnibus")).says("refusal-rules-locked")
    shown = await open_group(mia, "people")
    await find(mia, shown, "rules_role", [role])
    assert not (await noa.command("rules default", name="omnibus")).says("refusal-rules-locked")
    assert (await world.ana.command("rules default", name="omnibus")).says("refusal-rules-locked")


async def test_spectators_see_how_it_stands_unless_that_is_switched_off(world: World, mia: Person) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(1)  # until every panel shows the end of the round
    await world.go_on()
    await world.wait(2)  # until the message shows the start of the next one
    scores = (await world.table()).game.rounds[-1]
    assert scores.points
    shown = await world.dana.show(world.board())
    table = await world.table()
    for person in (world.ana, world.ben):
        assert f"{person.name} · {score(table.seen_by(None), table.my_seat(person.id))}" in shown.text
    assert not shown.cards
    await world.dana.press(shown, "refresh")
    assert "Ana" in shown.text
    await switch(mia, await open_group(mia, "people"), "spectators")
    hidden = await world.dana.show(world.board())
    await world.dana.press(shown, "refresh")
    for screen in (shown, hidden):
        assert screen.says("spectator-off")
        assert not screen.says("spectator-title")
        assert "Ana" not in screen.text
        assert screen.verbs == ["join", "close"]


async def test_a_season_lasts_as_long_as_the_server_likes(
    world: World, mia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {person.id: person.name for person in world.people}
    for seed in range(5):
        await store_game(world.bot.store, people, guild_id=world.guild.id, at=_ms(2026, 8, 15), seed=seed)
    monkeypatch.setattr(world.bot.tables, "now", lambda: _ms(2026, 12, 15))
    assert "Dana" not in (await world.dana.command("leaderboard", period="season")).text
    shown = await open_group(mia, "boards")
    await mia.pick(shown, at(shown, "settings", "season"), ["half"])
    assert say("settings-group", group="boards") in shown.text, "one stays on the screen where one has chosen"
    assert "Dana" in (await world.dana.command("leaderboard", period="season")).text


async def test_leaderboards_are_reset_after_two_questions_and_counted_anew_from_then(world: World, mia: Person) -> None:
    people = {person.id: person.name for person in world.people}
    for seed in range(5):
        await store_game(world.bot.store, people, guild_id=world.guild.id, at=1, seed=seed)
    shown = await open_group(mia, "boards")
    await switch(mia, shown, "reset")
    assert shown.says("reset-sure")
    await switch(mia, shown, "reset-sure")
    assert shown.says("reset-sure-again")
    assert "Dana" in (await world.dana.command("leaderboard")).text
    await switch(mia, shown, "reset-yes")
    assert shown.says("reset-done")
    assert "Dana" not in (await world.dana.command("leaderboard")).text
    await store_game(world.bot.store, people, guild_id=world.guild.id, at=_ms(2100, 1, 1), seed=2)
    rows = await world.bot.store.standings.of_player(world.dana.id, world.guild.id)
    assert {row.games for row in rows} == {1}
    await world.bot.store._writer.write(Procedure([count_anew]))
    assert await world.bot.store.standings.of_player(world.dana.id, world.guild.id) == rows
    assert "**Mia** reset the leaderboards" in (await switch(mia, await open_group(mia, "people"), "audit")).text


def _ms(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


# -- moderators


async def test_a_table_that_a_moderator_ends_is_noted_and_not_what_its_host_does(world: World, mia: Person) -> None:
    await world.open()
    await world.ana.end()
    shown = await switch(mia, await open_group(mia, "people"), "audit")
    assert shown.says("audit-none")
    assert say("settings-group", group="people") in (await mia.press(shown, shown.all("settings")[-1])).text
    number = await world.begin(world.ben, computers=2)
    await mia.end()
    assert (await world.table(number)).record.status is Status.OVER
    assert f"**Mia** ended table {number}" in (await switch(mia, await open_group(mia, "people"), "audit")).text


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_somebody_whose_seat_a_moderator_takes_is_told_on_their_open_panel(
    world: World, mia: Person, elsewhere: bool
) -> None:
    await world.begin(world.ben, computers=2)
    panel = await world.ben.command("hearts hand")
    if elsewhere:
        await world.ben.press(panel, "more")
    await mia.command("hearts remove", member=world.ben.actor)
    await world.wait(2)
    assert panel.says("note-removed")
    await world.ben.press(panel, "join")
    assert not panel.says("note-removed")
    await world.ben.leave()
    await world.wait(2)
    assert not panel.says("note-removed"), "this time nobody else did it"


async def test_somebody_whom_a_moderator_takes_from_a_table_of_their_own_is_told_that_it_is_over(
    world: World, mia: Person
) -> None:
    await world.begin(computers=3)
    panel = await world.ana.command("hearts hand")
    await mia.command("hearts remove", member=world.ana.actor)
    assert (await world.table()).record.status is Status.OVER
    await world.wait(2)
    assert panel.says("note-removed")
    assert panel.says("closed-game")
    assert "join" not in panel.verbs


async def test_a_moderator_takes_a_seat_from_somebody(world: World, mia: Person) -> None:
    await world.begin(world.ben, computers=2)
    answer = await mia.command("hearts remove", member=world.ben.actor)
    assert answer.says("seat-taken-away", name="Ben", count=1, codes="1")
    table = await world.table()
    assert table.seat_of(world.ben.id) is None
    assert table.record.status is Status.PLAYING
    assert (await mia.command("hearts remove", member=world.ben.actor)).says("refusal-not-seated-there")
    assert (await world.ana.command("hearts remove", member=mia.actor)).says("refusal-managers-only")
    shown = await switch(mia, await open_group(mia, "people"), "audit")
    assert "**Mia** removed **Ben** from table 1" in shown.text


async def test_a_barred_person_loses_their_seats_and_gets_no_other_until_the_ban_is_lifted(
    world: World, mia: Person
) -> None:
    await world.begin(world.ben, computers=2)
    blocked = await mia.block(world.ben)
    assert blocked.says("block-set", name="Ben")
    assert say("command-hearts-unblock") in blocked.text
    assert (await world.table()).seat_of(world.ben.id) is None
    await world.restart()
    assert (await world.ben.command("hearts join")).says("refusal-blocked")
    assert (await world.ben.command("hearts new")).says("refusal-blocked")
    assert (await world.ana.block(mia)).says("refusal-managers-only")
    assert (await mia.block(world.ben)).says("refusal-blocked-already", name="Ben")
    shown = await switch(mia, await open_group(mia, "people"), "bans")
    assert "**Mia** blocked **Ben** · <t:" in shown.text
    (option,) = at(shown, "settings", "unban").options
    assert option["label"] == "Ben"
    assert str(world.ben.id) not in option["value"]
    shown = await mia.pick(shown, at(shown, "settings", "unban"), [option["value"]])
    assert shown.says("block-lifted", name="Ben")
    assert shown.says("blocked-none")
    await world.ben.command("hearts join")
    assert any("Ben" in each.names for each in await world.bot.tables.of_player(world.ben.id))
    shown = await switch(mia, await open_group(mia, "people"), "audit")
    assert "**Mia** unblocked **Ben**" in shown.text


async def test_a_bar_is_lifted_by_command_too(world: World, mia: Person) -> None:
    assert (await mia.command("hearts unblock", member="Ben")).says("refusal-not-blocked")
    for member in (world.ben, world.dana):
        await mia.block(member)
    assert await world.ana.complete("hearts unblock", "member", "") == []
    assert [each["name"] for each in await mia.complete("hearts unblock", "member", "")] == ["Ben", "Dana"]
    (offered,) = await mia.complete("hearts unblock", "member", "BE")
    assert str(world.ben.id) not in offered["value"]
    assert (await mia.command("hearts unblock", member=offered["value"])).says("block-lifted", name="Ben")
    assert (await world.ana.command("hearts unblock", member="Dana")).says("refusal-managers-only")
    assert (await mia.command("hearts unblock", member=str(world.dana.id))).says("block-lifted", name="Dana")


async def test_more_people_can_be_barred_than_a_menu_lists_and_each_can_be_let_in_again(
    world: World, mia: Person
) -> None:
    moderator = Moderator(mia.id, "Mia", may_manage=True)
    for number in range(MAX_BANS_A_PAGE + 2):
        await world.bot.servers.ban(world.guild.id, number, f"Guest {number}", moderator)
    shown = await switch(mia, await open_group(mia, "people"), "bans")
    first = [each["label"] for each in at(shown, "settings", "unban").options]
    assert len(first) == MAX_BANS_A_PAGE
    shown = await switch(mia, shown, "next")
    last = at(shown, "settings", "unban")
    others = [each["label"] for each in last.options]
    assert {*first, *others} == {f"Guest {number}" for number in range(MAX_BANS_A_PAGE + 2)}
    shown = await mia.pick(shown, last, [last.options[1]["value"]])
    assert [each["label"] for each in at(shown, "settings", "unban").options] == [others[0], *others[2:]]
    shown = await mia.pick(shown, at(shown, "settings", "unban"), [last.options[0]["value"]])
    assert len(at(shown, "settings", "unban").options) == MAX_BANS_A_PAGE


# -- a person's


async def prefer_cards(person: Person, look: str) -> Screen:
    shown = await open_group(person, "cards")
    return await person.pick(shown, at(shown, "prefer", "cards"), [look])


async def give_pictures(world: World) -> None:
    await upload_faces(world.bot, lambda done, of: None)
    world.bot.faces = await known_faces(world.bot)


async def test_text_cards_replace_the_pictures(world: World) -> None:
    await give_pictures(world)
    await world.begin(world.ben, computers=2)
    assert _pictures(world.ana.panel)
    shown = await prefer_cards(world.ana, "text")
    assert shown.private
    assert shown.says("settings-saved")
    assert at(shown, "prefer", "cards").chosen == ["text"]
    assert not _pictures(await world.ana.show(world.board()))
    assert _pictures(world.ben.panel)
    await world.restart()
    await world.ana.show(world.board())
    assert world.bot.people.preferences(world.ana.id) == Preferences(cards="text")


async def test_only_people_who_like_two_colours_see_black_clubs_and_red_diamonds(world: World) -> None:
    await give_pictures(world)
    await world.begin(world.ben, computers=2)
    for person, look in ((world.ana, "two"), (world.ben, "four")):
        shown = await prefer_cards(person, look)
        assert ("clubs_black" in shown.text) is (look == "two"), "a sample of how cards look"
    hand = set((await world.table()).game.hand(0))
    panel = await world.ana.show(world.board())
    assert panel.cards == hand
    seen = _pictures(panel)
    assert seen == {emoji_name(card.suit, two_colours=True) for card in hand}
    assert any(name.endswith(("_black", "_red")) for name in seen)
    panel = await world.ben.show(world.board())
    assert not any(name.endswith(("_black", "_red")) for name in _pictures(panel))
    await world.pass_all()
    await (await world.until_turn()).play()
    await world.wait(10)
    assert not any(name.endswith(("_black", "_red")) for name in _pictures(world.board()))


async def test_pictures_in_four_colours_replace_missing_ones_in_two(world: World) -> None:
    await give_pictures(world)
    for emoji in await world.bot.fetch_application_emojis():
        if emoji.name == "diamonds_red":
            await emoji.delete()
    world.bot.faces = await known_faces(world.bot)
    assert not world.bot.faces.complete
    await world.begin(world.ben, computers=2)
    await prefer_cards(world.ana, "two")
    assert _pictures(await world.ana.show(world.board())) == {
        emoji_name(card.suit) for card in (await world.table()).game.hand(0)
    }
    made: list[int] = []
    assert await upload_faces(world.bot, lambda done, of: made.append(of)) == 1
    assert made == [1]
    world.bot.faces = await known_faces(world.bot)
    assert world.bot.faces.complete


def _pictures(shown: Screen) -> set[str]:
    """The names of the pictures in its texts and on its buttons."""
    buttons = {part["emoji"]["name"] for part in walk(shown.components) if (part.get("emoji") or {}).get("id")}
    return buttons | {name for name in re.findall(r"<:(\w+):\d+>", shown.text) if name != BACK}


async def test_the_preference_for_narrow_rows_is_obeyed(world: World) -> None:
    await world.begin(world.ben, computers=2)
    shown = await open_group(world.ana, "cards")
    await world.ana.pick(shown, at(shown, "prefer", "row"), ["3"])
    panel = await world.ana.show(world.board())
    assert _widest(panel) == 3
    await world.ana.pass_cards()
    await world.ben.pass_cards()
    await world.until_turn()
    assert (await world.table()).game.phase is Phase.PLAYING
    assert _widest(await world.ana.show(world.board())) == 3


async def test_a_changed_preference_updates_an_open_hand(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    assert world.ana.panel.all("toggle")
    shown = await open_group(world.ana, "cards")
    await world.ana.pick(shown, at(shown, "prefer", "panel"), ["menus"])
    await world.wait(1)
    assert world.ana.panel.one("choose")


def _widest(shown: Screen) -> int:
    rows = [part for part in shown.stored.components[0]["components"] if part["type"] == 1]
    return max(
        len(row["components"]) for row in rows if any(f":{verb}:" in str(row) for verb in ("play", "ahead", "toggle"))
    )


async def test_a_person_who_likes_silence_is_called_by_name(world: World) -> None:
    await world.begin(world.ben, computers=2)
    shown = await open_group(world.ana, "calls")
    await switch(world.ana, shown, "silent", "prefer")
    mark = len(world.watch.requests)
    await world.wait(NUDGE)
    (call,) = [request for request in world.watch.since(mark) if request.kind == "post"]
    said = str(call.body["components"])
    assert "Ana" in said
    assert [found[1] for found in PING.finditer(said)] == [str(world.ben.id)]
    assert not int(call.body.get("flags") or 0) & SILENT


async def test_a_call_to_people_who_all_like_silence_notifies_nobody(world: World) -> None:
    await world.begin(computers=3)
    await switch(world.ana, await open_group(world.ana, "calls"), "silent", "prefer")
    mark = len(world.watch.requests)
    await world.wait(NUDGE_ALONE)
    (call,) = [request for request in world.watch.since(mark) if request.kind == "post"]
    assert int(call.body["flags"]) & SILENT


async def test_a_person_who_does_not_want_to_be_listed_is_not(world: World) -> None:
    await switch(world.ana, await open_group(world.ana, "others"), "listed", "prefer")
    record = await world.bot.store.directory.player(world.ana.id)
    assert record.preferences == '{"listed":false}'


@pytest.mark.parametrize("name", ["announce", "daily_channel"])
async def test_a_channel_in_which_the_bot_may_not_write_is_refused(world: World, mia: Person, name: str) -> None:
    mute = discord.PermissionOverwrite(send_messages=False, view_channel=True)
    hall = world.guild.create_text_channel("hall", overwrites={world.guild.default_role: mute})
    shown = await find(mia, await open_group(mia, "messages"), name, [hall])
    assert shown.says("refusal-may-not-write", where=f"<#{hall.id}>", what="send", remedy="choose")
    assert not world.bot.servers.announcing()
    assert world.bot.servers.settings(world.guild.id).daily_channel is None


async def test_nobody_has_anything_posted_in_a_channel_of_a_server_on_which_they_have_no_say(world: World) -> None:
    mia, theirs = world.manager(), world.env.create_guild("Elsewhere").create_text_channel("staff")
    screen = await open_group(mia, "messages")
    for name in ("daily_channel", "announce"):
        answer = await mia.forge(screen, at(screen, "settings", name).custom_id, [str(theirs.id)])
        assert answer.says("refusal-unreadable")
    assert settings(world) == Settings()
    await world.wait(600)
    assert not world.messages(theirs)


# -- one channel's


async def test_a_channel_plays_by_its_own_rules_and_pace_and_its_threads_do_too(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    shown = await open_group(mia, "by_channel")
    where = next(item for item in shown.all("settings") if item.arg == "by_channel.where")
    await mia.actor.select(shown.message, [hall], custom_id=where.custom_id)
    for what, value in (("rules", "=omnibus"), ("pace", "slow")):
        await mia.pick(shown, _of_channel(shown, what), [value])
        assert shown.says("settings-saved")
    assert settings(world) == Settings(by_channel={hall.id: ChannelDefaults(rules="omnibus", pace="slow")})
    assert shown.says("settings-own-rules")
    assert f"<#{hall.id}>" not in shown.text, "the menu names it"
    shown = await open_group(mia, "by_channel")
    assert f"<#{hall.id}>: Omnibus · {say('choice-pace', value='slow')}" in shown.text
    await world.restart()
    world.env.backend.create_thread(hall.id, "cards", world.ana.id)
    await world.env.settle()
    for channel in (hall, *hall.threads):
        lobby = await world.ana.command("hearts new", channel=channel)
        assert "Omnibus" in lobby.text
        assert say("choice-pace", value="slow") in lobby.text
        assert say("lobby-local") in lobby.text, "it is said where the server does otherwise"
    elsewhere = await world.ana.command("hearts new")
    assert "Omnibus" not in elsewhere.text
    assert say("lobby-local") not in elsewhere.text


async def test_what_the_host_chooses_wins_over_the_channel_and_the_channel_over_the_server(
    world: World, mia: Person
) -> None:
    here = {world.channel.id: ChannelDefaults(rules="omnibus", pace="slow")}
    await mia.has(lambda ctx: change_server(ctx, by_channel=here, pace="relaxed"))
    lobby = await world.ana.command("hearts new", preset="spot", pace="blitz")
    assert (await world.table(1)).record.preset == "spot"
    assert (await world.table(1)).record.settings.pace == "blitz"
    assert say("lobby-local") not in lobby.text
    lobby = await world.ana.command("hearts new", preset="spot")
    assert (await world.table(2)).record.settings.pace == "slow"
    assert say("lobby-local") in lobby.text
    same = ChannelDefaults(rules="standard", pace="relaxed")
    await mia.has(lambda ctx: change_server(ctx, by_channel={world.channel.id: same}))
    assert say("lobby-local") not in (await world.ana.command("hearts new")).text, "it is that of the server anyway"
    await mia.has(lambda ctx: change_server(ctx, by_channel=here))
    lobby = await world.ana.command("hearts new")
    shown = await world.ana.press_more(lobby, "levels")
    await world.ana.pick(shown, at(shown, "arrange", "pace"), ["blitz"])
    await world.wait(2)
    assert say("lobby-local") not in lobby.text, "now it is the host's"


async def test_rules_of_a_channel_may_be_renamed_and_the_servers_hold_once_they_are_gone(
    world: World, mia: Person
) -> None:
    await mia.command("rules import", code=write_code(Rules(end_score=60)), name="Friday")
    gone = world.guild.create_text_channel("gone")
    defaults = {world.channel.id: ChannelDefaults(rules="Friday"), gone.id: ChannelDefaults(pace="slow")}
    await mia.has(lambda ctx: change_server(ctx, by_channel=defaults))
    await mia.command("rules rename", name="Friday", new="Sunday")
    await world.ana.command("hearts new")
    assert (await world.table(1)).record.preset == "Sunday"
    sure = await mia.command("rules delete", name="Sunday")
    await mia.press(sure, "house-delete")
    lobby = await world.ana.command("hearts new")
    assert (await world.table(2)).record.preset == "standard"
    assert say("lobby-local") not in lobby.text
    world.env.backend.delete_channel(gone.id)
    await world.env.settle()
    assert f"<#{gone.id}>" not in (await mia.command("settings server")).text
    shown = await open_group(mia, "by_channel")
    assert shown.says("settings-rules-gone")
    assert f"<#{gone.id}>" not in shown.text
    await mia.pick(shown, _of_channel(shown, "rules"), ["server"])
    assert settings(world) == Settings(), "the deleted channel is forgotten then"
    for what, value in (("rules", "=Sunday"), ("pace", "never")):
        answer = await mia.forge(shown, _of_channel(shown, what).custom_id, [value])
        assert answer.says("refusal-rules-gone" if what == "rules" else "refusal-unreadable")
    elsewhere = await mia.forge(shown, f"h1:s:settings:0:0:by_channel.pace.{gone.id}", ["slow"])
    assert elsewhere.says("refusal-unreadable")


async def test_the_rules_of_a_server_are_chosen_with_its_settings_and_named_where_a_channel_may_differ(
    world: World, mia: Person
) -> None:
    await mia.command("rules import", code=write_code(Rules(end_score=60)), name="Friday")
    shown = await open_group(mia, "tables")
    await _turn(mia, shown)
    assert at(shown, "settings", "rules").chosen == ["=standard"], "on each page"
    shown = await open_group(mia, "tables")
    for name in ("Friday", "omnibus", "standard"):
        await mia.pick(shown, at(shown, "settings", "rules"), [f"={name}"])
        assert shown.says("settings-saved")
        assert at(shown, "settings", "rules").chosen == [f"={name}"]
        lobby = await world.ana.command("hearts new")
        assert (await world.table(lobby.one("start").table)).record.preset == name
    await mia.pick(shown, at(shown, "settings", "rules"), ["=omnibus"])
    assert (await mia.command("settings server")).says("said-rules", value="Omnibus")
    channel = await open_group(mia, "by_channel")
    labels = [option["label"] for option in _of_channel(channel, "rules").options if option["default"]]
    assert labels == [say("settings-as-server", value="Omnibus")]
    await _turn(mia, channel)
    assert _of_channel(channel, "rules").chosen == ["server"]
    answer = await mia.forge(shown, at(shown, "settings", "rules").custom_id, ["=Nothing of that name"])
    assert answer.says("refusal-no-such-rules", name="Nothing of that name")


async def test_a_channel_that_is_taken_out_of_its_menu_leaves_no_menus_behind(world: World, mia: Person) -> None:
    shown = await open_group(mia, "by_channel")
    where = next(item for item in shown.all("settings") if item.arg == "by_channel.where")
    assert _of_channel(shown, "rules")
    await mia.actor.select(shown.message, [], custom_id=where.custom_id)
    assert [item.arg for item in shown.all("settings")] == ["by_channel.where", "home"]


async def _turn(person: Person, shown: Screen) -> None:
    """Turns the page of a menu of rules."""
    on = next(item for item in shown.all("settings") if item.arg.startswith("next."))
    person.world.said("TC")  # a preset of the second page is called so
    await person.actor.click(shown.message, custom_id=on.custom_id)


def _of_channel(shown: Screen, what: str) -> Button:
    return next(item for item in shown.all("settings") if item.arg.startswith(f"by_channel.{what}."))


# -- the role that is pinged


def without_mentions(world: World) -> Any:
    """A channel in which the bot may mention only roles that everybody may mention."""
    quiet = discord.PermissionOverwrite(mention_everyone=False)
    return world.guild.create_text_channel("quiet", overwrites={world.guild.default_role: quiet})


async def test_everyone_is_never_pinged_and_whoever_manages_is_told_what_keeps_a_role_from_it(
    world: World, mia: Person
) -> None:
    role, world.channel = world.guild.create_role("Hearts players"), without_mentions(world)
    shown = await find(mia, await open_group(mia, "messages"), "call_role", [role])
    for screen in (shown, await mia.command("settings server")):
        assert screen.says("refusal-role-silent", role="Hearts players")
    answer = await mia.forge(shown, at(shown, "settings", "call_role").custom_id, [str(world.guild.id)])
    assert answer.says("refusal-role-everyone")
    assert settings(world).call_role == role.id
