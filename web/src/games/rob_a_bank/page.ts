import type { GamePage } from "../../table/game";
import type { Move } from "../../wire/messages";
import type { RobABankEvent } from "../../wire/rob_a_bank";
import { shapeOf } from "./actions";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import { choiceOf } from "./choice.svelte";
import { handOf, handsOf, playable } from "./hand";
import PrivatePanel from "./PrivatePanel.svelte";
import Rail from "./Rail.svelte";
import { redactLine } from "./redactLine";
import Side from "./Side.svelte";
import { t } from "./texts";
import type { RobABank, Table } from "./types";

/** How long to linger over each event. What is not here is told in the log alone. */
const ANIMATION_MS: { readonly [event: string]: number } = {
  TileTurned: 900,
  FloorLaidOut: 900,
  FloorFurnished: 1100,
  CarPlaced: 700,
  CardPlayed: 650,
  StacksTurned: 700,
  CardTurned: 750,
  ActionsLapsed: 650,
  GuardMoved: 700,
  RobberTackled: 1200,
  BagLocked: 800,
  AlarmLocked: 800,
  GuardsRevived: 900,
  RobberRevived: 900,
  RobberMoved: 700,
  BagPickedUp: 800,
  BagUnlocked: 800,
  AlarmUnlocked: 800,
  GuardSprayed: 1100,
  CarMoved: 600,
  BagThrown: 1200,
  BagPassed: 900,
  AlarmPulled: 1300,
  RoundEnded: 1400,
  GameEnded: 1400,
};

/** What one has done oneself needs no more than its motion. */
const OWN = 220;
const OWN_MOVES = new Set([
  "GuardMoved",
  "RobberMoved",
  "CarMoved",
  "CardPlayed",
  "CarPlaced",
  "TileTurned",
  "BagLocked",
  "AlarmLocked",
  "BagUnlocked",
  "AlarmUnlocked",
]);
const STEPS: readonly (readonly string[])[] = [["layout", "car"], ["planning"], ["action"]];

export const page: GamePage<RobABank> = {
  Board,
  Hand,
  Actions,
  acts: (view) => playable(view.offers),
  stageMove,
  Side,
  PrivatePanel,
  hasPrivate: (view) => handsOf(view.board, view.viewer).length > 0,
  Rail,
  wideRail: true,
  Breakdown,
  ranked: true,
  steps: (view) => {
    const { round, rounds } = view.board;
    return {
      round: t("page-round", { round, rounds }),
      names: [t("page-step-floor"), t("page-step-plan"), t("page-step-act")],
      now: STEPS.findIndex((phases) => phases.includes(view.phase)),
    };
  },
  shape: (view, seat) => shapeOf(view.board.sides.find((side) => side.seat === seat)?.side ?? "bank"),
  draws: (point) => point !== "end",
  keys: () => [
    ["1 – 9", t("page-key-numbers")],
    ["← →", t("page-key-arrows")],
    ["Enter", t("page-key-enter")],
  ],
  animationMs: (fact, own) => (own && OWN_MOVES.has(fact.event) ? OWN : (ANIMATION_MS[fact.event] ?? 0)),
  logIcon,
  redactLine,
};

/** A planned card cannot be taken back: a hint chooses it, and the player plays it. */
function stageMove(session: Table, move: Move): boolean {
  if (move.move !== "PlayCard") return false;
  const at = (handOf(session.board, session.you)?.hand ?? []).indexOf(String(move["card"]));
  if (at >= 0) Object.assign(choiceOf(session), { card: at, meant: false });
  return at >= 0;
}

function logIcon(event: RobABankEvent) {
  if ("side" in event) return shapeOf(event.side);
  if ("robber" in event) return event.event === "RobberTackled" ? shapeOf("bank") : shapeOf(event.robber);
  switch (event.event) {
    case "TileTurned":
    case "GuardMoved":
    case "BagLocked":
    case "AlarmLocked":
    case "GuardsRevived":
      return shapeOf("bank");
    case "CarPlaced":
      return "city-car";
    case "FloorLaidOut":
    case "FloorFurnished":
      return "bank";
    case "StacksTurned":
    case "HandsDrawn":
      return "layers";
    case "RoundEnded":
      return "flag";
    case "GameEnded":
      return "trophy-cup";
    default:
      return null;
  }
}
