import type { GameInfo, PlaceOrder, Setting, TableOrder } from "../wire/messages";

/** Oneself alone, for what is played without others. */
export function soloOrder(game: string, options: { readonly [name: string]: string }): TableOrder {
  return { game, options, hints: true, seats: [{ kind: "mine", bot: null }] };
}

/** The usual seats for so many: one's own, and bots of a level or, where there are none, guests. */
export function defaultSeats(game: GameInfo, count: number): PlaceOrder[] {
  const level = game.bots.find((bot) => bot.name === "easy") ?? game.bots[0];
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return { kind: "mine", bot: null };
    return level ? { kind: "bot", bot: level.name } : { kind: "invited", bot: null };
  });
}

/** One's own seat, and open ones: whoever comes by the link takes the next. */
export function openSeats(others: number): PlaceOrder[] {
  return [{ kind: "mine", bot: null }, ...Array.from({ length: others }, () => ({ kind: "open", bot: null }) as const)];
}

/** Whether an option means something with so many seats and these other choices. */
export function applies(
  setting: Setting,
  seats: number,
  chosen: { readonly [name: string]: string },
  all: readonly Setting[],
): boolean {
  if (setting.seats.length > 0 && !setting.seats.includes(seats)) return false;
  return Object.entries(setting.needs).every(([name, value]) => {
    return (chosen[name] ?? all.find((other) => other.name === name)?.default) === value;
  });
}
