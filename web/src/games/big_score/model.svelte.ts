// What the parts of one table share on this page: what is picked up, how cards are arranged, what is being played out.
import { untrack } from "svelte";

import { onePerPlace } from "../../table/place";
import type { BigScoreEvent, BigScorePack, Target } from "../../wire/big_score";
import type { Move, Offer } from "../../wire/messages";
import { begun, mayGo, moves, nextInHand, put, stepOf, type Places } from "./plan";
import { sorted, tableOf } from "./things";
import type { Table } from "./types";

interface Kept {
  readonly cards: readonly string[];
  readonly places: Places;
}

class Model {
  /** The card that is picked up, by its number in the hand; -1 for none. */
  picked = $state(-1);
  places = $state.raw<Places>([]);
  /** The token of before that a Con Man gives instead of the one he drew. */
  giving = $state<string | null>(null);
  /** The crew type that is picked up in a solitaire. */
  type = $state<string | null>(null);
  /** Where a dragged card would land. */
  over = $state<string | null>(null);
  #arranged = "";

  constructor(readonly session: Table) {}

  get pack(): BigScorePack {
    return this.session.pack;
  }

  /** What is being played out, up to now; nothing once the new view is there. */
  get facts(): readonly BigScoreEvent[] {
    return this.session.scene ? this.session.played.map((line) => line.what) : [];
  }

  // The assignment.

  get targets(): readonly Target[] {
    return (this.session.view && tableOf(this.session.view)?.own?.targets) ?? [];
  }

  /** All cards to assign, whatever is begun of it. */
  get cards(): readonly string[] {
    const own = this.session.view && tableOf(this.session.view)?.own;
    return own ? sorted([...own.unplaced, ...own.places.flat()]) : [];
  }

  get assigning(): boolean {
    return this.session.live && this.targets.length > 0;
  }

  /** Called from an effect: a new assignment begins where it was left. */
  arrange(): void {
    const view = this.session.view;
    const board = view && tableOf(view);
    const own = board?.own;
    if (!board || !own || own.targets.length === 0) {
      this.#arranged = "";
      return;
    }
    const key = `${this.session.you}:${board.round}:${this.cards.join()}`;
    untrack(() => {
      if (this.#arranged === key) return;
      this.#arranged = key;
      const kept = this.session.kept<Kept>(`plan.${board.round}`);
      const same = kept && kept.cards.join() === this.cards.join() && kept.places.length === this.cards.length;
      this.places = same ? kept.places : begun(this.cards, own.places, own.targets);
      this.picked = this.places.indexOf(null);
    });
  }

  may(at: string): boolean {
    return this.picked >= 0 && mayGo(this.targets, this.cards, this.places, this.picked, at);
  }

  pick(card: number): void {
    if (this.places[card] === null) this.picked = this.picked === card ? -1 : card;
    else this.#set(put(this.places, card, null), card);
  }

  /** Lay the picked card there; where it may not go the server is asked why, which changes nothing. */
  lay(at: string): void {
    const card = this.picked;
    if (card < 0) return;
    const there = put(this.places, card, at);
    if (this.may(at)) this.#set(there, nextInHand(there, card));
    else void this.session.choose(moves(this.cards, there, this.targets));
  }

  /** One step of an assignment as the server names it, laid out for a card in hand, or else for one that lies elsewhere. */
  adopt(move: Move): boolean {
    const step = stepOf(move);
    if (!step || !this.assigning) return false;
    const fits = (card: number) => this.cards[card] === step.card && this.places[card] !== step.at;
    const all = [...this.cards.keys()];
    const card = all.find((each) => fits(each) && this.places[each] === null) ?? all.find(fits);
    if (card === undefined || !mayGo(this.targets, this.cards, this.places, card, step.at)) return false;
    const there = put(this.places, card, step.at);
    this.#set(there, nextInHand(there, card));
    return true;
  }

  clear(): void {
    this.#set(
      this.places.map(() => null),
      0,
    );
  }

  seal(): void {
    void this.session.choose(moves(this.cards, this.places, this.targets));
  }

  #set(places: Places, picked: number): void {
    this.places = places;
    this.picked = picked;
    const board = this.session.view && tableOf(this.session.view);
    if (board) this.session.keep(`plan.${board.round}`, { cards: this.cards, places } satisfies Kept);
  }

  // The trade: what is given, and the offers for a token on the floor.

  floorOffer(token: string): Offer | undefined {
    if (this.giving === null) return this.session.offersAt(`floor:${token}`)[0];
    return this.session.offersAt(`loot:${this.giving}`).find((offer) => offer.move["take"] === token);
  }
}

/** The one model of a place at a table. */
export const modelOf = onePerPlace((session: Table) => new Model(session));

/** Whether a key press was meant for the table, and not for a field, a sheet or the browser. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, dialog")) return false;
  return document.querySelector("dialog[open]") === null;
}
