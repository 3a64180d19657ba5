// What a demanding reader would complain about on this screen; see complaints.py.
finger => {
  const found = new Set();
  const shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.hidden, h1, .skip:not(:focus), .travelling');
  const inside = box => box.right > 1 && box.left < innerWidth - 1 && box.bottom > 1 && box.top < innerHeight - 1;
  const named = e => e.dataset.touch ?? e.dataset.test ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30);
  function* up(e) { for (let f = e.parentElement; f; f = f.parentElement) yield f; }
  const scrolls = (f, style = getComputedStyle(f)) => ['auto', 'scroll'].includes(style.overflowX) && f.scrollWidth > f.clientWidth + 1
    || ['auto', 'scroll'].includes(style.overflowY) && f.scrollHeight > f.clientHeight + 1;
  const scrolledOut = (e, box) => [...up(e)].some(f => {
    if (!scrolls(f)) return false;
    const frame = f.getBoundingClientRect();
    return box.bottom <= frame.top + 2 || box.top >= frame.bottom - 2 || box.right <= frame.left + 2 || box.left >= frame.right - 2;
  });
  // What can be seen of a box in the frames that move it.
  const within = (e, box) => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (const f of up(e)) {
      if (!scrolls(f)) continue;
      const frame = f.getBoundingClientRect();
      Object.assign(seen, { left: Math.max(seen.left, frame.left), top: Math.max(seen.top, frame.top), right: Math.min(seen.right, frame.right), bottom: Math.min(seen.bottom, frame.bottom) });
    }
    return seen;
  };
  const dialog = document.querySelector('dialog[open]');

  // Words: too small, cut, outside, on top of each other.
  const texts = [];
  const walk = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest('script, style, select') || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !inside(box) || scrolledOut(e, box)) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const scale = e.closest('svg') ? e.getScreenCTM?.() : null;
    const size = parseFloat(getComputedStyle(e).fontSize) * (scale ? Math.hypot(scale.a, scale.b) : 1);
    const words = node.data.trim().slice(0, 30);
    if (size < 12.9) found.add(`small ${size.toFixed(1)}: ${words}`);
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up), frame = up.getBoundingClientRect();
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const hides = way => ['hidden', 'clip'].includes(way);
      const across = box.right > frame.right + 1.5 || box.left < frame.left - 1.5;
      const down = box.bottom > frame.bottom + 5 || box.top < frame.top - 5;
      if (hides(style.overflowX) && across && !up.title || hides(style.overflowY) && down) found.add(`cut: ${words}`);
      break;
    }
    const button = e.closest('.btn')?.getBoundingClientRect();
    if (button && (box.right > button.right - 1 || box.left < button.left + 1)) found.add(`spills: ${words}`);
    if (box.right > innerWidth + 1 && !e.closest('.strip, .side, .scroll, [data-scrolls]')) found.add(`outside: ${words}`);
    // A card holds its words; a number may be a badge at its rim.
    const card = e.closest('[data-touch]'), room = card && !card.closest('svg') && card.getBoundingClientRect();
    if (room && /\p{L}{4}/u.test(words) && (box.bottom > room.bottom + 2 || box.right > room.right + 2)) found.add(`spills: ${words} of ${named(card)}`);
    texts.push({ box: within(e, box), words, e, seen: top && (e.contains(top) || top.contains(e)) });
  }
  for (const [i, a] of texts.entries()) for (const b of texts.slice(i + 1)) {
    if (a.e.contains(b.e) || b.e.contains(a.e) || !a.seen || !b.seen) continue;
    if (!!a.e.closest('thead, tfoot') !== !!b.e.closest('thead, tfoot')) continue; // rows move between names and sums
    const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (w > 2 && h > 5) found.add(`overlap: ${a.words} | ${b.words}`);
  }

  // What a piece on the board lies over.
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const loose = [...document.querySelectorAll('svg [data-piece]')].filter(shown).map(e => ({ e, box: e.getBoundingClientRect() }));
  for (const { box, words, e } of texts) if (e.closest('svg text:not([data-under])')) for (const piece of loose) {
    const air = (box.bottom - box.top) / 5, letters = { ...box, top: box.top + air, bottom: box.bottom - air };
    if (!piece.e.contains(e) && piece.e.ownerSVGElement === e.closest('svg') && meets(letters, piece.box)) found.add(`under ${piece.e.dataset.piece}: ${words}`);
  }

  // What moves inside a frame.
  for (const e of (dialog ?? document.body).querySelectorAll('*')) {
    const style = getComputedStyle(e), moves = way => ['auto', 'scroll'].includes(way) && e.getClientRects().length;
    const down = e.scrollHeight - e.clientHeight, across = e.scrollWidth - e.clientWidth;
    const who = e.dataset.test ?? e.className.split?.(' ')[0] ?? e.tagName;
    if (moves(style.overflowY) && down > 1) found.add(`scrolls ${who}: ${down}`);
    if (moves(style.overflowX) && across > 1) found.add(`${e.querySelector('table') ? 'columns out of sight' : `scrolls across ${who}`}: ${across}`);
  }
  for (const e of document.querySelectorAll('[data-fallback]')) found.add(`button: ${e.dataset.fallback}`);
  if (document.documentElement.scrollWidth > innerWidth) found.add(`wide: ${document.documentElement.scrollWidth - innerWidth}`);

  // What can be done now: on the screen, not covered, large enough for a finger.
  const grid = box => [0.5, 0.2, 0.8].flatMap(x => [0.5, 0.2, 0.8].map(y => [box.left + box.width * x, box.top + box.height * y]));
  const things = dialog ? [] : [...document.querySelectorAll('[data-touch]:is([data-state=legal], [data-state=chosen])')].filter(shown);
  for (const e of things) {
    const aim = e.querySelector('.aim');
    const box = (aim ?? e).getBoundingClientRect();
    if (!box.width) continue;
    const held = [...up(e)].some(f => scrolls(f));
    const points = grid(box).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    const hits = points.filter(([x, y]) => { const top = document.elementFromPoint(x, y); return top && (e.contains(top) || top.contains(e)); });
    const free = aim || e.closest('svg') ? hits.length >= 1 : hits.length >= 5;
    if (!free && held) found.add(`away: ${named(e)}`);
    else if (!points.length) found.add(`off the screen: ${named(e)}`);
    else if (!free) {
      const over = document.elementFromPoint(...points[0]);
      found.add(`covered: ${named(e)} by ${over ? named(over.closest('[data-test], [data-touch]') ?? over) : 'nothing'}`);
    }
  }
  if (finger) for (const e of (dialog ?? document).querySelectorAll(dialog ? 'button, a.btn' : '.table button, .table a, [data-touch][role="button"]:not([aria-disabled])')) {
    const box = e.getBoundingClientRect();
    if (shown(e) && box.width && (box.width < 43.9 || box.height < 43.9)) found.add(`finger ${Math.round(box.width)}x${Math.round(box.height)}: ${named(e)}`);
  }

  // Panels beside what they are about, never over it.
  const about = [...document.querySelectorAll('[data-touch][data-state=chosen], [data-test=sentence], [data-test=purse]')].filter(shown);
  for (const e of dialog ? [] : about) if (e.dataset.test) {
    const whole = e.getBoundingClientRect(), part = within(e, whole);
    if (part.top > whole.top + 3 || part.bottom < whole.bottom - 3) found.add(`cut: ${named(e)}`);
  }
  for (const panel of dialog ? [] : document.querySelectorAll('[data-test=chosen], [data-test=picks], [data-test=hint], [data-test=refusal], [data-test=coach], .tip')) {
    const a = panel.getBoundingClientRect();
    if (!shown(panel) || !a.width) continue;
    if (a.right > innerWidth + 1 || a.left < -1 || a.bottom > innerHeight + 1 && !panel.closest('.own') || a.top < -1) found.add(`off the screen: ${named(panel)}`);
    const part = e => { const whole = e.getBoundingClientRect(), b = within(e, whole); return Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top) / (whole.width * whole.height); };
    const chosen = about.filter(e => e.dataset.touch !== undefined); // of several the panel itself says which; one of them is seen
    if (chosen.length && !chosen.some(e => part(e) > 0.3)) found.add(`out of sight: ${named(chosen[0])} beside ${named(panel)}`);
    for (const e of about) {
      const whole = e.getBoundingClientRect(), b = within(e, whole), all = whole.width * whole.height;
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (!panel.contains(e) && w > 3 && h > 3 && w * h > 0.1 * all) found.add(`panel ${named(panel)} over ${named(e)}`);
    }
  }

  // A cross beside what it closes, never on it; and what is decided does not leave its panel sideways.
  for (const sign of document.querySelectorAll(':is([data-test=chosen], [data-test=hint]) .btn.icon > svg')) {
    const a = sign.getBoundingClientRect(), own = sign.parentElement, panel = own.closest('[data-test]:not(button)');
    if (!shown(sign)) continue;
    const under = [...panel.querySelectorAll('button, .chip, b')].filter(e => e !== own && shown(e)).find(e => {
      const b = e.getBoundingClientRect();
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    });
    if (under) found.add(`crossed: ${named(under)}`);
  }
  for (const e of document.querySelectorAll('.table .own .right')) if (e.scrollWidth > e.clientWidth + 1) found.add(`wide: ${e.scrollWidth - e.clientWidth} beside the restaurant`);

  // The board: large enough, and nothing drawn is squashed.
  const board = document.querySelector('[data-test=board]')?.getBoundingClientRect();
  if (board && !dialog) {
    const part = board.width * board.height / innerWidth / innerHeight;
    if (part < 0.24) found.add(`board ${Math.round(100 * part)} % of the screen`);
    if (board.width / board.height > 2.6 || board.height / board.width > 2.6) found.add(`squashed: board ${Math.round(board.width)}x${Math.round(board.height)}`);
  }
  for (const e of document.querySelectorAll('svg[viewBox]')) {
    const m = e.getScreenCTM(), box = e.getBoundingClientRect();
    if (!m || box.width < 24 || e.dataset.stretches !== undefined) continue;
    const wide = Math.hypot(m.a, m.b), high = Math.hypot(m.c, m.d);
    if (Math.max(wide / high, high / wide) > 1.05) found.add(`squashed: ${named(e) || e.getAttribute('class')} ${(wide / high).toFixed(2)}`);
  }
  const asked = document.querySelector('.table')?.dataset.asked;
  const seen = css => [...document.querySelectorAll(css)].some(e => shown(e) && inside(e.getBoundingClientRect()));
  if (asked && !dialog && !seen('[data-test=purse]')) found.add('no purse');
  if (asked && !dialog && !seen('.plate .score')) found.add('no scores');
  return [...found];
}
