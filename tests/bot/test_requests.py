"""Requests to Discord: their kind, and whether they count for the limit."""

import pytest

from bot.requests import counted, kind_of


@pytest.mark.parametrize(
    ("method", "path", "kind", "counts"),
    [
        ("POST", "/api/v10/interactions/1/token/callback", "answer", False),
        ("PATCH", "/api/v10/webhooks/1/token/messages/@original", "push", False),
        ("POST", "/api/v10/webhooks/1/token", "webhook", False),
        ("PATCH", "/api/v10/channels/1/messages/2", "edit", True),
        ("POST", "/api/v10/channels/1/messages", "message", True),
        ("GET", "/api/v10/channels/1/messages/2", "other", True),
        ("GET", "/api/v10/gateway/bot", "other", False),
    ],
)
def test_the_address_of_a_request_tells_its_kind_and_whether_it_counts(
    method: str, path: str, kind: str, counts: bool
) -> None:
    assert kind_of(method, path) == kind
    assert counted(path) is counts
