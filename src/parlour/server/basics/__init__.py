"""What every room of the server stands on: settings, refusals, limits, logs, numbers."""
