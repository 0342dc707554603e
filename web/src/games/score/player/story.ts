// The story of a heist out of the log: what is told and ruled stands large, what dice and figures did stands small.
import type { RollView, ScoreEvent } from "../../../wire/score";
import type { Line } from "../types";

export type StoryKind = "opening" | "scene" | "told" | "ruling" | "shown" | "ending" | "person" | "thrown" | "small";

const KINDS: { readonly [event: string]: StoryKind } = {
  HeistStarted: "opening",
  SceneSet: "scene",
  Narrated: "told",
  Judged: "ruling",
  Waived: "ruling",
  Overruled: "ruling",
  HeistPutBack: "ruling",
  HeistReopened: "ruling",
  AbilityRenewed: "ruling",
  Revealed: "shown",
  PersonShown: "person",
  DiceThrown: "thrown",
  HeistEnded: "ending",
  AbilityUsed: "small",
  ActedFor: "small",
  AttemptDeclared: "small",
  BroughtBack: "small",
  BoundaryAdded: "small",
  BoundaryRemoved: "small",
  BrutelyForced: "small",
  ClockAdded: "small",
  ClockKept: "small",
  ClockTicked: "small",
  DiceRolled: "small",
  Explained: "small",
  FailureSpared: "small",
  GmRolled: "small",
  GoalMet: "small",
  Healed: "small",
  HeatTaken: "small",
  Injured: "small",
  LeftAtHome: "small",
  MeterFilled: "small",
  MeterMoved: "small",
  MeterResized: "small",
  PenaltyCancelled: "small",
  PenaltyFired: "small",
  PersonHidden: "small",
  Revived: "small",
  RollChanged: "small",
  SegmentCancelled: "small",
  SystemReached: "small",
  TakenOut: "small",
  Withdrawn: "small",
} satisfies { readonly [event in ScoreEvent["event"]]?: StoryKind };

export interface StoryItem {
  readonly kind: StoryKind;
  readonly line: Line;
}

export interface Story {
  /** What came before this scene. */
  readonly earlier: readonly StoryItem[];
  /** This scene up to the last roll. */
  readonly before: readonly StoryItem[];
  /** What came after it. */
  readonly after: readonly StoryItem[];
}

type Rolled = Pick<RollView, "number" | "attempt" | "approach">;

function isFirst(item: StoryItem): boolean {
  return item.kind === "scene" || item.kind === "opening";
}

/** Whether this is still the first scene, and nobody has rolled: it is read together with the opening. */
function isOpening(items: readonly StoryItem[], scene: number): boolean {
  return (
    items.findIndex(({ kind }) => kind === "scene") === scene &&
    items.every(({ line: { what } }) => what.event !== "DiceRolled")
  );
}

/** Whether this is where a roll was asked for: the roll itself says so. */
function asksFor(roll: Rolled, { line: { what } }: StoryItem): boolean {
  if (what.event !== "AttemptDeclared") return false;
  return what.approach ? what.approach === roll.approach : what.attempt === roll.attempt;
}

function fellAt(items: readonly StoryItem[], roll: Rolled | null): number {
  return items.findLastIndex(({ line: { what } }) => what.event === "DiceRolled" && what.number === roll?.number);
}

/** The rulings on the roll whose dice these items follow. */
function rulingsOn(following: readonly StoryItem[]): readonly StoryItem[] {
  const next = following.findIndex(
    ({ kind, line: { what } }) => kind !== "ruling" && (kind !== "small" || what.event === "AttemptDeclared"),
  );
  const own = next < 0 ? following : following.slice(0, next);
  return own.filter(({ line: { what } }) => what.event === "Judged");
}

/** The lines of the log since the heist began, as a story around the last roll that is over. What a roll shows itself,
 *  the last one or the open one, is left out: who asked for it, its dice, its rulings. */
export function tell(log: readonly Line[], last: Rolled | null, open: Rolled | null): Story {
  const begun = log.findLastIndex(({ what }) => what.event === "HeistStarted");
  const items = log.slice(Math.max(0, begun)).flatMap((line) => {
    const kind = KINDS[line.what.event];
    return kind ? [{ kind, line }] : [];
  });
  const scene = Math.max(0, items.findLastIndex(isFirst));
  const fell = fellAt(items, last);
  const own = new Set<StoryItem | undefined>();
  for (const roll of [last, open]) {
    const dice = fellAt(items, roll);
    if (!roll || (roll === last && dice < 0)) continue;
    own.add(items[dice]);
    own.add(items.slice(0, dice < 0 ? items.length : dice).findLast((item) => asksFor(roll, item)));
    if (dice >= 0) for (const ruling of rulingsOn(items.slice(dice + 1))) own.add(ruling);
  }
  const others = (item: StoryItem) => !own.has(item);
  const start = fell >= 0 ? Math.min(scene, fell) : isOpening(items, scene) ? 0 : scene;
  const cut = fell < 0 ? items.length : fell;
  return {
    earlier: items.slice(0, start).filter(others),
    before: items.slice(start, cut).filter(others),
    after: items.slice(cut).filter(others),
  };
}

/** How a heist came to its end, in the words of the GM: from its last roll on. */
export function epilogue(log: readonly Line[]): readonly Line[] {
  const begun = log.findLastIndex(({ what }) => what.event === "HeistStarted");
  const rolled = log.findLastIndex(({ what }) => what.event === "DiceRolled");
  const ended = log.findLastIndex(({ what }) => what.event === "HeistEnded");
  if (begun < 0 || ended < begun) return [];
  return log.filter(({ what }, at) => {
    if (at <= Math.max(begun, rolled)) return false;
    return what.event === "Judged" ? at < ended : what.event === "Narrated" && (what.seat < 0 || at < ended);
  });
}

/** How many things that were told stand on a screen in the room. */
const ON_A_SCREEN = 3;

/** What was told and ruled last in this scene, for a screen that everyone sees. */
export function latest(log: readonly Line[]): readonly Line[] {
  const scene = log.findLastIndex(({ what }) => what.event === "SceneSet" || what.event === "HeistStarted");
  return log
    .slice(scene + 1)
    .filter(({ what }) => ["told", "ruling", "shown"].includes(KINDS[what.event] ?? "") && what.event !== "Judged")
    .slice(-ON_A_SCREEN);
}
