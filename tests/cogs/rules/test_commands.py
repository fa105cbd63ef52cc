"""The commands about rules: people view, choose, share, import, rename and delete them."""

import discord

from bot.answers.server_settings import change_server
from bot.house_rules import MAX_SETS
from bot.ui.words import capital
from hearts import PRESETS, Rules, write_code
from hearts.codes import write_fields
from tests.bot.answers.test_access import go_elsewhere
from tests.bot.language.test_names import LINK
from tests.cogs.rules.buttons import saving
from tests.past import code, past
from tests.payloads import GALLERY, walk
from tests.world import Person, Screen, World, say

FRIDAY = Rules(end_score=52, bonus_card="JD", moon="choice")
HOUSE = ("edit", "default", "rename", "delete")


async def keep(person: Person, name: str = "Friday", rules: Rules = FRIDAY) -> Screen:
    """Saves rules under a name."""
    return await person.command("rules import", code=write_code(rules), name=name)


async def offered(person: Person, command: str, option: str, typed: str = "") -> list[str]:
    return [choice["value"] for choice in await person.complete(command, option, typed)]


# -- looking


async def test_presets_are_listed_with_a_line_each_and_those_of_the_server_first(world: World, mia: Person) -> None:
    await keep(mia)
    screen = await world.ana.command("rules presets")
    assert screen.private
    assert screen.says("presets-default", name=say("preset-standard"), about=capital(say("about-standard")))
    assert screen.text.index("**Friday**") < screen.text.index("**Standard**")
    await mia.command("rules default", name="Friday")
    assert "**Friday** · this server's default" in (await world.ana.command("rules presets")).text
    await mia.command("rules default", name="quick")
    listed = await world.ana.command("rules presets")
    assert listed.text.count("this server's default") == 1
    assert listed.says("presets-default", name=say("preset-quick"), about=capital(say("about-quick")))


async def test_a_long_list_of_presets_has_pages(world: World, mia: Person) -> None:
    for number in range(MAX_SETS):
        rules = PRESETS["family"].model_copy(update={"end_score": 30 + number, "sun": True, "floor": 0})
        await keep(mia, f"A game that we play on Friday number {number}", rules)
    first = await world.ana.command("rules presets")
    assert "number 0" in first.text
    assert "**For chips**" not in first.text
    texts = [first.text]
    while not (later := next(b for b in first.all("house-list") if b.arg == "next")).disabled:
        await world.ana.press(first, later)
        texts.append(first.text)
    assert all(sum(f"**{say(f'preset-{name}')}**" in text for text in texts) == 1 for name in PRESETS)
    back = next(b for b in first.all("house-list") if b.arg == "back")
    await world.ana.press(first, back)
    assert first.text == texts[-2]


async def test_everybody_may_read_the_rules_of_a_preset_of_the_server_and_of_a_table(world: World, mia: Person) -> None:
    await keep(mia)
    screen = await world.ana.command("rules show", name="Black Maria")
    assert "King of spades 10, ace of spades 7" in screen.text
    assert screen.says("rule-breaking", breaking="none")
    assert "jack of diamonds" in (await world.ana.command("rules show", name="friday")).text
    await world.open(preset="Friday")
    table = await world.ben.command("rules show")
    assert table.says("rules-title", named=True, preset="Friday")
    assert table.says("rule-moon", moon="choice", points=26, down=26, bonus=False)


async def test_a_game_is_explained_from_the_list_in_short_and_then_as_a_whole(world: World, mia: Person) -> None:
    await keep(mia)
    screen = await world.ana.command("rules presets")
    await world.ana.pick(screen, screen.one("house-show"), ["Friday"])
    assert screen.says("rules-title-named", name="Friday")
    assert screen.says("rules-except")
    assert not screen.says("rule-follow")
    await world.ana.press(screen, "poster")
    assert screen.says("rule-follow")
    await world.ana.press(screen, "house-list")
    assert screen.says("presets-title")
    await world.ana.pick(screen, screen.one("house-show"), ["quick"])
    lobby = await world.ana.press(screen, "new")
    assert "Quick" in lobby.text


async def test_rules_that_do_not_exist_are_refused(mia: Person) -> None:
    for command in ("show", "share"):
        screen = await mia.command(f"rules {command}", name="Sunday")
        assert screen.says("refusal-no-such-rules", name="Sunday")
    assert (await mia.command("rules edit", name="Sunday")).says("refusal-no-rules-to-edit", name="Sunday")
    for command in ("rename", "delete"):
        options = {"new": "Monday"} if command == "rename" else {}
        screen = await mia.command(f"rules {command}", name="family", **options)
        assert screen.says("refusal-not-house-rules", name="family")


# -- choosing


