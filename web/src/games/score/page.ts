// How Score is drawn: a console for the GM, a sheet for each player.
import type { GamePage } from "../../table/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Foot from "./Foot.svelte";
import Hand from "./Hand.svelte";
import PrivatePanel from "./PrivatePanel.svelte";
import Rail from "./Rail.svelte";
import Side from "./Side.svelte";
import Screen from "./Screen.svelte";
import { logDisplay } from "./log";
import type { Score } from "./types";
import { t } from "./texts";

const STAGES = ["attempt", "called", "rolled", "choice", "ruling"];
const STEPS = ["attempt", "difficulty", "dice", "consequence", "ruling"];

const DRAWN =
  /^(meter|segment|stash|clocks?|roll|attempt|start|group|consequence|heist|field|scene|approach|complications?|notes?|dice|story|campaign|class|criminal|figure|goal|ability|injury|penalty|line|veil)(:|$)/;

const OF_THE_GM = /^(history|scenes|prepared|people|person|card|line|veil)(:|$)/;

export const page: GamePage<Score> = {
  Board,
  Hand,
  Actions,
  Rail,
  Foot,
  PrivatePanel,
  Screen,
  hasPrivate: (view) => view.board.gm !== null,
  omniscientSeat: (view) => Math.max(0, view.board.gm_seat),
  Side,
  Breakdown,
  /** The crew comes out of it together: there are no places. */
  ranked: true,
  steps(view) {
    const board = view.board;
    if (view.phase === "over") return { round: "", names: [t("phase-over")], now: 0 };
    if (view.phase !== "heist") {
      const after = board.mode === "one_shot" ? t("phase-over") : t("phase-break");
      return { round: "", names: [board.history.length > 0 ? after : t("phase-first")], now: 0 };
    }
    const stage = board.roll ? STAGES.indexOf(board.roll.stage) : -1;
    return {
      round: t("heist-number", { number: board.heist }),
      names: STEPS.map((step) => t(`step-${step}`)),
      now: Math.max(stage, 0),
    };
  },
  /** Everyone may speak at any time; one is waited for. */
  seatState(view, seat) {
    const waited = view.board.expected === seat;
    return waited ? null : { kind: "", icon: null, words: "" };
  },
  draws: (point, view) => DRAWN.test(point) || (view.board.gm !== null && OF_THE_GM.test(point)),
  freeSeats: true,
  console: (view) => view.board.gm !== null,
  /** The GM's papers, clocks and rulings are many small things, one after the other. */
  patient: (view) => view.board.gm !== null,
  ...logDisplay,
};
