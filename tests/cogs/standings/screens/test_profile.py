"""Profiles: what a person's games say about them, and who may see it."""

import json
import re
import threading
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.language.card_names import in_words
from bot.language.wording import Translator, languages
from bot.pictures import lettering
from bot.tables.person import Person as Seated
from cogs.standings.careers import Against, Career, Passing, beaten, passing, rating_curve, read_career, streaks
from cogs.standings.screens.badges import BADGE_PICTURES
from cogs.standings.screens.leaderboard import period_name
from cogs.standings.screens.profile import profile, profile_chart, profile_in_words
from db.badges import BADGES
from db.tally import periods
from hearts import Card, Dealt, Passed, Rules
from hearts.cards import QUEEN_OF_SPADES
from tests.bot.ui.drawn import Drawn
from tests.cogs.standings.test_commands import play as ranked
from tests.db.games import ended
from tests.hindered import failing
from tests.past import store_game
from tests.world import World, say

QUICK = Rules(end="rounds", end_rounds=4)


async def games(world: World, count: int = 3, **options: Any) -> list[Any]:
    people = {world.ana.id: "Ana", world.ben.id: "Ben"}
    options = {"guild_id": world.guild.id, "channel_id": world.channel.id, "rules": QUICK, **options}
    return [
        await store_game(world.bot.store, people, at=1_000_000 * number, seed=number, **options)
        for number in range(1, count + 1)
    ]


async def test_a_profile_counts_what_happened_on_this_server(world: World) -> None:
    played = await games(world)
    await games(world, 2, guild_id=99)
    screen = await world.ana.command("profile")
    assert screen.private
    totals = [table.game.totals[0] for table in played]
    wins = sum(0 in table.game.winners for table in played)
    rounds = [result for table in played for result in table.game.rounds]
    queens = sum(QUEEN_OF_SPADES in result.piles[0] for result in rounds)
    assert screen.says("profile-games", games=3, wins=wins, share=wins / 3)
    assert screen.says("profile-points", average=sum(totals) / 3, best=min(totals), worst=max(totals))
    now, longest = streaks(0 in table.game.winners for table in played)
    assert screen.says("profile-streaks", now=now, longest=longest)
    moons = sum(result.shooter == 0 for result in rounds)
    assert screen.says("profile-moons", moons=moons)
    assert screen.says("profile-queens", queens=queens)
    (picture,) = screen.pictures
    assert [file["filename"] for file in screen.stored.attachments] == ["curve.png"]
    assert picture["description"].startswith("Chart of the last"), "a newcomer has no rating yet"


async def test_a_profile_tells_the_rank_and_leads_to_the_games_and_the_leaderboard(world: World) -> None:
    await games(world, 5)
    rows = {
        person.id: next(
            row.rating or 0.0
            for row in await world.bot.store.standings.of_player(person.id, world.guild.id)
            if (row.division, row.period) == ("everything", "all")
        )
        for person in (world.ana, world.ben)
    }
    mine = rows[world.ana.id]
    screen = await world.ana.command("profile")
    shown = say("rating-provisional")
    assert screen.says("profile-rating", rating=shown, rank=1 + sum(other > mine for other in rows.values()), size=2)
    shared = await world.ana.command("profile", public=True)
    listed = await world.ben.press(shared, "history")
    assert listed.says("history-title-of", who="Ana")
    await world.ana.press(screen, "ranking")
    assert screen.says("ranking-title", by="rating")
    assert not screen.stored.attachments


async def test_a_profile_counts_only_since_the_leaderboards_were_emptied(world: World) -> None:
    await games(world, 3)
    await world.bot.servers.reset_leaderboards(world.guild.id, Seated(world.ana.id, "Ana", may_manage=True))
    reset_at = world.bot.servers.settings(world.guild.id).counted_from
    empty = await world.ana.command("profile")
    assert empty.says("profile-none-yours")
    assert empty.says("ranking-reset", when=f"<t:{reset_at // 1000}:d>")
    await store_game(
        world.bot.store,
        {world.ana.id: "Ana", world.ben.id: "Ben"},
        guild_id=world.guild.id,
        at=reset_at + 1,
        rules=QUICK,
        seed=9,
    )
    career = await read_career(world.bot.tables, world.guild.id, world.ana.id, reader_id=world.ana.id, since=reset_at)
    assert (career.games, career.recent, career.passing.rounds) == (1, 1, 3)
    board = await world.ana.command("leaderboard")
    assert board.says("ranking-reset", when=f"<t:{reset_at // 1000}:d>")


