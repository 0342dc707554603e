// What a game gives to the table's shell: how its board, its hand and its seats are drawn. Loaded when it is needed.
import type { Component } from "svelte";

import type { Text } from "../text";
import type { IconName } from "../ui/icons";
import type { GameEvent, Move, DeliveredEvent, View } from "../wire/messages";
import type { TableSession } from "./session.svelte";

/** The types of a game that the shell does not know. */
export interface GameTypes {
  readonly board: unknown;
  readonly pack: unknown;
  readonly event: { readonly event: string };
}

/** Any game, as the shell handles it. */
interface AnyGame extends GameTypes {
  readonly event: GameEvent;
}

/** An interface as a plain object type, which unlike it is assignable to `GameEvent` and `Move`. */
export type Plain<T> = { [field in keyof T]: T[field] };

export type ViewOf<G extends GameTypes> = Omit<View, "board"> & { readonly board: G["board"] };
/** A line of the log. The table's own events are in the log too; they have other names than the game's. */
export type LineOf<G extends GameTypes> = Omit<DeliveredEvent, "what"> & { readonly what: Plain<G["event"]> };

/** What a component of a game can read and do. In a replay nothing is offered and nothing is sent. */
export type TableView<G extends GameTypes = AnyGame> = Pick<
  TableSession,
  | "live"
  | "you"
  | "seats"
  | "opened"
  | "fresh"
  | "paused"
  | "pause"
  | "next"
  | "nameOf"
  | "reader"
  | "text"
  | "parts"
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
  readonly pack: G["pack"];
  readonly view: ViewOf<G> | null;
  /** The view's board. The components of a game are only drawn while there is one. */
  readonly board: G["board"];
  readonly scene: LineOf<G> | null;
  readonly played: readonly LineOf<G>[];
  readonly log: readonly LineOf<G>[];
  /** The time left on a seat's clock, and since when it runs; only at a table with clocks. */
  readonly clockOf?: (seat: number) => { readonly left: number; readonly since: number | null } | null;
  /** Why nobody is at a seat right now; null if somebody is. Only at a table. */
  readonly awayFrom?: (seat: number) => "lost" | "left" | null;
  /** One's own seats, and how to come to another of them; the seats that can be whispered to, and how. Only at a table. */
  readonly yours?: readonly number[];
  readonly changeSeat?: (seat: number) => Promise<void>;
  readonly whispers?: readonly number[];
  readonly whisper?: (seat: number, text: string) => Promise<boolean>;
};

export interface Steps {
  /** "Round 2 of 3", or nothing. */
  readonly round: string;
  readonly names: readonly string[];
  /** Which of the names it is; -1 for none. */
  readonly now: number;
}

