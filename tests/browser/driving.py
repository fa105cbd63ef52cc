"""Driving: the playground as its user starts it, and a browser that clicks what it shows."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from bot.config import Config
from tests.ports import reserved_port

ROOT = Path(__file__).parents[2]
PATIENCE = 120_000
"""Timeout in milliseconds. A slow machine only takes longer."""
A_PRESS = 5_000
"""Milliseconds within which a button is pressed, or has gone."""
CARD = "button:not([disabled]):has(img.custom-emoji)"
HELD = 'button:has(img.custom-emoji):not(:has-text("–"))'
"""A card of the hand, and not the place of one that was just played."""
MY_TURN = re.compile("Your turn|You play first|You start|You must start|play one|play any card")

expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Playground:
    process: subprocess.Popen[str]
    url: str


@contextmanager
def running(folder: Path) -> Iterator[Playground]:
    """Runs `python -m bot` without a token, in an empty folder. Its temporary files are there too: it is killed at the
    end, and does not delete them."""
    ours = {name.upper() for name in Config.model_fields}
    environment = {name: value for name, value in os.environ.items() if name.upper() not in ours}
    environment |= {"PLAYGROUND_PORT": str(reserved_port()), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    environment |= {"TMPDIR": str(folder)}
    log = (folder / "log").open("w")
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    try:
        yield Playground(process, told_address(process, folder / "log"))
    finally:
        process.kill()
        process.communicate()
        log.close()


def told_address(process: subprocess.Popen[str], log: Path | None = None) -> str:
    """The address of the page as the program prints it; ``log`` is the file of its errors."""
    assert process.stdout is not None
    address = next((found for line in process.stdout if (found := re.search(r"http://127\S+", line))), None)
    assert address, log.read_text() if log is not None else "the program has ended without an address"
    return address[0]


def visit(browser: Browser, url: str, width: int = 1100, height: int = 1000) -> Page:
    """Opens the page in a window of its own."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    return page


def settled(page: Page) -> None:
    """Waits until the page has drawn what the playground told it, with the pictures, and no press is on its way."""
    page.evaluate("""() => new Promise(resolve => {
        const look = () => window.simcordPreview?.ready ? resolve() : setTimeout(look, 50);
        look();
    })""")


def resize(page: Page, width: int, height: int) -> None:
    """Gives the window another size, and waits until the page has it, which the playground is asked for."""
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("#preview-app")).to_have_css("width", f"{width}px")
    settled(page)


def command(page: Page, command: str) -> None:
    """Types a command as a person would: the list of commands opens, Enter takes the first, the arrow sends it."""
    expect(type_command(page, command).get_by_role("option").first).to_be_visible()
    page.keyboard.press("Enter")
    page.locator("#send-message").click()


def type_command(page: Page, command: str) -> Locator:
    """Types a command once the page shows the box for it. Returns the list of commands."""
    box = page.locator("#channel-composer-input")
    box.click()  # waits for the box, which typing alone does not
    box.press_sequentially(command)
    return page.get_by_role("listbox", name="Application commands")


def message(page: Page, words: str) -> Locator:
    return page.locator("article[data-message-id]").filter(has_text=words).first


def private(page: Page) -> Locator:
    return page.locator("article[data-message-id]").filter(has_text="Only you can see this")


def choose_three(panel: Locator) -> None:
    for place, told in ((1, "2 more"), (2, "1 more"), (3, "Chosen")):
        panel.locator(CARD).nth(place).click()
        expect(panel.get_by_text(told)).to_be_visible()


def pass_these(panel: Locator) -> None:
    confirm = panel.get_by_role("button", name="Pass these")
    confirm.click()
    expect(confirm).to_have_count(0)


def play(page: Page, stop: int = 0) -> None:
    """Plays until at most ``stop`` cards are left or the round is over, each turn the first enabled card. Some cards
    play themselves."""
    hand = private(page).locator(HELD)
    playable = private(page).filter(has_text=MY_TURN).locator(CARD).first
    over = message(page, "is over")
    while (left := hand.count()) > stop:
        expect(playable.or_(over).first).to_be_visible()
        if over.count():
            return
        try:
            playable.click(timeout=A_PRESS)
        except TimeoutError:  # it has played itself meanwhile
            continue
        expect(hand).not_to_have_count(left)


def go_on(page: Page) -> None:
    """Waits for one's turn in a game of one's own, and goes on after each finished trick."""
    panel = private(page)
    seen, mine = panel.get_by_role("button", name="Continue"), panel.get_by_role("heading", name=MY_TURN)
    while not mine.count():
        expect(seen.or_(mine).first).to_be_visible()
        if seen.count():
            with suppress(TimeoutError):
                seen.click(timeout=A_PRESS)


def watch_first_row(page: Page) -> None:
    """Records the position of the first row of cards in the panel, at every change of the page."""
    page.evaluate("""() => {
        const places = window.places = [];
        const look = () => {
            const notes = [...document.querySelectorAll("article[data-message-id] .message-ephemeral-note")];
            const panel = notes.at(-1)?.closest("article");
            const card = panel?.querySelector("button:has(img.custom-emoji)");
            if (card) places.push(Math.round(card.getBoundingClientRect().top - panel.getBoundingClientRect().top));
        };
        window.watching?.disconnect();
        window.watching = new MutationObserver(look);
        window.watching.observe(document.getElementById("channel-message-list"), {childList: true, subtree: true});
        look();
    }""")


def places_of_first_row(page: Page) -> list[int]:
    """The recorded positions, in pixels from the top of the panel."""
    places: list[int] = page.evaluate("window.places")
    return places


def broken_rows(page: Page) -> int:
    """How many rows of buttons in the panel are too wide for the page, which therefore breaks them."""
    broken: int = page.evaluate("""() => [...document.querySelectorAll(
        "article:has(.message-ephemeral-note) .component-row"
    )].filter(row => {
        const tops = [...row.querySelectorAll("button")].map(each => each.getBoundingClientRect().top);
        return tops.some(top => Math.abs(top - tops[0]) > 4);
    }).length""")
    return broken


def faint_texts(page: Page, within: str, least: float = 4.5) -> list[str]:
    """The texts within an element whose contrast to their background is below the least that WCAG asks for."""
    faint: list[str] = page.evaluate(
        """([within, least]) => {
        const read = colour => colour.match(/[\\d.]+/g).map(Number);
        const light = colour => {
            const [red, green, blue] = read(colour).map(part => part / 255)
                .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const behind = each => {
            const colour = getComputedStyle(each).backgroundColor;
            return read(colour)[3] === 0 ? behind(each.parentElement) : colour;
        };
        const contrast = each => {
            const [front, back] = [light(getComputedStyle(each).color), light(behind(each))];
            return Math.max(front, back) / Math.min(front, back);
        };
        const words = each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
        return [...document.querySelectorAll(`${within}, ${within} *`)]
            .filter(each => words(each) && each.offsetParent && contrast(each) < least).map(each => each.textContent);
    }""",
        [within, least],
    )
    return faint


def slow_down(page: Page, times: int) -> None:
    """Slows the page's own work down by a factor, as on a slow machine."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def look_as(page: Page, name: str) -> None:
    page.locator("#viewer-picker").select_option(label=name)
    settled(page)  # the page does so when what was asked before is answered
    expect(page.locator("#viewer-picker option:checked")).to_have_text(name)
