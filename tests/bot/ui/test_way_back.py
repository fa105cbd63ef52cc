"""The way back: every private screen leads to the hand, or can be closed."""

import discord
import pytest

from bot.ui.items import Layout, button, question, row, screen, text, with_way_back
from tests.bot.ui.drawn import say
from tests.screens import buttons_of
from tests.world import Person, World

DANGER = discord.ButtonStyle.danger.value
ASKED = (
    "hearts status",
    "help",
    "settings me",
    "leaderboard",
    "history",
    "profile",
    "privacy show",
    "about",
    "rules presets",
)


def test_a_screen_that_leads_back_already_stays_as_it_is() -> None:
    def verbs(layout: Layout) -> list[str]:
        return [item.verb for item in buttons_of(with_way_back(layout, say, 7).to_components())]

    assert verbs(screen(row(button("rules", 7)))) == ["rules", "hand"]
    assert verbs(screen(row(button("rules", 7)), row(button("hand", 7)))) == ["rules", "hand"]


def test_the_way_back_stands_beside_the_last_buttons_while_there_is_room() -> None:
    def rows_of(count: int) -> list[int]:
        last = row(*(button("rules", 7, at, label="Rules") for at in range(count)))
        (whole,) = with_way_back(screen(text("Words"), last), say, 7).to_components()
        return [len(part["components"]) for part in whole["components"][1:]]

    assert [rows_of(count) for count in (1, 4, 5)] == [[2], [5], [5, 1]]


@pytest.mark.parametrize("table", [None, 7])
def test_no_is_the_only_way_back_from_a_question(table: int | None) -> None:
    """*Keep it* beside *Hide* would be two ways to say the same."""
    answers = (button("privacy", arg=arg, label=arg) for arg in ("sure", "show"))
    asked = with_way_back(question("?", *answers, pressed=1), say, table)
    assert [item.arg for item in buttons_of(asked.to_components())] == ["sure", "show"]


async def test_scores_and_more_replace_the_hand_and_lead_back_to_it(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    panel = person.panel
    for verb in ("scores", "more"):
        screen = await person.press(panel, verb)
        assert screen.id == panel.id
        assert "play" not in screen.verbs
        back = await person.press(screen, "hand")
        assert back.id == panel.id
        assert "play" in back.verbs


async def test_a_replay_leads_back_to_the_result(world: World) -> None:
    await world.begin(computers=3, preset=await world.short_game())
    await world.skip_round()
    await world.wait(5)
    screen = await world.ana.press(world.ana.panel, "replay")
    assert screen.one("hand").label == say("button-to-result")
    assert (await world.ana.press(screen, "hand")).text.startswith("## 🏆")


async def test_only_a_prompt_replaces_the_scores_that_a_person_looks_at(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    third = world.people[(world.people.index(first) + 2) % 4]
    await third.press(third.panel, "scores")
    await first.play()
    await world.wait(2)
    assert third.panel.says("scores-title")
    second = await world.until_turn()
    await second.play()
    await world.wait(10)
    assert third.panel.playable


async def test_a_question_can_be_answered_though_the_turn_of_its_person_has_come(world: World) -> None:
    await world.begin_first_trick()
    first = await world.until_turn()
    second = world.people[(world.people.index(first) + 1) % 4]
    more = await second.press(second.panel, "more")
    question = await second.press(more, next(item for item in more.all("sure") if item.arg == "leave"))
    await first.play()
    await world.wait(5)
    assert (await second.press(question, "leave")).says("left-game")


async def test_a_panel_follows_the_game_again_after_its_owner_has_looked_at_the_scores(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    third = world.people[(world.people.index(first) + 2) % 4]
    await third.press(await third.press(third.panel, "scores"), "hand")
    card = first.panel.playable[0]
    await first.play(card)
    await world.wait(2)
    assert say.card(card) in third.panel.text


async def test_a_screen_opened_from_the_public_message_can_be_closed_and_is_no_second_hand(world: World) -> None:
    await world.begin(world.ben, computers=2)
    hand = world.ana.panel
    for verb in ("scores", "more"):
        screen = await world.ana.press(world.board(), verb)
        assert screen.id != hand.id
        assert "hand" not in screen.verbs
        await world.ana.close(screen)
        assert not screen.exists
    assert hand.exists


def there(world: World, *commands: str) -> list[str]:
    """Those of the commands whose feature is not left out."""
    known = {command.qualified_name for command in world.bot.tree.walk_commands()}
    return [command for command in commands if command in known]


async def test_a_private_screen_can_be_closed(world: World) -> None:
    for command in there(world, *ASKED):
        screen = await world.ana.command(command)
        assert screen.private
        await world.ana.close(screen)
        assert not screen.exists


COMMANDS = (
    *ASKED,
    *(f"hearts {name}" for name in ("hand", "status", "scores", "replay", "review", "verify", "hint")),
    *("rules show", "solo", "daily", "settings server", "privacy delete"),
)
CHANGES = frozenset(
    ("play", "ahead", "pass", "claim", "close", "leave", "cancel", "pause", "forget", "start", "solo", "daily", "share")
)
"""Verbs that do more than show another screen. Solo games have panels of their own."""
HANDS = frozenset(("play", "ahead", "toggle", "choose", "refresh", "ready"))
"""Verbs of the buttons on a hand."""


def hands_of(world: World, person: Person) -> int:
    """The number of private messages in which a person has the hand of the first table open."""
    messages = world.env.backend.messages[world.channel.id].values()
    private = [message for message in messages if message.is_ephemeral and message.visible_to(person.id)]
    return sum(
        any(button.table == 1 and button.verb in HANDS for button in buttons_of(message.components))
        for message in private
    )


@pytest.mark.slow
async def test_every_private_screen_leads_back_or_can_be_closed_and_there_is_one_hand(world: World) -> None:
    """Follows everything that can be reached from a hand, from the table's message and by commands, in a game that has
    had a round."""
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(2)
    await world.go_on()
    await world.wait(2)
    await world.pass_all()
    await world.until_turn()
    queue, seen, wrong = list(world.ana.panel.buttons), set[tuple[str, str]](), list[str]()
    queue += (await world.ana.press(world.board(), "more")).buttons
    for name in there(world, *COMMANDS):
        queue += (await world.ana.command(name)).buttons
    while queue:
        item = queue.pop()
        what = item.verb, item.arg.rstrip("0123456789")
        erases = item.verb == "privacy" and item.arg not in ("show", "delete")
        if what in seen or item.verb in CHANGES or item.disabled or erases:
            continue
        seen.add(what)
        await world.ana.command("hearts hand")
        answer = await world.ana.forge(world.ana.panels[1], item.custom_id, item.values[:1] or None)
        if answer is None or not answer.private:
            continue
        verbs = set(answer.verbs)
        asks = len(answer.buttons) == 2 and any(button.style == DANGER for button in answer.buttons)  # its *No* is next
        if not asks and not verbs & {"hand", "close", *HANDS}:
            wrong.append(f"{what} has no way back: {answer}")
        if (hands := hands_of(world, world.ana)) > 1:
            wrong.append(f"{what}: {hands} hands")
        queue += answer.buttons
    assert not wrong, "\n".join(wrong)
    assert len(seen) > 40
