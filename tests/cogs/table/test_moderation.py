"""Blocking people and taking seats from them, by command."""

from tests.world import World


async def test_somebody_who_plays_is_blocked_only_after_a_question_that_names_the_table(world: World) -> None:
    mia = world.manager()
    number = await world.begin(world.ben, computers=2)
    panel = await world.ben.command("hearts hand")
    asked = await mia.command("hearts block", member=world.ben.actor)
    assert asked.says("sure-block", name="Ben", count=1, codes=str(number))
    assert asked.verbs == ["close", "block"]
    assert (await world.table()).seat_of(world.ben.id) is not None, "not yet"
    assert (await world.ana.forge(asked, asked.one("block").custom_id)).says("refusal-managers-only")
    done = await mia.press(asked, "block")
    assert done.id == asked.id
    assert done.says("block-set", name="Ben")
    assert (await world.table()).seat_of(world.ben.id) is None
    await world.wait(2)
    assert panel.says("refusal-blocked"), "they read why their hand is gone"
    assert "join" not in panel.verbs
    assert (await mia.forge(done, f"h1:b:block:0:0:{world.ben.id}")).says("refusal-blocked-already", name="Ben")


async def test_somebody_who_leaves_while_a_moderator_is_asked_is_blocked_all_the_same(world: World) -> None:
    mia = world.manager()
    await world.begin(world.ben, computers=2)
    asked = await mia.command("hearts block", member=world.ben.actor)
    await world.ben.leave()
    assert (await world.table()).seat_of(world.ben.id) is None
    assert (await mia.press(asked, "block")).says("block-set", name="Ben")
    assert world.bot.servers.banned(world.guild.id, world.ben.id)
    unknown = await mia.forge(asked, "h1:b:block:0:0:1234567")
    assert unknown.says("refusal-not-seated-there")


async def test_somebody_in_a_lobby_or_elsewhere_is_blocked_at_once(world: World) -> None:
    mia = world.manager()
    await world.open(world.ben)
    for person in (world.ben, world.dana):
        shown = await mia.command("hearts block", member=person.actor)
        assert shown.says("block-set", name=person.name)
    assert (await world.ana.command("hearts block", member=world.chidi.actor)).says("refusal-managers-only")


async def test_it_is_said_at_which_tables_somebody_no_longer_sits(world: World) -> None:
    mia = world.manager()
    for _ in range(3):
        await world.open(world.ben)
    one = await mia.command("hearts remove", member=world.ben.actor, table="2")
    assert one.says("seat-taken-away", name="Ben", count=1, codes="2")
    others = await mia.command("hearts remove", member=world.ben.actor)
    assert others.says("seat-taken-away", name="Ben", count=2, codes="1, 3")
