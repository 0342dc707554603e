// The parts of a total as the end of the game tells them.
import type { IconName } from "../../ui/icons";
import type { ScoreLine } from "../../wire/big_score";

export interface Kind {
  readonly kind: ScoreLine["kind"];
  readonly icon: IconName;
  readonly color: string;
}

export const KINDS: readonly Kind[] = [
  { kind: "cash", icon: "banknote", color: "var(--cash-2)" },
  { kind: "bars", icon: "gold-bar", color: "var(--gold)" },
  { kind: "diamonds", icon: "cut-diamond", color: "var(--diamond-2)" },
  { kind: "artifacts", icon: "painted-pottery", color: "var(--artifact-2)" },
  { kind: "majority", icon: "trophy-cup", color: "var(--copper)" },
  { kind: "pairs", icon: "usb-key", color: "var(--drive-2)" },
  { kind: "hacker", icon: "laptop", color: "var(--metal-4)" },
];

export interface SeatTotal {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  readonly busted: boolean;
  readonly fled: boolean;
}

export function lineOf(each: SeatTotal, kind: ScoreLine["kind"]): ScoreLine | undefined {
  return each.lines.find((line) => line.kind === kind);
}
