"""A line that is being typed is broken off by what comes from elsewhere, however much of it comes at once."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

WOKEN = """
import threading, time
from parlour.terminal.screen import NEWS, Screen

screen = Screen()
screen.may_wake()

def wake():
    while True:  # as long as anybody waits for it
        screen.wake()
        time.sleep(0.0007)

for _ in range(4):
    threading.Thread(target=wake, daemon=True).start()
until = time.monotonic() + 2
while time.monotonic() < until:
    screen.woken = False
    assert screen.ask("> ") == NEWS
print("all heard")
"""


def test_news_upon_news() -> None:
    """A signal that comes while another one is breaking the line off is no fault (SystemError) and loses nothing."""
    master, slave = pty.openpty()
    environ = {**os.environ, "TERM": "xterm-256color", "INPUTRC": os.devnull}
    process = subprocess.Popen([sys.executable, "-c", WOKEN], stdin=slave, stdout=slave, stderr=slave, env=environ)
    os.close(slave)
    seen = b""
    while True:
        try:
            seen += os.read(master, 65536)
        except OSError:  # the other end is closed
            break
    os.close(master)
    assert process.wait() == 0, seen.decode(errors="replace")[-2000:]
    assert b"all heard" in seen
