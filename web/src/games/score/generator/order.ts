// What a generated heist is made of: its seed, the fields rolled again and those written by hand. The address holds it all.
import type { TableOrder } from "../../../wire/messages";
import type { HeistOrder } from "../../../wire/rest";

const AGAIN = "again.";
const BY_HAND = "hand.";

export function orderOf(query: URLSearchParams): HeistOrder {
  const again: { [field: string]: number } = {};
  const by_hand: { [field: string]: string } = {};
  for (const [name, value] of query) {
    if (name.startsWith(AGAIN)) again[name.slice(AGAIN.length)] = Number(value);
    if (name.startsWith(BY_HAND)) by_hand[name.slice(BY_HAND.length)] = value;
  }
  return { seed: query.get("seed"), kind: query.get("kind"), again, by_hand };
}

export function addressOf(order: HeistOrder): string {
  const query = new URLSearchParams();
  if (order.seed) query.set("seed", order.seed);
  if (order.kind) query.set("kind", order.kind);
  for (const [field, times] of Object.entries(order.again ?? {})) query.set(AGAIN + field, String(times));
  for (const [field, words] of Object.entries(order.by_hand ?? {})) query.set(BY_HAND + field, words);
  return `/heist?${query}`;
}

/** These fields rolled once more; what was written in them is gone. */
export function rolledAgain(order: HeistOrder, fields: readonly string[]): HeistOrder {
  const by_hand = Object.fromEntries(Object.entries(order.by_hand ?? {}).filter(([field]) => !fields.includes(field)));
  const again = { ...order.again };
  for (const field of fields) again[field] = (again[field] ?? 0) + 1;
  return { ...order, again, by_hand };
}

/** Fields written by hand; an empty one is as it was rolled. */
export function written(order: HeistOrder, texts: { readonly [field: string]: string }): HeistOrder {
  const by_hand = Object.entries({ ...order.by_hand, ...texts }).map(([field, text]) => [field, text.trim()] as const);
  return { ...order, by_hand: Object.fromEntries(by_hand.filter(([, text]) => text)) };
}

/** A table to which the heist comes along: with a GM and so many players, or with the automatic GM. */
export function tableOrder(order: HeistOrder, gm: boolean, players: number): TableOrder {
  const { seed, kind, again, by_hand } = order;
  const others = gm ? players : players - 1;
  return {
    game: "score",
    options: { gm: gm ? "seat" : "auto" },
    seats: [
      { kind: "mine", bot: null },
      ...Array.from({ length: others }, () => ({ kind: "invited", bot: null }) as const),
    ],
    campaign: {
      format: 1,
      game: "score",
      crew: [],
      history: [],
      heist: [{ seed, kind: kind ?? "", again: again ?? {}, by_hand: by_hand ?? {} }],
    },
  };
}
