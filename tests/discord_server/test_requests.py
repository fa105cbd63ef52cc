"""Requests: the server refuses what Discord refuses."""

import aiohttp
import pytest

from tests.discord_server.conftest import Api, layout
from tests.discord_server.rate_limits import Limit


def code(answer: tuple[int, object]) -> tuple[int, int]:
    status, body = answer
    assert isinstance(body, dict)
    return status, body["code"]


async def test_a_message_is_sent_read_changed_and_deleted(api: Api) -> None:
    number = await api.post(layout("first"))
    path = f"/channels/{api.channel.id}/messages/{number}"
    status, changed = await api.ask("PATCH", path, layout("second"))
    assert (status, changed["components"][0]["content"]) == (200, "second")
    assert changed["edited_timestamp"] is not None
    assert [message.components[0]["content"] for message in api.ana.sees(api.channel)] == ["second"]
    assert await api.ask("DELETE", path) == (204, None)
    assert code(await api.ask("GET", path)) == (404, 10008)


async def test_a_missing_object_is_unknown(api: Api) -> None:
    assert code(await api.ask("POST", "/channels/1/messages", layout())) == (404, 10003)
    assert code(await api.ask("PATCH", f"/channels/{api.channel.id}/messages/1", layout())) == (404, 10008)
    assert (await api.ask("GET", "/nothing"))[0] == 404


async def test_a_wrong_token_opens_nothing(api: Api) -> None:
    assert (await api.ask("GET", "/users/@me", token="another"))[0] == 401


@pytest.mark.parametrize(
    "body",
    [
        layout(*["text"] * 41, button=None),
        layout("x" * 4001),
        {"components": layout()["components"] * 2, "flags": 1 << 15},
        layout() | {"content": "beside it"},
        {"components": [], "flags": 1 << 15},
        {"content": ""},
    ],
    ids=["41 components", "4,001 characters", "one custom_id twice", "content beside it", "no components", "nothing"],
)
async def test_a_malformed_message_is_refused(api: Api, body: dict[str, object]) -> None:
    assert code(await api.ask("POST", f"/channels/{api.channel.id}/messages", body)) == (400, 50035)
    assert len(api.server.complaints) == 1
    assert not api.ana.sees(api.channel)


async def test_permissions_are_enforced(api: Api) -> None:
    path = f"/channels/{api.channel.id}/messages"
    number = await api.post()
    api.server.forbid(api.channel, send_messages=False)
    assert code(await api.ask("POST", path, layout())) == (403, 50013)
    assert (await api.ask("PATCH", f"{path}/{number}", layout()))[0] == 200
    api.server.forbid(api.channel, view_channel=False)
    assert code(await api.ask("PATCH", f"{path}/{number}", layout())) == (403, 50001)
    assert not api.ana.sees(api.channel)
    api.server.forbid(api.channel, view_channel=True, send_messages=True)
    assert (await api.ask("POST", path, layout()))[0] == 200


async def test_a_message_gets_one_thread(api: Api) -> None:
    number = await api.post()
    path = f"/channels/{api.channel.id}/messages/{number}/threads"
    status, thread = await api.ask("POST", path, {"name": "A game"})
    assert (status, thread["id"]) == (200, str(number))
    assert code(await api.ask("POST", path, {"name": "A game"})) == (400, 160004)
    api.guild.channels[number].archived = True
    _, message = await api.ask("POST", f"/channels/{number}/messages", layout())
    assert not api.guild.channels[number].archived
    api.guild.channels[number].archived = True
    assert code(await api.ask("PATCH", f"/channels/{number}/messages/{message['id']}", layout())) == (400, 50083)


