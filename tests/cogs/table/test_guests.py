"""Guests: one message calls them, and a seat is reserved for each until they answer. Regulars are called too."""

from typing import Any

import discord
import pytest

from bot.answers.context import Context
from bot.community.regulars import BETWEEN_CALLS
from bot.language.wording import Translator
from bot.messages.subjects import INVITATION
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.answer import DEFER_AFTER, MAX_ANSWERS
from bot.transport.failures import AnswerLost
from cogs.table import new_table
from cogs.table.guests import MAX_INVITATIONS, Invitations
from db import Post, Status, StoreUnavailable
from tests.bot.answers.test_access import private_thread
from tests.bot.tables.lobby import ANA, BEN, CHIDI, options
from tests.connected import ConnectedWorld
from tests.connected import Screen as ConnectedScreen
from tests.discord_server.faults import When
from tests.driven_time import until
from tests.hindered import delayed, failing
from tests.payloads import PING
from tests.world import Person, Screen, World, say

ANSWER = "/interactions/*/*/callback"


async def test_accepting_takes_the_seat_and_declining_gives_it_up(world: World) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben, world.chidi)
    await world.ben.press(call, "accept")
    assert (await world.table()).seats[1].player_id == world.ben.id
    assert call.says("invitation-accepted", who="Ben")
    assert "Chidi" in call.text
    assert not PING.search(call.text)
    await world.chidi.press(call, "decline")
    assert await reserved_for(world) == [None] * 4
    assert call.says("invitation-over", code="1")
    assert call.says("invitation-declined", who="Chidi")
    await world.wait(5)
    assert "**Ben**" in lobby.text
    assert "Chidi" not in lobby.text


async def test_an_invitation_is_in_the_language_of_the_server(world: World) -> None:
    await world.change_settings(language="de")
    call = await world.ana.invite(await world.open(), world.ben)
    german = Translator("de")
    assert german("invitation-call", host="Ana", who=f"<@{world.ben.id}>") in call.text


async def test_the_lobby_lets_a_guest_decline_too(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    await world.wait(5)
    assert (await world.chidi.press(lobby, "decline")).says("refusal-not-invited")
    await world.ben.press(lobby, "decline")
    assert await reserved_for(world) == [None] * 4
    assert "decline" not in lobby.verbs


@pytest.mark.parametrize("how", ["start", "cancel"])
async def test_an_invitation_to_a_table_that_is_no_lobby_any_more_goes(world: World, how: str) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben)
    if how == "start":
        await world.ana.press(lobby, "start")
    else:
        await world.ana.end()
    await world.wait(5)
    assert not call.exists
    late = await world.ben.forge(lobby, "h1:b:decline:1:0:")
    assert late.says("refusal-already-started" if how == "start" else "refusal-table-closed")


async def invited(world: ConnectedWorld) -> ConnectedScreen:
    """An invitation of Ben and Chidi."""
    lobby = await world.open()
    return await world.ana.choose_more(lobby, "invite", [str(world.ben.id), str(world.chidi.id)])


async def test_an_answer_that_arrives_after_a_newer_one_is_followed_by_what_holds(connected: ConnectedWorld) -> None:
    call = await invited(connected)
    hold = connected.server.faults.hold("POST", ANSWER)
    older = connected.ben.begin(call, "accept")
    await until(lambda: bool(hold.met))
    await connected.chidi.press(call, "decline")
    hold.release()
    await connected.ben.answer(older)
    assert "Chidi" in call.text
    await connected.wait(5)
    assert call.says("invitation-over", code="1")


async def test_two_answers_whose_replies_arrive_in_another_order_are_followed_by_what_holds(
    connected: ConnectedWorld,
) -> None:
    call = await invited(connected)
    answer, reply = (connected.server.faults.hold("POST", ANSWER, when=when) for when in ("before", "after"))
    older = connected.ben.begin(call, "accept")
    await until(lambda: bool(answer.met))
    newer = connected.chidi.begin(call, "decline")
    await until(lambda: bool(reply.met))
    answer.release()
    await connected.ben.answer(older)
    reply.release()
    await connected.chidi.answer(newer)
    await connected.wait(5)
    assert call.says("invitation-over", code="1")


