"""A real server pestered over HTTP and WebSockets with what programs and people never send."""
