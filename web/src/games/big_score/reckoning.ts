// The parts of a total as the end of the game tells them.
import type { IconName } from "../../ui/icons";
import type { ScoreLine } from "../../wire/big_score";

export interface Kind {
  readonly kind: ScoreLine["kind"];
  readonly icon: IconName;
  readonly colour: string;
}

export const KINDS: readonly Kind[] = [
  { kind: "cash", icon: "banknote", colour: "#9dbd9a" },
  { kind: "bars", icon: "gold-bar", colour: "#e2b355" },
  { kind: "diamonds", icon: "cut-diamond", colour: "#a9dcef" },
  { kind: "artifacts", icon: "painted-pottery", colour: "#d8a27b" },
  { kind: "majority", icon: "trophy-cup", colour: "#b9764a" },
  { kind: "pairs", icon: "usb-key", colour: "#b4a6d8" },
  { kind: "hacker", icon: "laptop", colour: "#8fa3b8" },
];

export interface Reckoned {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  readonly busted: boolean;
  readonly fled: boolean;
}

export function lineOf(each: Reckoned, kind: ScoreLine["kind"]): ScoreLine | undefined {
  return each.lines.find((line) => line.kind === kind);
}
