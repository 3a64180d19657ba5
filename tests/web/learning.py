"""A guided game in the browser, walked through by what is lit: for tests, and for who wants to look at every station."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError

GAMES: Final = {"notre-dame": 13, "house-of-fado": 14, "lacrimosa": 12}
# The station that waits for the learner, and what is lit; null while something moves or the note lies over what is lit.
LOOK: Final = """hurry => {
  const table = document.querySelector('.table');
  if (hurry && table && table.dataset.waiting !== '0') window.dispatchEvent(new PointerEvent('pointerdown'));
  if (!table || document.querySelector('[data-test=board]')?.dataset.running === 'true') return null;
  if (document.querySelector('[data-test=play-on]')) return {station: 'over', lit: [], confirm: ''};
  const coach = document.querySelector('[data-test=coach]');
  if (!coach || !table.dataset.asked || table.dataset.waiting !== '0') return null;
  const box = coach.getBoundingClientRect();
  if (getComputedStyle(coach).visibility === 'hidden') return null;
  const found = [...document.querySelectorAll('[data-touch]:is([data-state=legal],[data-state=chosen]), [data-fallback]')]
    .filter(e => e.getBoundingClientRect().width > 0);
  if (!found.length && !document.querySelector('[data-test=picks]')) return null;
  const meets = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > 2;
  const covers = e => { const r = e.getBoundingClientRect();
    return meets(r.left, r.right, box.left, box.right) && meets(r.top, r.bottom, box.top, box.bottom); };
  if (found.some(covers)) return null;  // it never stays there
  const picks = document.querySelector('[data-test=picks]');
  if (picks && picks.dataset.now !== 'known') return null;
  const lit = found.filter(e => e.dataset.state !== 'chosen');
  const confirm = document.querySelector('[data-test=confirm]:not(:disabled), [data-test=confirm-picks]:not(:disabled)');
  if (!lit.length && !confirm && !picks) return null;  // in a run something may be chosen once more
  return {
    station: coach.dataset.station, says: coach.querySelector('.say').textContent, ask: table.dataset.asked,
    lit: lit.map(e => e.dataset.touch ? `[data-touch="${e.dataset.touch}"]` : `[data-fallback="${e.dataset.fallback}"]`),
    confirm: confirm ? `[data-test=${confirm.dataset.test}]` : '', picks: !!picks,
    picked: [...document.querySelectorAll('[data-test=pick]')].reduce((sum, e) => sum + Number(e.dataset.n), 0),
  };
}"""


def look(page: Page, hurry: bool = False) -> dict[str, Any]:
    """The station when it waits for the learner; in a hurry what rivals do is shown at once, as a touch anywhere does."""
    seen: dict[str, Any] = page.wait_for_function(LOOK, arg=hurry, timeout=60_000).json_value()
    return seen


# Something came of a touch: another question, something to confirm, one more pick, which of several, or the end.
SETTLED: Final = """([ask, picked]) => {
  const picks = [...document.querySelectorAll('[data-test=pick]')].reduce((sum, e) => sum + Number(e.dataset.n), 0);
  return document.querySelector('.table').dataset.asked !== ask || document.querySelector('[data-test=confirm]:not(:disabled)')
    || picks !== picked || document.querySelector('[data-test=which], [data-test=play-on]');
}"""


def walk(
    page: Page, game: str, touch: Callable[[str], None], at: Callable[[str], object] = str, hurry: bool = False
) -> tuple[list[str], int]:
    """Do what is lit until the end; `at` looks at each station when it waits, and again (`9 b`) whenever it says something else.
    The stations seen, and how many touches it took."""
    seen: list[str] = []
    said: list[tuple[str, str]] = []
    touches = 0
    while True:
        here = look(page, hurry)
        if here["station"] == "over":
            return seen, touches
        if here["station"] not in seen:
            seen.append(here["station"])
        if (here["station"], here["says"]) not in said:
            said.append((here["station"], here["says"]))
            before = sum(station == here["station"] for station, _ in said) - 1
            at(f"{here['station']} {'abcdefghij'[before]}" if before else here["station"])
        twice = (game, here["station"], here["picked"]) == ("house-of-fado", "6", 2)  # the singer is applauded once more
        again = ['[data-touch="stage-singer"]'] if twice else []
        confirms = here["confirm"] and not (here["picks"] and (here["lit"] or again))
        touch(here["confirm"] if confirms else [*here["lit"], *again][0])
        touches += 1
        page.wait_for_function(SETTLED, arg=[here["ask"], here["picked"]], timeout=60_000)
        assert touches < 200


def tap(page: Page, selector: str) -> None:
    """In its middle; a block of houses at its emblem."""
    page.locator(f"{selector}:not(:has(.aim)), {selector} .aim").first.tap()


COMPLAIN: Final = """() => {
  const box = e => {
    let {left, top, right, bottom} = e.getBoundingClientRect();
    for (let f = e.parentElement; f; f = f.parentElement) if (getComputedStyle(f).overflow !== 'visible') {
      const r = f.getBoundingClientRect();
      left = Math.max(left, r.left), top = Math.max(top, r.top);
      right = Math.min(right, r.right), bottom = Math.min(bottom, r.bottom);
    }
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const shown = s => [...document.querySelectorAll(s)]
    .filter(e => box(e).width > 0 && getComputedStyle(e).visibility !== 'hidden');
  const seen = e => [[.5, .5], [.25, .25], [.75, .75], [.25, .75], [.75, .25]].some(([u, v]) => {
    const at = document.elementFromPoint(box(e).left + u * box(e).width, box(e).top + v * box(e).height);
    return at && (e.contains(at) || at.contains(e));
  });
  const lit = shown('[data-touch]:is([data-state=legal],[data-state=chosen]), [data-fallback]').filter(seen);
  const asked = shown('[data-test=question] .sentence, [data-test=confirm], [data-test=confirm-picks]');
  const notes = shown('[data-test=coach], [data-test=coach-after]'), found = [];
  for (const note of notes) {
    const b = box(note), name = note.dataset.test;
    if (b.left < 0 || b.top < 0 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1) found.push(`${name} sticks out`);
    for (const e of lit) if (over(b, box(e))) found.push(`${name} over ${e.dataset.touch ?? e.dataset.fallback}`);
    for (const e of asked) if (over(b, box(e))) found.push(`${name} over ${e.dataset.test ?? 'the question'}`);
    for (const e of shown('div.tip[aria-hidden=true]')) if (over(b, box(e))) found.push(`${name} over what is named`);
  }
  if (notes.length === 2 && over(box(notes[0]), box(notes[1]))) found.push('one note over the other');
  if (!lit.length) found.push('nothing that is lit can be seen');
  const holes = [...document.querySelectorAll('#coach-lit rect[rx]')].map(e => e.getBBox());
  const close = (h, b) => [h.x + 4 - b.left, h.y + 4 - b.top, h.width - 8 - b.width, h.height - 8 - b.height]
    .every(d => Math.abs(d) < 1);
  const idle = '[data-test=picks]:has([data-test=confirm-picks]:disabled):not(:has([data-test=pick]))';
  for (const e of shown(`[data-later], ${idle}`)) {
    if (holes.some(h => close(h, box(e)))) found.push(`${e.dataset.touch ?? 'the button'} is lit and would be refused`);
  }
  return [...new Set(found)];
}"""


def complaints(page: Page) -> list[str]:
    """What is wrong with where things stand at a station, once they stand."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(f"() => ({COMPLAIN})().length === 0", timeout=10_000)
    found: list[str] = page.evaluate(COMPLAIN)
    return found


def press(page: Page, selector: str) -> None:
    """By keyboard: what is lit has the focus already; a button is reached by Tab."""
    if not selector.startswith("[data-test"):
        lit = f"[data-touch][data-state=legal], [data-fallback], {selector}"
        page.wait_for_function("lit => document.activeElement?.matches(lit)", arg=lit)
    else:
        page.locator(selector).first.focus()
    page.keyboard.press("Enter")