async def test_a_win_by_the_computer_player_that_stood_in_is_no_streak(world: World) -> None:
    game = ended(1, {world.ana.id: 5, world.ben.id: 50, None: 60}, guild_id=world.guild.id)
    ana, *others = game.results
    await world.bot.store.commit(replace(game, results=(replace(ana, finished=False), *others)))
    career = await read_career(world.bot.tables, world.guild.id, world.ana.id, reader_id=world.ana.id)
    assert (career.games, career.wins, career.streak, career.longest) == (1, 0, 0, 0)


async def test_a_profile_says_what_was_passed_in_private_only(world: World) -> None:
    played = await games(world)
    held = passed = rounds = 0
    given: Counter[Card] = Counter()
    for table in played:
        hands: tuple[Card, ...] = ()
        for event in table.game.events:
            if isinstance(event, Dealt):
                hands = event.deal.hands[0]
            elif isinstance(event, Passed) and event.seat == 0:
                held += QUEEN_OF_SPADES in hands
                passed += QUEEN_OF_SPADES in event.cards
                rounds += 1
                given.update(event.cards)
    sentence = say("profile-queen", card=in_words(QUEEN_OF_SPADES, say), passed=passed, held=held)
    private = await world.ben.command("profile", member=world.ana.actor)
    assert (sentence in private.text) == bool(held)
    times = max(given.values())
    assert any(
        private.says("profile-favourite", card=in_words(card, say), times=times, rounds=rounds)
        for card in given
        if given[card] == times
    )
    public = await world.ben.command("profile", member=world.ana.actor, public=True)
    assert not public.private
    assert not public.cards
    assert public.says("profile-title", who="Ana")


async def test_a_person_who_has_not_played_has_no_profile_yet(world: World) -> None:
    await games(world, guild_id=99)
    screen = await world.ana.command("profile")
    assert screen.says("profile-none-yours")
    assert not screen.pictures
    assert (await world.ben.command("profile", member=world.ana.actor)).says("profile-none", who="Ana")


async def test_an_unlisted_person_has_a_private_profile(world: World) -> None:
    await games(world, 1)
    await world.ana.command("profile")
    await world.bot.store.directory.set_preferences(world.ana.id, json.dumps({"listed": False}))
    assert (await world.ben.command("profile", member=world.ana.actor)).says("refusal-profile-hidden")
    assert (await world.ana.command("profile")).says("profile-title", who="Ana")


async def test_a_profile_has_no_picture_if_it_cannot_be_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await games(world)
    monkeypatch.setattr("cogs.standings.commands.draw_chart", failing(OSError("no font")))
    screen = await world.ana.command("profile")
    assert screen.says("profile-title", who="Ana")
    assert not screen.pictures


async def test_the_curve_is_of_the_kind_of_game_that_was_played_most(world: World) -> None:
    standard = {table.record.id for table in await games(world, 3)}
    await games(world, 2, rules=QUICK.model_copy(update={"bonus_card": Card.parse("JD")}))
    played = (await world.bot.store.history.games_of_player(world.guild.id, world.ana.id, most=100))[::-1]
    assert rating_curve(played)[1] == (), "all these games were provisional"
    settled = [replace(game, result=replace(game.result, provisional=False)) for game in played]
    division, ratings = rating_curve(settled)
    assert division == "standard"
    assert ratings == tuple(game.result.rating for game in played if game.table_id in standard)
    assert all(0 <= value <= 100 for value in beaten(played))
    assert passing(played, {}, {}).rounds == 0
    career = await read_career(world.bot.tables, world.guild.id, world.ana.id, reader_id=world.ana.id)
    career = replace(career, ratings=ratings, division=division)
    chart = profile_chart(career, say)
    assert chart.curves[0].values == ratings
    assert str(round(max(ratings))) in profile_in_words(career, say)


