// Where on the track of a replay a part of the game begins.
import type { PhaseName } from "../wire/messages";
import type { Step } from "../wire/rest";

export interface Mark {
  /** The step, counted from 0. */
  readonly at: number;
  readonly part: number;
  readonly words: string;
}

/** Labels nearer than this part of the track to the one before are left out. */
const NEAR = 0.11;

export function marksOf(steps: readonly Pick<Step, "phase">[], phases: readonly PhaseName[]): readonly Mark[] {
  const marks: Mark[] = [];
  let phase = "";
  for (const [at, step] of steps.entries()) {
    if (step.phase === phase) continue;
    phase = step.phase;
    const part = at / Math.max(1, steps.length);
    const before = marks[marks.length - 1];
    if (before && part - before.part < NEAR) continue;
    marks.push({ at, part, words: phases.find((each) => each.phase === phase)?.title ?? phase });
  }
  return marks;
}
