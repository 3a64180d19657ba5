"""Guided games: a first game that teaches, on a real table. What is taught is data beside each game (CONTRIBUTING.md)."""
