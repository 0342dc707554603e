// Dragging by mouse or finger: what is lifted follows the pointer, and the place under it is told. A tap remains a tap.

const SLIP = 8;

interface Lifted<Thing> {
  readonly thing: Thing;
  /** It has left its place. */
  readonly lift: () => void;
  /** It was let go over a place, named by `data-place`. */
  readonly land: (place: string) => void;
}

export class Drag<Thing> {
  /** What is under the pointer. */
  held = $state.raw<{ readonly thing: Thing; readonly x: number; readonly y: number } | null>(null);
  #from: (Lifted<Thing> & { readonly x: number; readonly y: number }) | null = null;
  #moved = false;

  /** `over` hears which place a thing is held over. */
  constructor(readonly over: (place: string | null) => void = () => undefined) {}

  grab(event: PointerEvent, lifted: Lifted<Thing>): void {
    if (event.button !== 0) return;
    this.#from = { ...lifted, x: event.clientX, y: event.clientY };
    this.#moved = false;
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    if (!this.#moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
    this.#moved = true;
    from.lift();
    this.held = { thing: from.thing, x: event.clientX, y: event.clientY };
    this.over(placeUnder(event));
  }

  drop(event: PointerEvent): void {
    const land = this.#from?.land;
    const place = this.#from && this.#moved ? placeUnder(event) : null;
    this.cancel();
    setTimeout(() => (this.#moved = false));
    if (place !== null) land?.(place);
  }

  cancel(): void {
    this.#from = null;
    this.held = null;
    this.over(null);
  }

  /** The click that ends a drag, if there is one, is not a tap. */
  tap(action: () => void): void {
    if (!this.#moved) action();
  }
}

function placeUnder(event: PointerEvent): string | null {
  return (
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]")?.dataset["place"] ??
    null
  );
}
