"""Hints: which card to play or pass, and why, shown only to the person who asks, and never a move."""

import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.answers.server_settings import change_server
from bot.tables.pace import PACES, SECOND
from bot.tables.person import Person as Sitter
from bot.tables.thinking import TooLong, Worker
from bot.ui.words import hint_lines
from cogs.coach.screens import explanation, hint_in_words
from hearts import Card, Pass, Phase, View
from players import choose, coach, hint
from players.search import Budget
from tests.bot.messages.test_panels import nudges
from tests.db.patience import PATIENCE
from tests.hindered import failing
from tests.world import Person, Screen, World, living, say

BULB = "💡"
CHOSEN = discord.ButtonStyle.success.value


async def hinted(person: Person) -> Screen:
    """The panel of a person who has asked for a hint, and is sure."""
    screen = await person.press(person.panel, "hint")
    return await person.press(screen, "hint") if screen.says("hint-sure") else screen


async def test_who_asks_for_the_first_hint_of_a_game_is_told_first_what_it_costs(world: World) -> None:
    await world.begin(world.ben, computers=2)
    asked = await world.ana.press(world.ana.panel, "hint")
    assert asked.says("hint-sure")
    assert not (await world.table()).seats[0].hinted
    kept = await world.ana.press(asked, "hand")
    assert BULB not in kept.text
    assert kept.one("pass"), "she may still choose"
    assert (await world.ana.command("hearts hint")).says("hint-sure")
    assert BULB in (await hinted(world.ana)).text
    assert (await world.table()).seats[0].hinted
    assert BULB in (await world.ana.command("hearts hint")).text, "it costs nothing more"


async def test_a_hint_for_a_pass_names_cards_and_reasons(world: World) -> None:
    await world.begin(world.ben, computers=2)
    before, mark = await world.table(), len(world.watch.requests)
    panel = await hinted(world.ana)
    advised = hint(before.game.view(0))
    assert panel.private
    assert [line for line in panel.text.splitlines() if BULB in line] == hint_lines(advised, say, chips=False)
    marked = {item.arg.partition(".")[0] for item in panel.all("toggle") if BULB in item.label}
    assert marked == set(map(str, advised.cards))
    assert panel.says("pass-none", count=3), "they are not chosen yet"
    assert panel.one("pass").disabled, "a second press on what led here must pass nothing"
    assert all(panel.text.count(say.card(card)) == 1 for card in advised.cards), "only what speaks for it names a card"
    assert (await world.table()).game is before.game, "a hint is no move"
    assert world.watch.count(mark) == {"answer": 2}, "the question, and the hint"
    assert BULB not in world.ben.panel.text
    assert BULB not in world.board().text
    for card in advised.cards:
        panel = await world.ana.press(panel, next(item for item in panel.all("toggle") if item.arg == f"{card}.1"))
    await world.ana.press(panel, "pass")
    assert (await world.table()).game.view(0).passed == advised.cards


async def test_a_hint_for_a_question_that_was_answered_meanwhile_is_not_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ben, computers=2)
    thinking = world.bot.tables.thinking

    async def slowly(*_: object) -> None:
        for person in (world.ana, world.ben):
            table = await world.table()
            cards = table.game.hand(table.my_seat(person.id))[:3]
            await world.bot.tables.act(1, Sitter(person.id, person.name), Pass(cards))

    monkeypatch.setattr(thinking, "searches", True)
    monkeypatch.setattr(thinking, "advise", slowly)
    panel = await hinted(world.ana)
    assert panel.says("note-outdated")
    assert BULB not in panel.text


