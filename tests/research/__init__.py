"""Environments, data and statistics for research."""
