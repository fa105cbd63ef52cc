"""The playground, from outside: a whole round by clicks, another person's eyes, and a clean end."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.driving import (
    PATIENCE,
    Playground,
    choose_third,
    choose_two,
    command,
    look_as,
    message,
    play,
    private,
    running,
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

CLOSING_TIME = 5


@pytest.fixture
def playground(tmp_path: Path) -> Iterator[Playground]:
    with running(tmp_path) as playground:
        yield playground


@pytest.fixture
def page(playground: Playground) -> Iterator[Page]:
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        except RuntimeError as error:
            pytest.fail(str(error))
        page = browser.new_page(viewport={"width": 1100, "height": 1000})
        page.set_default_timeout(PATIENCE)
        page.goto(playground.url)
        yield page
        browser.close()


def test_a_round_is_played_by_clicking_and_nobody_else_sees_the_hand(playground: Playground, page: Page) -> None:
    command(page, "/hearts new")
    lobby = message(page, "Hearts table")
    expect(lobby).to_contain_text("Ana · host")
    lobby.get_by_role("button", name="Start").click()

    board = message(page, "Round 1 · Passing")
    board.get_by_role("button", name="Show my hand").click()
    panel = private(page)
    expect(panel).to_contain_text("Pass 3 cards to")
    choose_two(panel)
    choose_third(panel)

    look_as(page, "Ben")
    expect(message(page, "Round 1")).to_be_visible()
    expect(private(page)).to_have_count(0)
    look_as(page, "Ana")

    play(page)
    expect(message(page, "Round 1 is over")).to_contain_text("total")

    playground.process.send_signal(signal.SIGTERM)
    asked = time.monotonic()
    assert playground.process.wait(timeout=PATIENCE / 1000) == 0
    assert time.monotonic() - asked < CLOSING_TIME
