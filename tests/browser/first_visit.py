"""A first visit, from an empty folder to a finished game: python -m tests.browser.first_visit FOLDER

Clones the repository and runs the first command of its README as it is written there; then a person who knows only
the page plays **Play now** to its end. Takes pictures of every step: 390 and 1280 pixels wide, dark and light.
"""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.driving import (
    A_PRESS,
    CARD,
    HELD,
    MY_TURN,
    PATIENCE,
    ROOT,
    Playground,
    choose_three,
    pass_these,
    private,
    resize,
    settled,
    told_address,
)
from tests.ports import reserved_port

WIDTHS = {"desktop": (1280, 1000), "phone": (390, 844)}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
MAX_PRESSES = 2_000


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as empty:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), empty], check=True)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            visit = Visit(page, folder)
            process = _first_command(Path(empty))
            try:
                visit.run(Playground(process, told_address(process)))
            finally:
                process.kill()
                browser.close()
    print(f"{visit.presses} presses, {visit.pictures} steps; the pictures are in {folder}")


def _first_command(repository: Path) -> subprocess.Popen[str]:
    """Runs the first command of the README, in a shell."""
    found = re.search(r"```sh\n(.+?)\n```", (repository / "README.md").read_text("utf-8"), re.DOTALL)
    assert found, "the README begins with a command"
    environment = {**os.environ, "PLAYGROUND_PORT": str(reserved_port()), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        ["bash", "-c", found[1]],
        cwd=repository,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )


class Visit:
    """A person who presses what the page offers."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder = page, folder
        self.presses = self.pictures = 0
        self._taken: set[str] = set()

    def run(self, playground: Playground) -> None:
        """Plays the whole game."""
        self.page.goto(playground.url)
        self.page.get_by_role("button", name="Play now").wait_for()
        self._picture("the page opens")
        self.page.get_by_role("button", name="Play now").click()
        self.presses += 1
        while self.presses < MAX_PRESSES:
            if self._step() == "the game is over":
                return
        raise AssertionError("the game does not end")

    def _step(self) -> str:
        """Does what the panel asks for; returns the name of that step."""
        panel = private(self.page)
        panel.wait_for()
        settled(self.page)
        if panel.get_by_role("button", name="New game").count():
            return self._picture("the game is over")
        for label, name in (
            ("Next round", "a round is over"),
            ("End round", "a round can be ended"),
            ("Continue", "a trick is finished"),
        ):
            if panel.get_by_role("button", name=label).count():
                self._picture(name)
                return self._press(panel.get_by_role("button", name=label), name)
        if panel.get_by_text(re.compile("Pass 3 cards")).count():
            self._picture("the pass is asked for")
            choose_three(panel)
            self._picture("three cards are chosen")
            pass_these(panel)
            self.presses += 4
            return "pass"
        left = panel.locator(HELD).count()
        self._picture({13: "the first card is asked for", 9: "in the middle of a round"}.get(left, ""))
        if not panel.get_by_role("heading", name=MY_TURN).count():
            return "the others play"
        return self._press(panel.locator(CARD).first, "card")

    def _press(self, button: Locator, name: str) -> str:
        with contextlib.suppress(TimeoutError):  # the button has gone meanwhile; the next step sees what replaced it
            button.click(timeout=A_PRESS)
            self.presses += 1
        return name

    def _picture(self, name: str) -> str:
        """Takes pictures of the first step of each kind, at every width and in every theme."""
        if not name or name in self._taken:
            return name
        self._taken.add(name)
        self.pictures += 1
        for (kind, (wide, high)), theme in product(WIDTHS.items(), THEMES):
            self.page.emulate_media(color_scheme=theme)
            resize(self.page, wide, high)
            file = f"{self.pictures:02}-{name.replace(' ', '-')}-{kind}-{theme}.png"
            self.page.screenshot(path=self.folder / file)
        return name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
