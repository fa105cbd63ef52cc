"""Interactions: the answers to them, and what their tokens can be used for afterwards."""

from typing import Any

from tests.discord_server import errors, messages, objects
from tests.discord_server.faults import Request
from tests.discord_server.state import EPHEMERAL, LOADING, TO_EDIT, Channel, Interaction, Message, State
from tests.payloads import lint_choices, lint_form

Json = dict[str, Any]
COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Types of interactions."""
MESSAGE, LATER_MESSAGE, LATER_EDIT, EDIT, CHOICES, OPEN_FORM = 4, 5, 6, 7, 8, 9
"""Types of answers."""
FITTING = {
    COMMAND: {MESSAGE, LATER_MESSAGE, OPEN_FORM},
    PRESS: {MESSAGE, LATER_MESSAGE, LATER_EDIT, EDIT, OPEN_FORM},
    TYPING: {CHOICES},
    FORM: {MESSAGE, LATER_MESSAGE, LATER_EDIT, EDIT},
}


def callback(state: State, number: int, token: str, request: Request) -> Json:
    """The first answer to an interaction; a second one is refused."""
    asked = state.interactions.get(number)
    if asked is None or asked.token != token:
        raise errors.unknown_interaction()
    if asked.response is not None:
        raise errors.already_acknowledged()
    if state.now() - asked.at > state.to_answer:
        raise errors.unknown_interaction()
    kind, data = request.body["type"], request.body.get("data") or {}
    if kind not in FITTING[asked.kind] or (kind in (LATER_EDIT, EDIT) and asked.source is None):
        raise errors.invalid_form([f"an answer of type {kind} to an interaction of type {asked.kind}"])
    _answer(state, asked, kind, data)
    asked.response = kind
    asked.answered.set()
    return objects.answer(state, asked)


def _answer(state: State, asked: Interaction, kind: int, data: Json) -> None:
    if kind == MESSAGE:
        asked.message = _new(state, asked, data)
    elif kind == LATER_MESSAGE:
        flags = LOADING | int(data.get("flags") or 0) & EPHEMERAL
        only_for = asked.user_id if flags & EPHEMERAL else None
        waiting = Message(state.new_id(), asked.channel_id, state.bot.id, flags, only_for=only_for)
        waiting.interaction_id = asked.id
        _place(state, asked).messages[waiting.id] = waiting
        asked.message = waiting
    elif kind in (EDIT, LATER_EDIT):
        source = asked.source
        if source is None or source.id not in _place(state, asked).messages:
            raise errors.unknown_message()
        asked.message = source
        if kind == EDIT:
            messages.edit(state, source, {"attachments": [], **data})  # files that it does not name are removed
    elif kind == OPEN_FORM:
        if complaints := lint_form(data):
            raise errors.invalid_form(complaints)
        asked.form = data
    else:
        if complaints := lint_choices(data["choices"]):
            raise errors.invalid_form(complaints)
        asked.choices = data["choices"]


def follow_up(state: State, application: int, token: str, request: Request) -> Json:
    """A follow-up message to an interaction that was answered."""
    asked = by_token(state, application, token)
    message = _new(state, asked, request.body)
    asked.follow_ups.append(message)
    return objects.message(state, message)


def edit(state: State, application: int, token: str, which: str, request: Request) -> Json:
    asked = by_token(state, application, token)
    message = _message(state, asked, which)
    body = request.body
    if message.flags & LOADING:
        message.flags &= ~LOADING
    messages.edit(state, message, body)
    asked.settled |= which == "@original"
    return objects.message(state, message)


def read(state: State, application: int, token: str, which: str) -> Json:
    return objects.message(state, _message(state, by_token(state, application, token), which))


def delete(state: State, application: int, token: str, which: str) -> None:
    asked = by_token(state, application, token)
    del _place(state, asked).messages[_message(state, asked, which).id]
    asked.settled |= which == "@original"


def by_token(state: State, application: int, token: str) -> Interaction:
    """The interaction with this token. Raises ApiError if it has expired, or was never answered."""
    asked = state.by_token.get(token)
    if asked is None or application != state.application_id or asked.response is None:
        raise errors.unknown_webhook()
    if state.now() - asked.at > TO_EDIT:
        raise errors.expired_token()
    return asked


def _message(state: State, asked: Interaction, which: str) -> Message:
    """A message that a token gives access to, the first one by the name ``@original`` and follow-ups by their ids; gone
    if its reader has dismissed it."""
    by_id = {str(each.id): each for each in asked.follow_ups}
    wanted = asked.message if which == "@original" else by_id.get(which)
    if wanted is None or wanted.id not in _place(state, asked).messages:
        raise errors.unknown_message()
    return wanted


def _new(state: State, asked: Interaction, body: Json) -> Message:
    private = int(body.get("flags") or 0) & EPHEMERAL
    only_for = asked.user_id if private else None
    return messages.create(state, _place(state, asked), state.bot.id, body, only_for=only_for, interaction=asked.id)


def _place(state: State, asked: Interaction) -> Channel:
    place = state.channel(asked.channel_id)
    if place is None:
        raise errors.unknown_channel()
    return place
