// What became of the jobs of this round, read off what the server has told.
import type { BigScoreEvent } from "../../wire/big_score";

export interface JobResult {
  readonly number: number;
  readonly kind: "open" | "robbed" | "failed" | "alone";
  /** Whose cards lie there: -1 is the Inside Man. */
  readonly cards: readonly { readonly card: string; readonly seat: number }[];
  /** Jacks of All Trades shown on it, by seat. */
  readonly jacks: readonly { readonly seat: number; readonly number: number }[];
  readonly missing: number;
}

interface Gains {
  cash: number;
  readonly tokens: string[];
}

const NEW: Omit<JobResult, "number"> = { kind: "open", cards: [], jacks: [], missing: 0 };

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
      case "CrewSent":
        change(fact.number, (was) => ({
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
        change(fact.number, () => ({ kind: "robbed" }));
        break;
      case "JobFailed":
        change(fact.number, () => ({ kind: "failed", missing: fact.missing }));
        break;
      case "JobLeftAlone":
        change(fact.number, () => ({ kind: "alone" }));
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
