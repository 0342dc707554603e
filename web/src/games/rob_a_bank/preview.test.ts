import { expect, it } from "vitest";

import { cardPreview, previewOf } from "./preview";
import { boardWith } from "./sample";

const CARD = {
  card: "grab",
  rooms: [[4, 8]],
  steps: [
    [7, 4],
    [7, 8],
  ] as [number, number][],
  at_car: true,
  misses: [],
  words: "After card 1",
};
const board = {
  ...boardWith({}),
  planning: "yellow",
  sides: boardWith({}).sides.map((side) => (side.side === "yellow" ? { ...side, hand: ["grab"] } : side)),
  drafts: [{ side: "yellow", routes: [{ mover: "yellow", rooms: [[7]] }], cards: [CARD], words: "You start" }],
};

it("shows where the chosen card leads", () => {
  expect(previewOf(board, 1, "grab")).toMatchObject({ from: [7], to: [4, 8], atCar: true, words: "After card 1" });
  expect(cardPreview(board, 1, "grab")?.card).toBe("grab");
});

it("shows the plan as it is while others plan, and nothing to who has none", () => {
  expect(previewOf({ ...board, planning: "green" }, 1, "grab")).toMatchObject({
    to: [7],
    steps: [],
    words: "You start",
  });
  expect(previewOf({ ...board, drafts: [] }, 0, "grab")).toBeNull();
});
