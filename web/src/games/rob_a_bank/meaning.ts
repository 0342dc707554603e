// What each thing on the plan means: on the thing itself by a long press, and in the table of what things are worth.
import type { IconName } from "../../ui/icons";
import type { Large } from "../../ui/large";
import type { Placed } from "./floor";
import { moverName, roleOf, t } from "./texts";

export type ThingKind = "guard" | "robber" | "down" | "bag" | "locked" | "alarm" | "alarm-locked" | "car" | "wall";
export const THINGS: readonly ThingKind[] = [
  "guard",
  "robber",
  "down",
  "bag",
  "locked",
  "alarm",
  "alarm-locked",
  "car",
  "wall",
];

const ICONS: { readonly [kind in ThingKind]: IconName } = {
  guard: "police-officer-head",
  robber: "robber-mask",
  down: "knocked-out-stars",
  bag: "swap-bag",
  locked: "padlock",
  alarm: "ringing-bell",
  "alarm-locked": "padlock",
  car: "city-car",
  wall: "brick-wall",
};

const RULES: { readonly [kind in ThingKind]: readonly string[] } = {
  guard: ["RB-4.20", "RB-4.4"],
  robber: ["RB-4.9", "RB-4.20"],
  down: ["RB-4.3", "RB-4.8", "RB-4.15"],
  bag: ["RB-4.10", "RB-4.17"],
  locked: ["RB-4.6", "RB-4.11"],
  alarm: ["RB-4.19"],
  "alarm-locked": ["RB-4.6", "RB-4.11"],
  car: ["RB-4.16", "RB-4.17"],
  wall: ["RB-2.2"],
};

export function aboutThing(kind: ThingKind): {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
} {
  return { icon: ICONS[kind], title: t(`page-thing-${kind}`), words: t(`page-about-${kind}`) };
}

export function kindOf(thing: Pick<Placed, "kind" | "down">): ThingKind {
  if (thing.kind === "alarm") return thing.down ? "alarm-locked" : "alarm";
  return thing.down ? "down" : thing.kind;
}

/** Who or what it is, by name. */
export function thingName(thing: Placed): string {
  switch (thing.kind) {
    case "guard":
      return moverName(t("page-guard", { guard: thing.name }), thing.down, 0);
    case "robber":
      return moverName(roleOf(thing.name), thing.down, thing.count);
    default:
      return aboutThing(kindOf(thing)).title;
  }
}

/** A thing on the plan, to be read large. */
export function thingLarge(kind: ThingKind, name: string): Large {
  const { icon, title, words } = aboutThing(kind);
  return {
    paper: false,
    icons: [icon],
    title: name,
    kind: name === title ? "" : title,
    facts: [],
    words: [words],
    rules: RULES[kind],
  };
}