async def test_a_profile_of_another_person_shows_the_games_against_them(world: World) -> None:
    ana, ben = world.ana, world.ben
    orders: list[list[int | None]] = [[ana.id, ben.id, None], [ana.id, 77, ben.id], [ben.id, None, ana.id]]
    for number, order in enumerate(orders, 1):
        totals = {person: 10 * place for place, person in enumerate(order)}
        await world.bot.store.commit(ended(number, totals, guild_id=world.guild.id))
    level = ended(4, {ana.id: 5, ben.id: 5}, guild_id=world.guild.id)
    left = ended(5, {ben.id: 5, ana.id: 50}, guild_id=world.guild.id)
    left = replace(left, results=(replace(left.results[0], finished=False), left.results[1]))
    hinted = ended(6, {ana.id: 5, ben.id: 6}, guild_id=world.guild.id, hinted=True)
    for game in (level, left, hinted, ended(7, {ana.id: 5, ben.id: 6}, guild_id=99)):
        await world.bot.store.commit(game)
    counts = {"games": 6, "ahead": 3, "behind": 1, "level": 2}
    assert (await ana.command("profile", member=ben.actor)).says("profile-duel", who="Ben", **counts)
    turned = counts | {"ahead": 1, "behind": 3}
    assert (await ben.command("profile", member=ana.actor)).says("profile-duel", who="Ana", **turned)
    public = await ana.command("profile", member=ben.actor, public=True)
    assert public.says("profile-duel-public", reader="Ana", who="Ben", **counts)
    assert "together" not in (await ana.command("profile")).text
    assert "together" not in (await world.dana.command("profile", member=ben.actor)).text


async def test_a_profile_counts_the_badges_and_leads_to_what_they_are_for(world: World) -> None:
    await games(world)
    earned = await world.bot.store.standings.badges(world.ana.id, world.guild.id)
    assert earned
    mine = await world.ana.command("profile", public=True)
    listed = await world.ben.press(mine, "badges")
    assert listed.private
    assert listed.says("badges-title", earned=len(earned), all=len(BADGES))
    for badge, picture in BADGE_PICTURES.items():
        assert (picture in mine.text) == (badge in earned)
        key, times = ("badge-line", {"times": earned[badge]}) if badge in earned else ("badge-missing", {})
        assert listed.says(key, picture=picture, badge=say(f"badge-{badge}"), **times)


async def test_games_against_computers_are_told_apart(world: World) -> None:
    await world.bot.store.commit(ended(1, {world.ana.id: 5, None: 50}, guild_id=world.guild.id))
    screen = await world.ana.command("profile")
    label = say("choice-rules", value="casual")
    assert screen.says("profile-against", label=label, games=1, wins=1, share=1.0)
    assert "Points per game" not in screen.text


async def test_the_first_of_a_season_that_is_over_has_a_badge_for_it(world: World) -> None:
    await ranked(world, 1, world.ana.id, world.ben.id, games=5, ago=200)
    await ranked(world, 7, world.ben.id, world.ana.id, games=5)
    at = int(world.env.backend.clock.now().timestamp() * 1000)
    season = periods(at - 200 * 86_400_000)["quarter"]
    mine = await world.ana.command("profile")
    assert mine.says("badge-season", season=period_name(season, say))
    assert mine.text.count("👑") == 1
    theirs = await world.ben.command("profile")
    assert not theirs.says("badge-season", season=period_name(season, say))


# -- on the screen


@pytest.mark.parametrize("language", languages())
def test_an_average_below_zero_has_a_minus_sign(language: str) -> None:
    assert re.search("−2[.,]5", Translator(language)("profile-points", average=-2.5, best=-3, worst=4))


