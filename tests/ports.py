"""Ports for programs that are told on which one to listen."""

import socket


def reserved_port() -> int:
    """A port of this machine that for a minute nobody gets who asks for any port, as every outgoing connection does.

    It has just had a connection, and so can be taken only by its number and with SO_REUSEADDR, as servers do. A port
    that is merely free may be gone when a program has come to listen on it.
    """
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = int(listening.getsockname()[1])
        with socket.create_connection(("127.0.0.1", port)) as client:
            listening.accept()[0].close()  # who closes first keeps the port in TIME_WAIT
            client.recv(1)
    return port
