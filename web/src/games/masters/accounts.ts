// Where each player's money came from, added up from what was told.
import type { MastersEvent } from "../../wire/masters";

export interface Account {
  payouts: number;
  bonuses: number;
  sets: number;
  spent: number;
}

/** The accounts of the last game: a campaign begins each of its games anew. */
export function accounts(facts: readonly MastersEvent[], seats: number): readonly Account[] {
  const fresh = (): Account[] => Array.from({ length: seats }, () => ({ payouts: 0, bonuses: 0, sets: 0, spent: 0 }));
  let all = fresh();
  for (const fact of facts) {
    const own = "seat" in fact ? all[fact.seat] : undefined;
    if (fact.event === "CampaignGameBegan") all = fresh();
    if (!own) continue;
    if (fact.event === "CrewBought" || fact.event === "WelfareTaken") own.spent += fact.paid;
    if (fact.event === "MarkTaken") {
      own.payouts += fact.payout;
      own.bonuses += fact.bonus;
    }
    if (fact.event === "SetTurnedIn") own.sets += fact.bonus;
  }
  return all;
}
