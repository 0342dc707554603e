// What became of the jobs of this round, read off what the server has told.
import type { BigScoreEvent } from "../../wire/big_score";

export interface JobResult {
  readonly number: number;
  readonly job: string;
  readonly kind: "open" | "robbed" | "failed" | "alone";
  /** Whose cards lie there: -1 is the Inside Man. */
  readonly cards: readonly { readonly card: string; readonly seat: number }[];
  /** Jacks of All Trades shown on it, by seat. */
  readonly jacks: readonly { readonly seat: number; readonly number: number }[];
  readonly missing: number;
  /** Who is paid. */
  readonly paid: readonly number[];
}

export interface Gains {
  cash: number;
  readonly tokens: string[];
}

const NEW: Omit<JobResult, "number"> = { kind: "open", job: "", cards: [], jacks: [], missing: 0, paid: [] };

/** By job number, from the last deal on. */
export function results(facts: readonly BigScoreEvent[]): ReadonlyMap<number, JobResult> {
  const found = new Map<number, JobResult>();
  let now = 0;
  const change = (number: number, changes: (was: JobResult) => Partial<JobResult>) => {
    const was = found.get(number) ?? { ...NEW, number };
    found.set(number, { ...was, ...changes(was) });
    now = number;
  };
  for (const fact of facts) {
    switch (fact.event) {
      case "RoundBegan":
        found.clear();
        break;
      case "JobBegan":
        change(fact.number, () => ({ job: fact.job }));
        break;
      case "CrewSent":
        change(fact.number, (was) => ({
          job: fact.job || was.job,
          cards: [...was.cards, ...fact.cards.map((card) => ({ card, seat: fact.seat }))],
        }));
        break;
      case "InsideManCame":
        change(now, (was) => ({ cards: [...was.cards, { card: fact.card, seat: -1 }] }));
        break;
      case "JoatsRevealed":
        if (fact.number > 0)
          change(now, (was) => ({ jacks: [...was.jacks, { seat: fact.seat, number: fact.number }] }));
        break;
      case "JobRobbed":
        change(fact.number, () => ({ kind: "robbed", job: fact.job, paid: fact.seats }));
        break;
      case "JobFailed":
        change(fact.number, () => ({ kind: "failed", job: fact.job, missing: fact.missing }));
        break;
      case "JobLeftAlone":
        change(fact.number, () => ({ kind: "alone", job: fact.job }));
        break;
    }
  }
  return found;
}

/** What a seat has gained and paid in what is being played out. */
export function gains(facts: readonly BigScoreEvent[], seat: number, payout: (job: string) => Gains | null): Gains {
  const sum: Gains = { cash: 0, tokens: [] };
  for (const fact of facts) {
    if (fact.event === "CostPaid" && fact.seat === seat) sum.cash -= fact.paid;
    if (fact.event === "JobRobbed" && fact.seats.includes(seat)) {
      const paid = payout(fact.job);
      sum.cash += paid?.cash ?? 0;
      sum.tokens.push(...(paid?.tokens ?? []));
    }
    if (fact.event === "ItemTaken" && fact.seat === seat) {
      sum.cash += fact.cash;
      if (fact.item !== "cash") sum.tokens.push(fact.item);
    }
  }
  return sum;
}

/** What has happened since a round began; all of it if it began before. */
export function thisRound(facts: readonly BigScoreEvent[]): readonly BigScoreEvent[] {
  return facts.slice(facts.findLastIndex((fact) => fact.event === "RoundBegan") + 1);
}

/** Who has sent crew to a job, in the order of their seats. */
export function sentBy(result: JobResult): readonly number[] {
  return [...new Set(result.cards.map((each) => each.seat))].filter((seat) => seat >= 0).sort((a, b) => a - b);
}

export interface SoloJobDone {
  readonly number: number;
  readonly job: string;
  readonly cash: number;
  readonly tokens: readonly string[];
  /** Completed with a Cop on it: nothing is paid. */
  readonly spoiled: boolean;
}

/** The jobs that were completed alone, and those that were left. */
export function soloRound(facts: readonly BigScoreEvent[]): {
  readonly done: readonly SoloJobDone[];
  readonly left: readonly string[];
} {
  const done = facts.flatMap((fact): readonly SoloJobDone[] => {
    if (fact.event === "JobSpoiled")
      return [{ number: fact.number, job: fact.job, cash: 0, tokens: [], spoiled: true }];
    if (fact.event !== "JobCompleted") return [];
    const tokens = (["diamonds", "artifacts", "drives"] as const).flatMap((kind) =>
      Array.from({ length: fact[kind] }, () => (kind === "drives" ? "hard_drive" : kind.slice(0, -1))),
    );
    return [{ number: fact.number, job: fact.job, cash: fact.cash, tokens, spoiled: false }];
  });
  const ended = facts.findLast((fact) => fact.event === "SoloRoundEnded");
  return { done, left: ended?.event === "SoloRoundEnded" ? ended.jobs : [] };
}
