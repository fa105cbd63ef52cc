"""The playground from outside: a whole round by clicks, another person's view, and a clean end."""

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.driving import (
    CARD,
    HELD,
    PATIENCE,
    Playground,
    broken_rows,
    choose_three,
    command,
    faint_texts,
    go_on,
    look_as,
    message,
    pass_these,
    places_of_first_row,
    play,
    private,
    resize,
    running,
    settled,
    slow_down,
    type_command,
    visit,
    watch_first_row,
)

ENTIRELY = 0.99
"""The part of an element that is within the window, but for what a browser rounds."""

pytestmark = pytest.mark.slow


@pytest.fixture
def playground(tmp_path: Path) -> Iterator[Playground]:
    with running(tmp_path) as playground:
        yield playground


@pytest.fixture
def page(playground: Playground) -> Iterator[Page]:
    with sync_playwright() as playwright:
        try:
            path = find_chromium()
        except RuntimeError as error:
            pytest.fail(str(error))
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=PATIENCE)
        yield visit(browser, playground.url)
        browser.close()


def test_whoever_presses_what_has_just_been_replaced_is_told_so(page: Page) -> None:
    def press_what_is_gone(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        gone = {"control_key": "gone"} if asked["kind"] == "click" else {}
        route.continue_(post_data=json.dumps(asked | gone))

    welcome = page.locator("article[data-message-id]").first.get_by_role("button").first
    expect(welcome).to_be_visible()
    page.route("**/api/action", press_what_is_gone)
    welcome.click()
    expect(page.get_by_role("status").filter(has_text="press again")).to_be_visible()
    page.unroute("**/api/action")
    settled(page)
    welcome.click()
    expect(private(page)).to_have_count(1)


def test_a_round_is_played_by_clicking_and_nobody_else_sees_the_hand(playground: Playground, page: Page) -> None:
    command(page, "/hearts new")
    lobby = message(page, "Hearts table")
    expect(lobby).to_contain_text("Ana · host")
    lobby.get_by_role("button", name="Start").click()

    board = message(page, "Round 1 · Passing")
    board.get_by_role("button", name="Show my hand").click()
    panel = private(page)
    expect(panel).to_contain_text("Pass 3 cards to")
    choose_three(panel)
    pass_these(panel)

    look_as(page, "Ben")
    expect(message(page, "Round 1")).to_be_visible()
    expect(private(page)).to_have_count(0)
    look_as(page, "Ana")

    for width, left in ((1280, 10), (390, 6)):
        resize(page, width, 1000)
        watch_first_row(page)
        play(page, stop=left)
        places = places_of_first_row(page)
        assert len(places) > 1
        assert len(set(places)) == 1, f"at {width} pixels the first row of cards moves: {places}"
    play(page)
    expect(message(page, "total")).to_contain_text("Round 1")

    playground.process.send_signal(signal.SIGTERM)
    assert playground.process.wait(timeout=PATIENCE / 1000) == 0


def test_a_first_visit_on_a_slow_phone_is_followed_by_the_page_and_loses_no_press(
    page: Page, playground: Playground
) -> None:
    said: list[str] = []
    page.expose_function("said", lambda sentence: said.append(sentence))
    resize(page, 390, 800)
    slow_down(page, 6)
    page.goto(playground.url.partition("#")[0])
    page.evaluate("""() => new MutationObserver(() => said(document.getElementById("action-status").textContent))
        .observe(document.getElementById("action-status"), {childList: true})""")

    page.get_by_role("button", name="Play now").click()
    panel = private(page)
    expect(panel).to_contain_text("Pass 3 cards to")
    settled(page)
    expect(panel).to_be_in_viewport(ratio=ENTIRELY)
    assert broken_rows(page) == 0
    choose_three(panel)
    expect(panel.locator(CARD).nth(2)).to_have_css("background-color", "rgb(0, 108, 55)")  # green under the pointer too
    pass_these(panel)
    expect(panel.get_by_role("button", name="Take back")).to_be_visible()
    settled(page)
    assert broken_rows(page) == 0
    for _ in range(2):
        go_on(page)
        expect(panel.locator(CARD).first).to_be_visible()
        expect(panel.locator("img.custom-emoji").first).to_have_css("color", "rgba(0, 0, 0, 0)")  # no name on its way
        left = panel.locator(HELD).count()
        panel.locator(CARD).first.click()
        expect(panel.locator(HELD)).not_to_have_count(left)
    settled(page)
    expect(panel.locator(CARD).last).to_be_in_viewport(ratio=ENTIRELY)
    assert said
    assert not [sentence for sentence in said if "uncertain" in sentence or "not completed" in sentence]


def test_who_jumps_to_the_latest_message_stays_there(page: Page, playground: Playground) -> None:
    resize(page, 390, 800)
    page.get_by_role("button", name="Play now").click()
    expect(private(page)).to_contain_text("Pass 3 cards to")
    page.get_by_role("button", name="Open a table").click()
    expect(message(page, "Hearts table")).to_be_visible()
    settled(page)  # or the button may move away below the press
    private(page).locator(CARD).first.click()
    expect(private(page)).to_contain_text("2 more")
    page.locator("#new-messages").evaluate("button => button.click()")
    assert page.context.browser is not None
    other = visit(page.context.browser, playground.url)
    look_as(other, "Ben")
    other.get_by_role("button", name="Join").click()
    expect(message(page, "Hearts table")).to_contain_text("Ben")
    other.close()
    settled(page)
    expect(page.get_by_text("Table 2")).to_be_in_viewport(ratio=ENTIRELY)


def test_what_a_command_posts_comes_into_sight_after_a_press_on_a_private_message(page: Page) -> None:
    resize(page, 390, 800)
    page.get_by_role("button", name="Play now").click()
    private(page).locator(CARD).first.click()
    expect(private(page)).to_contain_text("2 more")
    command(page, "/match new")
    join = message(page, "Same cards for all").get_by_role("button", name="Join")
    expect(join).to_be_visible()
    settled(page)
    expect(join).to_be_in_viewport(ratio=ENTIRELY)


def test_a_press_on_a_private_message_that_is_answered_for_everybody_shows_the_answer_and_its_menu_of_people(
    page: Page,
) -> None:
    resize(page, 390, 800)
    command(page, "/rules share")
    private(page).get_by_role("button", name="Open a table").click()
    expect(message(page, "Hearts table")).to_be_visible()
    settled(page)
    expect(page.get_by_text("Table 1")).to_be_in_viewport(ratio=ENTIRELY)
    message(page, "Hearts table").get_by_role("button", name="More").click()
    page.get_by_text("Invite someone").click()
    expect(page.get_by_role("button", name="Apply")).to_be_visible()
    for of_the_simulator in ("SimCord selection", "Previous"):
        expect(message(page, "Invite someone").get_by_text(of_the_simulator)).to_be_hidden()
    for look in ("light", "dark"):
        page.emulate_media(color_scheme=look)
        assert faint_texts(page, ".select-draft-actions") == []


def test_commands_and_names_can_be_read_in_light_and_a_command_makes_a_phone_no_wider_and_is_gone_when_refused(
    page: Page,
) -> None:
    page.emulate_media(color_scheme="light")
    resize(page, 390, 800)
    popup = type_command(page, "/hearts replay")
    expect(popup.get_by_role("option").first).to_be_visible()
    assert faint_texts(page, ".command-popup") == []
    page.keyboard.press("Enter")
    expect(page.locator(".command-context")).to_be_visible()
    assert faint_texts(page, ".command-popup") == []
    assert faint_texts(page, ".channel-composer") == []
    assert page.evaluate("document.getElementById('channel-layout').scrollWidth <= innerWidth")
    page.locator("#send-message").click()
    expect(message(page, "No game has been finished here yet")).to_be_visible()
    expect(page.locator("#channel-composer-input")).to_have_text("")
    called = "each => each.insertAdjacentHTML('beforeend', '<span class=\"mention\">@Ben</span>')"
    page.locator(".text-display").last.evaluate(called)
    assert faint_texts(page, ".mention") == []


def test_a_picture_that_the_browser_gives_up_keeps_its_place(page: Page) -> None:
    page.add_init_script("HTMLImageElement.prototype.decode = () => Promise.reject(new Error('given up'))")
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(private(page).locator(CARD).first).to_be_visible()
    settled(page)
    expect(page.locator(".emoji-unavailable")).to_have_count(0)


def test_the_page_keeps_the_person_speaks_another_language_and_begins_anew(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(message(page, "Hearts is here")).to_contain_text("APP")
    expect(page.locator("body")).not_to_contain_text("SimCord")
    look_as(page, "Ben")
    page.locator("#playground-language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")  # the page is loaded again
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(page.locator("#viewer-picker option:checked")).to_have_text("Ben")

    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(message(page, "Ben")).to_be_visible()
    page.evaluate("tick()")  # as each second
    expect(message(page, "Ben")).to_contain_text(re.compile(r"in \d+ Minuten"))
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("#playground-reset").click()
    expect(page.locator("article[data-message-id]")).to_have_count(1)
    expect(page.locator("#viewer-picker option:checked")).to_have_text("Ben")