async def test_a_new_table_plays_a_game_of_the_server_by_its_name_or_as_its_default(world: World, mia: Person) -> None:
    await keep(mia)
    lobby = await world.open(preset="friday")
    assert "Friday" in lobby.text
    await mia.command("rules default", name="Friday")
    await world.open(host=world.ben)
    assert [(await world.table(number)).rules for number in (1, 2)] == [FRIDAY, FRIDAY]
    await mia.command("rules default", name="standard")
    await world.open(host=world.chidi)
    assert (await world.table(3)).rules == Rules()


async def test_a_preset_can_be_the_default_and_stays_one_game_of_this_name(world: World, mia: Person) -> None:
    every = await offered(mia, "hearts new", "preset")
    screen = await mia.command("rules default", name="omnibus")
    assert screen.says("house-default-set", name="Omnibus")
    assert await offered(mia, "hearts new", "preset") == every
    assert not await world.bot.house_rules.sets(world.guild.id), "the server gets no copy"
    await world.restart()
    await world.open()
    assert (await world.table()).rules == PRESETS["omnibus"]
    assert (await world.table()).record.preset == "omnibus"
    await keep(mia)
    await mia.command("rules default", name="Friday")
    question = await mia.command("rules delete", name="Friday")
    await mia.press(question, "house-delete")
    await world.open(host=world.ben)
    assert (await world.table(2)).record.preset == "standard", "not what was the default before"


async def test_the_list_of_games_offers_those_of_the_server_before_the_presets(world: World, mia: Person) -> None:
    await keep(mia)
    await keep(mia, "Omnibus", Rules(bonus_card="JD"))
    for command, option in (("hearts new", "preset"), ("rules show", "name"), ("rules edit", "name")):
        every = await offered(mia, command, option)
        assert every[:3] == ["Friday", "Omnibus", "standard"]
        assert "omnibus" not in every
        assert len(every) == 25
    assert await offered(mia, "hearts new", "preset", "BLACK") == ["black_maria"]
    assert await offered(mia, "rules delete", "name", "o") == ["Omnibus"]
    assert await offered(world.ana, "hearts new", "preset", "zzz") == []


async def test_presets_are_found_by_other_names_that_people_give_them(world: World) -> None:
    wanted = {"black lady": "standard", "target": "quick", "2 and 2": "aldergrove", "indian": "hoosier"}
    for typed, preset in wanted.items():
        assert preset in await offered(world.ana, "hearts new", "preset", typed)
    assert await offered(world.ana, "hearts new", "preset", "target 500") == ["spot"]
    assert "omnibus" in await offered(world.ana, "hearts new", "preset", "jack of diamonds")
    shown = await world.ana.command("rules show", name="Black Lady")
    assert shown.says("rules-title-named", name="Standard")


async def test_the_number_of_players_fits_the_preset_to_them(world: World, mia: Person) -> None:
    await world.open(preset="cancellation", players=12)
    assert (await world.table(1)).rules.number_of_decks == 3
    await keep(mia)
    await world.open(host=world.ben, preset="Friday", players=5)
    assert (await world.table(2)).rules == Rules(**FRIDAY.differences() | {"seats": 5})


async def test_a_game_by_seats_fits_more_players_by_its_code_and_as_the_default_of_a_server(
    world: World, mia: Person
) -> None:
    for table, (name, players, limit, decks) in enumerate(
        [("family", 8, 200, 2), ("cancellation", 12, 100, 3)] * 2, start=1
    ):
        if table < 3:
            await world.open(host=world.ben, preset=write_code(PRESETS[name]), players=players)
        else:
            await mia.command("rules import", code=write_code(PRESETS[name]), name=f"Our {name}")
            await mia.command("rules default", name=f"Our {name}")
            await world.open(host=world.ben, players=players)
        rules = (await world.table(table)).rules
        assert (rules.seats, rules.limit, rules.number_of_decks) == (players, limit, decks)


async def test_players_that_do_not_fit_are_refused_with_the_reason(world: World, mia: Person) -> None:
    screen = await world.ana.command("hearts new", preset="hoosier", players=5)
    assert screen.private
    assert screen.says("conflict-across-odd-seats", seats=5)
    await keep(mia, "Friday", Rules(seats=8, moon="choice", passing="split"))
    screen = await world.ana.command("hearts new", preset="Friday", players=7)
    assert screen.says("conflict-across-odd-seats", seats=7)
    assert (await world.ana.command("hearts new", preset="three", players=5)).private


async def test_a_table_keeps_the_rules_that_it_began_with(world: World, mia: Person) -> None:
    await keep(mia)
    await world.open(preset="Friday")
    question = await mia.command("rules delete", name="Friday")
    await mia.press(question, "house-delete")
    await world.restart()
    assert (await world.table()).rules == FRIDAY
    assert (await world.ben.command("rules show")).says("rules-title", named=True, preset="Friday")


