"""Numbers are packed as they come and read back the same."""

from __future__ import annotations

import pytest

from parlour.engine.numbers import Numbers, bits_of


def test_what_is_written_is_read() -> None:
    out = Numbers()
    out.add(-3)
    out.all([7, 300, -30_000])
    out.one_of(3, 1)
    out.one_of(2, -1)
    out.bits(4, bits_of([0, 3]))
    out.zeros(2)
    assert out.unpacked() == [-3, 7, 300, -30_000, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    assert len(out.packed()) == 2 * 15


def test_a_number_too_big_for_two_bytes_is_refused() -> None:
    with pytest.raises((OverflowError, ValueError)):
        Numbers().add(40_000)
