// Marks on the board what a hint points at, and finds a place for the hint that leaves it free.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;
const MARK = "data-hinted";

/** The corner of `room` where a panel of this size covers least of what is marked: at the lower right if it can be. */
export function freeSpot(room: Box, width: number, height: number, marked: readonly Box[]): Spot {
  const left = room.left + GAP;
  const right = Math.max(left, room.right - width - GAP);
  const top = room.top + GAP;
  const bottom = Math.max(top, room.bottom - height - GAP);
  const corners: readonly Spot[] = [
    { left: right, top: bottom },
    { left: right, top },
    { left, top: bottom },
    { left, top },
  ];
  const covered = corners.map((spot) =>
    marked.reduce(
      (sum, box) => sum + overlap(box, { ...spot, right: spot.left + width, bottom: spot.top + height }),
      0,
    ),
  );
  return corners[covered.indexOf(Math.min(...covered))] ?? { left, top };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The controls of the table that make an offer at this point, as far as they are seen. */
function controlsAt(point: string): readonly Element[] {
  if (!point) return [];
  const found = document.querySelectorAll(`.table [data-offer="${CSS.escape(point)}"]`);
  return [...found].filter((each) => each.getClientRects().length > 0);
}

/** Mark the controls at a point, also when the board is drawn anew, and say whenever that may have moved them. Returns what
 *  ends it. `words` is read out with each of them. */
export function markAt(point: string, words: string, moved: (marked: readonly Element[]) => void): () => void {
  let marked: readonly Element[] = [];
  let frame = 0;

  function clear(): void {
    for (const each of marked) {
      each.removeAttribute(MARK);
      each.removeAttribute("aria-description");
    }
  }

  function mark(): void {
    frame = 0;
    const before = marked;
    clear();
    marked = controlsAt(point);
    for (const each of marked) {
      each.setAttribute(MARK, "");
      each.setAttribute("aria-description", words);
    }
    // On a phone the hint takes half of the board: the other half is for what it marks.
    const block = innerWidth > 900 ? "center" : "start";
    if (marked[0] && !before.includes(marked[0])) marked[0].scrollIntoView({ block, inline: "nearest" });
    moved(marked);
  }

  function soon(): void {
    frame ||= requestAnimationFrame(mark);
  }

  const table = document.querySelector(".table");
  const observer = new MutationObserver(soon);
  if (table)
    observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-offer"] });
  window.addEventListener("resize", soon);
  document.addEventListener("scroll", soon, true);
  mark();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", soon);
    document.removeEventListener("scroll", soon, true);
    cancelAnimationFrame(frame);
    clear();
  };
}
