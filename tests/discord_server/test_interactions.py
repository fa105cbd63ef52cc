"""Interactions: answered once and in time, and shown only to those who may see the answer."""

import pytest

from tests.discord_server.conftest import BUTTON, Api, layout
from tests.discord_server.test_requests import code

HELP = {
    "name": "hearts",
    "options": [
        {
            "type": 1,
            "name": "new",
            "options": [{"type": 4, "name": "computers", "min_value": 0, "max_value": 3}],
        }
    ],
}


@pytest.fixture
async def asked(api: Api):  # type: ignore[no-untyped-def]
    """Ana has pressed a button of a public message."""
    await api.post()
    return api.ana.press(api.ana.sees(api.channel)[0], BUTTON)


async def test_a_private_answer_is_seen_by_one_person(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    status, body = await api.respond(asked, 4, layout("Yours", private=True))
    assert status == 200
    number = int(body["interaction"]["response_message_id"])
    assert asked.answered.is_set()
    assert api.ana.message(number) is not None
    assert api.ben.message(number) is None
    assert code(await api.ask("PATCH", f"/channels/{api.channel.id}/messages/{number}", layout())) == (404, 10008)
    assert (await api.ask("PATCH", api.original(asked), layout("Changed")))[0] == 200
    assert api.ana.message(number).components[0]["content"] == "Changed"


async def test_an_edit_as_an_answer_changes_what_was_pressed(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    assert (await api.respond(asked, 7, layout("New")))[0] == 200
    assert [message.components[0]["content"] for message in api.ben.sees(api.channel)] == ["New"]


async def test_nothing_is_answered_twice(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    await api.respond(asked, 6)
    assert code(await api.respond(asked, 6)) == (400, 40060)


async def test_an_answer_has_three_seconds(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    api.wait(3.1)
    assert code(await api.respond(asked, 6)) == (404, 10062)


async def test_a_token_lives_for_a_quarter_of_an_hour(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    await api.respond(asked, 6)
    api.wait(899)
    assert (await api.ask("PATCH", api.original(asked), layout()))[0] == 200
    api.wait(2)
    assert code(await api.ask("PATCH", api.original(asked), layout())) == (401, 50027)


async def test_a_follow_up_is_edited_by_its_id_and_only_with_its_own_token(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    await api.respond(asked, 6)
    webhook = api.original(asked).removesuffix("/messages/@original")
    status, sent = await api.ask("POST", webhook, layout("Follow-up"))
    assert status == 200
    assert (await api.ask("PATCH", f"{webhook}/messages/{sent['id']}", layout("Changed")))[0] == 200
    assert api.ben.message(int(sent["id"])).components[0]["content"] == "Changed"
    pressed = api.ana.sees(api.channel)[0]
    assert code(await api.ask("PATCH", f"{webhook}/messages/{pressed.id}", layout())) == (404, 10008)
    other = api.ana.press(pressed, BUTTON)
    await api.respond(other, 6)
    elsewhere = api.original(other).replace("@original", sent["id"])
    assert code(await api.ask("PATCH", elsewhere, layout())) == (404, 10008)


async def test_an_unknown_token_is_good_for_nothing(api: Api) -> None:
    path = f"/webhooks/{api.server.state.application_id}/nobody"
    assert code(await api.ask("POST", path, layout())) == (404, 10015)
    assert (await api.ask("POST", "/interactions/1/nobody/callback", {"type": 6}))[0] == 404


async def test_a_dismissed_message_is_unknown(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    await api.respond(asked, 4, layout(private=True))
    api.ana.dismiss(api.ana.sees(api.channel)[-1])
    assert code(await api.ask("PATCH", api.original(asked), layout())) == (404, 10008)


async def test_an_answer_that_comes_later_shows_that_it_loads(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    _, body = await api.respond(asked, 5, {"flags": 64})
    assert body["interaction"]["response_message_loading"]
    await api.ask("PATCH", api.original(asked), layout("Here"))
    assert api.ana.sees(api.channel)[-1].flags == 64 | 1 << 15


async def test_a_form_is_no_answer_to_a_form(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    place = {"type": 4, "custom_id": "name", "style": 1}
    form = {"title": "Names", "custom_id": "h1", "components": [{"type": 18, "label": "Name", "component": place}]}
    assert (await api.respond(asked, 9, form))[0] == 200
    sent = api.ana.fill(asked, name="Ana")
    assert sent.data["components"][0]["component"]["value"] == "Ana"
    assert code(await api.respond(sent, 9, form)) == (400, 50035)
    assert (await api.respond(sent, 7, layout("Ana")))[0] == 200


async def test_a_person_cannot_press_a_message_that_they_do_not_see(api: Api, asked) -> None:  # type: ignore[no-untyped-def]
    await api.respond(asked, 4, layout(private=True))
    panel = api.ana.sees(api.channel)[-1]
    with pytest.raises(AssertionError, match="not on the screen"):
        api.ben.press(panel, BUTTON)
    with pytest.raises(AssertionError, match="there is no"):
        api.ana.press(panel, "h1:b:other:1:0:")
    panel.components[-1]["components"][0]["disabled"] = True
    with pytest.raises(AssertionError, match="disabled"):
        api.ana.press(panel, BUTTON)
    api.server.forbid(api.channel, view_channel=False)
    with pytest.raises(AssertionError, match="not on the screen"):
        api.ana.forge(panel, BUTTON)


async def test_a_command_is_given_as_it_is_registered(api: Api) -> None:
    await api.ask("PUT", f"/applications/{api.server.state.application_id}/commands", [HELP])
    asked = api.ana.type(api.channel, "hearts new", computers=3)
    assert asked.data["options"] == [
        {"name": "new", "type": 1, "options": [{"name": "computers", "type": 4, "value": 3}]}
    ]
    for name, options in (
        ("hearts old", {}),
        ("hearts", {}),
        ("hearts new", {"computers": 4}),
        ("hearts new", {"x": 1}),
    ):
        with pytest.raises(AssertionError):
            api.ana.type(api.channel, name, **options)
