"""The server around live tables: HTTP, WebSocket, storage, fan-out."""
