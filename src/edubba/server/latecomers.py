"""Who has come to a server that ends, and has not said yet what he wants, is still answered."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

GRACE = 0.5  # seconds from a connection to its first request; a browser that only connects ahead has no more


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which would hang up on somebody whose request is on its way.

    He was let in, so no other worker can answer him, and an address that hangs up is no site without a pause.
    """

    def shutdown(self) -> None:
        """The server ends: answer what is being asked, then close."""
        if self.cycle is None:
            self.loop.call_later(GRACE, super().shutdown)
        else:
            super().shutdown()
