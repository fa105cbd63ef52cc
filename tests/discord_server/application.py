"""The application: the bot's account, its commands and its emojis."""

from typing import Any

from tests.discord_server import errors, objects
from tests.discord_server.faults import Request
from tests.discord_server.gateway import Gateway
from tests.discord_server.state import State

Json = dict[str, Any]
ENTRY_POINT = 4
"""The type of the command that Discord gives to an application with Activities."""
LANGUAGES = {"name_localizations", "description_localizations"}


def about(state: State) -> Json:
    return {
        "id": str(state.application_id),
        "name": state.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": objects.user(state.bot),
        "team": None,
    }


def gateway(gateway: Gateway, shards: int = 1) -> Json:
    start = {"total": 1000, "remaining": gateway.starts_left(), "reset_after": gateway.resets_in()}
    limit = start | {"max_concurrency": gateway.max_concurrency}
    return {"url": gateway.address, "shards": shards, "session_start_limit": limit}


def commands(state: State, request: Request) -> list[Json]:
    """All commands, each without what is empty or false; their words in other languages only where these are asked
    for."""
    languages = set() if request.query.get("with_localizations") == "true" else LANGUAGES
    return [_told(each, languages) for each in state.commands]


def _told(command: Json, untold: set[str]) -> Json:
    """A command, an option or a choice as Discord describes it."""
    told = {name: value for name, value in command.items() if name not in untold}
    for part in told.keys() & {"options", "choices"}:
        told[part] = [_told(each, untold) for each in told[part]]
    if (granted := told.get("default_member_permissions")) is not None:
        told["default_member_permissions"] = str(granted)
    return {
        name: value for name, value in told.items() if name == "nsfw" or not (value in (None, []) or value is False)
    }


def register(state: State, request: Request) -> list[Json]:
    """Replaces all commands by those of the request. Discord's own, which opens Activities, may not be missing."""
    body: Any = request.body["items"]
    names = [(command["name"], command.get("type", 1)) for command in body]
    if len(set(names)) < len(names):
        raise errors.invalid_form(["two commands of one name"])
    lacking = [each for each in state.commands if each["type"] == ENTRY_POINT and each["id"] not in _ids(body)]
    if lacking:
        raise errors.lacks_entry_point()
    before = {(command["name"], command.get("type", 1)): command["id"] for command in state.commands}
    state.commands = [
        {"description": ""}  # commands of a context menu have none
        | command
        | {
            "id": before.get(name) or str(state.new_id()),
            "application_id": str(state.application_id),
            "version": str(state.new_id()),
            "type": command.get("type", 1),
        }
        for name, command in zip(names, body, strict=True)
    ]
    return state.commands


def _ids(commands: list[Json]) -> set[str]:
    return {each["id"] for each in commands if "id" in each}


def emojis(state: State) -> Json:
    return {"items": list(state.emojis.values())}


def add_emoji(state: State, request: Request) -> Json:
    name = request.body["name"]
    if any(emoji["name"] == name for emoji in state.emojis.values()):
        raise errors.invalid_form([f"there is an emoji {name}"])
    number = state.new_id()
    state.emojis[number] = {
        "id": str(number),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "user": objects.user(state.bot),
    }
    return state.emojis[number]


def delete_emoji(state: State, number: int) -> None:
    if state.emojis.pop(number, None) is None:
        raise errors.ApiError(404, 10014, "Unknown Emoji")
