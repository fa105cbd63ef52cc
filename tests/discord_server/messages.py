"""Messages: which contents are valid, and how messages are stored."""

from typing import Any

from tests.discord_server import errors
from tests.discord_server.state import COMPONENTS_V2, EPHEMERAL, Channel, Message, State
from tests.payloads import ATTACHED, OLD_FIELDS, lint_components, walk

Json = dict[str, Any]
KEPT_FLAGS = EPHEMERAL | COMPONENTS_V2 | 1 << 12
MAX_TEXT = 2_000


def check(body: Json, *, layout: bool) -> None:
    """Raises the ApiError with which such a message is refused; ``layout``: it uses Components V2."""
    components, complaints = body.get("components") or [], []
    if layout:
        complaints = lint_components(components) + [
            f"{name} beside components" for name in OLD_FIELDS if body.get(name)
        ]
        if "components" in body and not components:
            complaints.append("a message without components")
    elif not body.get("content") and not components and not body.get("embeds") and not body.get("attachments"):
        complaints.append("an empty message")
    if len(body.get("content") or "") > MAX_TEXT:
        complaints.append("too much content")
    if complaints:
        raise errors.invalid_form(complaints)


def check_emojis(state: State, components: list[Json]) -> None:
    """Raises the ApiError with which a message is refused that has a button with a picture which is gone."""
    for part in walk(components):
        emoji = (part.get("emoji") or {}).get("id")
        if emoji is not None and int(emoji) not in state.emojis:
            raise errors.invalid_emoji()


def create(
    state: State,
    channel: Channel,
    author_id: int,
    body: Json,
    *,
    only_for: int | None = None,
    interaction: int | None = None,
) -> Message:
    """Creates a message from its JSON body. Raises ApiError."""
    flags = int(body.get("flags") or 0) & KEPT_FLAGS
    check(body, layout=bool(flags & COMPONENTS_V2))
    check_emojis(state, body.get("components") or [])
    message = Message(state.new_id(), channel.id, author_id, flags, only_for=only_for, interaction_id=interaction)
    _fill(state, message, body)
    message.mentions = [int(user) for user in (body.get("allowed_mentions") or {}).get("users") or ()]
    channel.messages[message.id] = message
    channel.archived = False
    state.on_shown(message)
    return message


def edit(state: State, message: Message, body: Json) -> None:
    """Changes a message. Components V2 cannot be switched off again. Raises ApiError."""
    layout = bool((message.flags | int(body.get("flags") or 0)) & COMPONENTS_V2)
    if "components" in body or "content" in body:
        check(body, layout=layout)
        check_emojis(state, body.get("components") or [])
    if missing := _shown(body) - _attached(message, body):
        raise errors.invalid_form([f"{name} is not attached" for name in missing])
    message.flags |= COMPONENTS_V2 if layout else 0
    message.edits += 1
    _fill(state, message, body)
    state.on_shown(message)


def _fill(state: State, message: Message, body: Json) -> None:
    if "components" in body:
        message.components = numbered(body["components"] or [])
    if "content" in body:
        message.content = body["content"] or ""
    if "attachments" in body:
        before = {each["id"]: each for each in message.attachments}
        named = body["attachments"] or ()
        kept = {before[each["id"]]["filename"] for each in named if each.get("id") in before}
        files = {name: content for name, content in message.files.items() if name in kept}
        message.files = files | {each["filename"]: each["content"] for each in named if "content" in each}
        message.attachments = [before.get(each.get("id")) or _attachment(state, each) for each in named]


def _shown(body: Json) -> set[str]:
    items = [item for part in walk(body.get("components") or []) for item in part.get("items") or ()]
    urls = (item["media"]["url"] for item in items)
    return {url.removeprefix(ATTACHED) for url in urls if url.startswith(ATTACHED)}


def _attached(message: Message, body: Json) -> set[str]:
    """The names of the files that a message has after an edit: those that it names, or else all that it had."""
    return {each["filename"] for each in body.get("attachments", message.attachments) or ()}


def numbered(components: list[Json]) -> list[Json]:
    """Gives every component without an id one, as Discord does."""
    parts = list(walk(components))
    taken = {part["id"] for part in parts if part.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
    return components


def _attachment(state: State, each: Json) -> Json:
    name = each.get("filename", "file")
    address = f"https://cdn.invalid/{name}"
    size = len(each.get("content") or b"")
    about = {"id": str(state.new_id()), "filename": name, "size": size, "url": address, "proxy_url": address}
    return about | {key: each[key] for key in ("description",) if key in each}
