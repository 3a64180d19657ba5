"""Parlour: Notre Dame, House of Fado and Lacrimosa at one table, played faithfully."""

__version__ = "0.1.0"
