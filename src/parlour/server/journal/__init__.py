"""A table as its journal tells it: the lines, and what each of them does. Nothing here waits, writes or sends."""