/** How a game is drawn. Only `Board`, `steps` and `draws` are required. */
export interface GamePage<G extends GameTypes = AnyGame> {
  /** All public state. It fills the middle of the table. */
  readonly Board: Component<{ session: TableView<G> }>;
  /** What the player holds and arranges, at the left of the desk. */
  readonly Hand?: Component<{ session: TableView<G> }>;
  /** Replaces the plain buttons at the right of the desk while `acts` returns true: seal, clear, and the like. */
  readonly Actions?: Component<{ session: TableView<G> }>;
  readonly acts?: (view: ViewOf<G>) => boolean;
  /** Replaces the prompt while a whole choice is arranged on the page. */
  readonly ask?: (view: ViewOf<G>) => Text | null;
  /** Lays one step of a whole choice out on the page, where it can be changed; nothing is sent. `at`: how many steps of
   *  the same choice precede it. False if the move is no such step. */
  readonly stageMove?: (session: TableView<G>, move: Move, at: number) => boolean;
  /** The plan laid out on the page as a string to compare: it changes when the plan does. */
  readonly planned?: (session: TableView<G>) => string;
  /** A seat's public possessions, under its name; brief: in a cell of the phone's strip. */
  readonly Side?: Component<{ session: TableView<G>; seat: number; brief: boolean }>;
  /** Secondary information: a rail at the left on wide screens. On a phone the board offers it itself. */
  readonly Rail?: Component<{ session: TableView<G> }>;
  /** On a phone, below the desk: where the parts of the board are chosen. A board that has it shows the seats and the log
   *  itself. */
  readonly Foot?: Component<{ session: TableView<G> }>;
  readonly hasFoot?: (view: ViewOf<G>) => boolean;
  /** The public state for a screen that the whole table looks at: large, without controls. */
  readonly Screen?: Component<{ session: TableView<G> }>;
  /** What only the viewer of a view sees: hand, plan, secrets. Drawn in replays, for one seat or for all; `all`: what is
   *  face down for everyone may be shown too. */
  readonly PrivatePanel?: Component<{ session: TableView<G>; view: ViewOf<G>; all: boolean }>;
  /** Whether a view holds anything that only its viewer sees. */
  readonly hasPrivate?: (view: ViewOf<G>) => boolean;
  /** The seat that sees everything; its view is drawn in a replay with all cards open. Without it: that of whoever moved. */
  readonly omniscientSeat?: (view: ViewOf<G>) => number | null;
  /** A total of the outcome in the game's money or points. */
  readonly total?: (score: number) => string;
  /** The game's own keys, for the list of keys: what to press, what it does. */
  readonly keys?: () => readonly (readonly [string, string])[];
  /** A rail that holds rows of cards. Where it does not fit beside the board, the board offers it in a sheet. */
  readonly wideRail?: boolean;
  /** Whether the viewer runs the game from here rather than plays in it: a wide rail, a low desk. */
  readonly console?: (view: ViewOf<G>) => boolean;
  /** How each total was reached, on the end screen. */
  readonly Breakdown?: Component<{ session: TableView<G> }>;
  /** Whether the breakdown ranks the seats by itself. */
  readonly ranked?: boolean;
  /** The phases; `scene` is the event being animated, if any. */
  readonly steps: (view: ViewOf<G>, scene: Plain<G["event"]> | null) => Steps;
  /** The state of a seat: has chosen, is out, was busted. Without one: deciding, or nothing. */
  readonly seatState?: (view: ViewOf<G>, seat: number) => SeatState | null;
  /** Whose color and shape stand for a seat, if not those of its number. */
  readonly shape?: (view: ViewOf<G>, seat: number) => number;
  /** Whether board, hand or actions draw what an offer points at; otherwise it is a button beside the prompt. */
  readonly draws: (point: string, view: ViewOf<G>) => boolean;
  /** How long an event is animated; 0: not at all. `own`: the viewer's own move caused it. */
  readonly animationMs?: (event: Plain<G["event"]>, own: boolean) => number;
  /** What is said while an event is animated, where its own words would tell the end too early; null: its own words. */
  readonly sceneText?: (event: Plain<G["event"]>) => Text | null;
  /** Whether everyone may act at any time: who has several seats chooses the one to act for. */
  readonly freeSeats?: boolean;
  /** Whether moves are independent of one another just now: one made before the answer to another waits its turn. */
  readonly patient?: (view: ViewOf<G>) => boolean;
  /** The icon or the seat at the left of a log line. */
  readonly logIcon?: (event: Plain<G["event"]>) => IconName | number | null;
  /** The text of a log line as the viewer may read it by now; null: not at all. */
  readonly redactLine?: (line: LineOf<G>, view: ViewOf<G>) => Text | null;
}

/** Whether a log line is somebody's chat message. */
export function isChat(line: { readonly what: { readonly event: string } }): boolean {
  return line.what.event === "Said";
}

/** The log lines that the viewer may read by now. */
export function readableLines(
  page: Pick<GamePage, "redactLine">,
  lines: readonly DeliveredEvent[],
  view: View | null,
): readonly DeliveredEvent[] {
  const { redactLine } = page;
  if (!redactLine || !view) return lines;
  return lines.flatMap((line) => {
    const words = redactLine(line, view);
    return words === null ? [] : { ...line, words };
  });
}

export interface SeatState {
  readonly kind: "sealed" | "wait" | "safe" | "bust" | "";
  readonly icon: IconName | null;
  readonly words: string;
}
