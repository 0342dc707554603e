// The Big Score, at a table of two to six and alone.
import type { GamePage, SeatState, Steps } from "../../table/game";
import type { BigScoreEvent } from "../../wire/big_score";
import type { IconName } from "../../ui/icons";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import { modelOf } from "./model.svelte";
import PrivatePanel from "./PrivatePanel.svelte";
import { secretsOf } from "./secrets";
import Side from "./Side.svelte";
import { money, t } from "./texts";
import { soloOf, tableOf } from "./things";
import type { BigScore, View } from "./types";
import "./count.css";

const ACT_ONE = ["hire", "assign", "joats"];
const RAID = ["vault", "trade"];
const ABILITIES = ["grease_man", "muscle", "gun_man"];
const TURN: { readonly [phase: string]: number } = {
  hire: 0,
  place: 1,
  assign: 2,
  keep: 2,
  jacks: 3,
  seized: 3,
  order: 3,
  turn_up: 3,
};
const SOLO_RAID: { readonly [phase: string]: number } = {
  vault: 0,
  keyed: 1,
  bribe: 1,
  pay: 1,
  row_cop: 1,
  take: 2,
  row_token: 2,
  remove: 2,
};

/** What is bought or counted outside the rounds. */
const APART = ["drives", "market", "gold"];

/** Played out while the view is still that of the sealed plans. */
const RESOLVES: ReadonlySet<string> = new Set<BigScoreEvent["event"]>([
  "CrewSent",
  "InsideManCame",
  "JoatsRevealed",
  "JobRobbed",
  "JobFailed",
  "JobLeftAlone",
  "TrainingShown",
  "AbilityGained",
]);
const COMPLETES: ReadonlySet<string> = new Set<BigScoreEvent["event"]>(["JobCompleted", "JobSpoiled"]);

function step(name: string): string {
  return t(`page-step-${name}`);
}

function steps(view: View, scene: BigScoreEvent | null): Steps {
  const table = tableOf(view);
  if (table) {
    if (view.outcome) return { round: "", names: [t("page-step-over")], now: 0 };
    if (table.round === 0)
      return { round: "", names: [t("page-step-boss"), t("page-step-item")], now: view.phase === "bosses" ? 0 : 1 };
    if (table.act === 1) {
      const now = scene && RESOLVES.has(scene.event) ? 2 : ACT_ONE.indexOf(view.phase);
      return { round: t("page-round", { round: table.round }), names: ["hire", "assign", "resolve"].map(step), now };
    }
    const now = ABILITIES.includes(view.phase) ? 1 : RAID.indexOf(view.phase);
    return { round: t("page-vault", { round: table.vault?.round ?? 1 }), names: ["rob", "trade"].map(step), now };
  }
  const solo = soloOf(view);
  if (!solo || view.outcome) return { round: "", names: [t("page-step-over")], now: 0 };
  if (view.phase === "bosses") return { round: "", names: [t("page-step-boss")], now: 0 };
  if (view.phase === "strike") return { round: "", names: [t("page-step-strike")], now: 0 };
  const raid = SOLO_RAID[view.phase];
  if (raid !== undefined) return { round: t("page-act-two"), names: ["rob", "cops", "loot"].map(step), now: raid };
  if (APART.includes(view.phase)) return { round: t("page-act-two"), names: [step(view.phase)], now: 0 };
  const now = scene && COMPLETES.has(scene.event) ? 3 : (TURN[view.phase] ?? -1);
  return { round: t("page-round", { round: solo.round }), names: ["hand", "place", "finish", "jobs"].map(step), now };
}

function seatState(view: View, seat: number): SeatState | null {
  const side = tableOf(view)?.sides[seat];
  if (!side) return null;
  if (side.busted) return { kind: "bust", icon: "handcuffs", words: t("page-is-busted") };
  if (side.decided && !view.outcome && (view.phase !== "vault" || side.inside) && view.phase !== "joats") {
    return { kind: "sealed", icon: "wax-seal", words: t("page-sealed") };
  }
  if (tableOf(view)?.act === 2 && !side.inside) return { kind: "safe", icon: "run", words: t("page-out") };
  return null;
}

