"""Who somebody is, and how well they play."""
