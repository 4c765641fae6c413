"""Tables over the network: accounts, lobby, matches over HTTP and WebSocket, storage, notices."""