async def test_a_bucket_counts_its_requests_and_refuses_those_beyond_its_limit(api: Api) -> None:
    path = f"{api.address}/api/v10/channels/{api.channel.id}/messages"
    headers = {"Authorization": f"Bot {api.server.token}"}
    left = []
    for _ in range(5):
        async with api.session.post(path, json=layout(), headers=headers) as answer:
            left.append(answer.headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    async with api.session.post(path, json=layout(), headers=headers) as answer:
        assert answer.status == 429
        assert (await answer.json())["retry_after"] == 5.0
        assert "Via" in answer.headers
    api.wait(5)
    assert (await api.ask("POST", f"/channels/{api.channel.id}/messages", layout()))[0] == 200


async def test_all_requests_of_a_second_have_a_limit_apart_from_those_of_interactions(api: Api) -> None:
    api.server.rate_limits.most = 2
    for _ in range(2):
        assert (await api.ask("GET", "/users/@me"))[0] == 200
    status, body = await api.ask("GET", "/users/@me")
    assert (status, body["global"]) == (429, True)
    assert code(await api.ask("PATCH", "/webhooks/1/token/messages/@original", layout())) == (404, 10015)


async def test_a_limit_belongs_to_one_channel(api: Api) -> None:
    api.server.rate_limits.limits["POST /channels/{channel}/messages"] = Limit(1, 5.0)
    other = api.server.add_channel(api.guild, "attic")
    assert (await api.ask("POST", f"/channels/{api.channel.id}/messages", layout()))[0] == 200
    assert (await api.ask("POST", f"/channels/{other.id}/messages", layout()))[0] == 200
    assert (await api.ask("POST", f"/channels/{other.id}/messages", layout()))[0] == 429


async def test_commands_are_replaced_and_keep_their_ids(api: Api) -> None:
    path = f"/applications/{api.server.state.application_id}/commands"
    _, first = await api.ask("PUT", path, [{"name": "help", "description": "x"}])
    _, second = await api.ask(
        "PUT", path, [{"name": "about", "description": "x"}, {"name": "help", "description": "y"}]
    )
    assert [command["name"] for command in second] == ["about", "help"]
    assert second[1]["id"] == first[0]["id"]


async def test_the_name_of_an_emoji_is_unique(api: Api) -> None:
    path = f"/applications/{api.server.state.application_id}/emojis"
    assert (await api.ask("POST", path, {"name": "qs", "image": ""}))[0] == 200
    assert code(await api.ask("POST", path, {"name": "qs", "image": ""})) == (400, 50035)
    assert len((await api.ask("GET", path))[1]["items"]) == 1


async def test_a_request_can_fail_before_it_is_done_and_after(api: Api) -> None:
    path = f"/channels/{api.channel.id}/messages"
    api.server.faults.fail("POST", "/channels/*/messages", 502)
    assert (await api.ask("POST", path, layout()))[0] == 502
    assert not api.ana.sees(api.channel)
    api.server.faults.fail("POST", "/channels/*/messages", 502, when="after")
    assert (await api.ask("POST", path, layout()))[0] == 502
    assert len(api.ana.sees(api.channel)) == 1
    assert (await api.ask("POST", path, layout()))[0] == 200


async def test_a_connection_can_break(api: Api) -> None:
    api.server.faults.cut("POST", "/channels/*/messages", when="after")
    with pytest.raises(aiohttp.ClientError):
        await api.ask("POST", f"/channels/{api.channel.id}/messages", layout())
    assert len(api.ana.sees(api.channel)) == 1


async def test_a_bot_that_is_cut_off_sends_nothing_and_others_go_on(api: Api) -> None:
    api.server.cut_off("the first")
    api.session.headers["User-Agent"] = "the first"
    with pytest.raises(aiohttp.ClientError):
        await api.post()
    api.session.headers["User-Agent"] = "the second"
    number = await api.post()
    assert [*api.channel.messages] == [number]


async def test_a_limit_that_is_named_holds_until_its_time_is_over(api: Api) -> None:
    path = f"/channels/{api.channel.id}/messages"
    limit = api.server.faults.limit("POST", "/channels/*/messages", 70)
    assert (await api.ask("POST", path, layout()))[1]["retry_after"] == 70
    api.wait(69)
    assert (await api.ask("POST", path, layout()))[1]["retry_after"] == 1
    api.wait(1)
    assert (await api.ask("POST", path, layout()))[0] == 200
    assert len(limit.met) == 2
