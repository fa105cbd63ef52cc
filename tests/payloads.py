"""The payload linter: finds in raw payloads what Discord would refuse, and what breaks the rules of this bot."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.ui.actions import read_action

ROW, BUTTON, MENU, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, LINE, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 14, 17
INPUT, LABEL, RADIO, TICKS = 4, 18, 21, 22
FINDERS = {5, 6, 8}
"""The types of Discord's own menus: people, roles, channels."""
TOP_LEVEL = {ROW, SECTION, TEXT, GALLERY, FILE, LINE, CONTAINER}
WITHIN_CONTAINER = TOP_LEVEL - {CONTAINER}
LINK, PREMIUM = 5, 6
COMPONENTS_V2 = 1 << 15
MAX_COMPONENTS = 40
MAX_TEXT = 4_000
MAX_TYPED = 4_000
ATTACHED = "attachment://"
OLD_FIELDS = ("content", "embeds", "embed", "poll", "sticker_ids")
PING = re.compile(r"<@[!&]?(\d+)>|@everyone|@here")

Component = dict[str, Any]


def walk(components: list[Component]) -> Iterator[Component]:
    """Every component, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        accessory = component.get("accessory")
        if accessory:
            yield from walk([accessory])


def texts(components: list[Component]) -> list[str]:
    """All running text that a reader sees."""
    return [part["content"] for part in walk(components) if part["type"] == TEXT]


def lint_message(message: dict[str, Any], *, private: bool, new: bool) -> list[str]:
    """The mistakes in a message to be created (``new``) or edited; ``private`` for ephemeral ones."""
    components = message.get("components") or []
    complaints = [*lint_components(components), *_lint_mentions(message, private=private, new=new)]
    complaints += [*_lint_attachments(message, new=new)]
    complaints += [f"{field} beside components" for field in OLD_FIELDS if message.get(field)]
    if not components:
        complaints.append("a message without components")
    if new and not int(message.get("flags") or 0) & COMPONENTS_V2:
        complaints.append("a message that is not Components V2")
    return complaints


def lint_components(components: list[Component]) -> list[str]:
    """The mistakes in the components of one message."""
    parts = list(walk(components))
    complaints = [f"component {part['type']} at top level" for part in components if part["type"] not in TOP_LEVEL]
    if len(parts) > MAX_COMPONENTS:
        complaints.append(f"{len(parts)} components")
    length = sum(map(len, texts(components)))
    if length > MAX_TEXT:
        complaints.append(f"{length} characters of text")
    ids = Counter(part["custom_id"] for part in parts if "custom_id" in part)
    complaints += [f"custom_id {custom_id} {count} times" for custom_id, count in ids.items() if count > 1]
    numbers = Counter(part["id"] for part in parts if part.get("id"))
    complaints += [f"id {number} {count} times" for number, count in numbers.items() if count > 1]
    return complaints + [complaint for part in parts for complaint in lint_component(part)]


def lint_component(part: Component) -> list[str]:
    """The mistakes in one component, apart from the components in it."""
    match part["type"]:
        case 1:
            return _lint_row(part)
        case 2:
            return _lint_button(part)
        case 3:
            return _lint_menu(part)
        case 5 | 6 | 8:
            return _lint_finder(part)
        case 9:
            return _lint_section(part)
        case 10:
            return [] if part["content"].strip() else ["an empty text"]
        case 11:
            return _lint_alt(part)
        case 12:
            items = part["items"]
            wrong = [] if 1 <= len(items) <= 10 else [f"{len(items)} pictures in a gallery"]
            wrong += ["a picture without an address" for item in items if not (item.get("media") or {}).get("url")]
            return wrong + [complaint for item in items for complaint in _lint_alt(item)]
        case 13:
            return [] if part["file"]["url"].startswith(ATTACHED) else ["a file that is not attached"]
        case 14:
            return [] if part.get("spacing", 1) in (1, 2) else ["a separator of unknown width"]
        case 17:
            inner = [child["type"] for child in part["components"]]
            wrong = [f"component {kind} in a container" for kind in inner if kind not in WITHIN_CONTAINER]
            if inner[:1] not in ([], [TEXT], [SECTION]):
                wrong.append("a screen that does not begin with words")
            return wrong if inner else ["an empty container"]
        case unknown:
            return [f"component of type {unknown}"]


def lint_choices(choices: list[dict[str, Any]]) -> list[str]:
    """The mistakes in the answer to an autocomplete request."""
    complaints = [f"{len(choices)} choices"] if len(choices) > 25 else []
    return complaints + [
        f"choice {choice}"
        for choice in choices
        if not all(0 < len(str(choice[key])) <= 100 for key in ("name", "value"))
    ]


def lint_form(form: dict[str, Any]) -> list[str]:
    """The mistakes in a form (a modal): up to five labels with one input each."""
    labels = form["components"]
    complaints = [] if 1 <= len(labels) <= 5 else [f"{len(labels)} labels"]
    if not 1 <= len(form["title"]) <= 45:
        complaints.append(f"a title of {len(form['title'])} characters")
    if not 1 <= len(form["custom_id"]) <= 100:
        complaints.append(f"a custom_id of {len(form['custom_id'])} characters")
    ids = [label["component"]["custom_id"] for label in labels]
    if len(set(ids)) < len(ids):
        complaints.append(f"custom_ids {ids}")
    return complaints + [complaint for label in labels for complaint in (*_lint_label(label), *_lint_place(label))]


def _lint_label(label: dict[str, Any]) -> list[str]:
    place, complaints = label["component"], []
    if label["type"] != LABEL or not 1 <= len(label["label"]) <= 45 or len(label.get("description") or "") > 100:
        complaints.append(f"label {label}")
    options, most = place.get("options") or [], {MENU: 25, RADIO: 10, TICKS: 10}.get(place["type"])
    if most is None:
        return complaints if place["type"] == INPUT else [*complaints, f"a place of type {place['type']}"]
    if not (1 if place["type"] == TICKS else 2) <= len(options) <= most:
        complaints.append(f"{len(options)} options")
    for option in options:
        if not all(0 < len(option[key]) <= 100 for key in ("label", "value")):
            complaints.append(f"option {option}")
    if len({option["value"] for option in options}) != len(options):
        complaints.append("two options of one value")
    if place["type"] != TICKS and sum(bool(option.get("default")) for option in options) != 1:
        complaints.append(f"{place['custom_id']} has not exactly one option chosen")
    return complaints


def _lint_place(label: dict[str, Any]) -> list[str]:
    """The mistakes in an input: its name and its limits."""
    place, complaints = label["component"], []
    if not 1 <= len(place["custom_id"]) <= 100:
        complaints.append(f"a place named by {len(place['custom_id'])} characters")
    if label.get("description") == "":
        complaints.append("an empty description")
    if place["type"] == INPUT:
        least, most = place.get("min_length") or 0, place.get("max_length") or MAX_TYPED
        if not 0 <= least <= most <= MAX_TYPED or most < 1:
            complaints.append(f"{least} to {most} characters to type")
        if not least <= len(place.get("value") or "x" * least) <= most:
            complaints.append("a text to begin with that is too short or too long")
        if len(place.get("placeholder") or "") > 100:
            complaints.append("a placeholder of more than 100 characters")
    elif place["type"] != RADIO:
        least, most = place.get("min_values", 1), place.get("max_values", 1)
        if not 0 <= least <= most <= len(place["options"]) or most < 1:
            complaints.append(f"{least} to {most} of {len(place['options'])} options")
    return complaints


def _lint_row(part: Component) -> list[str]:
    kinds = [child["type"] for child in part["components"]]
    good = (len(kinds) == 1 and kinds[0] in FINDERS | {MENU}) or (1 <= len(kinds) <= 5 and set(kinds) == {BUTTON})
    return [] if good else [f"a row of components {kinds}"]


def _lint_button(part: Component) -> list[str]:
    label, complaints = part.get("label") or "", []
    if len(label) > 80:
        complaints.append(f"a label of {len(label)} characters")
    if not label.strip() and not part.get("emoji"):
        complaints.append("a button without label and emoji")
    if part.get("emoji"):
        complaints += _lint_emoji(part["emoji"])
    if part.get("style") in (LINK, PREMIUM):
        return [*complaints, "a link with a custom_id"] if "custom_id" in part else complaints
    return complaints + _lint_custom_id(part, "b")


def _lint_menu(part: Component) -> list[str]:
    options, complaints = part.get("options") or [], []
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    if not 1 <= len(options) <= 25:
        complaints.append(f"{len(options)} options")
    if not 0 <= least <= most <= len(options) or most < 1:
        complaints.append(f"{least} to {most} of {len(options)} options")
    if len({option["value"] for option in options}) != len(options):
        complaints.append("two options of one value")
    if sum(bool(option.get("default")) for option in options) > most:
        complaints.append("more options chosen than may be")
    for option in options:
        if not all(0 < len(option[key]) <= 100 for key in ("label", "value")):
            complaints.append(f"option {option}")
        if len(option.get("description") or "") > 100:
            complaints.append("a description of more than 100 characters")
        if option.get("emoji"):
            complaints += _lint_emoji(option["emoji"])
    return complaints + _lint_placeholder(part) + _lint_custom_id(part, "s")


def _lint_finder(part: Component) -> list[str]:
    chosen, most = part.get("default_values") or [], part.get("max_values", 1)
    complaints = [] if 0 <= part.get("min_values", 1) <= most <= 25 else ["a menu of too many"]
    if len(chosen) > most:
        complaints.append("more chosen than may be")
    kind = {5: "user", 6: "role", 8: "channel"}[part["type"]]
    complaints += [f"{value} is no {kind}" for value in chosen if value["type"] != kind]
    return complaints + _lint_placeholder(part) + _lint_custom_id(part, "o")


def _lint_placeholder(part: Component) -> list[str]:
    return ["a placeholder of more than 150 characters"] if len(part.get("placeholder") or "") > 150 else []


def _lint_emoji(emoji: dict[str, Any]) -> list[str]:
    """An emoji must be one of ours, with its id, or a Unicode emoji."""
    name = emoji.get("name") or ""
    return [] if 1 <= len(name) <= 32 and (emoji.get("id") or not name.isascii()) else [f"emoji {emoji}"]


def _lint_section(part: Component) -> list[str]:
    kinds = [child["type"] for child in part["components"]]
    complaints = [] if 1 <= len(kinds) <= 3 and set(kinds) == {TEXT} else [f"a section of components {kinds}"]
    if part.get("accessory", {}).get("type") not in (BUTTON, THUMBNAIL):
        complaints.append("a section without accessory")
    return complaints


def _lint_alt(part: Component) -> list[str]:
    """Every picture needs an alternative text."""
    length = len((part.get("description") or "").strip())
    return [] if 1 <= length <= 1_024 else [f"an alternative text of {length} characters"]


def _lint_attachments(message: dict[str, Any], *, new: bool) -> list[str]:
    """All attached files must be shown, and all shown files attached. An edit may keep the files as they are."""
    if not new and "attachments" not in message:
        return []
    sent = {file["filename"] for file in message.get("attachments") or ()}
    media = [
        thing.get("media") or thing.get("file") or {}
        for part in walk(message.get("components") or [])
        for thing in (part, *(part.get("items") or ()))
    ]
    shown = {url.removeprefix(ATTACHED) for each in media if (url := each.get("url") or "").startswith(ATTACHED)}
    return [f"{name} is not attached" for name in shown - sent] + [f"{name} is not shown" for name in sent - shown]


def _lint_custom_id(part: Component, letter: str) -> list[str]:
    custom_id = part.get("custom_id") or ""
    if not 1 <= len(custom_id) <= 100:
        return [f"a custom_id of {len(custom_id)} characters"]
    ours = custom_id.startswith(f"h1:{letter}:") and read_action(part) is not None
    return [] if ours else [f"custom_id {custom_id} is not one of ours"]


def _lint_mentions(message: dict[str, Any], *, private: bool, new: bool) -> list[str]:
    """Edits notify nobody, so they may mention nobody; a new message pings exactly the people whom it mentions."""
    allowed = message.get("allowed_mentions")
    if allowed is None:
        return ["a message without allowed_mentions"]
    complaints = []
    if allowed.get("parse"):
        complaints.append(f"allowed_mentions that parse {allowed['parse']}")
    text = "\n".join(texts(message.get("components") or []))
    named = {found[1] or found[0] for found in PING.finditer(text)}
    pinged = {str(user) for user in allowed.get("users") or ()} | {str(role) for role in allowed.get("roles") or ()}
    if named and (private or not new):
        complaints.append(f"a {'private message' if private else 'message that is edited'} mentions {sorted(named)}")
    if named != pinged:
        complaints.append(f"mentions {sorted(named)}, but pings {sorted(pinged)}")
    return complaints
