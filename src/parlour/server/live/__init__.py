"""Tables that are open now: who is connected, what they say and are sent, the bots, the clocks."""
