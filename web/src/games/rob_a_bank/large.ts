// An action card, to be read large.
import type { Large } from "../../ui/large";
import type { RobABankPack } from "../../wire/rob_a_bank";
import { halves, ICONS } from "./actions";
import { faceOf } from "./cards";
import { roleOf, t } from "./texts";

const GUARDS: { readonly [action: string]: string } = { move: "RB-4.4", tackle: "RB-4.5", lock: "RB-4.6" };
const ROBBERS: { readonly [action: string]: string } = {
  move: "RB-4.9",
  pick_up: "RB-4.10",
  unlock: "RB-4.11",
  pepper_spray: "RB-4.12",
  move_to_any_room: "RB-4.13",
};

export function cardLarge(pack: RobABankPack, id: string): Large {
  const face = faceOf(pack, id);
  const banks = pack.bank_cards.some((card) => card.id === id);
  const actions = [...new Set(face.actions.flatMap(halves))];
  return {
    paper: true,
    icons: face.actions.flatMap(halves).map((action) => ICONS[action] ?? "walk"),
    title: face.name,
    kind: banks ? roleOf("bank") : t("page-robbers"),
    facts: [],
    words: [face.words],
    rules: ["RB-4.2", ...actions.flatMap((action) => (banks ? GUARDS : ROBBERS)[action] ?? [])],
  };
}
