"""House rules on a real PostgreSQL: the quick tests once more."""

from __future__ import annotations

import pytest

from tests.db.test_house import (  # noqa: F401
    test_a_deleted_set_is_not_listed_and_its_number_never_means_another,
    test_a_set_is_listed_with_its_newest_version,
    test_a_set_keeps_its_versions_and_its_place_under_a_new_name,
    test_a_version_is_saved_once,
    test_one_set_of_a_server_is_its_default_in_every_version,
)
from tests.db.test_postgresql import store, url  # noqa: F401

pytestmark = pytest.mark.slow
