// State that a person creates at a table before anything is sent: a picked card, an open form, a plan.
import type { GameTypes, TableView } from "./game";

/** One instance per table and seat: another table, or another seat on the same screen, starts with its own. */
export function onePerPlace<Thing, G extends GameTypes>(
  make: (session: TableView<G>) => Thing,
): (session: TableView<G>) => Thing {
  const all = new WeakMap<TableView<G>, Map<number, Thing>>();
  return (session) => {
    const seats = all.get(session) ?? new Map<number, Thing>();
    const seat = session.you;
    const thing = seats.has(seat) ? (seats.get(seat) as Thing) : make(session);
    all.set(session, seats.set(seat, thing));
    return thing;
  };
}