# -- sharing


async def test_shared_rules_come_as_a_code_and_as_its_picture(world: World, mia: Person) -> None:
    await keep(mia)
    screen = await world.ana.command("rules share", name="Friday")
    code = write_code(FRIDAY)
    assert screen.says("share-code", code=code)
    (gallery,) = [part for part in walk(screen.stored.components) if part["type"] == GALLERY]
    assert code in gallery["items"][0]["description"]
    (attachment,) = screen.stored.attachments
    assert code in str(attachment)


async def test_without_a_name_the_default_is_shared(world: World, mia: Person) -> None:
    assert (await world.ana.command("rules share")).says("share-code", code=write_code(Rules()))
    await keep(mia)
    await mia.command("rules default", name="Friday")
    screen = await world.ana.command("rules share")
    assert screen.says("share-code", code=write_code(FRIDAY))
    assert screen.says("share-default")
    assert not (await world.ana.command("rules share", name="Friday")).says("share-default")


async def test_an_imported_code_shows_what_it_would_change_before_it_is_saved(mia: Person) -> None:
    await keep(mia, "Ours", Rules(end_score=75))
    await mia.command("rules default", name="Ours")
    code = write_code(FRIDAY).lower()
    screen = await mia.command("rules import", code=f" {code[:4]}-{code[4:]} ")
    assert screen.says("house-hint"), "nothing is saved yet"
    assert screen.says("note-house-import-read")
    assert screen.one("new").label == say("button-open-table"), "it can be played as it is"
    assert not saving(screen, "as").disabled
    assert "Friday" not in (await mia.command("rules presets")).text
    same = await mia.command("rules import", code=write_code(Rules(end_score=75)))
    assert same.says("note-house-import-same")


async def test_how_imported_rules_differ_from_standard_hearts_is_said_once(mia: Person) -> None:
    screen = await mia.command("rules import", code=write_code(Rules(end_score=75)))
    assert screen.text.count("75") == 1


async def test_whoever_imports_rules_that_have_a_name_on_the_server_is_told_it(mia: Person) -> None:
    await keep(mia)
    screen = await mia.command("rules import", code=write_code(FRIDAY))
    assert screen.says("note-house-import-known", name="Friday")
    screen = await mia.command("rules import", code=write_code(FRIDAY), name="Saturday")
    assert screen.says("note-house-import-known", name="Friday")
    assert screen.says("settings-saved")
    screen = await mia.command("rules import", code=write_code(Rules(end_score=75)), name="Sunday")
    assert "Friday" not in screen.text


async def test_a_person_without_the_right_to_save_sees_what_a_code_means_and_can_play_by_it(world: World) -> None:
    screen = await world.ana.command("rules import", code=write_code(FRIDAY))
    assert screen.says("rule-moon", moon="choice", points=26, down=26, bonus=False)
    assert screen.verbs == ["poster", "new", "house-list", "close"]
    await world.ana.press(screen, "new")
    assert (await world.table()).rules == FRIDAY
    screen = await world.ana.command("rules import", code=write_code(FRIDAY), name="Mine")
    assert screen.says("refusal-rules-locked")


async def test_where_codes_are_off_only_rules_with_a_name_open_a_table(world: World, mia: Person) -> None:
    await mia.has(lambda ctx: change_server(ctx, codes=False))
    assert (await world.ana.command("rules import", code=write_code(FRIDAY))).verbs == ["poster", "house-list", "close"]
    await keep(mia)
    assert "new" in (await world.ana.command("rules import", code=write_code(FRIDAY))).verbs


async def test_a_code_that_gives_no_rules_is_refused_with_the_reason(mia: Person) -> None:
    reasons = {"hello": "nonsense", "mumble": "nonsense", "10H0ZQE": "typo"}
    reasons |= {"2ZRX": "typo", "2ZR": "newer", "1134G7R": "refused"}
    for typed, reason in reasons.items():
        assert (await mia.command("rules import", code=typed)).says(f"refusal-code-{reason}"), typed


# -- keeping


async def test_only_people_who_manage_the_server_change_its_rules(world: World, mia: Person) -> None:
    await keep(mia)
    for command in HOUSE:
        options = {} if command == "edit" else {"name": "Friday"}
        options |= {"new": "Saturday"} if command == "rename" else {}
        screen = await world.ana.command(f"rules {command}", **options)
        assert screen.private
        assert screen.says("refusal-rules-locked")
    assert "Friday" in (await world.ana.command("rules presets")).text


