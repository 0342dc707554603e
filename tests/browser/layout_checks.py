"""What every screen must satisfy: nothing cut off or out of reach at any width, and a focus that can be seen."""

from typing import Any

from playwright.sync_api import CDPSession, Error, Page

SIZES = [(1440, 900), (1280, 720), (844, 390), (768, 1024), (390, 844), (360, 740)]
SWEEP = [(width, 800) for width in range(320, 1441, 80)]
FOCUS = [("dark", 1440), ("light", 390)]
TALL = 1500
"""So that what would have to be scrolled to is in the picture too."""
MOST_LOOKS = 10

ENOUGH = 0.75
"""Of a line two pixels wide around the control (WCAG 2.4.13): round corners and edges take some of it."""

CONTROLS = """
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
function controls() {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(CONTROLS)].filter(each =>
    !each.disabled && !each.closest('[inert], .vh, .skip') && each.checkVisibility({visibilityProperty: true}));
}
function kindOf(each) {
  return each.tagName.toLowerCase() + [...each.classList].map(name => '.' + name).join('');
}
function nameOf(each) {
  const words = each.getAttribute('aria-label') ?? each.dataset.offer ?? each.textContent ?? '';
  return kindOf(each).replace(/\\.svelte-\\w+/g, '') + ' "' + words.trim().replace(/\\s+/g, ' ').slice(0, 40) + '"';
}
"""

CUT_OFF = (
    "() => {"
    + CONTROLS
    + """
  const found = [], slack = 2, root = document.documentElement;
  const hides = /hidden|clip/, scrolls = /auto|scroll/;
  if (root.scrollWidth > innerWidth + 1) {
    const widest = [...document.querySelectorAll('body *')].filter(each => each.checkVisibility())
      .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
    found.push(`the page is ${root.scrollWidth} wide: ${nameOf(widest)}`);
  }
  for (const each of document.querySelectorAll('body *')) {
    if (!scrolls.test(getComputedStyle(each).overflowX) || !each.checkVisibility()) continue;
    if (each.scrollWidth > each.clientWidth + slack && !each.matches('input, textarea, select, .vh, pre'))
      found.push(`scrolls sideways: ${nameOf(each)}`);
  }
  for (const each of controls()) {
    const box = each.getBoundingClientRect();
    const now = {left: box.left, top: box.top, right: box.right, bottom: box.bottom};
    let fixed = false, fault = box.width < 8 || box.height < 8 ? 'too small to hit' : '';
    for (let at = each.parentElement; at && at !== document.body && !fault; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents') continue;
      if (style.position === 'fixed') fixed = true;
      const edge = at.getBoundingClientRect();
      const inner = {left: edge.left + at.clientLeft, top: edge.top + at.clientTop};
      inner.right = inner.left + at.clientWidth;
      inner.bottom = inner.top + at.clientHeight;
      for (const [flow, from, to] of [[style.overflowX, 'left', 'right'], [style.overflowY, 'top', 'bottom']]) {
        if (hides.test(flow) && (now[from] < inner[from] - slack || now[to] > inner[to] + slack))
          fault = `cut off at the ${now[from] < inner[from] - slack ? from : to} by ${nameOf(at)}`;
        if (scrolls.test(flow)) {
          if (inner[to] - inner[from] < Math.min(40, now[to] - now[from])) fault = `no room for it in ${nameOf(at)}`;
          [now[from], now[to]] = [inner[from], inner[to]];
        }
      }
      if (at.matches('dialog[open]')) break;  // above everything: what is around it hides nothing of it
    }
    const [from, to] = fixed ? [0, innerHeight] : [-scrollY, root.scrollHeight - scrollY];
    const beside = now.left < -slack || now.right > innerWidth + slack;
    if (!fault && (beside || now.top < from - slack || now.bottom > to + slack)) fault = 'beyond the edge of the page';
    if (fault) found.push(`${nameOf(each)}: ${fault}`);
  }
  const over = (one, two) => {
    if (!one || !two) return false;
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const pairs = [['.carred .label', '.car rect'], ['.seats h2.caps', '.seats ol.log']];
  for (const [one, two] of pairs)
    if (over(document.querySelector(one), document.querySelector(two))) found.push(`${one} lies over ${two}`);
  return found;
}"""
)

TOO_LONG = (
    "() => {"
    + CONTROLS
    + """
  return controls().filter(each => each.matches('a, button, summary') && each.scrollWidth > each.clientWidth + 1)
    .filter(each => {
      const style = getComputedStyle(each);
      return style.display !== 'inline' && style.overflowX === 'visible' && style.position !== 'absolute';
    })
    .map(each => `${nameOf(each)}: its text is ${each.scrollWidth} wide in ${each.clientWidth}`);
}"""
)
"""The controls whose text is wider than they are; a target that lies on a drawing may have a longer label."""

