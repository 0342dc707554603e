// How Masters of the Heist is drawn.
import type { GamePage } from "../../table/game";
import type { IconName } from "../../ui/icons";
import { byTouch } from "../../ui/pointer";
import type { MastersEvent } from "../../wire/masters";
import Actions from "./Actions.svelte";
import { arrangementOf } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import PrivatePanel from "./PrivatePanel.svelte";
import Side from "./Side.svelte";
import { isHeist } from "./stage";
import { money, t } from "./texts";
import type { Masters } from "./types";

const ANIMATION_MS: { readonly [event in MastersEvent["event"]]?: number } = {
  SelectorTurned: 600,
  OpponentTurned: 600,
  CrewTurned: 700,
  MarkContested: 1400,
  OpponentBeaten: 1400,
  BeatenByOpponent: 1400,
  HeistFailed: 1000,
  MarkTaken: 1000,
  OpponentTook: 900,
  SetTurnedIn: 900,
  PlayerDone: 600,
};

const LOG_ICONS: { readonly [event in MastersEvent["event"]]?: IconName } = {
  MarkLaidOut: "map",
  OpponentHired: "hooded-figure",
  OpponentTurned: "hooded-figure",
  OpponentTook: "hooded-figure",
  OpponentBeaten: "fist",
  BeatenByOpponent: "fist",
  MarkContested: "fist",
  MarksCleared: "trash-2",
  RightPassed: "jewel-crown",
  PlanConfirmed: "wax-seal",
  GameEnded: "trophy-cup",
};

export const page: GamePage<Masters> = {
  Board,
  Actions,
  acts: (view) => view.phase === "plan" && view.waiting_for.includes(view.viewer),
  ask: (view) => (page.acts?.(view) ? (byTouch() ? t("ask-touch") : t("ask")) : null),
  stageMove: (session, move, at) => arrangementOf(session).adopt(move, at),
  planned: (session) => [...arrangementOf(session).crew, ...arrangementOf(session).selectors].join(),
  Side,
  PrivatePanel,
  hasPrivate: (view) => (view.board.plan?.crew.length ?? 0) > 0,
  Breakdown,
  total: money,
  steps(view, scene) {
    const board = view.board;
    const { campaign } = board;
    const round = campaign
      ? t("campaign-round", { game: campaign.game, round: board.round })
      : t("round", { round: board.round });
    const names = [t("phase-purchase"), t("step-plan"), t("step-heist")];
    if (view.phase === "carry_over") return { round, names: [t("phase-carry_over")], now: 0 };
    if (scene && isHeist(scene)) return { round, names, now: 2 };
    return { round, names, now: view.phase === "purchase" ? 0 : view.phase === "plan" ? 1 : -1 };
  },
  seatState(view, seat) {
    const side = view.board.sides[seat];
    if (side?.confirmed) return { kind: "sealed", icon: "wax-seal", words: t("sealed") };
    if (side?.passed) return { kind: "", icon: null, words: t("passed") };
    if (view.phase === "plan" && view.waiting_for.includes(seat))
      return { kind: "wait", icon: null, words: t("planning") };
    return null;
  },
  draws: (point) => point.startsWith("crew:") || point.startsWith("selector:"),
  animationMs: (event) => ANIMATION_MS[event.event] ?? 0,
  logIcon: (event) => LOG_ICONS[event.event] ?? null,
};
