"""The view of a match has no secret of its deals."""

from dataclasses import replace

from cogs.match.views import match_view
from db import MatchStatus
from tests.cogs.match.test_matches import BEN, House


async def test_the_view_of_a_match_never_has_the_secret_of_its_deals(house: House) -> None:
    match = await house.opened(BEN)
    for status in MatchStatus:
        shown = repr(match_view(replace(match, status=status)))
        assert match.secret.hex() not in shown
        assert repr(match.secret) not in shown
