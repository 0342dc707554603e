// What a game gives to the table's shell: how its board, its hand and its seats are drawn. Loaded when it is needed.
import type { Component } from "svelte";

import type { IconName } from "../ui/icons";
import type { Fact, Move, Told, View } from "../wire/messages";
import type { TableSession } from "./session.svelte";

/** What a component of a game may ask and do. In a replay nothing is offered and nothing is sent. */
export type TableView = Pick<
  TableSession,
  | "live"
  | "you"
  | "seats"
  | "pack"
  | "view"
  | "opened"
  | "scene"
  | "played"
  | "fresh"
  | "log"
  | "paused"
  | "pause"
  | "next"
  | "nameOf"
  | "offersAt"
  | "make"
  | "choose"
  | "warningAbout"
  | "startOver"
  | "takeBack"
  | "skip"
  | "keep"
  | "kept"
> & {
  /** How long a seat has left on its clock, and since when it runs; only at a table with clocks. */
  readonly clockOf?: (seat: number) => { readonly left: number; readonly since: number | null } | null;
  /** Whether nobody is at a seat just now, and why; only at a table. */
  readonly awayFrom?: (seat: number) => "lost" | "left" | null;
};

export interface Steps {
  /** "Round 2 of 3", or nothing. */
  readonly round: string;
  readonly names: readonly string[];
  /** Which of the names it is; -1 for none. */
  readonly now: number;
}

export interface GamePage {
  /** All public state. It fills the middle of the table. */
  readonly Board: Component<{ session: TableView }>;
  /** What the player holds and arranges, at the left of the desk. */
  readonly Hand?: Component<{ session: TableView }>;
  /** In place of the plain buttons at the right of the desk, while `acts` says so: seal, clear, and the like. */
  readonly Actions?: Component<{ session: TableView }>;
  readonly acts?: (view: View) => boolean;
  /** What to do on the page while a whole choice is arranged on it, in place of the prompt for its next small step. */
  readonly ask?: (view: View) => string | null;
  /** Lay one step of a whole choice out on the page, where it is seen and can be changed; nothing is sent. `at`: so
   *  many steps of the same choice go before it. False where the move is no such step. */
  readonly lay?: (session: TableView, move: Move, at: number) => boolean;
  /** The plan laid out on the page, as words to compare: it has changed when these have. */
  readonly planned?: (session: TableView) => string;
  /** What a seat owns in the open, under its name; brief: a cell of the phone's strip. */
  readonly Side?: Component<{ session: TableView; seat: number; brief: boolean }>;
  /** What is secondary: a rail at the left on wide screens. On a phone the board offers it itself. */
  readonly Rail?: Component<{ session: TableView }>;
  /** What one seat alone sees in a view of its own: hand, plan, secrets. Drawn in replays, for one seat or for all;
   *  `all`: what is covered for everyone may be told too. */
  readonly PrivatePanel?: Component<{ session: TableView; view: View; all: boolean }>;
  /** Whether a view holds anything that only its viewer sees. */
  readonly hasPrivate?: (view: View) => boolean;
  /** Whose eyes the board of a replay has with all cards open; without it, those of whoever acted. */
  readonly omniscientSeat?: (view: View) => number | null;
  /** A total of the outcome in the game's money or points. */
  readonly total?: (score: number) => string;
  /** The game's own keys, for the page of keys: what to press, what it does. */
  readonly keys?: readonly (readonly [string, string])[];
  /** A rail that holds rows of cards. Where it does not fit beside the board, the board offers it in a sheet. */
  readonly wideRail?: boolean;
  /** How each total came about, on the end screen. */
  readonly Breakdown?: Component<{ session: TableView }>;
  /** Whether the breakdown ranks the seats by itself. */
  readonly ranked?: boolean;
  /** The phases; `scene` is what is being played out, if anything. */
  readonly steps: (view: View, scene: Fact | null) => Steps;
  /** The state of a seat in a word of the look: has chosen, is out, was busted. Without one: deciding, or nothing. */
  readonly seatState?: (view: View, seat: number) => SeatState | null;
  /** Which colour and shape stand for a seat, where they are not those of its number. */
  readonly shape?: (view: View, seat: number) => number;
  /** Whether board, hand or actions draw the thing that an offer points at; else it is a button beside the prompt. */
  readonly draws: (point: string) => boolean;
  /** How many milliseconds to linger over an event while it is played out; 0: not at all. `own`: it came of one's own move. */
  readonly animationMs?: (fact: Fact, own: boolean) => number;
  /** Whether moves do not hang on one another just now: one made before the answer to another waits for its turn. */
  readonly patient?: (view: View) => boolean;
  /** The icon or the seat at the left of a line of the log. */
  readonly logIcon?: (fact: Fact) => IconName | number | null;
  /** A line of the log as it may be read by now; null: no more. */
  readonly redactLine?: (told: Told, view: View) => Told | null;
}

/** The lines of the log that may be read by now, in the game's words. */
export function readableLines(page: Pick<GamePage, "redactLine">, lines: readonly Told[], view: View | null): readonly Told[] {
  return lines.flatMap((line) => (page.redactLine && view ? (page.redactLine(line, view) ?? []) : line));
}

export interface SeatState {
  readonly kind: "sealed" | "wait" | "safe" | "bust" | "";
  readonly icon: IconName | null;
  readonly words: string;
}

const PAGES: { readonly [game: string]: () => Promise<{ page: GamePage }> } = {
  big_score: () => import("../games/big_score/page"),
  masters: () => import("../games/masters/page"),
  rob_a_bank: () => import("../games/rob_a_bank/page"),
  score: () => import("../games/score/page"),
};

/** A game that nobody has drawn yet is played all the same, from its prompt and offers. */
const plain = () => import("../games/plain/page");

export async function pageOf(game: string): Promise<GamePage> {
  return (await (PAGES[game] ?? plain)()).page;
}