async def test_an_invitation_that_nobody_else_answers_is_drawn_once(connected: ConnectedWorld) -> None:
    call = await invited(connected)
    mark = len(connected.server.requests)
    await connected.ben.press(call, "accept")
    await connected.wait(30)
    assert [request.path for request in connected.server.requests[mark:] if str(call.id) in request.path] == []
    assert call.says("invitation-accepted", who="Ben")


async def test_an_invitation_whose_answer_took_long_shows_it_too(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    call, store = await invited(connected), connected.bot.store
    with monkeypatch.context() as slow:
        slow.setattr(store, "commit", delayed(store.commit, DEFER_AFTER + 1))
        connected.ben.begin(call, "accept")
        await connected.wait(DEFER_AFTER + 5)
    assert connected.ben.said()[-1].says("note-seated")
    assert str(connected.ben.id) not in call.text, "he was mentioned among those who have not answered"


async def test_a_guest_can_be_invited_again_if_the_invitation_was_lost(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    more = await connected.ana.press(lobby, "more")
    await connected.wait(5)
    for _ in range(MAX_INVITATIONS):
        cut = connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
        connected.ana.person.choose(more.message, more.one("invite").custom_id, [str(connected.ben.id)])
        await connected.wait(30)
        assert cut.met
    call = await connected.ana.choose_more(lobby, "invite", [str(connected.ben.id)])
    assert f"<@{connected.ben.id}>" in call.text


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_invitation_to_a_game_that_begins_while_it_is_posted_does_not_stay_open(
    connected: ConnectedWorld, when: When
) -> None:
    more = await connected.ana.press(await connected.open(), "more")
    hold = connected.server.faults.hold("POST", ANSWER, when=when)
    connected.ana.person.choose(more.message, more.one("invite").custom_id, [str(connected.ben.id)])
    await until(lambda: bool(hold.met))
    await connected.ana.command("hearts start")
    hold.release()
    await connected.wait(10)
    assert not [message for message in connected.messages() if message.all("accept")]


async def test_an_invitation_that_could_not_be_stored_is_sent_and_redrawn_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, keep, failures = await world.open(), world.bot.store.posts.keep, [StoreUnavailable("full")]

    async def keep_later(post: Post) -> None:
        if post.subject == INVITATION and failures:
            raise failures.pop()
        await keep(post)

    monkeypatch.setattr(world.bot.store.posts, "keep", keep_later)
    call = await world.ana.invite(lobby, world.ben)
    assert not failures
    assert call.one("accept"), "nobody is told of an error"
    await world.wait(60)
    await world.ana.press(lobby, "start")
    await world.wait(10)
    assert not call.exists


MENU = say("menu-invite")


def pinged(world: World, mark: int = 0) -> list[int]:
    """The ids of the people whom Discord may have notified since then, with repetitions."""
    allowed = [request.body.get("allowed_mentions") or {} for request in world.watch.since(mark)]
    allowed += [(request.body.get("data") or {}).get("allowed_mentions") or {} for request in world.watch.since(mark)]
    return [int(user) for each in allowed for user in each.get("users") or ()]


async def reserved_for(world: World, number: int = 1) -> list[int | None]:
    return [seat.held_for for seat in (await world.table(number)).seats]


async def test_a_seat_is_reserved_for_each_guest_and_one_message_calls_them(world: World) -> None:
    lobby = await world.open()
    mark = len(world.watch.requests)
    call = await world.ana.invite(lobby, world.ben, world.chidi)
    assert not call.private
    assert {found[1] for found in PING.finditer(call.text)} == {str(world.ben.id), str(world.chidi.id)}
    assert await reserved_for(world) == [None, world.ben.id, world.chidi.id, None]
    await world.wait(5)
    assert sorted(pinged(world, mark)) == [world.ben.id, world.chidi.id]
    assert say("seat-reserved", who="Ben") in lobby.text
    assert (await world.ana.press(lobby, "more")).one("invite").count == 1, "one seat is free for more guests"


async def test_a_reserved_seat_is_free_after_ten_minutes_also_after_a_restart(world: World) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben, world.chidi, world.dana)
    eve = world.arrive("Eve")
    await world.wait(9 * 60)
    await world.restart()
    await world.wait(2)
    assert (await eve.press(lobby, "join")).says("refusal-seats-reserved")
    await world.wait(61)
    await eve.press(lobby, "join")
    assert (await world.table()).seats[1].player_id == eve.id
    assert call.says("invitation-over", code="1")
    assert not call.buttons


async def test_a_second_invitation_does_not_make_the_first_one_last(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    await world.wait(9 * 60)
    await world.ana.invite(lobby, world.chidi)
    await world.wait(61)
    assert await reserved_for(world) == [None, None, world.chidi.id, None]


async def test_the_option_of_a_new_table_and_the_menu_of_a_person_invite_too(world: World) -> None:
    lobby = await world.ana.command("hearts new", invite=world.ben.actor)
    assert PING.search(lobby.text)
    assert await reserved_for(world) == [None, world.ben.id, None, None]
    call = await world.ana.use_menu(MENU, world.chidi)
    assert call.one("accept").table == 1, "to the lobby that she sits in"
    other = await world.dana.use_menu(MENU, world.chidi)
    assert other.one("start").table == 2, "she sits in none: it is a new one"
    assert await reserved_for(world, 2) == [None, world.chidi.id, None, None]
    world.channel = world.guild.create_text_channel("attic")
    elsewhere = await world.ana.use_menu(MENU, world.chidi)
    assert elsewhere.one("start").table == 3, "her lobby is in another channel"


async def test_nobody_is_called_again_and_again_by_one_table_after_another(world: World) -> None:
    for number in range(1, 6):
        answer = await world.ana.command("hearts new", invite=world.ben.actor)
        assert answer.says("refusal-invite-often", name="Ben") is (number > 3)
        if number <= 3:
            await world.ana.end()
    assert pinged(world) == [world.ben.id] * 3
    assert (await world.dana.command("hearts new", invite=world.ben.actor)).one("start"), "others may"
    await world.wait(10 * 60)
    assert (await world.ana.command("hearts new", invite=world.ben.actor)).one("start")


async def test_what_calls_nobody_does_not_count_as_an_invitation(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    for _ in range(4):
        assert (await world.ana.invite(lobby, world.ben)).says("refusal-invite-asked", name="Ben")
        assert (await world.ana.invite(lobby, world.chidi, world.ana)).says("refusal-invite-self")
    assert not (await world.ana.invite(lobby, world.chidi)).private


async def test_the_guest_of_a_table_whose_lobby_was_lost_can_be_invited_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(ctx: Context, table: Table) -> None:
        await ctx.bot.tables.end(table.record.id, ctx.person)
        raise AnswerLost("the message is not there")

    with monkeypatch.context() as patch:
        patch.setattr(new_table, "open_lobby", lost)
        for _ in range(MAX_INVITATIONS):
            await world.ana.command("hearts new", invite=world.ben.actor)
    assert (await world.ana.command("hearts new", invite=world.ben.actor)).one("start")


async def test_a_guest_who_likes_silence_is_named_and_not_called(world: World) -> None:
    await world.bot.people.prefer(world.ben.id, silent=True)
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben)
    assert "**Ben**" in call.text
    assert not PING.search(call.text)
    await world.change_settings(nudges=False)
    call = await world.ana.invite(lobby, world.chidi)
    table = await world.dana.command("hearts new", invite=world.chidi.actor)
    assert not [screen for screen in (call, table) if PING.search(screen.text)], "nor is anybody where calls are off"


async def test_a_rematch_begins_by_itself_with_the_last_of_those_who_played(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.end()
    await world.wait(3)
    lobby = await world.ben.command("hearts rematch", table="1")
    assert (await world.table(2)).record.status is Status.LOBBY
    await world.ana.press(lobby, "join")
    table = await world.table(2)
    assert table.record.status is Status.PLAYING
    assert table.begun
    await world.wait(3)
    await world.ana.show(world.board(2))
    assert len(world.ana.panels[2].cards) >= 13


async def test_a_rematch_of_one_person_begins_with_the_one_press(world: World) -> None:
    await world.begin(computers=3)
    await world.ana.end()
    await world.wait(3)
    await world.ana.command("hearts rematch", table="1")
    assert (await world.table(2)).begun


async def test_a_rematch_that_somebody_declines_waits_for_its_host(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.ana.end()
    await world.wait(3)
    lobby = await world.ben.command("hearts rematch", table="1")
    await world.chidi.press(lobby, "decline")
    await world.ana.press(lobby, "join")
    assert (await world.table(2)).record.status is Status.LOBBY


async def test_only_people_at_a_table_invite(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options())).record.id
    with pytest.raises(NotAllowed, match="not-seated"):
        await invitations.reserve(number, BEN, [CHIDI])


async def test_several_guests_get_seats_all_or_none_and_only_before_the_game_begins(tables: Tables) -> None:
    invitations, number = Invitations(tables), (await tables.open(ANA, options(computers=2))).record.id
    with pytest.raises(NotAllowed, match="invite-no-seat"):
        await invitations.reserve(number, ANA, [BEN, CHIDI])
    assert not (await tables.get(number)).reserved
    await invitations.reserve(number, ANA, [BEN])
    await tables.start(number, ANA)
    for refused in (invitations.reserve(number, ANA, [CHIDI]), invitations.release(number, BEN)):
        with pytest.raises(NotAllowed, match="already-started"):
            await refused


async def test_people_who_cannot_come_are_not_invited(world: World, mia: Person) -> None:
    lobby, eve = await world.open(world.chidi), world.arrive("Eve")
    robot = Person(world, world.guild.add_member(world.env.create_user("Robot", bot=True)))
    await mia.block(eve)
    await world.ben.has(lambda ctx: ctx.prefer(invited=False))
    await world.restart()  # now nobody's preferences are cached
    for guest, why in (
        (world.ben, "unwanted"), (world.chidi, "seated"), (world.ana, "self"), (robot, "bot"), (eve, "blocked"),
    ):  # fmt: skip
        assert (await world.ana.invite(lobby, guest)).says(f"refusal-invite-{why}", name=guest.name)
    await world.ana.invite(lobby, world.dana)
    assert (await world.chidi.invite(lobby, world.dana)).says("refusal-invite-asked", name="Dana")
    assert await reserved_for(world) == [None, None, world.dana.id, None]


async def test_people_who_cannot_see_the_channel_are_not_invited(world: World) -> None:
    away = world.guild.create_role("Elsewhere")
    unseen: dict[Any, discord.PermissionOverwrite] = {away: discord.PermissionOverwrite(view_channel=False)}
    world.channel = world.guild.create_text_channel("club", overwrites=unseen)
    eve = world.arrive("Eve", roles=[away])
    lobby = await world.open()
    assert (await world.ana.invite(lobby, eve)).says("refusal-invite-hidden", name="Eve")
    assert (await world.ana.command("hearts new", invite=eve.actor)).says("refusal-invite-hidden", name="Eve")
    assert len(await world.bot.store.tables.alive_in_channel(world.channel.id)) == 1, "no table is opened then"
    await world.ana.invite(lobby, world.ben)
    assert await reserved_for(world) == [None, world.ben.id, None, None]


async def test_nobody_is_called_into_a_private_thread_who_is_not_in_it(world: World) -> None:
    role, mark = await role_to_call(world), len(world.watch.requests)
    world.channel = private_thread(world, world.ana, world.ben)
    lobby = await world.open()
    assert (await call(world.ana, lobby))[0].says("refusal-regulars-nobody")
    await ask_to_be_called(world.ben, world.dana)
    assert (await call(world.ana, lobby))[1] == [world.ben.id]
    assert role.id not in roles_pinged(world, mark)
    assert (await world.ana.invite(lobby, world.dana)).says("refusal-invite-hidden", name="Dana")
    await world.ana.invite(lobby, world.ben)
    assert await reserved_for(world) == [None, world.ben.id, None, None]


async def ask_to_be_called(*people: Person) -> None:
    for person in people:
        await person.world.bot.regulars.want(person.world.guild.id, person.id, True)


async def call(person: Person, lobby: Screen) -> tuple[Screen, list[int]]:
    """Presses the button that calls the regulars; returns what it shows, and whom it notifies."""
    mark = len(person.world.watch.requests)
    answer = await person.press_more(lobby, "regulars")
    await person.world.wait(5)
    return answer, sorted(pinged(person.world, mark))


async def test_one_message_calls_all_regulars_at_most_every_half_hour(world: World) -> None:
    lobby = await world.open()
    answer, called = await call(world.ana, lobby)
    assert answer.private
    assert answer.says("refusal-regulars-nobody")
    assert (await world.ana.press(answer, "more")).all("invite"), "the menu of guests is where it was"
    answer, called = await call(world.ana, lobby)
    await world.ana.press(answer, "be-called")
    assert await world.bot.regulars.wants(world.guild.id, world.ana.id), "one may be the first"
    await ask_to_be_called(world.ben, world.chidi)
    answer, called = await call(world.ana, lobby)
    assert not answer.private
    assert called == sorted([world.ben.id, world.chidi.id]), "and nobody who sits there already"
    assert lobby.says("lobby-title"), "the lobby stays what it is"
    again, called = await call(world.ana, lobby)
    assert again.private
    assert called == []
    at = (await world.bot.store.regulars.called_at(world.guild.id) or 0) + BETWEEN_CALLS
    assert again.says("refusal-regulars-called", when=f"<t:{at // 1000}:t> (<t:{at // 1000}:R>)")
    await world.restart()
    await world.wait(BETWEEN_CALLS / 1000 - 60)
    assert (await call(world.ana, lobby))[0].private
    await world.ana.press_more(lobby, "computer")  # any action keeps the lobby open
    await world.wait(61)
    assert (await call(world.ana, lobby))[1] == sorted([world.ben.id, world.chidi.id])


async def test_a_called_regular_joins_or_turns_calls_off_from_the_message(world: World) -> None:
    lobby = await world.open()
    await ask_to_be_called(world.ben, world.chidi)
    answer, _ = await call(world.ana, lobby)
    await world.ben.press(answer, "come")
    assert (await world.table()).seat_of(world.ben.id) is not None
    assert answer.says("regulars-waits", host="Ana"), "an edit calls nobody, and names nobody as called"
    await world.wait(5)
    assert "**Ben**" in lobby.text
    mine = await world.chidi.press(answer, "be-called")
    assert mine.private
    assert mine.one("be-called").label == say("button-switch", on="yes")
    await world.chidi.press(mine, "be-called")
    assert not await world.bot.regulars.wants(world.guild.id, world.chidi.id)
    assert await world.bot.regulars.wants(world.guild.id, world.ben.id)
    await world.ana.press(lobby, "start")
    await world.wait(10)
    assert not answer.exists, "nobody can come any more"


async def test_regulars_who_cannot_come_or_play_already_are_not_called(world: World) -> None:
    away = world.guild.create_role("Elsewhere")
    unseen: dict[Any, discord.PermissionOverwrite] = {away: discord.PermissionOverwrite(view_channel=False)}
    club = world.guild.create_text_channel("club", overwrites=unseen)
    mia, eve, finn, gil = (world.arrive(name) for name in ("Mia", "Eve", "Finn", "Gil"))
    hal, ida = world.arrive("Hal", roles=[away]), world.arrive("Ida")
    mod = world.manager("Mod")
    await ask_to_be_called(world.ben, world.dana, mia, eve, finn, gil, hal, ida)
    world.channel = club
    await mod.block(world.ben)
    await world.open(host=world.dana)
    await world.begin(host=mia, computers=3)
    await world.open(host=gil, pace="slow")
    world.guild.remove_member(eve.actor)
    lobby = await world.open()
    await world.ana.invite(lobby, ida)  # she has been called already
    assert (await call(world.ana, lobby))[1] == sorted([finn.id, gil.id]), "a move a day keeps nobody from a game"


async def test_only_people_in_a_lobby_with_a_free_seat_may_call(world: World) -> None:
    await ask_to_be_called(world.dana)
    lobby = await world.open(world.ben)
    button = (await world.ana.press(lobby, "more")).one("regulars")
    (stranger,) = await world.at_once((world.chidi, lobby, button.custom_id, None))
    assert stranger.says("refusal-not-seated")
    for calls in (False, True):
        await world.change_settings(nudges=calls)
        if not calls:
            assert (await call(world.ana, lobby))[0].says("refusal-regulars-off")
    for _ in range(2):
        await world.ana.press_more(lobby, "computer")
    assert (await world.ana.press(lobby, "more")).one("regulars").disabled, "nobody else has room"
    (forged,) = await world.at_once((world.ana, lobby, button.custom_id, None))
    assert forged.says("refusal-regulars-no-seat")
    await world.ana.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING
    (late,) = await world.at_once((world.ana, lobby, button.custom_id, None))
    assert late.says("refusal-already-started")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None, "a refused call is none"


@pytest.mark.traceback
async def test_a_call_that_discord_refuses_does_not_count(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await ask_to_be_called(world.ben)
    lobby = await world.open()
    for error in (RuntimeError, TimeoutError):  # nobody says who is still on the server
        with monkeypatch.context() as unknown:
            unknown.setattr(discord.Guild, "query_members", failing(error))
            assert (await call(world.ana, lobby))[0].says("refusal-regulars-unknown")
    with monkeypatch.context() as unread:
        unread.setattr(world.bot.store.regulars, "free", failing(StoreUnavailable))
        assert (await call(world.ana, lobby))[0].says("error-storage")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None
    more = await world.ana.press(lobby, "more")
    world.env.inject_error("POST", "/interactions/*/callback", status=403)
    await world.ana.press(more, "regulars")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None


async def test_the_role_for_it_is_pinged_once_with_the_regulars_and_no_edit_pings_it(world: World) -> None:
    role, lobby = await role_to_call(world), await world.open()
    mark = len(world.watch.requests)
    answer, people = await call(world.ana, lobby)
    assert not answer.private, "also if nobody has asked to be called"
    assert f"<@&{role.id}>" in answer.text
    assert (people, roles_pinged(world, mark)) == ([], [role.id])
    await world.ben.press(answer, "come")
    assert f"<@&{role.id}>" not in answer.text
    again, _ = await call(world.ana, lobby)
    assert again.private, "half an hour is for the role too"
    await world.wait(BETWEEN_CALLS / 1000 - 10)
    await ask_to_be_called(world.dana)
    await world.ana.press_more(lobby, "computer")
    await world.wait(11)
    assert (await call(world.ana, lobby))[1] == [world.dana.id]
    assert roles_pinged(world, mark) == [role.id, role.id]


async def test_a_role_that_cannot_be_pinged_is_told_to_whoever_can_mend_it(world: World, mia: Person) -> None:
    quiet = discord.PermissionOverwrite(mention_everyone=False)
    world.channel = world.guild.create_text_channel("quiet", overwrites={world.guild.default_role: quiet})
    role, lobby = await role_to_call(world, mentionable=False), await world.open(mia)
    assert (await call(world.ana, lobby))[0].says("refusal-role-silent", role="Hearts players"), "nobody is called"
    await ask_to_be_called(world.ben)
    assert (await call(mia, lobby))[0].says("refusal-role-silent", role="Hearts players")
    mark = len(world.watch.requests)
    assert (await call(world.ana, lobby))[1] == [world.ben.id], "who cannot mend it calls the others"
    assert roles_pinged(world, mark) == []
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    await world.wait(BETWEEN_CALLS / 1000)
    assert (await call(mia, await world.open(host=mia)))[0].says("refusal-role-gone")


async def role_to_call(world: World, *, mentionable: bool = True) -> Any:
    """The role that the server wants to have pinged."""
    role = world.guild.create_role("Hearts players", mentionable=mentionable)
    await world.change_settings(call_role=role.id)
    return role


def roles_pinged(world: World, mark: int) -> list[int]:
    """The ids of the roles that messages since then have pinged, with repetitions."""
    bodies = [request.body.get("data") or request.body for request in world.watch.since(mark)]
    return [int(role) for body in bodies for role in (body.get("allowed_mentions") or {}).get("roles") or ()]


async def test_the_gateway_is_asked_which_regulars_are_still_members(connected: ConnectedWorld) -> None:
    for person in (connected.ben, connected.chidi):
        await connected.bot.regulars.want(connected.guild.id, person.id, True)
    del connected.guild.members[connected.chidi.id]
    answer = await connected.ana.press_more(await connected.open(), "regulars")
    assert {found[1] for found in PING.finditer(answer.text)} == {str(connected.ben.id)}


async def test_a_call_whose_answer_was_lost_shows_the_seats_that_are_free_now(connected: ConnectedWorld) -> None:
    await connected.bot.regulars.want(connected.guild.id, connected.ben.id, True)
    call = await connected.ana.press_more(await connected.open(), "regulars")
    cut = connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
    connected.ben.begin(call, "come")
    await until(lambda: len(cut.met) == MAX_ANSWERS)
    await connected.wait(30)
    assert call.says("regulars-note", free=2, code="1")