@pytest.mark.parametrize(("name", "word"), [("Inés", "e"), ("Ana", "y")])
def test_and_is_another_word_in_spanish_before_a_name_that_begins_with_its_sound(name: str, word: str) -> None:
    told = Translator("es-ES")("profile-duel", who=name, games=1, ahead=1, behind=0, level=0)
    assert f"**Tú {word} {name}**" in told


CAREER = Career(
    games=10,
    wins=4,
    average=30.5,
    best=5,
    worst=101,
    rating=1512.4,
    rank=2,
    ranked=9,
    recent=10,
    ratings=(1500.0, 1512.4),
)


def shown(career: Career, **options: Any) -> Drawn:
    return Drawn(profile("_Ana_", career, say, **{"player_id": 11} | options))


def test_a_profile_describes_the_games_and_leads_to_them() -> None:
    own = shown(CAREER, own=True)
    assert own.says("profile-title", who="\\_Ana\\_")
    assert own.says("profile-games", games=10, wins=4, share=0.4)
    assert own.says("profile-rating", rating="1512", rank=2, size=9)
    assert own.verbs[:3] == ["history", "badges", "ranking"]
    assert [own.one("history").arg, own.one("badges").arg] == ["next.11", "11"]
    labels = [say(f"button-{name}") for name in ("history", "badges", "leaderboard")]
    assert [item.label for item in own.buttons[:3]] == labels
    assert not own.says("profile-recent", games=10), "these are all"
    assert shown(replace(CAREER, recent=9)).says("profile-recent", games=9)
    assert shown(CAREER, reader="Ana", own=True).verbs == ["history", "badges", "ranking"]


def test_passes_and_solo_games_are_shown_only_in_private() -> None:
    career = replace(CAREER, alone=(Against("club", 4, 1),), passing=Passing(9, 3, 2, Card.parse("KS"), 4))
    private, public = shown(career, own=True), shown(career, own=True, reader="Ana")
    for key, values in (
        ("profile-favourite", {"card": in_words(Card.parse("KS"), say), "times": 4, "rounds": 9}),
        ("profile-solo-level", {"wins": 1, "games": 4, "level": say("level-name", value="club")}),
    ):
        assert private.says(key, **values)
        assert not public.says(key, **values)


def test_a_curve_needs_two_games_and_shows_shares_where_nothing_is_rated() -> None:
    rated = profile_chart(CAREER, say)
    assert (rated.curves[0].values, rated.curves[0].label, rated.from_zero) == ((1500.0, 1512.4), "1512", False)
    shares = profile_chart(Career(games=2, beaten=(33.0, 100.0)), say)
    assert (shares.curves[0].label, shares.from_zero) == ("100 %", True)
    assert profile_chart(replace(CAREER, ratings=(1500.0,)), say) is None


def test_the_description_of_a_curve_has_its_ends_and_its_extremes() -> None:
    told = profile_in_words(replace(CAREER, ratings=(1500.0, 1480.0, 1530.0, 1512.0)), say)
    assert told == say("chart-rating", value="everything", games=4, first="1500", last="1512", high="1530", low="1480")


def test_badges_and_the_last_four_won_seasons_are_shown_if_there_are_any() -> None:
    seasons = ("2026Q3", "2026Q2", "2026Q1", "2025Q4", "2025Q3")
    won = shown(replace(CAREER, titles=seasons, badges={"moon": 2, "light": 1}))
    assert [period_name(season, say) in won.text for season in seasons] == [True] * 4 + [False]
    assert won.says("profile-badges", badges="🌕 2 · 🎈 1")
    assert "👑" not in shown(CAREER).text
    assert not shown(replace(CAREER, titles=seasons)).says("profile-badges", badges="")


async def test_names_on_the_picture_are_fitted_to_the_font_beside_the_event_loop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tested, drawable = list[threading.Thread](), lettering.drawable

    def test(character: str) -> bool:
        tested.append(threading.current_thread())
        return drawable(character)

    monkeypatch.setattr(lettering, "drawable", test)
    for seed in range(3):
        await store_game(world.bot.store, {world.ana.id: "Ana"}, guild_id=world.guild.id, seed=seed)
    assert (await world.ana.command("profile")).stored.attachments
    assert threading.main_thread() not in tested
