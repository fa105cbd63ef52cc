"""Which disturbances excuse a press from an answer, and an error from being told, and which do not."""

import pytest

from tests.discord_server.state import Interaction
from tests.several.disturbances import Disturbance, What
from tests.several.excuses import AFTERWARDS, Excuses
from tests.several.owners import Look, Owners
from tests.several.presses import Press, Presses

AT = 1_000.0
"""When something is disturbed."""
TAKEN_OVER = AT + 15
FULL = "the store is not available"


def owners() -> Owners:
    """P0 has shard 0 until P1 takes it over; P1 has shard 1."""
    names = {1: "P0", 2: "P1"}
    before = Look(AT - 1, {0: (1, None), 1: (2, None)}, {0: {"P0"}, 1: {"P1"}})
    alone = Look(AT + 1, {0: (1, None), 1: (2, None)}, {1: {"P1"}})
    coming = Look(TAKEN_OVER - 1, {0: (2, None), 1: (2, None)}, {1: {"P1"}})
    after = Look(TAKEN_OVER, {0: (2, None), 1: (2, None)}, {0: {"P1"}, 1: {"P1"}})
    return Owners([before, alone, coming, after], names)


def excused(disturbance: Disturbance, at: float, shard: int = 0, **heard: float) -> bool:
    """Whether a disturbance excuses a press; ``heard``: how long after it a process has heard of it."""
    asked = Interaction(1, "token-1", 3, 7, 8, 9, at, {})
    asked.delivered |= {name: at + seconds for name, seconds in heard.items()}
    return Excuses([disturbance], owners(), Presses()).reason(Press(asked, shard, outcome="lost")) is not None


@pytest.mark.parametrize("what", ["gone", "stopped"])
def test_a_process_that_is_killed_or_stopped_excuses_presses_on_its_shards_until_another_one_serves_them(
    what: What,
) -> None:
    ended = Disturbance(what, AT, name="P0")
    assert [excused(ended, at) for at in (AT - 5, AT - 2, AT + 5, TAKEN_OVER + 5)] == [False, True, True, False]
    assert not excused(ended, AT + 5, shard=1)


def test_a_process_that_continues_must_answer_soon() -> None:
    stopped = Disturbance("stopped", AT, AT + 2, name="P1")
    assert [excused(stopped, at, shard=1) for at in (AT + 1, AT + 5, TAKEN_OVER + 3)] == [True, True, False]


def test_a_process_that_continues_need_not_answer_where_another_one_takes_over() -> None:
    stopped = Disturbance("stopped", AT, AT + 2, name="P0")
    assert [excused(stopped, at) for at in (AT + 8, TAKEN_OVER + 1, TAKEN_OVER + 5)] == [True, True, False]


def test_what_is_pressed_in_a_handover_is_excused_for_longer_if_a_process_of_it_was_stopped() -> None:
    looks = [Look(AT + each, {0: (1, 2 if 8 < each < 12 else None)}, {0: {"P0"}}) for each in range(20)]
    stopped = Disturbance("stopped", AT, AT + 2, name="P0")
    asked = [Press(Interaction(1, "token-1", 3, 7, 8, 9, AT + at, {}), 0, outcome="lost") for at in (7, 10, 15)]
    excuses = Excuses([stopped], Owners(looks, {1: "P0", 2: "P1"}), Presses())
    assert [excuses.reason(each) for each in asked] == [None, "stopped", None]


def test_what_its_owner_has_heard_in_time_is_not_excused_by_the_gateway() -> None:
    broken = Disturbance("gateway", AT, AT)
    assert excused(broken, AT + 2)
    assert excused(broken, AT + 2, P0=4)
    assert not excused(broken, AT + 2, P0=0.1)
    assert not excused(broken, TAKEN_OVER + 5)


def test_what_only_a_process_has_heard_that_does_not_have_the_shard_is_excused_by_the_gateway() -> None:
    assert excused(Disturbance("gateway", AT, AT), AT + 2, P1=0.1)


def test_the_database_excuses_presses_until_leases_are_renewed() -> None:
    away = Disturbance("postgresql", AT, AT + 4)
    assert [excused(away, at) for at in (AT - 5, AT + 2, AT + 8, AT + 30)] == [False, True, True, False]


def test_the_way_of_one_process_to_the_database_excuses_presses_on_its_shards_alone() -> None:
    away = Disturbance("postgresql", AT, AT + 4, name="P1")
    assert excused(away, AT + 2, shard=1)
    assert not excused(away, AT + 2, shard=0)


def test_nothing_is_excused_by_requests_that_failed_for_others() -> None:
    assert not excused(Disturbance("requests", AT, AT + 4), AT + 2)


def test_a_press_is_excused_while_the_people_and_their_discord_stand_still_themselves() -> None:
    presses = Presses(late=[(AT + 2, 1.5)])
    excuses = Excuses([], owners(), presses)
    asked = [Interaction(1, "token-1", 3, 7, 8, 9, at, {}) for at in (AT, AT + 3)]
    assert [excuses.reason(Press(each, 0, outcome="lost")) for each in asked] == ["busy", None]


def test_an_error_about_the_database_is_explained_while_that_is_away_and_for_a_while_afterwards() -> None:
    excuses = Excuses([Disturbance("postgresql", AT, AT + 4, name="P0")], Owners(), Presses())
    assert excuses.explains("P0", AT + 1, FULL)
    assert not excuses.explains("P1", AT + 1, FULL)
    assert not excuses.explains("P0", AT - 1, FULL)
    assert not excuses.explains("P0", AT + 5 + AFTERWARDS, FULL)
    assert not excuses.explains("P0", AT + 1, "the bot shares")


def test_an_error_about_a_transaction_that_was_ended_because_its_process_stood_still_is_explained() -> None:
    excuses = Excuses([], Owners(), Presses())
    assert excuses.explains("P0", AT, FULL, "cannot switch to state 15; another operation (2) is in progress")
    assert not excuses.explains("P0", AT, FULL, "Connection reset by peer")
