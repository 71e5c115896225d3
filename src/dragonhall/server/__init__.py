"""The game server: HTTP and WebSocket API, accounts, tables, lobby, ratings, storage and operations."""
