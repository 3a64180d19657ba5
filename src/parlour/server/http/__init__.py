"""The doors: routes, the websocket's door, and what stands before every request."""
