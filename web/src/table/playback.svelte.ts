// Plays events out one after the other: each is shown for its time, or until the reader goes on.
import { settings } from "../settings.svelte";
import { playSound, vibrate } from "../ui/sound";
import type { DeliveredEvent } from "../wire/messages";
import { dramaOf, type EventRules, shownMs, stopsAt } from "./pacing";

/** How long a summary stays once it holds somebody up. */
export const SUMMARY_MS = 8000;
const MOMENT_BUZZ = [40, 50, 90];

export class Playback {
  /** The event that is being played out. */
  scene = $state.raw<DeliveredEvent | null>(null);
  /** What was played out of the same news so far, the scene included. */
  played = $state.raw<readonly DeliveredEvent[]>([]);
  /** Whether the scene is one that deserves the whole screen. */
  moment = $state(false);
  /** Whether the reader has stopped at the scene. */
  paused = $state(false);
  /** Whether the scene has been shown for its time and waits for `next`. */
  waits = $state(false);
  /** The events that a summary is shown of, until `next`. */
  summary = $state.raw<readonly DeliveredEvent[] | null>(null);
  /** Whether the summary is about to close by itself. */
  closing = $state(false);
  /** Set by the game's page. */
  rules: EventRules = {};
  /** Whether the page draws summaries, and somebody is there to close them. */
  summarizes = false;

  #go: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly letters: (line: DeliveredEvent) => number,
    /** Whether others wait for the reader, or the reader's clock runs. */
    private readonly holdsUp: () => boolean,
  ) {}

  begin(): void {
    this.played = [];
  }

  /** Show one event; null if it is not shown at all, so that news without scenes is there at once. */
  show(line: DeliveredEvent, own: boolean): Promise<void> | null {
    this.played = [...this.played, line];
    const ms = shownMs(this.rules, line.what, own, this.letters(line));
    if (settings.pace !== "off") accompany(this.rules, line, own);
    if (ms === 0) return null;
    this.moment = dramaOf(this.rules, line.what, own) === "moment";
    this.scene = line;
    return this.pause(ms, stopsAt(this.rules, line.what, own));
  }

  /** Stand at the last of some lines, in a replay; going forward it is heard too. */
  set(lines: readonly DeliveredEvent[], forward = true): void {
    const last = lines.at(-1) ?? null;
    this.played = lines;
    this.scene = last;
    this.moment = last !== null && dramaOf(this.rules, last.what, false) === "moment";
    if (last && forward) accompany(this.rules, last, false);
  }

  /** Show the summary that follows an event, if one does: from the lines since the one before. */
  sumUp(line: DeliveredEvent, log: readonly DeliveredEvent[]): Promise<void> | null {
    const follows = this.rules.summaryAfter;
    if (!this.summarizes || !follows?.(line.what) || settings.pace === "off") return null;
    const lines = [...log, ...this.played];
    const last = lines.slice(0, -1).findLastIndex(({ what }) => follows(what));
    this.scene = line;
    this.moment = false;
    this.summary = lines.slice(last + 1);
    return new Promise<void>((go) => {
      this.#go = () => {
        this.#closed();
        go();
      };
      this.hasten();
    });
  }

  /** Close the summary soon, if it holds somebody up. */
  hasten(): void {
    if (!this.summary || this.closing || !this.holdsUp()) return;
    this.closing = true;
    this.#timer = setTimeout(() => this.next(), SUMMARY_MS);
  }

  /** Wait, longer if the reader pauses or if one `stops` here. */
  pause(ms: number, stops = false): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((go) => {
      this.#go = go;
      this.#timer = setTimeout(() => {
        if (this.paused || stops) this.waits = true;
        else this.next();
      }, ms);
    });
  }

  /** On to the next scene. */
  next(): void {
    clearTimeout(this.#timer);
    this.waits = false;
    const go = this.#go;
    this.#go = null;
    go?.();
  }

  /** Stop at this scene, or go on by itself again: at once, if the scene has been shown for its time. */
  hold(on: boolean): void {
    this.paused = on;
    if (!on && this.waits) this.next();
  }

  /** Nothing is shown any more. */
  clear(): void {
    this.scene = null;
    this.moment = false;
  }

  /** Leave all that is still to be shown of this news. */
  skip(): void {
    this.clear();
    this.paused = false;
    this.#closed();
    this.next();
  }

  #closed(): void {
    this.summary = null;
    this.closing = false;
  }
}

/** What is heard and felt with an event. */
function accompany(rules: EventRules, line: DeliveredEvent, own: boolean): void {
  const sound = rules.sound?.(line.what, own);
  if (sound) playSound(sound);
  if (dramaOf(rules, line.what, own) === "moment") vibrate(MOMENT_BUZZ);
}

/** Where nothing is played out: the sound of what matters most of some news. */
export function soundOf(rules: EventRules, lines: readonly DeliveredEvent[], own: boolean): void {
  const order = ["aside", "beat", "moment"];
  const heard = lines
    .filter(({ what }) => rules.sound?.(what, own))
    .sort((one, other) => order.indexOf(dramaOf(rules, one.what, own)) - order.indexOf(dramaOf(rules, other.what, own)))
    .at(-1);
  if (heard) accompany(rules, heard, own);
}
