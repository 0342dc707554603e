import type { GamePage } from "../../table/game";
import type { Move } from "../../wire/messages";
import type { RobABankEvent } from "../../wire/rob_a_bank";
import { shapeOf } from "./actions";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import { choiceOf } from "./choice.svelte";
import { animationMs, dramaOf, logBegins, soundOf } from "./drama";
import { handOf, handsOf, playable } from "./hand";
import Moment from "./Moment.svelte";
import PrivatePanel from "./PrivatePanel.svelte";
import Rail from "./Rail.svelte";
import { redactLine } from "./redactLine";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { t } from "./texts";
import type { RobABank, Table } from "./types";
import Worth from "./Worth.svelte";

const STEPS: readonly (readonly string[])[] = [["layout", "car"], ["planning"], ["action"]];

export const page: GamePage<RobABank> = {
  Board,
  card: (view) =>
    view.board.sides.find((side) => side.seat === view.viewer)?.side === "bank"
      ? "rob_a_bank.about-bank"
      : "rob_a_bank.about-robbers",
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
  animationMs,
  drama: dramaOf,
  sound: soundOf,
  Moment,
  Summary,
  summaryAfter: (event) => event.event === "RoundEnded",
  Worth,
  logBegins,
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
