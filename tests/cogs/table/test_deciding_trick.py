"""The deciding trick: as a picture, in words, and for everybody to see."""

import re
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.language.wording import Translator, languages
from bot.past import deciding_trick
from bot.pictures.artwork import PLATE
from bot.pictures.charts import GROUND
from bot.tables.table import Table
from bot.ui.deciding_trick import (
    APART,
    CLOTH,
    EDGE,
    MOONLIGHT,
    NIGHT,
    SHOCK,
    TAKER,
    WIDTH,
    DrawnCard,
    TrickPicture,
    _room,
    deciding,
    draw_trick,
    trick_in_words,
    trick_picture,
)
from bot.ui.hand import spoken
from hearts import PRESETS, Rules, preset
from hearts.cards import ALL_CARDS, JOKER, QUEEN_OF_SPADES, Card
from tests.bot.test_past import rounds_of, table
from tests.past import past, play
from tests.payloads import lint_components, texts, walk
from tests.screens import buttons_of
from tests.world import Screen, World


async def shared(world: World) -> tuple[Table, Screen]:
    """A finished game of Ana and Ben, and what Ana sees after she has pressed Share."""
    table = await past(world)
    replay = await world.ana.command("hearts replay")
    screen = await world.ana.forge(replay, f"h1:b:share:{table.record.id}:0:")
    assert screen is not None
    return table, screen


def described(screen: Screen) -> str:
    (item,) = [item for part in walk(screen.components) if part["type"] == 12 for item in part["items"]]
    return str(item["description"])


async def test_a_second_press_posts_the_picture_with_the_name_of_its_sharer(world: World) -> None:
    table, screen = await shared(world)
    await world.ana.press(screen, "share")
    public = world.messages()[-1]
    assert not public.private
    assert public.says("deciding-shared", who="Ana", code=table.seen_by(None).code)
    assert len(public.stored.attachments) == 1
    assert described(public).startswith("The deciding trick · ")
    assert "share" not in public.verbs


async def test_the_replay_beside_the_picture_begins_with_that_trick(world: World) -> None:
    _, screen = await shared(world)
    round, trick = re.findall(r"[0-9]+", described(screen))[:2]
    replay = await world.ana.press(screen, "replay")
    assert re.search(rf"round {round} of [0-9]+ · trick\s{trick}\sof", replay.text)


async def test_an_onlooker_sees_the_picture_and_cannot_post_it(world: World) -> None:
    table, _ = await shared(world)
    replay = await world.dana.command("hearts replay")
    screen = await world.dana.forge(replay, f"h1:b:share:{table.record.id}:0:")
    assert screen.private
    assert "share" not in screen.verbs
    refused = await world.dana.forge(replay, f"h1:b:share:{table.record.id}:0:public")
    assert refused.says("refusal-not-seated")


async def test_a_game_that_goes_on_has_no_deciding_trick(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    for arg in ("", "public"):
        refused = await world.ana.forge(world.board(), f"h1:b:share:1:0:{arg}")
        assert refused.says("refusal-share-unfinished")


async def test_the_picture_is_posted_only_where_the_game_was_played(world: World) -> None:
    elsewhere = world.guild.create_text_channel("lounge")
    table = await past(world, channel_id=elsewhere.id)
    screen = await world.ana.command("hearts replay", table=table.seen_by(None).code)
    refused = await world.ana.forge(screen, f"h1:b:share:{table.record.id}:0:public")
    assert refused.says("refusal-share-elsewhere", where=f"<#{elsewhere.id}>")


async def test_the_picture_is_deleted_when_a_person_on_it_has_their_data_deleted(world: World) -> None:
    table, screen = await shared(world)
    await world.ana.press(screen, "share")
    public = world.messages()[-1]
    await world.ben.delete_data()
    await world.wait(30)
    (now,) = [message for message in world.messages() if message.id == public.id]
    assert now.says("deciding-withdrawn", code=table.seen_by(None).code)
    assert not now.stored.attachments


say = Translator("en-US")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [PRESETS["standard"], PRESETS["chips"], preset("cancellation", 16)], ids=str)
def test_a_trick_shows_its_cards_its_taker_and_its_points(rules: Rules, language: str) -> None:
    say = Translator(language)
    game, _ = play(rules, Random(2), rounds=2)
    view = table(game, "Somebody with a very, very, very, very, very long name").seen_by(None)
    for played in rounds_of(game):
        step = deciding_trick(played)
        trick, picture = played.tricks[step - 1], trick_picture(view, played, step, say)
        words = trick_in_words(view, played, step, say)
        assert [(card.name, card.card) for card in picture.plays] == [(view.name(s), card) for s, card in trick.plays]
        assert [card.name for card in picture.plays if card.took] == [view.name(trick.taker)] if trick.taker else True
        assert len(words) <= 1000
        title = say("deciding-title", round=played.number + 1, trick=step)
        assert words.startswith(title)
        if rules is PRESETS["standard"] and played.result.shooter is None:
            assert all(view.name(seat) in words and spoken(card, say) in words for seat, card in trick.plays)
            cost = sum(played.points(step)) - sum(played.points(step - 1))
            assert words.endswith(say("deciding-taker", who=view.name(trick.taker or 0), points=cost))
        if rules is PRESETS["chips"]:
            hearts = sum(played.points(step)) - sum(played.points(step - 1))
            assert words.endswith(say("deciding-taker-chips", who=view.name(trick.taker or 0), hearts=hearts))
        for drawn in (True, False):
            shown = deciding(view, played, step, words, say, drawn=drawn, by="Ana").to_components()
            assert lint_components(shown) == []


