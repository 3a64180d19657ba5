"""What is heard: made by numbers, off until one is asked, never two at once."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.test_pages import STATIC

RENDER: Final = """async file => {
  const { SOUNDS } = await import(file);
  const found = {};
  for (const [name, sound] of Object.entries(SOUNDS)) {
    const ctx = new OfflineAudioContext(1, 44100 * 6, 44100);
    const until = sound(ctx, ctx.destination, 0);
    const data = (await ctx.startRendering()).getChannelData(0);
    const peak = from => data.subarray(from).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    let power = 0;
    for (let i = 0; i < until * 44100; i++) power += data[i] ** 2;
    const loud = Math.sqrt(power / (until * 44100));
    found[name] = { until, peak: peak(0), loud, after: peak(Math.ceil(until * 44100) + 1) };
  }
  return found;
}"""


def test_every_sound_is_heard_and_none_clips(visit: Open) -> None:
    page = visit()
    page.goto("/credits")
    files = json.loads((STATIC / "files.json").read_text())
    found: dict[str, dict[str, Any]] = page.evaluate(RENDER, f"/{files['src/lib/sounds.ts']['file']}")
    motifs = {f"motif-{game}" for game in ("notre-dame", "house-of-fado", "lacrimosa")}
    assert set(found) == {"turn", "coin", "card", "wood", "rat", "applause", "bell"} | motifs
    for name, sound in found.items():
        assert 0.05 < sound["peak"] < 0.95, (name, sound)
        assert sound["loud"] > 0.005, (name, sound)
        assert sound["after"] < 0.001, (name, sound)  # it ends when it says so: the next may begin
        assert sound["until"] < 5, (name, sound)


COUNT: Final = """
window.begun = 0;
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioDestinationNode) window.begun++;
  return connect.call(this, to, ...rest);
};
"""


def test_asked_once_then_as_loud_as_one_likes_and_never_two_at_once(visit: Open) -> None:
    page = visit()
    page.add_init_script(COUNT)
    page.goto("/")
    expect(page.locator("[data-test=sound-ask]")).to_be_visible()
    assert page.evaluate("window.begun") == 0
    page.locator("[data-test=sound-yes]").click()
    expect(page.locator("[data-test=sound-ask]")).to_have_count(0)
    page.wait_for_function("() => window.begun === 1")
    page.goto("/me")
    slider = page.locator("[data-test=loudness]")
    slider.fill("0.25")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('parlour-prefs')).loudness === 0.25")
    page.locator("h1").click()
    slider.evaluate("async e => { for (let i = 0; i < 4; i++) e.dispatchEvent(new Event('change')); }")
    page.wait_for_function("() => window.begun >= 1")
    page.wait_for_timeout(300)
    assert page.evaluate("window.begun") <= 2  # one of the four at most
    page.goto("/")
    expect(page.locator("[data-test=play-notre-dame]")).to_be_visible()
    expect(page.locator("[data-test=sound-ask]")).to_have_count(0)
