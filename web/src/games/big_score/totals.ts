// The parts of a total as the end of the game tells them.
import type { IconName } from "../../ui/icons";
import type { ScoreLine } from "../../wire/big_score";

export interface Kind {
  readonly kind: ScoreLine["kind"];
  readonly icon: IconName;
  readonly colour: string;
}

export const KINDS: readonly Kind[] = [
  { kind: "cash", icon: "banknote", colour: "var(--cash-2)" },
  { kind: "bars", icon: "gold-bar", colour: "var(--gold)" },
  { kind: "diamonds", icon: "cut-diamond", colour: "var(--diamond-2)" },
  { kind: "artifacts", icon: "painted-pottery", colour: "var(--artifact-2)" },
  { kind: "majority", icon: "trophy-cup", colour: "var(--copper)" },
  { kind: "pairs", icon: "usb-key", colour: "var(--drive-2)" },
  { kind: "hacker", icon: "laptop", colour: "var(--metal-4)" },
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