def test_cancelled_cards_are_known_as_such() -> None:
    found = 0
    for seed in range(10):
        game, _ = play(preset("cancellation", 8), Random(seed), rounds=3)
        view = table(game).seen_by(None)
        for played in rounds_of(game):
            for step in range(1, played.last_step + 1):
                gone = [card.card for card in trick_picture(view, played, step, say).plays if card.cancelled]
                assert len(gone) % 2 == 0
                found += len(gone)
    assert found


def test_without_a_picture_the_screen_has_the_words_with_safe_names() -> None:
    game, _ = play(PRESETS["quick"], Random(2))
    view = table(game, "*[x](y)*").seen_by(None)
    played = rounds_of(game)[-1]
    step = deciding_trick(played)
    words = trick_in_words(view, played, step, say)
    shown = "\n".join(texts(deciding(view, played, step, words, say, drawn=False).to_components()))
    assert "[x](y)" not in shown


def test_only_players_of_a_game_with_others_may_post_the_picture() -> None:
    game, _ = play(PRESETS["quick"], Random(2))
    view = table(game).seen_by(None)
    shown = deciding(view, rounds_of(game)[0], 1, "", say, drawn=True)
    assert [item.verb for item in buttons_of(shown.to_components())] == ["replay"]


def drawn(*plays: DrawnCard, title: str = "Round 1", verdict: str = "Ana takes it", feast: bool = False) -> Image.Image:
    picture = Image.open(BytesIO(draw_trick(TrickPicture(title, plays, verdict, feast))))
    picture.load()
    return picture.convert("RGB")


def colour(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text[1:]))


def share(picture: Image.Image, of: str) -> float:
    """The share of a picture that has a colour, or nearly that colour, because reducing a picture mixes colours at
    edges."""
    near = (
        count
        for count, seen in picture.getcolors(1 << 24) or ()
        if isinstance(seen, tuple) and max(abs(one - other) for one, other in zip(seen, colour(of), strict=True)) < 12
    )
    return sum(near) / picture.size[0]


@pytest.mark.parametrize("seats", [3, 4, 5, 8, 16])
def test_every_card_is_drawn_within_the_picture(seats: int) -> None:
    cards = (*ALL_CARDS[: seats - 1], JOKER)
    plays = [DrawnCard("W" * 60, card) for card in cards]
    picture = drawn(*plays, title="long " * 60, verdict="long " * 60)
    width, height = picture.size
    assert width == WIDTH
    assert height < 1500
    assert share(picture, PLATE) > 40
    edges = [(0, 0, 8, height), (width - 8, 0, width, height), (0, 0, width, 8), (0, height - 8, width, height)]
    (ground,) = {seen for edge in edges for _, seen in picture.crop(edge).getcolors() or ()}
    assert isinstance(ground, tuple)
    assert max(abs(one - other) for one, other in zip(ground, colour(GROUND), strict=True)) < 4, "but for its palette"


def test_the_taker_of_the_trick_is_marked() -> None:
    cards = [Card.parse(name) for name in ("QS", "KS", "2H", "5S")]
    plain = drawn(*(DrawnCard("Ana", card) for card in cards))
    marked = drawn(*(DrawnCard("Ana", card, took=place == 1) for place, card in enumerate(cards)))
    assert share(marked, TAKER) > share(plain, TAKER) + 2


def test_cancelled_cards_fade() -> None:
    cards = [Card.parse(name) for name in ("QS", "QS", "2H", "5S")]
    whole = drawn(*(DrawnCard("Ana", card) for card in cards))
    faded = drawn(*(DrawnCard("Ana", card, cancelled=place < 2) for place, card in enumerate(cards)))
    assert share(faded, PLATE) < 0.6 * share(whole, PLATE)


def test_a_queen_bursts_out_and_a_moon_is_a_feast_by_night() -> None:
    cards = [Card.parse(name) for name in ("KS", "QS", "2H", "5S")]
    plain, shocking = (
        drawn(*(DrawnCard("Ana", card, shock=shock and place == 1) for place, card in enumerate(cards)))
        for shock in (False, True)
    )
    assert share(shocking, SHOCK) > share(plain, SHOCK) + 5
    feast = drawn(*(DrawnCard("Ana", card) for card in cards), feast=True)
    assert share(plain, NIGHT) < 5 < share(feast, NIGHT)
    assert share(plain, MOONLIGHT) < 5 < share(feast, MOONLIGHT)
    assert share(feast, CLOTH) < 5 < share(plain, CLOTH)


def test_only_a_queen_that_costs_something_bursts_out_and_only_a_completed_moon_is_a_feast() -> None:
    shocks, feasts = 0, 0
    for rules in (PRESETS["standard"], PRESETS["standard"].model_copy(update={"queen": 0})):
        for seed in range(20):
            game, _ = play(rules, Random(seed), rounds=2)
            view = table(game).seen_by(None)
            for played in rounds_of(game):
                pictures = [trick_picture(view, played, step, say) for step in range(1, played.last_step + 1)]
                feasts += sum(picture.feast for picture in pictures)
                assert [at for at, each in enumerate(pictures, 1) if each.feast] == (
                    [] if played.result.shooter is None else [deciding_trick(played)]
                )
                shock = [card.card for picture in pictures for card in picture.plays if card.shock]
                assert set(shock) <= {QUEEN_OF_SPADES}
                assert not shock or rules.queen
                shocks += len(shock)
    assert shocks > 20


def test_a_long_name_is_whole_where_there_is_room() -> None:
    beside = [(500.0, 700.0), (390.0, 300.0), (610.0, 300.0)]
    assert _room(beside[0], beside, 100) == WIDTH - 2 * EDGE
    assert _room(beside[1], beside, 100) == 220 - APART
