// What the parts of a page share while somebody sits at a table: a picked card, an open form, a plan not sent yet.
import type { TableView } from "./game";

/** One thing to each place: another table, or another seat on the same screen, has one of its own. */
export function onePerPlace<Thing>(make: (session: TableView) => Thing): (session: TableView) => Thing {
  const all = new WeakMap<TableView, Map<number, Thing>>();
  return (session) => {
    const seats = all.get(session) ?? new Map<number, Thing>();
    const seat = session.you;
    const thing = seats.has(seat) ? (seats.get(seat) as Thing) : make(session);
    all.set(session, seats.set(seat, thing));
    return thing;
  };
}
