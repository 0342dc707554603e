// Keeps the board where it is: within a phase the desk's row has one height. What needs more reaches over the board.

/** How much of the page's height an earlier, taller desk may keep. */
const MOST = 0.3;

export class Dock {
  /** How tall the desk has been in each phase. */
  readonly #tallest = new Map<string, number>();
  #phase = "";
  #row = 0;
  #size = "";

  /** @param covers told how many pixels the desk reaches over the board. */
  constructor(
    private readonly table: HTMLElement,
    private readonly covers: (pixels: number) => void,
  ) {}

  /** Another phase, or another window: the desk gets the height that it needs now, or needed in this phase before. */
  enter(phase: string): void {
    const desk = this.#desk();
    if (!desk) return;
    this.#phase = phase;
    this.table.style.removeProperty("--desk-row");
    // A phone on its side: the desk stands beside the board, and scrolls.
    if (getComputedStyle(desk).overflowY === "auto") return this.covers(0);
    const before = Math.min(this.#tallest.get(phase) ?? 0, this.table.clientHeight * MOST);
    this.#row = Math.max(desk.getBoundingClientRect().height, before);
    this.table.style.setProperty("--desk-row", `${this.#row}px`);
    this.covers(0);
  }

  /** The desk or the window has another size. */
  measure(): void {
    const size = `${this.table.clientWidth}x${this.table.clientHeight}`;
    if (size !== this.#size) {
      this.#size = size;
      this.#tallest.clear();
      this.enter(this.#phase);
    }
    const desk = this.#desk();
    if (!desk || !this.table.style.getPropertyValue("--desk-row")) return;
    const { height } = desk.getBoundingClientRect();
    this.#tallest.set(this.#phase, Math.max(height, this.#tallest.get(this.#phase) ?? 0));
    this.covers(Math.max(0, height - this.#row));
  }

  #desk(): HTMLElement | null {
    return this.table.querySelector<HTMLElement>(":scope > .desk");
  }
}
