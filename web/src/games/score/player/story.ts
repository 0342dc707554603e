// The story of a heist out of the log: what is told and ruled stands large, what dice and figures did stands small.
import type { RollView, ScoreEvent } from "../../../wire/score";
import type { Line } from "../types";

export type StoryKind = "opening" | "scene" | "told" | "ruling" | "shown" | "ending" | "small";

const KINDS: { readonly [event: string]: StoryKind } = {
  HeistStarted: "opening",
  SceneSet: "scene",
  Narrated: "told",
  Judged: "ruling",
  Waived: "ruling",
  Overruled: "ruling",
  Revealed: "shown",
  HeistEnded: "ending",
  AbilityUsed: "small",
  AttemptDeclared: "small",
  BrutelyForced: "small",
  ClockAdded: "small",
  ClockTicked: "small",
  DiceRolled: "small",
  FailureSpared: "small",
  GmRolled: "small",
  GoalMet: "small",
  HeatTaken: "small",
  Injured: "small",
  MeterFilled: "small",
  MeterMoved: "small",
  PenaltyCancelled: "small",
  PenaltyFired: "small",
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
  /** This scene up to the open roll, or to the last one. */
  readonly before: readonly StoryItem[];
  /** What was ruled on that roll: it stays under the dice. */
  readonly rulings: readonly Line[];
  /** What came after it. */
  readonly after: readonly StoryItem[];
}

type Rolled = Pick<RollView, "number" | "stage" | "attempt" | "approach">;

function isFirst(item: StoryItem): boolean {
  return item.kind === "scene" || item.kind === "opening";
}

/** Whether this is where a roll was asked for: the roll itself says so. */
function asksFor(roll: Rolled, { line: { what } }: StoryItem): boolean {
  if (what.event !== "AttemptDeclared") return false;
  return what.approach ? what.approach === roll.approach : what.attempt === roll.attempt;
}

/** How many of the items after the dice fell belong to their roll. */
function belonging(following: readonly StoryItem[]): number {
  const next = following.findIndex(
    ({ kind, line: { what } }) => kind !== "ruling" && (kind !== "small" || what.event === "AttemptDeclared"),
  );
  return next < 0 ? following.length : next;
}

/** The lines of the log since the heist began, as a story. An open roll stands at its end; one that is over stands
 *  where its dice fell. */
export function tell(log: readonly Line[], roll: Rolled | null): Story {
  const begun = log.findLastIndex(({ what }) => what.event === "HeistStarted");
  const items = log.slice(Math.max(0, begun)).flatMap((line) => {
    const kind = KINDS[line.what.event];
    return kind ? [{ kind, line }] : [];
  });
  const scene = Math.max(0, items.findLastIndex(isFirst));
  if (!roll) return { earlier: items.slice(0, scene), before: items.slice(scene), rulings: [], after: [] };
  const fell = items.findLastIndex(({ line: { what } }) => what.event === "DiceRolled" && what.number === roll.number);
  const asked = items.slice(0, fell < 0 ? items.length : fell).findLastIndex((item) => asksFor(roll, item));
  const start = fell < 0 ? scene : Math.min(scene, fell);
  const following = fell < 0 ? [] : items.slice(fell + 1);
  const own = new Set(following.slice(0, belonging(following)).filter(({ kind }) => kind === "ruling"));
  const others = (item: StoryItem) => !own.has(item) && item !== items[asked] && item !== items[fell];
  const cut = roll.stage === "closed" && fell >= 0 ? fell : items.length;
  return {
    earlier: items.slice(0, start).filter(others),
    before: items.slice(start, cut).filter(others),
    rulings: [...own].map(({ line }) => line),
    after: items.slice(cut).filter(others),
  };
}
