"""The lock: one process at a time uses an SQLite database, whatever path it is opened by."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import Store, StoreInUse, StoreUnavailable


@pytest.mark.sqlite
async def test_a_second_store_is_kept_out_until_the_first_closes(store: Store, url: str) -> None:
    with pytest.raises(StoreInUse, match="Another process"):
        await Store.open(url)
    await store.close()
    await (await Store.open(url)).close()


async def test_a_folder_that_cannot_be_created_is_reported(file: Path, new_url: str) -> None:
    file.parent.write_text("")
    with pytest.raises(StoreUnavailable, match="folder"):
        await Store.open(new_url)


async def test_a_database_is_locked_under_all_of_its_names(store: Store, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.symlink_to(file)
    with pytest.raises(StoreInUse):
        await Store.open(f"sqlite+aiosqlite:///{other}")
