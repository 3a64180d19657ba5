"""Matches between bots that prove how strong they are: seats rotated, luck mirrored, figures with their intervals."""
