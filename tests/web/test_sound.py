"""What is heard: made by numbers, off until one is asked, never two at once."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.conftest import Open
from tests.web.hand import asked
from tests.web.pretend import ORIGIN, Pretend
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
    let most = 0;  // a tenth of a second, the loudest
    for (let from = 0; from < until * 44100; from += 2205) {
      most = Math.max(most, Math.sqrt(data.subarray(from, from + 4410).reduce((sum, x) => sum + x * x, 0) / 4410));
    }
    const middle = data.subarray(0, until * 44100).reduce((sum, x) => sum + x, 0) / (until * 44100);
    const ends = [...data.subarray(0, 4), ...data.subarray(until * 44100 - 4, until * 44100)];
    const click = Math.max(...ends.map(Math.abs));
    found[name] = { until, peak: peak(0), loud, most, middle, click, after: peak(Math.ceil(until * 44100) + 1) };
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
        assert 0.04 < sound["most"] < 0.25, (name, sound)  # none is lost beside the others, none frightens
        assert sound["click"] < 0.02, (name, sound)  # it begins and ends from silence
        assert abs(sound["middle"]) < 0.002, (name, sound)


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


# Says what is to be heard instead of making it.
HEARD: Final = """export const SOUNDS = new Proxy({}, { get: (_, name) => (ctx, out, at) => {
  if (!name.startsWith('motif-')) (window.heard ??= []).push(name);  // at the door, where a browser may not let it be heard
  window.out = out;
  return at;
} });"""


def test_the_right_sound_for_what_happens_and_silence_at_once(browser: Browser, built: None) -> None:
    """One's own coin is heard, and one's own next question is no new turn; after another's doing it is. Off is off at once."""
    page, table = opened(browser, "house-of-fado", viewport={"width": 1280, "height": 720})
    page.keyboard.press("q")  # before a touch no browser lets anything be heard

    def happens(event: str, asked: bool, **args: int) -> None:
        table.rev, table.ask = table.rev + 1, table.ask + 1
        table.told.append({"rev": table.rev, "at": 0, "event": event, "args": args})
        frame = table.frame
        if not asked:
            table.frame = lambda: {**frame(), "ask": None, "do": []}  # type: ignore[method-assign]
        table.send()
        table.frame = frame  # type: ignore[method-assign]

    def heard(*names: str) -> None:
        page.wait_for_function("n => window.heard?.length >= n", arg=len(names))
        assert page.evaluate("window.heard") == list(names)

    happens("coins-gained", True, player=0, coins=2)
    heard("coin")
    happens("star-taken", False, player=1, star=0)
    heard("coin", "applause")
    happens("coins-paid", True, player=1, coins=1)
    heard("coin", "applause", "coin", "turn")
    page.locator("[data-test=menu]").click()
    assert page.evaluate("window.out.gain.value") == 0.5
    page.locator("[data-test=loudness]").fill("0.25")
    page.wait_for_function("() => Math.abs(window.out.gain.value - 0.25) < 0.01")
    page.locator("[data-test=sound]").uncheck()
    page.wait_for_function("() => window.out.gain.value < 0.01")
    page.context.close()


def opened(browser: Browser, name: str, **how: Any) -> tuple[Page, Pretend]:
    game = find(name)
    s = game.new({"players": 2})
    play_chance(s, Rng(5))
    page = browser.new_context(locale="en", reduced_motion="reduce", **how).new_page()
    said = json.dumps({"sound": True, "soundAsked": True, "loudness": 0.5})
    page.add_init_script(f"localStorage.setItem('parlour-prefs', '{said}')")
    table = Pretend(game, s, 0)
    table.install(page)
    page.route("**/sounds-*.js", lambda route: route.fulfill(body=HEARD, content_type="text/javascript"))
    page.goto(f"{ORIGIN}/table/t1")
    asked(page)
    return page, table
