import { describe, expect, it } from "vitest";

import type { Mark, MastersPack } from "../../wire/masters";
import { boxOf, setOf } from "./box";

describe("what a set pays", () => {
  const mark = (own: Partial<Mark>): Mark => ({
    id: "bar",
    name: "Bar",
    neighborhood: "docks",
    tier: "easy",
    difficulty: 1,
    payout: 2,
    source: "printed",
    ...own,
  });
  const docks = { id: "docks", name: "The Docks", set_size: 3, set_bonus: 5, source: "printed" };
  const box = boxOf({ crew: [], marks: [], neighborhoods: [docks] } as unknown as MastersPack);

  it("is the neighborhood's where the mark says nothing", () => {
    expect(setOf(box, mark({}))).toEqual({ size: 3, bonus: 5 });
  });

  it("is the mark's own where it has figures", () => {
    expect(setOf(box, mark({ set_size: 2 }))).toEqual({ size: 2, bonus: 5 });
    expect(setOf(box, mark({ set_bonus: 0 }))).toEqual({ size: 3, bonus: 0 });
  });
});
