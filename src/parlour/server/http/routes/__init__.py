"""HTTP for what is done once and the websocket of a table, by the chapters of docs/PROTOCOL.md."""
