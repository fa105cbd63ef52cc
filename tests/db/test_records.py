"""Records: the members of a private thread are written so that one of them is found without reading all."""

from __future__ import annotations

from db.records import PINNED, PRIVATE, Kind, is_member, write_members


def test_a_member_is_found_and_nobody_whose_number_is_a_part_of_another() -> None:
    written = write_members([345, 12, 4])
    assert written == " 4  12  345 "
    assert [person for person in (4, 12, 345, 1, 2, 34, 45, 3) if is_member(written, person)] == [4, 12, 345]
    assert not is_member(write_members([]), 4)


def test_whatever_has_a_sealed_deal_is_private() -> None:
    assert set(PINNED) < set(PRIVATE)
    assert Kind.TABLE not in PRIVATE
