// How Masters of the Heist is drawn.
import type { GamePage } from "../../table/game";
import type { IconName } from "../../ui/icons";
import { byTouch } from "../../ui/pointer";
import type { SoundName } from "../../ui/sound";
import type { MastersEvent } from "../../wire/masters";
import Actions from "./Actions.svelte";
import { arrangementOf } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import PrivatePanel from "./PrivatePanel.svelte";
import Side from "./Side.svelte";
import Moment from "./Moment.svelte";
import { momentOf } from "./moment";
import { isHeist } from "./stage";
import Summary from "./Summary.svelte";
import Worth from "./Worth.svelte";
import { money, t } from "./texts";
import type { Masters } from "./types";

const ANIMATION_MS: { readonly [event in MastersEvent["event"]]?: number } = {
  SelectorTurned: 450,
  OpponentTurned: 450,
  CrewTurned: 450,
  MarkContested: 2400,
  OpponentBeaten: 2400,
  BeatenByOpponent: 2400,
  HeistFailed: 1600,
  MarkTaken: 1600,
  OpponentTook: 1000,
  SetTurnedIn: 1200,
  CampaignGameWon: 2600,
  CampaignLost: 2600,
  CampaignWon: 2600,
  GameEnded: 2600,
};

const BEATS: ReadonlySet<string> = new Set<MastersEvent["event"]>([
  "HeistFailed",
  "MarkTaken",
  "OpponentTook",
  "SetTurnedIn",
]);

const SOUNDS: { readonly [event in MastersEvent["event"]]?: SoundName } = {
  CrewBought: "cash",
  WelfareTaken: "cash",
  PlanConfirmed: "stamp",
  SelectorTurned: "token",
  OpponentTurned: "token",
  CrewTurned: "card",
  MarkContested: "clock",
  OpponentBeaten: "clock",
  BeatenByOpponent: "clock",
  HeistFailed: "siren",
  MarkTaken: "cash",
  SetTurnedIn: "win",
  CampaignGameWon: "win",
  CampaignWon: "win",
  CampaignLost: "lose",
};

/** What the line of the heist itself says again: in the log each heist is one line. */
const TOLD_LATER: ReadonlySet<string> = new Set<MastersEvent["event"]>([
  "SelectorTurned",
  "CrewTurned",
  "OpponentTurned",
]);

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
  card: (view) => (view.seats === 1 ? "masters.about-solo" : "masters.about"),
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
    if (scene && (isHeist(scene) || scene.event === "RoundBegan")) return { round, names, now: 2 };
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
  drama(event) {
    if (momentOf(event, -1)) return "moment";
    // The last card is a beat: there the Skill stands against the Difficulty, before it is said how the heist ends.
    return BEATS.has(event.event) || (event.event === "CrewTurned" && event.last) ? "beat" : "aside";
  },
  Moment,
  sound: (event) => SOUNDS[event.event] ?? null,
  Summary,
  summaryAfter: (event) => (event.event === "RoundBegan" && event.round > 1) || event.event === "CampaignGameWon",
  Worth,
  estimate: (view, seat) => view.board.estimates[seat] ?? null,
  exactTotals: true,
  logBegins(event) {
    if (event.event === "RoundBegan") return "round";
    return event.event === "SetTurnedIn" ? null : "row";
  },
  redactLine: ({ what, words }) =>
    TOLD_LATER.has(what.event) || (what.event === "PlayerDone" && what.why !== "selectors") ? null : words,
  logIcon: (event) => LOG_ICONS[event.event] ?? null,
};