async def test_a_game_gets_another_name_and_stays_the_default(world: World, mia: Person) -> None:
    await keep(mia)
    await keep(mia, "Attic")
    await mia.command("rules default", name="Friday")
    screen = await mia.command("rules rename", name="friday", new="  Friday *night*  ")
    assert screen.says("house-renamed", old="Friday", new=r"Friday \*night\*")
    await world.open()
    assert (await world.table()).record.preset == "Friday *night*"
    assert (await mia.command("rules rename", name="Attic", new="FRIDAY *NIGHT*")).says(
        "refusal-name-taken", name=r"FRIDAY \*NIGHT\*"
    )
    assert (await mia.command("rules rename", name="Attic", new="~~")).says("refusal-name-empty", most=40)
    assert (await mia.command("rules rename", name="Attic", new="AT\N{RIGHT-TO-LEFT MARK}TIC")).says(
        "house-renamed", old="Attic", new="ATTIC"
    )


async def test_a_game_is_deleted_after_a_question(world: World, mia: Person) -> None:
    await keep(mia)
    await mia.command("rules default", name="Friday")
    question = await mia.command("rules delete", name="Friday")
    await mia.press(question, "house-keep")
    assert question.says("house-kept", name="Friday")
    question = await mia.command("rules delete", name="Friday")
    again, late = [await mia.command("rules delete", name="Friday") for _ in range(2)]
    await mia.press(question, "house-delete")
    assert question.says("house-deleted", name="Friday")
    assert question.says("house-default-standard")
    assert (await mia.press(late, "house-keep")).says("refusal-rules-gone")
    assert (await mia.press(again, "house-delete")).says("refusal-rules-gone")
    await world.open()
    assert (await world.table()).rules == Rules()
    await keep(mia)


async def test_a_server_keeps_so_many_games_and_no_more(mia: Person) -> None:
    for number in range(MAX_SETS):
        await keep(mia, f"Game {number}")
    assert (await keep(mia, "One more")).says("refusal-too-many-rules", most=MAX_SETS)
    again = await keep(mia, "game 3")
    assert again.says("house-title-named", name="Game 3"), "the same rules under the same name"
    assert again.says("settings-saved")


async def test_house_rules_survive_a_restart(world: World, mia: Person) -> None:
    await keep(mia)
    await mia.command("rules default", name="Friday")
    question = await mia.command("rules delete", name="Friday")
    await world.restart()
    assert await offered(world.ana, "hearts new", "preset", "fri") == ["Friday"]
    await mia.press(question, "house-delete")
    assert question.says("house-deleted", name="Friday")


async def test_house_rules_that_another_process_has_changed_are_known_at_once(world: World, mia: Person) -> None:
    await keep(mia)
    await world.bot.store.house_rules.rename(world.guild.id, "Friday", "Saturday")
    assert await offered(world.ana, "hearts new", "preset", "day") == ["Saturday"]


async def test_a_server_sees_its_own_games_only(world: World, mia: Person) -> None:
    await keep(mia)
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("hearts")
    role = other.create_role("Organizers", permissions=discord.Permissions(manage_guild=True))
    stranger = Person(world, other.add_member(world.env.create_user("sam", global_name="Sam"), roles=[role]))
    screen = await stranger.command("rules presets", channel=channel)
    assert "Friday" not in screen.text
    (friday,) = await world.bot.house_rules.sets(world.guild.id)
    mine = await stranger.command("rules import", channel=channel, code=write_code(FRIDAY), name="Mine")
    assert mine.says("settings-saved")
    ours, world.guild = world.guild, other
    for custom_id in (f"h1:b:house-delete:0:{friday.id}:", f"h1:b:house-save:0:{friday.id}:.{write_fields({})}"):
        answer = await stranger.forge(mine, custom_id)
        assert answer.says("refusal-unreadable")
    assert len(await world.bot.house_rules.sets(ours.id)) == 1


async def test_the_question_before_a_copy_is_deleted_says_that_the_built_in_game_stays(mia: Person) -> None:
    await keep(mia)
    await keep(mia, "Omnibus", Rules(bonus_card="JD"))
    for name, built_in in (("Friday", False), ("Omnibus", True)):
        question = await mia.command("rules delete", name=name)
        assert question.says("house-sure-delete", name=name, built_in=built_in)
    await mia.press(question, "house-delete")
    assert not question.says("house-default-standard")


async def test_the_name_of_a_set_of_rules_does_no_harm(world: World) -> None:
    mia = world.manager()
    shown = await mia.command("rules import", code=write_code(PRESETS["omnibus"]), name="https://evil.example/free")
    assert shown is not None
    for name in ("https://evil.example/free", "nothing like https://evil.example"):
        answer = await mia.command("rules show", name=name)
        assert not LINK.search(answer.text), answer.text


async def test_rules_of_a_table_on_another_server_are_not_shown(world: World) -> None:
    table = await past(world, 0, 1, rounds=1)
    go_elsewhere(world)
    assert (await world.manager().command("rules show", table=code(table))).says("refusal-no-such-table")
