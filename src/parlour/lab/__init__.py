"""Thousands of games between bots, and what they say about the game: `parlour lab`."""
