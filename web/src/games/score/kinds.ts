// The icons of Score.
import type { IconName } from "../../ui/icons";

const KINDS: { readonly [kind: string]: IconName } = {
  face: "drama-masks",
  specter: "ninja-head",
  tech: "circuitry",
  hammer: "gear-hammer",
};

export function kindIcon(kind: string): IconName {
  return KINDS[kind] ?? "robber-mask";
}

const CONSEQUENCES: { readonly [kind: string]: IconName } = {
  longer: "hourglass",
  complication: "cctv-camera",
  limited: "cracked-shield",
  harder: "upgrade",
  harm: "hand-bandage",
};

export function consequenceIcon(kind: string): IconName {
  return CONSEQUENCES[kind] ?? Object.entries(CONSEQUENCES).find(([name]) => kind.includes(name))?.[1] ?? "cctv-camera";
}
