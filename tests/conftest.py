"""What holds for all tests: a skipped test is a failure, everywhere."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("PARLOUR_ITERATIONS", "4")  # the Master thinks little where others test with it


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if skipped:
        print("\nskipped, which counts as failed (make needs gets what is missing):")
        for report in skipped:
            print(f"  {report.nodeid}: {report.longrepr}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
