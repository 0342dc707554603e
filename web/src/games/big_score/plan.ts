// An assignment arranged by hand before it is sealed: which card goes where. What may go where comes from the server.
import type { Target } from "../../wire/big_score";
import type { Move } from "../../wire/messages";
import { cardOrder, face } from "./things";

/** One place for each card, in the order of the cards; null is still in hand. */
export type Places = readonly (string | null)[];

/** Whether the server lets this card go there, with what is arranged already. */
export function mayGo(
  targets: readonly Target[],
  cards: readonly string[],
  places: Places,
  card: number,
  at: string,
): boolean {
  const target = targets.find((each) => each.at === at);
  const kind = cards[card];
  if (!target || kind === undefined || !target.takes.includes(kind)) return false;
  const there = cards.filter((_, other) => other !== card && places[other] === at);
  return there.length < target.most && (!target.alike || there.every((other) => other === kind));
}

export function put(places: Places, card: number, at: string | null): Places {
  return places.map((place, each) => (each === card ? at : place));
}

/** The next card in hand after one that was placed. */
export function nextInHand(places: Places, after: number): number {
  const found = places.findIndex((place, card) => card > after && place === null);
  return found >= 0 ? found : places.indexOf(null);
}

/** What was begun at the server, as places of the cards. */
export function begun(
  cards: readonly string[],
  there: readonly (readonly string[])[],
  targets: readonly Target[],
): Places {
  const names = there.length === targets.length ? targets.map((target) => target.at) : placesOf(there.length);
  const left = there.map((list) => [...list]);
  return cards.map((card) => {
    const at = left.findIndex((list) => list.includes(card));
    if (at < 0) return null;
    const list = left[at];
    list?.splice(list.indexOf(card), 1);
    return names[at] ?? null;
  });
}

function placesOf(many: number): readonly string[] {
  return [...Array.from({ length: many - 2 }, (_, number) => `job:${number + 1}`), "training", "unassigned"];
}

/** The moves of the whole choice, in the order in which the server takes them; what is in hand stays unassigned. */
export function moves(cards: readonly string[], places: Places, targets: readonly Target[]): readonly Move[] {
  const rank = (at: string) => targets.findIndex((target) => target.at === at);
  return cards
    .map((card, number) => ({ card, at: places[number] ?? "unassigned" }))
    .sort((one, other) => cardOrder(one.card) - cardOrder(other.card) || rank(one.at) - rank(other.at))
    .map(({ card, at }) => moveTo(card, at));
}

/** The card and the place that a move of the assignment names; null for any other move. */
export function stepOf(move: Move): { readonly card: string; readonly at: string } | null {
  const card = (expert: boolean) => `${expert ? "expert_" : ""}${String(move["crew"])}`;
  switch (move.move) {
    case "SendToJob":
      return { card: card(move["expert"] === true), at: `job:${String(move["job"])}` };
    case "Train":
      return { card: card(true), at: "training" };
    case "LeaveUnassigned":
      return { card: card(move["expert"] === true), at: "unassigned" };
    default:
      return null;
  }
}

function moveTo(card: string, at: string): Move {
  const { crew, expert } = face(card);
  if (at === "training") return { move: "Train", crew };
  if (at === "unassigned") return { move: "LeaveUnassigned", crew, expert };
  return { move: "SendToJob", crew, job: Number(at.slice(4)), expert };
}
