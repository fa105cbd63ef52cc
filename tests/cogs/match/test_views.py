"""The view of a match hides the secret of its deals until it is over."""

from __future__ import annotations

from dataclasses import replace

from cogs.match.views import match_view
from db import MatchStatus
from tests.cogs.match.test_matches import BEN, House


async def test_the_view_of_a_match_has_the_secret_of_its_deals_only_when_it_is_over(house: House) -> None:
    match = await house.opened(BEN)
    for status in MatchStatus:
        shown = repr(match_view(replace(match, status=status)))
        assert (match.secret.hex() in shown) == (status is MatchStatus.OVER)
        assert repr(match.secret) not in shown
