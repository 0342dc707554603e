// Where on the track of a replay a part of the game begins.
import { textOf } from "../text";
import type { PhaseName } from "../wire/messages";
import type { Step } from "../wire/rest";

export interface Mark {
  /** The step, counted from 0. */
  readonly at: number;
  readonly part: number;
  readonly words: string;
}

/** Labels nearer than this part of the track to the one before are left out. */
const NEAR = 0.14;

export function marksOf(steps: readonly Pick<Step, "phase">[], phases: readonly PhaseName[]): readonly Mark[] {
  const marks: { at: number; part: number; phase: string; time: number }[] = [];
  const often = new Map<string, number>();
  let phase = "";
  for (const [at, step] of steps.entries()) {
    if (step.phase === phase) continue;
    phase = step.phase;
    const time = (often.get(phase) ?? 0) + 1;
    often.set(phase, time);
    const part = at / Math.max(1, steps.length);
    const before = marks[marks.length - 1];
    if (before && part - before.part < NEAR) continue;
    marks.push({ at, part, phase, time });
  }
  // A phase that comes every round has its number.
  return marks.map(({ at, part, phase: which, time }) => {
    const words = textOf(phases.find((each) => each.phase === which)?.title ?? which);
    return { at, part, words: often.get(which) === 1 ? words : `${words} ${time}` };
  });
}
