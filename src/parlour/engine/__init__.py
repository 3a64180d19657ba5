"""The engine: what is pending, who decides, what they may do, and what is told. It knows no game."""
