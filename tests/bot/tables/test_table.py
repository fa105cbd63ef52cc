"""Tables as values: whom they wait for, what plays itself, and what each person may see."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, PACES
from bot.tables.table import Table
from bot.tables.views import LastView
from db import DepartureRecord, KindName, RoundRecord, SittingRecord, Status
from hearts import Card, Phase
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
HERS, HIS = "4C 1", "AD 0"
"""The cards that Ana and Ben have chosen before their turn."""


def leads(played: str = "", *guests: object, **rules: Any) -> Table:
    """Ana, Ben and Chidi play; Ana leads."""
    return playing(Round(*HANDS, **rules).play(played).game, BEN, CHIDI)


def test_a_person_is_found_by_id_and_a_person_without_a_seat_is_refused() -> None:
    table = lobby(BEN)
    assert (table.my_seat(BEN.id), table.seat_of(CHIDI.id)) == (1, None)
    with pytest.raises(NotAllowed, match="not-seated"):
        table.my_seat(CHIDI.id)
    left = replace(table, departures=(DepartureRecord(CHIDI.id, 2, "Chidi", 5),))
    assert [left.took_part(person.id) for person in (ANA, CHIDI, DANA)] == [True, True, False]


def test_the_same_values_in_a_seat_are_the_same_table() -> None:
    table = lobby()
    assert table.with_seat(0, name="Ana") is table
    assert table.with_seat(0, away=True).seats[0].away


def test_computer_players_move_for_free_seats_and_for_people_who_are_away() -> None:
    table = playing(Round(*HANDS).game, BEN).with_seat(1, away=True)
    assert [table.by_computer(seat) for seat in range(3)] == [False, True, True]
    assert [seat.name for seat in table.present] == ["Ana"]


def test_a_single_person_with_computer_players_has_no_deadline() -> None:
    assert leads().pace is PACES["live"]
    alone = leads().with_seat(1, away=True).with_seat(2, away=True).with_record(due_at=60_000)
    assert alone.pace is PACES["none"]
    assert alone.waits
    assert alone.deadline is None


def test_the_only_legal_card_is_played_for_people_who_like_that() -> None:
    table = leads()
    assert table.autoplay is None
    assert replace(table, autoplayers=frozenset({ANA.id})).autoplay == Card.parse("2C")
    assert replace(table, autoplayers=frozenset({BEN.id})).autoplay is None
    assert replace(table, autoplayers=frozenset({ANA.id})).with_seat(0, away=True).autoplay is None


def test_a_card_that_plays_itself_shows_the_deadline_that_its_person_would_have_had() -> None:
    """Otherwise its short pause would reveal that it plays itself."""
    table = replace(leads(), autoplayers=frozenset({ANA.id}))
    table = table.with_record(due_at=10_000 + table.autoplay_pause)
    assert table.deadline == 10_000 + PACES["live"].play


def test_a_card_chosen_ahead_plays_itself_unless_something_has_happened() -> None:
    table = leads("2C").with_seat(1, ahead=HIS)
    assert (table.premove(1) is not None, table.autoplay) == (True, Card.parse("AD"))
    assert leads("2C").with_seat(1, ahead="2C 0").premove(1) is None, "it is not in that hand any more"


def test_cards_chosen_ahead_and_missed_moves_are_shown_only_to_their_person() -> None:
    table = leads("2C").with_seat(0, ahead=HERS, missed="1 1 2C", misses=1).with_seat(1, ahead=HIS)
    ana, ben, public = (table.seen_by(number) for number in (ANA.id, BEN.id, None))
    assert (ana.me, ana.premove, ben.premove, public.premove) == (0, table.premove(0), table.premove(1), None)
    assert ana.missed is not None
    assert ben.missed is public.missed is None
    assert (ben.autoplay, ana.autoplay, public.autoplay) == (Card.parse("AD"), None, None)
    assert ana.game.hand
    assert not public.game.hand
    assert table.seen_by(DANA.id) is public, "who has no seat sees what everybody sees"


def test_what_is_drawn_of_a_version_is_shared_by_all_its_readers() -> None:
    table = leads()
    assert table.seen_by(ANA.id) == table.seen_by(ANA.id)
    assert table.seen_by(ANA.id).drawn is table.seen_by(None).drawn
    assert table.with_seat(0, away=True).seen_by(None).drawn is not table.seen_by(None).drawn


def test_a_view_is_the_same_whatever_was_seen_before_it() -> None:
    states = [leads(), leads("2C"), leads("2C AD")]
    over = Round(*HANDS).finish().game
    first, table = states[0], states[-1]
    changes = (
        table,
        table.with_record(due_at=1, seq=7),
        table.with_record(preset="omnibus", host_id=BEN.id),
        table.with_seat(1, name="Benedict", away=True),
        replace(table, game=over, rounds=(RoundRecord(0, bytes(16), "hash", 0, "{}"),)),
        replace(table, game=over, sittings=(SittingRecord(0, 0, 1, DANA.id, "Dana"),)),
        replace(table, rules=Round(*HANDS, heart_values="rank").game.rules),
    )
    for after in (*states, *changes):
        seen = replace(after, last_view=first.last_view)
        replace(table, last_view=first.last_view).seen_by(None)
        for person in (ANA.id, BEN.id, None):
            assert seen.seen_by(person) == replace(after, last_view=LastView()).seen_by(person)


def sealed(*guests: object, dealer: int) -> Table:
    """A table whose second round is sealed, and whose pack can be cut."""
    over = Round(*HANDS, dealer=(dealer - 1) % 3, end_score=1000).finish().game
    assert over.phase is Phase.DEALING
    rounds = (RoundRecord(0, bytes(16), "", 0, "{}"), RoundRecord(1, bytes(16), "", 1))
    return replace(playing(over, BEN, CHIDI, cut=True), rounds=rounds)


def test_the_person_at_the_dealers_right_cuts_the_pack() -> None:
    table = sealed(dealer=2)
    assert (table.awaits_deal, table.cutter, table.most_cut) == (True, 1, 14)
    assert table.with_seat(1, away=True).cutter == 0, "the next one, counter-clockwise"
    assert table.with_settings(cut=False).cutter is None
    assert table.with_record(status=Status.SUSPENDED).cutter is None


def test_a_cut_has_its_time_also_at_a_table_without_a_clock() -> None:
    table = sealed(dealer=2).with_settings(pace="none").with_record(due_at=10_000)
    assert (table.asks_people, table.waits, table.deadline) == (True, False, 10_000)


def test_the_secret_of_a_round_is_shown_after_it_and_that_of_a_sealed_deal_never() -> None:
    table = sealed(dealer=2)
    assert table.seen_by(None).opened == bytes(16).hex()
    assert table.with_record(kind=KindName.DAILY, guild_id=0, day=3).seen_by(ANA.id).opened is None


def test_a_deal_of_a_day_is_sealed_until_midnight() -> None:
    daily = lobby().with_record(kind=KindName.DAILY, guild_id=0, day=3)
    assert [daily.too_late(at) for at in (4 * DAY - 1, 4 * DAY)] == [False, True]
    assert not lobby().too_late(10 * DAY)
