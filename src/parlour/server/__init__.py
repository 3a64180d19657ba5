"""Tables on the net: HTTP for what is done once, a websocket for each open table."""
