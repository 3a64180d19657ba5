"""A table on the net, from the terminal (docs/PROTOCOL.md)."""
