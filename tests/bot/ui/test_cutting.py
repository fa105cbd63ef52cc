"""Cutting the pack: between the hash and the deal, by the person to the dealer's right, visible to everybody."""

import re
from dataclasses import replace
from random import Random

from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.person import Person as Somebody
from bot.tables.runner import Runner
from bot.tables.seating import TableOptions, begin, join, open_table
from bot.ui.cutting import cutting, cutting_panel
from bot.ui.words import short_hash
from db import Status, TableSettings
from hearts import Game, Phase, RoundResult, Rules
from hearts.round import round_of
from tests.bot.tables.lobby import BEN, CHIDI
from tests.bot.tables.lobby import playing as table_of
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.cogs.forms import open_form
from tests.screens import Button
from tests.world import Person, Screen, World

TEN_SECONDS = 10


async def to_be_cut(world: World, *guests: Person) -> tuple[int, Person, Person]:
    """A table that waits for a cut: its number, the person who may cut, and somebody who may not."""
    lobby = await world.open(*(guests or (world.ben,)), cut=True, computers=2)
    assert lobby.says("lobby-cut")
    await world.ana.press(lobby, "start")
    await world.wait(1)
    table = await world.table()
    assert table.cutter is not None
    people = {seat.seat: next(p for p in world.people if p.id == seat.player_id) for seat in table.present}
    cutter = people.pop(table.cutter)
    return table.record.id, cutter, next(iter(people.values()))


def at(mine: Screen, place: str) -> Button:
    return next(item for item in mine.all("cut") if item.arg == place)


async def write(person: Person, screen: Screen, cut: str) -> Screen:
    """Presses Cut, then Other…, and fills in the form."""
    mine = await person.show(screen)
    return await (await open_form(person, mine, at(mine, ""))).send(cut=cut)


async def test_the_hash_is_shown_before_the_cut_and_the_cut_to_everybody(world: World) -> None:
    number, cutter, other = await to_be_cut(world)
    board, sealed = world.board(number), (await world.table()).rounds[-1]
    assert short_hash(sealed.commitment) in board.text
    assert not (await world.table()).game.events, "nothing is dealt yet"
    mine = await cutter.show(board)
    assert not mine.cards
    assert not (await other.show(board)).all("cut")
    assert (await other.forge(mine, mine.all("cut")[0].custom_id)).says("refusal-cut-of-another", name=cutter.name)
    await cutter.press(mine, mine.all("cut")[0])
    await world.wait(2)
    dealt = await world.table()
    (round,) = dealt.rounds
    assert (round.commitment, dealt.game.phase) == (sealed.commitment, Phase.PASSING)
    assert round.cut is not None
    assert dealt.game.round is not None
    assert dealt.game.round.deal == type(dealt.game)(dealt.rules).shuffle(round.secret, round.cut)
    assert str(round.cut) in re.findall(r"✂️[^\n]*?(\d+)", world.board(number).text)
    assert (await other.show(world.board(number))).cards, "the hands are there"


async def test_whoever_may_cut_may_also_not_cut(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    mine = await cutter.show(world.board(number))
    assert (await cutter.press(mine, at(mine, "0"))).cards, "the cards are dealt"
    assert (await world.table()).rounds[0].cut == 0
    await world.wait(2)
    assert world.board(number).says("note-cut", cut=0)


async def test_a_restart_before_the_cut_keeps_the_seal_and_gives_the_whole_time_again(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    sealed = (await world.table()).rounds
    await world.restart(away=TEN_SECONDS * 3)
    await world.wait(3)
    assert (await world.table()).rounds == sealed
    await write(cutter, world.board(number), "7")
    assert (await world.table()).rounds[0].secret == sealed[0].secret


async def test_a_round_with_a_cut_is_verified_after_it(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    assert (await world.ana.command("hearts verify")).says("verify-playing")
    await write(cutter, world.board(number), "17")
    for person in (world.ana, world.ben):
        await person.show(world.board(number))
    await world.skip_round(number)
    proof = await world.ana.command("hearts verify")
    for key in ("verify-sealed", "verify-fair"):
        assert proof.says(key)
    assert proof.says("verify-cut", cut=17)
    assert b"\ncut: 17\n" in (world.env.backend.cdn.get(proof.stored.attachments[0]["url"]) or b"")


def test_the_person_nearest_at_the_dealers_right_cuts_and_the_dealer_last() -> None:
    rng = Random(1)
    runner = Runner(Tempo(), Computers(rng))
    options = TableOptions(1, 1, Rules(), "standard", TableSettings(cut=True))
    table = join(open_table(1, Somebody(1, "Ana"), options, 0, rng), Somebody(2, "Ben"))
    for secret in (bytes([number]) * 16 for number in range(20)):
        sealed = runner.seal_round(begin(table, rng), secret, 0)
        dealer = sealed.game.shuffle(secret).dealer
        assert sealed.cutter == {0: 1, 1: 0, 2: 1, 3: 1}[dealer], "Ana has seat 0, Ben seat 1"
        assert sealed.record.status is Status.PLAYING


def test_a_pack_is_cut_only_with_the_option_and_a_person_at_the_table() -> None:
    rng = Random(1)
    runner = Runner(Tempo(), Computers(rng))
    table = open_table(1, Somebody(1, "Ana"), TableOptions(1, 1, Rules(), "standard"), 0, rng)
    assert runner.seal_round(begin(table, rng), bytes(16), 0).rounds[0].cut is None
    away = table.with_settings(cut=True).with_seat(0, away=True)
    assert runner.seal_round(begin(away, rng), bytes(16), 0).game.round is not None


def test_the_person_who_cuts_gets_places_all_over_the_pack_and_everybody_sees_who_it_is() -> None:
    table = table_of(Game(Rules()), BEN, CHIDI).with_record(due_at=90_000)
    view = replace(table.seen_by(BEN.id), cutter=1, most_cut=51, commitment="ab" * 32)
    board, mine = Drawn(cutting(view, say)), Drawn(cutting_panel(view, say, "a note"))
    assert board.says("cut-title", round=1)
    assert board.says("cut-asks", who="**Ben**")
    assert board.says("note-sealed", hash=short_hash("ab" * 32))
    assert [item.label for item in board.all("hand")] == [say("button-cut")], "there is no hand yet"
    assert board.verbs == ["hand", "more"]
    later = replace(
        view, game=replace(view.game, rounds=(RoundResult(0, 0, (0,) * 4, (), (0,) * 4, ((),) * 4, (0,) * 4),) * 2)
    )
    assert round_of(Drawn(cutting(later, say)).one("more").number) == 2, "it is found again by that"
    assert mine.says("cut-yours")
    assert short_hash("ab" * 32) not in mine.text, "it is public"
    assert "a note" in mine.text
    assert [(item.arg, item.label) for item in mine.all("cut")] == [
        *((str(place), str(place)) for place in (11, 21, 31, 41)),
        ("", say("button-cut-elsewhere")),
        ("0", say("button-no-cut")),
    ]
    wanted = table.with_seat(0, wants_end=True).seen_by(None)
    assert Drawn(cutting(replace(wanted, cutter=1), say)).verbs == ["cancel", "sure", *board.verbs]
    others = Drawn(cutting_panel(replace(view, me=0), say, ""))
    assert others.says("cut-asks", who="**Ben**")
    assert others.verbs == ["refresh"]
    in_every_language(lambda say: cutting(view, say))
