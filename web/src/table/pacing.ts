// How long an event is shown: by how much hangs on it, and by how long its sentence takes to read.
import { pacedMs, type Pace, settings } from "../settings.svelte";
import type { Text } from "../text";
import type { GameEvent } from "../wire/messages";
import type { Drama, GamePage } from "./game";

/** What a game's page says of its events. */
export type EventRules = Pick<GamePage, "animationMs" | "drama" | "sound" | "summaryAfter" | "sceneText">;

/** The longest that an aside is shown. */
const ASIDE_MS = 450;
/** The time to look up, and to read one letter. */
const READING: { readonly [drama in "beat" | "moment"]: readonly [number, number] } = {
  beat: [700, 15],
  moment: [1500, 40],
};
const LONGEST_MS = 6000;
/** At a brisk pace a moment loses less of its time than the rest. */
const BRISK: { readonly [drama in Drama]: number } = { aside: 1 / 3, beat: 0.45, moment: 0.7 };

export function dramaOf(rules: EventRules, event: GameEvent, own: boolean): Drama {
  return rules.drama?.(event, own) ?? ((rules.animationMs?.(event, own) ?? 0) > 0 ? "beat" : "aside");
}

/** Whether an event is played out at all, whatever the pace. */
export function isPlayed(rules: EventRules, event: GameEvent): boolean {
  return (rules.animationMs?.(event, false) ?? 0) > 0 || dramaOf(rules, event, false) !== "aside";
}

/** Milliseconds that an event is shown at this browser's pace; 0: not at all. A game that doesn't say how much hangs on
 *  its events is shown as long as it animates them. */
export function shownMs(rules: EventRules, event: GameEvent, own: boolean, letters: number): number {
  const ms = rules.animationMs?.(event, own) ?? 0;
  if (!rules.drama) return pacedMs(ms);
  return timed(dramaOf(rules, event, own), ms, letters, settings.pace);
}

/** The same for a drama and a pace. */
export function timed(drama: Drama, ms: number, letters: number, pace: Pace): number {
  if (pace === "off") return 0;
  const brisk = pace === "brisk" ? BRISK[drama] : 1;
  if (drama === "aside") return Math.min(ms, ASIDE_MS) * brisk;
  const [look, letter] = READING[drama];
  return Math.max(ms, Math.min(look + letter * letters, LONGEST_MS)) * brisk;
}

/** Whether one stops at an event when playing step by step. Where the board itself plays a scene, it ends by itself. */
export function stopsAt(rules: EventRules, event: GameEvent, own: boolean): boolean {
  const played: Text | null = rules.sceneText?.(event) ?? null;
  return settings.pace === "step" && played === null && dramaOf(rules, event, own) !== "aside";
}