MARK = (
    "() => {"
    + CONTROLS
    + """
  const marked = [], boxes = [];
  document.activeElement?.blur();
  const near = (a, b) =>
    a.left < b.right + 13 && b.left < a.right + 13 && a.top < b.bottom + 13 && b.top < a.bottom + 13;
  document.querySelectorAll('[data-marked]').forEach(each => delete each.dataset.marked);
  for (const each of controls()) {
    const whole = each.closest('.pick') ?? each;
    const box = whole.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inSight = [[x, box.top + 3], [x, box.bottom - 3], [box.left + 3, y], [box.right - 3, y]].every(at =>
      whole.contains(document.elementFromPoint(...at)));
    if (!inSight) continue;
    const kind = [each, each.parentElement, each.parentElement?.parentElement].map(at => at && kindOf(at)).join(' < ');
    each.dataset.marked = String(marked.length);
    const taken = new Set(boxes.flatMap((other, at) => near(box, other) ? [marked[at].group] : []));
    let group = 0;
    while (taken.has(group)) group++;
    boxes.push(box);
    marked.push({name: nameOf(each), kind, group, x: box.left, y: box.top, width: box.width, height: box.height});
  }
  return marked;
}"""
)

COMPARE = """async ({before, after, boxes}) => {
  const pixels = async picture => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {willReadFrequently: true});
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, two] = [await pixels(before), await pixels(after)];
  const part = Array.from({length: 256}, (_, v) => v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ({data}, at) => 0.2126 * part[data[at]] + 0.7152 * part[data[at + 1]] + 0.0722 * part[data[at + 2]];
  return boxes.map(box => {
    const [left, top] = [Math.max(0, Math.floor(box.x - 7)), Math.max(0, Math.floor(box.y - 7))];
    const right = Math.min(one.width, Math.ceil(box.x + box.width + 7));
    const bottom = Math.min(one.height, Math.ceil(box.y + box.height + 7));
    let changed = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) {
      const [a, b] = [light(one, 4 * (y * one.width + x)), light(two, 4 * (y * one.width + x))];
      if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) changed++;
    }
    return changed / (4 * (box.width + box.height));
  });
}"""
"""What part of a line two pixels wide around each box changes by a contrast of at least 3 to 1."""


PLACES = """numbers => numbers.map(number => {
  const each = document.querySelector(`[data-marked='${number}']`);
  const box = (each?.closest('.pick') ?? each)?.getBoundingClientRect();
  return box ? [box.left, box.top] : null;
})"""
"""Where the marked controls are now."""


def cut_off(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """The controls that cannot be reached, and what has to be scrolled sideways, at each size. Resizes the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {each}" for each in page.evaluate(CUT_OFF)]
    return found


class ScreenChanged(Exception):
    """A control is gone, or elsewhere, that was there when the screen was looked at."""


class FocusChecks:
    """Looks whether the focus of a control shows, in both themes. Each kind of control is looked at once."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def unseen(self, page: Page) -> list[str]:
        """The controls, of kinds that were not looked at before, whose focus does not show."""
        found: list[str] = []
        for theme, width in FOCUS:
            page.set_viewport_size({"width": width, "height": TALL})
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found += [f"{theme}, {width} wide: {each}" for each in self._look(page, theme)]
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        return found

    def _look(self, page: Page, theme: str) -> list[str]:
        """Look again when the screen changes meanwhile: a bot may move, or odds arrive."""
        for _ in range(MOST_LOOKS):
            controls: list[dict[str, Any]] = page.evaluate(MARK)
            fresh = {each["kind"]: number for number, each in reversed(list(enumerate(controls)))}
            chosen = sorted(number for kind, number in fresh.items() if (theme, kind) not in self._known)
            session = page.context.new_cdp_session(page)
            try:
                weak = _unseen(page, session, [(number, controls[number]) for number in chosen]) if chosen else []
            except ScreenChanged:
                continue
            finally:
                session.detach()
                page.bring_to_front()  # behind the page that compares it would be slowed down
            self._known |= {(theme, kind) for kind in fresh}
            return weak
        raise AssertionError("the screen does not stand still")


def _unseen(page: Page, session: CDPSession, controls: list[tuple[int, dict[str, Any]]]) -> list[str]:
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    before = _picture(session)
    found = []
    for group in sorted({each["group"] for _, each in controls}):
        members = [(number, each) for number, each in controls if each["group"] == group]
        own = [_node(session, root, f"[data-marked='{number}']") for number, _ in members]
        around = [_node(session, root, f":has(> [data-marked='{number}'])") for number, _ in members]
        _force(session, own, ["focus", "focus-visible", "focus-within"])
        _force(session, around, ["focus-within"])
        after = _picture(session)
        _force(session, own + around, [])
        boxes = [each for _, each in members]
        parts = _blank(page).evaluate(COMPARE, {"before": before, "after": after, "boxes": boxes})
        found += [f"{each['name']}: {part:.2f}" for each, part in zip(boxes, parts, strict=True) if part < ENOUGH]
    if page.evaluate(PLACES, [number for number, _ in controls]) != [[each["x"], each["y"]] for _, each in controls]:
        raise ScreenChanged
    return found


def _node(session: CDPSession, root: int, selector: str) -> int:
    node: int = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    if not node:
        raise ScreenChanged(selector)
    return node


def _force(session: CDPSession, nodes: list[int], classes: list[str]) -> None:
    for node in nodes:
        try:
            session.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": classes})
        except Error as problem:
            if "Could not find node" not in str(problem):
                raise
            raise ScreenChanged from problem


def _picture(session: CDPSession) -> str:
    picture: str = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"]
    return picture


def _blank(page: Page) -> Page:
    """A page to compare pictures in, without the content security policy of the server."""
    return next((each for each in page.context.pages if each.url == "about:blank"), None) or page.context.new_page()
