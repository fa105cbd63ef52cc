"""Ports: nobody else takes one before the program that it is meant for."""

import errno
import socket

import pytest

from tests.ports import reserved_port


def test_a_reserved_port_is_left_to_the_server_that_asks_for_it() -> None:
    port = reserved_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use") as refused:
        other.bind(("127.0.0.1", port))
    assert refused.value.errno == errno.EADDRINUSE
    with socket.create_server(("127.0.0.1", port)):
        pass
