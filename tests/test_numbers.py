"""Numbers are packed as they come and read back the same."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from parlour.engine.numbers import Numbers
from parlour.engine.vecs import vec


def test_what_is_written_is_read() -> None:
    out = Numbers()
    out.add(-3)
    out.each(vec[i64]([7, 300, -30_000]))
    out.one_of(3, 1)
    out.one_of(2, -1)
    out.bits(4, 0b1001)
    first = out.zeros(2)
    out.count(first + 1)
    out.count(first + 1, 4)
    assert out.unpacked() == [-3, 7, 300, -30_000, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 5]
    assert len(out.packed()) == 2 * 15


def test_a_buffer_given_once_is_written_over() -> None:
    out = Numbers(3)
    seen = memoryview(out.buffer)
    for first in (7, -2):
        out.begin()
        out.add(first)
        out.zeros(1)
        out.add(5)
        assert seen.cast("B").cast("h").tolist() == [first, 0, 5] == out.unpacked()


def test_a_number_too_big_for_two_bytes_is_refused() -> None:
    with pytest.raises((OverflowError, ValueError)):
        Numbers().add(40_000)
