"""Long proposals on a real PostgreSQL: the quick tests once more."""

from __future__ import annotations

import pytest

from tests.db.test_postgresql import store, url  # noqa: F401
from tests.db.test_proposals import (  # noqa: F401
    test_a_code_comes_back_under_its_key,
    test_of_too_many_the_newest_are_kept,
    test_the_same_proposal_is_kept_once_and_from_then_on,
    test_what_nobody_has_changed_for_a_month_is_forgotten,
)

pytestmark = pytest.mark.slow
