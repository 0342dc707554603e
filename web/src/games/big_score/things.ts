// The things of The Big Score as the page draws them: icons by id, cards and tokens in their order.
import type { IconName } from "../../ui/icons";
import type { BigScorePack, Board, Job, SoloBoard } from "../../wire/big_score";
import { t, tokenName } from "./texts";
import type { View } from "./types";

export const CREW = ["con_man", "driver", "grease_man", "gun_man", "hacker", "muscle"] as const;
type CrewId = (typeof CREW)[number];

const CREW_ICONS: { readonly [id: string]: IconName } = {
  con_man: "domino-mask",
  driver: "steering-wheel",
  grease_man: "contortionist",
  gun_man: "pistol-gun",
  hacker: "laptop",
  muscle: "biceps",
};

const BOSS_ICONS: { readonly [id: string]: IconName } = {
  mamba: "snake",
  collector: "mona-lisa",
  femme: "pearl-necklace",
  brute: "gorilla",
  ghost: "ghost",
  professor: "spectacles",
};

const JOB_ICONS: { readonly [id: string]: IconName } = {
  apartment: "house",
  pawn_shop: "scales",
  antique_shop: "painted-pottery",
  library: "bookshelf",
  office_building: "modern-city",
  atm: "cash",
  hotel: "bed",
  jewelry_store: "diamond-ring",
  art_gallery: "mona-lisa",
  auction_house: "gavel",
  tech_startup: "light-bulb",
  data_center: "server-rack",
  night_club: "musical-notes",
  race_track: "checkered-flag",
  restaurant: "meal",
  warehouse: "warehouse",
  pharmacy: "medicines",
  gas_station: "gas-pump",
  casino: "rolling-dices",
  yacht: "speed-boat",
  train: "steam-locomotive",
  mansion: "castle",
  armored_truck: "truck",
  airport: "commercial-airplane",
};

/** How a token is drawn, by its kind or by the item it is: its hue and its icon; cash shows its figure instead. */
const TOKENS: { readonly [kind: string]: { readonly hue: string; readonly icon: IconName } } = {
  diamond: { hue: "dia", icon: "cut-diamond" },
  artifact: { hue: "art", icon: "painted-pottery" },
  hard_drive: { hue: "hdd", icon: "microchip" },
  digital_key: { hue: "key", icon: "usb-key" },
  silver_bar: { hue: "silver", icon: "metal-bar" },
  gold_bar: { hue: "gold", icon: "gold-bar" },
  cop: { hue: "cop", icon: "police-badge" },
  joat: { hue: "joat", icon: "card-joker" },
};

interface TokenFace {
  readonly hue: string;
  readonly icon: IconName | null;
  readonly figure: string;
  readonly name: string;
}

export function tokenFace(pack: BigScorePack, id: string): TokenFace {
  const token = pack.tokens.find((each) => each.id === id);
  if (token?.kind === "cash") return { hue: "cash", icon: null, figure: String(token.value), name: tokenName(token) };
  const look = TOKENS[token?.kind ?? id] ?? { hue: "cash", icon: "banknote" as const };
  return { ...look, figure: "", name: token ? tokenName(token) : t(`thing-${id}`) };
}

export function tableOf(view: View): Board | null {
  const board = view.board;
  return board.kind === "table" ? board : null;
}

export function soloOf(view: View): SoloBoard | null {
  const board = view.board;
  return board.kind === "solo" ? board : null;
}

/** A card's crew type, and whether it is an Expert. */
export function face(card: string): { readonly crew: CrewId; readonly expert: boolean } {
  const expert = card.startsWith("expert_");
  return { crew: (expert ? card.slice(7) : card) as CrewId, expert };
}

export function crewIcon(card: string): IconName {
  return CREW_ICONS[face(card).crew] ?? "domino-mask";
}

/** Cards lie in the order of their types, regular before Expert. */
export function cardOrder(card: string): number {
  const { crew, expert } = face(card);
  return CREW.indexOf(crew) * 2 + (expert ? 1 : 0);
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => cardOrder(one) - cardOrder(other));
}

export function bossIcon(boss: string | null): IconName {
  return BOSS_ICONS[boss ?? ""] ?? "top-hat";
}

export function jobIcon(job: string | null): IconName {
  return JOB_ICONS[job ?? ""] ?? "bank";
}

export function jobOf(pack: BigScorePack, id: string | null): Job | null {
  return pack.jobs.find((job) => job.id === id) ?? null;
}

/** A job's Crew Requirement, icon by icon. */
export function icons(job: Job): readonly CrewId[] {
  return CREW.flatMap((crew) => Array.from({ length: job[crew] }, () => crew));
}

/** Equal things counted, in the order in which they first come. */
export function counted(things: readonly string[]): readonly (readonly [string, number])[] {
  const many = new Map<string, number>();
  for (const thing of things) many.set(thing, (many.get(thing) ?? 0) + 1);
  return [...many];
}

export interface SlotFill {
  readonly crew: CrewId;
  /** The card that fills the icon, or nothing. */
  readonly card: string | null;
  /** Whose card it is; -1 is the Inside Man, null nobody's. */
  readonly seat: number | null;
}

/** Which icons of a job are filled by which of the cards, in their order; and the cards that count for nothing. */
export function filled(
  needed: readonly CrewId[],
  cards: readonly { readonly card: string; readonly seat: number }[],
): {
  readonly slots: readonly SlotFill[];
  readonly surplus: readonly { readonly card: string; readonly seat: number }[];
} {
  const left = [...cards];
  const slots = needed.map((crew): SlotFill => {
    const at = left.findIndex((each) => face(each.card).crew === crew);
    const [card] = at < 0 ? [] : left.splice(at, 1);
    return { crew, card: card?.card ?? null, seat: card?.seat ?? null };
  });
  return { slots, surplus: left };
}
