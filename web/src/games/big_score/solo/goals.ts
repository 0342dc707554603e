// The goals of a scenario as the page shows them.
import type { IconName } from "../../../ui/icons";
import type { SoloGoal } from "../../../wire/big_score";
import { money, t } from "../texts";

const ICONS: { readonly [goal: string]: IconName } = {
  total: "banknote",
  total_above: "banknote",
  cash: "banknote",
  cash_and_bars: "gold-bar",
  diamonds: "cut-diamond",
  artifacts: "painted-pottery",
  pairs: "usb-key",
  jobs: "check",
};

const MONEY = new Set(["total", "total_above", "cash", "cash_and_bars"]);

export function goalIcon(goal: SoloGoal): IconName {
  return ICONS[goal.goal] ?? "check";
}

/** So much of it: money where it is counted in money. */
export function amount(goal: SoloGoal, number: number): string {
  return MONEY.has(goal.goal) ? money(number) : String(number);
}

/** What is asked for: so much, or more than so much. */
export function asked(goal: SoloGoal): string {
  const need = amount(goal, goal.need);
  return goal.goal === "total_above" ? t("page-over", { need }) : need;
}

/** How far it is, from 0 to 1. */
export function progress(goal: SoloGoal): number {
  if (goal.missing === 0) return 1;
  return Math.max(0, Math.min(1, goal.have / (goal.have + goal.missing)));
}
