"""The proxy: a small HTTP proxy on this machine, as one that asks for a password, before our own Discord."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

NAME, PASSWORD = "hearts", "s3cret"
REFUSAL = b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Passes every connection on to one port, whatever host is asked for."""

    def __init__(self, port: int) -> None:
        """``port``: where Discord listens."""
        self._port = port
        self.refused = 0
        """How many connections gave no or another password."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serves one connection of the bot."""
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            expected = b"Proxy-Authorization: Basic " + b64encode(f"{NAME}:{PASSWORD}".encode())
            if expected in head.splitlines():
                onward_reader, onward = await asyncio.open_connection("127.0.0.1", self._port)
                onward.write(head)
                await asyncio.gather(_pass_on(reader, onward), _pass_on(onward_reader, writer))
            else:
                self.refused += 1
                writer.write(REFUSAL)
                await writer.drain()
        writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Passes on what comes, until one end closes."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def proxy_before(port: int) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy before the Discord on this port, and the address of the proxy, without name and password."""
    proxy = Proxy(port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield proxy, f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