/** What the board, the hand and the actions draw by themselves; the rest are plain buttons beside the prompt. */
const DRAWN = /^(boss|item|crew|job|joat|floor|loot|token):|^(training|unassigned|vault|rob|flee|deck|end_turn)$/;

const ANIMATION_MS: { readonly [event in BigScoreEvent["event"]]?: number } = {
  ItemTaken: 500,
  HandsPassed: 250,
  CrewSent: 160,
  InsideManCame: 900,
  JoatsRevealed: 600,
  JobRobbed: 1100,
  JobFailed: 1300,
  JobLeftAlone: 350,
  TrainingShown: 250,
  AbilityGained: 900,
  VaultOpened: 900,
  TokenDrawn: 350,
  PlayerFled: 500,
  FloorTokenTaken: 900,
  DriverDrew: 900,
  MarkerMoved: 500,
  PlayersBusted: 1400,
  TokenTraded: 900,
  TokenKept: 300,
  GameEnded: 700,
  JobCompleted: 900,
  JobSpoiled: 900,
  TokensDrawn: 700,
  CopPutOnCard: 400,
  SoloBusted: 1400,
  SoloRoundEnded: 600,
  TraitorsCaught: 1100,
};

function animationMs(event: BigScoreEvent): number {
  if (event.event === "CopsArrived") return 500 + 600 * event.number;
  if (event.event === "CopsCameOnTrack") return 300 + 500 * event.cops;
  return ANIMATION_MS[event.event] ?? 0;
}

const LOG_ICONS: { readonly [event in BigScoreEvent["event"]]?: IconName } = {
  RoundBegan: "layers",
  JobDealt: "map",
  HandsPassed: "card-draw",
  JobLeftAlone: "map",
  InsideManCame: "hooded-figure",
  JobRobbed: "banknote",
  JobFailed: "x",
  VaultOpened: "padlock-open",
  CopsArrived: "police-badge",
  PlayersBusted: "handcuffs",
  GameEnded: "trophy-cup",
  SoloRoundBegan: "layers",
  JobCompleted: "check",
  JobSpoiled: "police-badge",
  TokensDrawn: "swap-bag",
  CopsCameOnTrack: "police-badge",
  SoloBusted: "handcuffs",
  SoloFled: "run",
  SoloEnded: "trophy-cup",
  CopsBribed: "pay-money",
  TraitorsCaught: "spy",
  JobScouted: "eye",
  JobTurnedUp: "map",
  CopPutOnCard: "police-badge",
  CardsDrawn: "card-draw",
  LootTaken: "swap-bag",
  JacksSpent: "card-joker",
  DiamondBought: "cut-diamond",
  ArtifactsTraded: "cut-diamond",
  DriveBought: "microchip",
};

export const page: GamePage<BigScore> = {
  Board,
  Hand,
  Actions,
  Side,
  PrivatePanel,
  hasPrivate: (view) => secretsOf(view).length > 0,
  Breakdown,
  steps,
  seatState,
  acts: (view) =>
    tableOf(view) !== null
      ? ["assign", "joats", "vault"].includes(view.phase)
      : ["hire", "assign", "keep", "vault"].includes(view.phase),
  ask: (view) => (tableOf(view)?.own?.targets.length ? t("page-ask-assign") : null),
  stageMove: (session, move) => modelOf(session).adopt(move),
  planned: (session) => modelOf(session).places.join(),
  total: money,
  ranked: true,
  keys: () => [
    ["1 – 6", t("page-key-job")],
    ["T", t("page-key-training")],
    ["U", t("page-key-unassigned")],
    ["← →", t("page-key-card")],
    ["R", t("page-key-rob")],
    ["F", t("page-key-flee")],
    ["D", t("page-key-draw")],
  ],
  draws: (point) => DRAWN.test(point),
  animationMs,
  logIcon: (event) => LOG_ICONS[event.event] ?? null,
};
