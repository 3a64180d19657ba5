"""How packages are built: a build that fails says why."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import environment, wheel


def test_a_step_that_fails_is_heard(capfd: pytest.CaptureFixture[str]) -> None:
    environment.quietly(sys.executable, "-c", "print('all is well')")
    assert capfd.readouterr() == ("", "")
    with pytest.raises(SystemExit, match="this failed with code 3: "):
        environment.quietly(sys.executable, "-c", "print('\\n' * 99, 'no room on this disk'); raise SystemExit(3)")
    said = capfd.readouterr().err.splitlines()
    assert said[-1] == " no room on this disk"
    assert len(said) <= environment.LINES
    with pytest.raises(SystemExit):
        environment.quietly(sys.executable, "-c", "raise SystemExit(1)")
    assert capfd.readouterr().err == "(it said nothing)\n"


def test_a_wheel_that_cannot_be_built_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As uv does it: whoever asks it to be quiet never hears what the compiler said."""
    uv = tmp_path / "uv"
    uv.write_text('#!/bin/sh\ncase "$*" in *--quiet*) ;; *) echo "core.c:7: error: unknown type" >&2 ;; esac\nexit 2\n')
    uv.chmod(0o755)
    monkeypatch.setattr(environment, "uv", lambda: uv)
    monkeypatch.setattr(wheel, "WHEELS", tmp_path / "wheels")
    monkeypatch.setattr(wheel, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match=r"this failed with code 2: .*uv build --wheel"):
        wheel.made("compiled")
    assert "core.c:7: error: unknown type" in capfd.readouterr().err
