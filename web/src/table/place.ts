// What the parts of a page share while somebody sits at a table: a picked card, an open form, a plan not sent yet.
import type { Seen } from "./game";

/** One thing to each place: another table, or another seat on the same screen, has one of its own. */
export function onePerPlace<Thing>(make: (sitting: Seen) => Thing): (sitting: Seen) => Thing {
  const all = new WeakMap<Seen, Map<number, Thing>>();
  return (sitting) => {
    const seats = all.get(sitting) ?? new Map<number, Thing>();
    const seat = sitting.you;
    const thing = seats.has(seat) ? (seats.get(seat) as Thing) : make(sitting);
    all.set(sitting, seats.set(seat, thing));
    return thing;
  };
}
