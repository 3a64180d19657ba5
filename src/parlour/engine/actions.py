"""What may be done now, laid side by side in a place that is used again and again: listing it costs no memory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.vecs import append, vec

ROOM: Final = 16  # at first: seldom are there more


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Actions:
    """Takes legal actions one after the other, ascending or not; whoever keeps them asks for `numbers`."""

    def __init__(self) -> None:
        self.laid: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """One more."""
        n = self.count
        if n < len(self.laid):
            self.laid[n] = action
        else:
            self.laid = append(self.laid, action)
        self.count = n + 1

    def extend(self, actions: vec[i64]) -> None:
        """All of these."""
        for action in actions:
            self.add(action)

    def clear(self) -> None:
        self.count = 0

    def size(self) -> i64:
        return self.count

    def at(self, i: i64) -> i64:
        """The i-th that was added."""
        return self.laid[i]

    def numbers(self) -> list[int]:
        """A list of them, to be kept."""
        return [self.laid[i] for i in range(self.count)]


if __file__.endswith(".py"):  # a list does the same, and plain Python is faster with it
    methods = {"add": list.append, "size": list.__len__, "at": list.__getitem__, "numbers": list.copy}
    globals().update(Actions=type("Actions", (list,), methods))
