// What happened, round by round, for the end of the game.
import type { Line } from "./types";

export interface Chapter {
  readonly round: number;
  /** Who threw each bag of this round into the car. */
  readonly thrown: readonly string[];
  readonly counts: { readonly [kind in Kind]: number };
}

export type Kind = "picked-up" | "tackles" | "sprays" | "locks" | "alarms";
export const KINDS: readonly Kind[] = ["picked-up", "tackles", "sprays", "locks", "alarms"];

const COUNTED: { readonly [event: string]: Kind } = {
  BagPickedUp: "picked-up",
  RobberTackled: "tackles",
  GuardSprayed: "sprays",
  BagLocked: "locks",
  AlarmLocked: "locks",
  AlarmPulled: "alarms",
};

export function story(log: readonly Pick<Line, "what">[]): readonly Chapter[] {
  const chapters = [chapterOf(1)];
  for (const { what: event } of log) {
    if (event.event === "FloorLaidOut" && event.round > chapters.length) chapters.push(chapterOf(event.round));
    const chapter = chapters[chapters.length - 1];
    if (!chapter) continue;
    if (event.event === "BagThrown") chapter.thrown.push(event.robber);
    const kind = COUNTED[event.event];
    if (kind) chapter.counts[kind] += 1;
  }
  return chapters;
}

function chapterOf(round: number): { round: number; thrown: string[]; counts: { [kind in Kind]: number } } {
  return { round, thrown: [], counts: { "picked-up": 0, tackles: 0, sprays: 0, locks: 0, alarms: 0 } };
}