async def test_a_hint_keeps_the_cards_that_are_chosen(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = await world.ana.in_menus()
    await world.ana.choose(panel, "choose", panel.one("choose").values[:3])
    panel = await hinted(world.ana)
    assert panel.one("choose").chosen == panel.one("choose").values[:3]


async def test_a_hint_for_a_pass_stays_until_the_cards_are_passed(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = await hinted(world.ana)
    advice = [line for line in panel.text.splitlines() if BULB in line]
    for _ in range(2):
        panel = await world.ana.press(panel, next(item for item in panel.all("toggle") if item.style != CHOSEN))
        assert [line for line in panel.text.splitlines() if BULB in line] == advice
    await world.ana.command("hearts pass", cards=" ".join(map(str, (await world.table()).game.hand(0)[:3])))
    assert BULB not in (await world.ana.command("hearts hand")).text, "the cards are passed"


async def test_a_hint_for_cards_that_were_passed_while_the_coach_thought_is_not_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ben, computers=2)

    async def slowly(*_: object) -> None:
        cards = (await world.table()).game.hand(0)[:3]
        await world.bot.tables.act(1, Sitter(world.ana.id, world.ana.name), Pass(cards))

    monkeypatch.setattr(world.bot.tables.thinking, "searches", True)
    monkeypatch.setattr(world.bot.tables.thinking, "advise", slowly)
    assert (await hinted(world.ana)).says("note-outdated")
    assert BULB not in (await world.ana.command("hearts hand")).text


async def test_a_hint_for_a_play_names_a_legal_card(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    for _ in range(6):
        person = await world.until_turn()
        before = await world.table()
        if len({*before.game.legal_plays(before.my_seat(person.id))}) == 1:
            assert "hint" not in person.panel.verbs
            await person.play()
            continue
        panel = await hinted(person)
        (advised,) = [line for line in panel.text.splitlines() if line.startswith(BULB)]
        (marked,) = [item for item in panel.all("play") if BULB in str(item.label)]
        move = choose("casual", before.game.view(before.my_seat(person.id)), world.bot.tables.rng)
        assert any(say.card(card) in advised for card in panel.playable)
        assert say.card(move.card) in advised
        assert marked.arg == str(move.card)
        panel = await person.show(world.board())
        assert BULB in panel.text, "it stays until the card is played"
        assert (await world.table()).game is before.game
        await person.play(screen=panel)
        await world.wait(1)


async def test_a_hint_stays_on_the_screen_when_its_reader_is_called(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana, pace="slow")
    await world.pass_all()
    person = await world.until_turn()
    while len(person.panel.playable) < 2:  # the only legal card plays itself
        person = await world.until_turn()
        await world.wait(1)
    panel = await hinted(person)
    assert BULB in panel.text
    shown = panel.text
    await world.wait(PACES["slow"].nudge / SECOND + 10)
    assert len(nudges(world)) == 1
    assert panel.text == shown


async def test_a_player_whose_turn_it_is_not_gets_the_panel_and_no_hint(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    button = world.ana.panel.one("hint").custom_id
    await world.ana.pass_cards()
    assert "hint" not in world.ana.panel.verbs
    for answer in (await world.ana.command("hearts hint"), await world.ana.forge(world.ana.panel, button)):
        assert answer is not None
        assert answer.says("hint-none")
    assert not any(seat.hinted for seat in (await world.table()).seats), "it costs nothing"
    await world.pass_all()
    await world.until_turn()
    waiting = next(person for person in world.people if not person.panel.playable)
    assert "hint" not in waiting.panel.verbs
    assert (await waiting.command("hearts hint")).says("hint-none")
    assert (await world.table()).game.phase is Phase.PLAYING


async def test_a_hint_for_the_cards_of_others_is_refused(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.dana.command("hearts hint")).says("refusal-no-table-of-yours")
    stranger = await world.dana.forge(await world.dana.show(world.board()), world.ana.panel.one("hint").custom_id)
    assert stranger is not None
    assert BULB not in stranger.text
    assert not stranger.cards


async def test_a_table_may_be_opened_without_hints(world: World) -> None:
    await world.begin(world.ben, computers=2, hints=False)
    assert "hint" not in world.ana.panel.verbs
    assert (await world.ana.command("hearts hint")).says("refusal-hints-off")


async def test_a_server_may_switch_hints_off(world: World, mia: Person) -> None:
    await world.begin(world.ben, computers=2)
    button = world.ana.panel.one("hint").custom_id
    assert BULB in (await hinted(world.ana)).text
    await mia.has(lambda ctx: change_server(ctx, hints=False))
    assert BULB not in (await world.ana.command("hearts hand")).text, "what was given goes, too"
    assert not world.bot.servers.settings(world.guild.id).hints
    assert (await world.ana.command("hearts hint")).says("refusal-hints-off")
    assert (await world.chidi.command("hearts new", hints=True)).says("refusal-hints-off")
    assert (await world.chidi.command("hearts new")).says("lobby-title")
    stale = await world.ana.forge(world.ana.panel, button)
    assert stale is not None
    assert stale.says("refusal-hints-off")
    assert "hint" not in (await world.ana.command("hearts hand")).verbs
    await world.pass_all()
    person = await world.until_turn()
    assert "hint" not in person.panel.verbs
    await mia.has(lambda ctx: change_server(ctx, hints=True))
    assert "hint" in (await person.command("hearts hand")).verbs


# -- the coach


@pytest.fixture
async def thinking(tmp_path: Path, compiled: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world whose coach is ready, and thinks only briefly."""
    monkeypatch.setattr(coach.advise, "__defaults__", (Budget(60, 300),))
    monkeypatch.setattr(coach, "PASS_ROLLOUTS", 300)
    async with living(tmp_path, threads=1) as world:
        yield world


async def test_the_coach_shows_outlooks_to_one_person_and_changes_nothing(thinking: World) -> None:
    world = thinking
    await world.begin(world.ben, computers=2)
    for phase in (Phase.PASSING, Phase.PLAYING):
        person = world.ana if phase is Phase.PASSING else await world.until_turn()
        before = await world.table()
        assert before.game.phase is phase
        panel = await hinted(person)
        view = before.game.view(before.my_seat(person.id))
        advice = coach.advise(view)
        assert advice is not None
        assert panel.private
        assert hint_in_words(advice, view, say) in panel.text
        assert not any(line in panel.text for line in explanation(advice, view, say))
        if advice.sure:
            await person.press(panel, next(item for item in panel.all("hint") if item.arg == "why"))
            assert all(line in panel.text for line in explanation(advice, view, say))
        more = phase is Phase.PASSING and advice.sure  # other cards may be chosen, and compared
        assert any(item.arg == "why" for item in panel.all("hint")) is more
        assert (await world.table()).game is before.game
        other = world.ben if person is world.ana else world.ana
        assert BULB not in other.panel.text + world.board().text
        await world.pass_all()


async def test_cards_that_are_chosen_to_pass_are_compared_with_the_advised_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(view: View, also: tuple[Card, ...] = ()) -> coach.Advice:
        hand, (bad, good) = view.hand, (5.0, 0.1)
        found = [(hand[:3], 0.0), (hand[3:6], 2.0), *([(also, bad if hand[-1] in also else good)] if also else [])]
        return coach.Advice(tuple(coach.Outlook(cards, 6.0, behind, 0.1, 0.0, 0.0) for cards, behind in found), 500.0)

    monkeypatch.setattr(coach, "advise", judged)
    async with living(tmp_path, threads=1) as world:
        await world.begin(world.ben, computers=2)
        panel, ana, hand = await hinted(world.ana), world.ana, (await world.table()).game.hand(0)
        for cards, told in (
            ((), say("coach-better", amount="2 points", cards=say.cards(hand[3:6]), named=False, rest=False)),
            (hand[-3:], say("coach-better", amount="5 points", cards=say.cards(hand[-3:]), named=False, rest=False)),
            (hand[6:9], say("coach-alike", cards=say.cards(hand[6:9]))),
            (hand[:3], say("coach-better", amount="2 points", cards=say.cards(hand[3:6]), named=False, rest=False)),
        ):
            for item in [item for item in panel.all("toggle") if item.style == CHOSEN]:
                panel = await ana.press(panel, item)
            for card in cards:
                panel = await ana.press(panel, next(item for item in panel.all("toggle") if item.arg == f"{card}.1"))
            panel = await ana.press(panel, next(item for item in panel.all("hint") if item.arg == "why"))
            assert panel.text.count(told) == 1
            assert (
                sum(
                    say.cards(each) in panel.text.replace(say("pass-ready", cards=say.cards(cards)), "")
                    for each in (hand[3:6], hand[-3:], hand[6:9])
                )
                == 1
            ), "only what is compared"
            chosen = {item.arg.partition(".")[0] for item in panel.all("toggle") if item.style == CHOSEN}
            assert chosen == set(map(str, cards))


async def test_a_rule_of_thumb_is_given_until_the_coach_is_ready(tmp_path: Path) -> None:
    async with living(tmp_path, threads=1) as world:
        await world.begin(world.ben, computers=2)
        panel = await hinted(world.ana)
        assert hint_lines(hint((await world.table()).game.view(0)), say, chips=False)[0] in panel.text


async def test_many_presses_on_a_hint_ask_the_coach_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []
    monkeypatch.setattr(coach, "advise", asked.append)
    async with living(tmp_path, threads=1) as world:
        await world.begin(world.ben, computers=2)
        await world.bot.tables.mark_hinted(1, Sitter(world.ana.id, "Ana"))
        panel = world.ana.panel
        answers = await world.at_once(*[(world.ana, panel, panel.one("hint").custom_id, None)] * 20)
        assert all(answer is not None for answer in answers)
    assert len(asked) == 1


async def test_a_game_with_a_hint_can_only_be_lost(world: World) -> None:
    await world.begin(world.ben, computers=2, preset=await world.short_game())
    await hinted(world.ana)
    await world.restart()
    await world.wait(3)
    assert [seat.hinted for seat in (await world.table()).seats] == [True, False, False, False]
    for person in (world.ana, world.ben):
        await person.show(world.board())
    while (await world.table()).alive:
        await world.skip_round()
        await world.go_on()
    await world.wait(3)
    assert world.board().says("rating-hinted", who="Ana")
    rows = {row.player_id: row.division for row in (await world.table()).results if row.player_id is not None}
    assert rows == {world.ana.id: "standard", world.ben.id: "standard"}
    for standing in await world.bot.store.standings.of_player(world.ana.id, world.guild.id):
        assert (standing.games, standing.wins) == (1, 0)
        assert standing.rating is None or standing.rating <= 1500


async def test_a_coach_that_does_not_come_to_an_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = threading.Event()
    monkeypatch.setattr(coach, "advise", lambda view: over.wait())
    async with living(tmp_path, threads=1) as world:
        await world.begin(world.ben, computers=2)
        monkeypatch.setattr(world.bot.tables.thinking, "_coach_worker", Worker(0.1))
        panel = await hinted(world.ana)
        assert BULB in panel.text
    over.set()


# -- tips, which the coach gives by itself


def advised(screen: Screen) -> set[str]:
    """The cards that are advised on a panel."""
    return {item.arg.partition(".")[0] for item in (*screen.all("toggle"), *screen.all("play")) if BULB in item.label}


async def coached(world: World) -> Screen:
    """Ana's panel of a solo game in which the coach speaks by itself."""
    await world.ana.has(lambda ctx: ctx.prefer(coached=True, speed="at-once"))
    world.watch.requests.clear()
    return await world.ana.command("solo")


async def test_a_tip_is_what_the_coach_advises_to_who_asks_why(thinking: World) -> None:
    pytest.importorskip("cogs.solo")
    world = thinking
    await coached(world)
    asked_why = 0
    for _ in range(40):
        view = (await world.table()).game.view(0)
        if view.phase not in (Phase.PASSING, Phase.PLAYING):
            break
        await world.wait(2)
        panel = world.ana.panel
        if not view.my_turn:
            await world.ana.press(panel, panel.one("on"))
            continue
        if (advice := coach.advise(view)) is not None:
            best = set(map(str, coach.careful(advice, view).best.cards))
            assert advised(panel) == best
            if why := [item for item in panel.all("hint") if item.arg == "why"]:
                asked_why += 1
                assert advised(await world.ana.press(panel, why[0])) == best
        await (world.ana.pass_cards() if view.phase is Phase.PASSING else world.ana.play(view.legal[0]))
    assert asked_why > 3


async def test_while_the_coach_thinks_of_a_tip_the_panel_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cogs.solo")
    asked = list[View]()
    async with living(tmp_path, threads=1) as world:

        def think(view: View) -> None:
            asked.append(view)
            until = time.monotonic() + PATIENCE
            while not world.watch.requests and time.monotonic() < until:
                time.sleep(0.001)

        monkeypatch.setattr(coach, "advise", think)
        panel = await coached(world)
        (shown, *_) = world.watch.requests
        assert say("hint-coming") in str(shown.body)
        await world.wait(2)
        assert not panel.says("hint-coming")
        assert advised(panel) == set(map(str, hint((await world.table()).game.view(0)).cards))
        assert not [item for item in panel.all("hint") if item.arg == "why"], "a rule of thumb has no numbers"
        await world.ana.command("solo")
        assert len(asked) == 1, "it thinks once about a question"


async def test_a_tip_leads_nobody_into_an_uncertain_moon_and_is_compared_with_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cogs.solo")

    def shooting(view: View) -> coach.Advice:
        shoots = coach.Outlook(view.hand[:3], 6.0, 0.0, 0.0, 0.5, 0.0)
        return coach.Advice((shoots, coach.Outlook(view.hand[3:6], 8.0, 1.0, 0.1, 0.0, 0.0)), 500.0)

    monkeypatch.setattr(coach, "advise", shooting)
    async with living(tmp_path, threads=1) as world:
        panel = await coached(world)
        await world.wait(2)
        hand = (await world.table()).game.hand(0)
        assert advised(panel) == set(map(str, hand[3:6]))
        assert not [item for item in panel.all("hint") if item.arg == "why"]


async def test_after_a_choice_is_taken_back_its_position_gets_the_same_tip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the coach could not search when it was asked first."""
    pytest.importorskip("cogs.solo")
    asked: list[View] = []
    monkeypatch.setattr(coach, "advise", asked.append)
    async with living(tmp_path, threads=1) as world:
        await coached(world)
        await world.wait(2)
        tip = advised(world.ana.panel)
        await world.ana.pass_cards()
        await world.wait(2)
        times = len(asked)
        (back,) = [item for item in world.ana.panel.all("solo") if item.arg.startswith("back")]
        asked_first = await world.ana.press(world.ana.panel, back)
        (yes,) = asked_first.all("solo")
        study = await world.ana.press(asked_first, yes)
        await world.wait(2)
        assert advised(study) == tip
        assert len(asked) == times


@pytest.mark.traceback
async def test_a_hint_of_a_coach_that_fails_is_a_rule_of_thumb(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin(world.ben, computers=2)
    monkeypatch.setattr(world.bot.tables.thinking, "searches", True)
    monkeypatch.setattr(world.bot.tables.thinking, "advise", failing(RuntimeError("broken")))
    assert BULB in (await hinted(world.ana)).text
    assert BULB in (await world.ana.command("hearts hint")).text


async def test_a_coach_that_fails_is_not_asked_for_the_same_tip_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cogs.solo")
    asked: list[View] = []

    def fail(view: View) -> None:
        asked.append(view)
        raise TooLong

    monkeypatch.setattr(coach, "advise", fail)
    async with living(tmp_path, threads=1) as world:
        panel = await coached(world)
        await world.wait(2)
        assert advised(panel)
        await world.ana.command("solo")
        assert len(asked) == 1
