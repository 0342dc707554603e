// What a game gives to the table's shell: how its board and its seats are drawn.
import type { Component } from "svelte";

import Masters from "../games/masters/Board.svelte";
import MastersSide from "../games/masters/Side.svelte";
import Plain from "../games/plain/Board.svelte";
import type { Move, Offer, View } from "../wire/messages";

export interface BoardProps {
  view: View;
  pack: unknown;
  /** The legal move that points at a thing, if there is one. */
  offerAt: (point: string) => Offer | undefined;
  /** Try a move. If it is not legal the house says why. */
  make: (move: Move) => void;
}

export interface SideProps {
  view: View;
  pack: unknown;
  seat: number;
}

interface GamePage {
  Board: Component<BoardProps>;
  Side?: Component<SideProps>;
  /** Whether the board draws the thing that an offer points at; else the offer is a button beside the prompt. */
  draws: (point: string) => boolean;
}

const PAGES: { readonly [game: string]: GamePage } = {
  masters: { Board: Masters, Side: MastersSide, draws: (point) => /^(crew|selector):/.test(point) },
};

/** A game that nobody has drawn yet is played all the same, from its prompt and offers. */
const UNDRAWN: GamePage = { Board: Plain, draws: () => false };

export function pageOf(game: string): GamePage {
  return PAGES[game] ?? UNDRAWN;
}
