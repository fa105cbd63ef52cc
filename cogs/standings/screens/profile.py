"""The profile: what somebody's games on a server say about them, in words and as a curve."""

from __future__ import annotations

from typing import Final

from bot.language.card_names import in_words
from bot.language.wording import Translator
from bot.pictures.charts import Chart, Curve
from bot.pictures.lettering import transliterated
from bot.ui.features import begin_buttons, my_buttons
from bot.ui.items import GREY, PURPLE, Layout, button, line, picture, row, screen, text
from bot.ui.names import safe_name
from bot.ui.words import rating
from cogs.standings.careers import Against, Career
from cogs.standings.screens.badges import BADGE_PICTURES, BADGES
from cogs.standings.screens.leaderboard import Wanted, counted_from, leaderboard_button, period_name
from hearts.cards import QUEEN_OF_SPADES

CURVE_FILE: Final = "curve.png"
MAX_TITLES: Final = 4
"""How many won seasons a profile names, the newest first."""
MIN_POINTS: Final = 2
"""Points that a curve needs at least."""


def profile(
    name: str,
    career: Career,
    say: Translator,
    *,
    player_id: int,
    own: bool = False,
    reader: str = "",
    curve: str = "",
    on_server: bool = True,
) -> Layout:
    """A person's profile; ``own``: they look at it themselves. ``curve`` says in words what the attached picture shows,
    ``reader`` is the name of the person who looks, where others read it too. What somebody passes is shown in private
    only, because it is worth knowing at the table."""
    heading, public = say("profile-title", who=safe_name(name, say)), bool(reader)
    mine = my_buttons(say) if own and not public else []
    if not career.games and not career.against:
        begin = [] if public else begin_buttons(say)
        none = say("profile-none-yours") if own and not public else say("profile-none", who=safe_name(name, say))
        words = text(heading, none, *_alone(career, say, public), _since(career, say))
        return screen(words, row(*begin, *mine), colour=GREY)
    parts = [text(heading, _rating(career, say))]
    if curve:
        covers = say("profile-curve", kind=_kind(career), value=career.division, games=len(_values(career)))
        parts += [picture(CURVE_FILE, curve), text(covers)]
    played = [
        *_between_people(career, say),
        *(_against(each, say) for each in career.against),
        *_alone(career, say, public),
        *_duel(career, name, reader, say),
    ]
    for lines in (played, _collected(career, say), [] if public else _passing(career, say)):
        parts += [line(), text(*lines)] if lines else []
    recent = say("profile-recent", games=career.recent) if career.recent < career.games else ""
    parts += [text(recent), text(_since(career, say))]
    if on_server:
        history = button("history", 0, 0, f"next.{player_id}", label=say("button-history"))
        badges = button(BADGES, arg=str(player_id), label=say("button-badges"))
        parts.append(row(history, badges, leaderboard_button(Wanted(), say)))
    return screen(*parts, row(*mine), colour=PURPLE)


def _between_people(career: Career, say: Translator) -> list[str]:
    if not career.games:
        return []
    lines = [say("profile-games", games=career.games, wins=career.wins, share=career.wins / career.games)]
    if career.average is not None:
        lines.append(say("profile-points", average=career.average, best=career.best or 0, worst=career.worst or 0))
    lines += [say("profile-moons", moons=career.moons), say("profile-queens", queens=career.queens)]
    lines.append(say("profile-streaks", now=career.streak, longest=career.longest))
    return lines


def _rating(career: Career, say: Translator) -> str:
    if career.rating is None:
        return ""
    written = rating(career.rating, say, provisional=career.provisional)
    return say("profile-rating", rating=written, rank=career.rank, size=career.ranked)


def _alone(career: Career, say: Translator, public: bool) -> list[str]:
    """What somebody has played alone; nothing in public."""
    if public or not career.alone:
        return []
    levels = [
        say("profile-solo-level", wins=each.wins, games=each.games, level=say("level-name", value=each.level))
        for each in career.alone
    ]
    games = sum(each.games for each in career.alone)
    return [say("profile-solo", games=games, levels=", ".join(levels))]


def _against(record: Against, say: Translator) -> str:
    label, share = say("choice-rules", value=record.level), record.wins / record.games
    return say("profile-against", label=label, games=record.games, wins=record.wins, share=share)


def _duel(career: Career, name: str, reader: str, say: Translator) -> list[str]:
    """The games of the person against the reader. In private the reader is one of the two; in public both are named."""
    duel = career.against_me
    if duel is None or not duel.games:
        return []
    level = duel.games - duel.ahead - duel.behind
    counts = {"games": duel.games, "ahead": duel.ahead, "behind": duel.behind, "level": level}
    if reader:
        return [say("profile-duel-public", who=safe_name(name, say), reader=safe_name(reader, say), **counts)]
    return [say("profile-duel", who=safe_name(name, say), **counts)]


def _collected(career: Career, say: Translator) -> list[str]:
    """Seasons that were won, and how many badges of each kind."""
    titles = [say("badge-season", season=period_name(season, say)) for season in career.titles[:MAX_TITLES]]
    counts = " · ".join(f"{BADGE_PICTURES[name]} {times}" for name, times in career.badges.items())
    return [*titles, say("profile-badges", badges=counts)] if counts else titles


def _since(career: Career, say: Translator) -> str:
    return counted_from(career.reset_at, say) if career.reset_at else ""


def _passing(career: Career, say: Translator) -> list[str]:
    passing, lines = career.passing, []
    if passing.queens_held:
        lines.append(
            say(
                "profile-queen",
                card=in_words(QUEEN_OF_SPADES, say),
                passed=passing.queens_passed,
                held=passing.queens_held,
            )
        )
    if passing.favourite is not None:
        lines.append(
            say("profile-favourite", card=in_words(passing.favourite, say), times=passing.times, rounds=passing.rounds)
        )
    return [say("profile-passing"), *lines] if lines else []


def profile_chart(career: Career, say: Translator) -> Chart | None:
    """The ratings after each recent game; without ratings, the share of the others who did no better."""
    values = _values(career)
    if len(values) < MIN_POINTS:
        return None
    rated = _kind(career) == "rating"
    label = rating(values[-1], say) if rated else f"{values[-1]:.0f} %"
    return Chart((Curve(label, values),), transliterated(say("chart-game")), first=1, from_zero=not rated)


def profile_in_words(career: Career, say: Translator) -> str:
    """What the curve shows."""
    values = _values(career)
    ends = {"first": values[0], "last": values[-1], "high": max(values), "low": min(values)}
    rated = _kind(career) == "rating"
    return say(
        f"chart-{_kind(career)}",
        value=career.division,
        games=len(values),
        **{name: rating(value, say) if rated else value for name, value in ends.items()},
    )


def _kind(career: Career) -> str:
    return "rating" if len(career.ratings) >= MIN_POINTS else "beaten"


def _values(career: Career) -> tuple[float, ...]:
    return career.ratings if _kind(career) == "rating" else career.beaten
