// What happened, round by round, for the end of the game.
import type { IconName } from "../../ui/icons";
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

export const SIGNS: { readonly [kind in Kind]: IconName } = {
  "picked-up": "swap-bag",
  tackles: "punch",
  sprays: "spray",
  locks: "padlock",
  alarms: "ringing-bell",
};

/** A round that is over. */
export interface Round extends Chapter {
  /** The bags in the car by its end. */
  readonly scored: number;
  /** Who was tackled, each time. */
  readonly caught: readonly string[];
}

/** The last round of some events, which its end closes. */
export function roundOf(log: readonly Pick<Line, "what">[]): Round {
  const begin = log.findLastIndex(({ what }) => what.event === "FloorLaidOut");
  const chapter = story(log.slice(begin + 1))[0] ?? chapterOf(1);
  const events = log.slice(begin + 1).map(({ what }) => what);
  const end = events.find((event) => event.event === "RoundEnded");
  const caught = events.flatMap((event) => (event.event === "RobberTackled" ? [event.robber] : []));
  return { ...chapter, round: end?.round ?? 1, scored: end?.scored ?? 0, caught };
}

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
