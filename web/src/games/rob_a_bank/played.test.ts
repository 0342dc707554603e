import { expect, it } from "vitest";

import { played } from "./played";
import { boardWith } from "./sample";

const board = boardWith({ bags: { 7: 1 }, locked: { 9: 1 } });

it("moves movers and the car", () => {
  expect(played(board, { event: "GuardMoved", guard: 2, start: 8, room: 7 }).guards.map((guard) => guard.room)).toEqual([5, 7]);
  expect(played(board, { event: "RobberMoved", robber: "green", start: 7, room: 4, ducts: false }).robbers[1]?.room).toBe(4);
  expect(played(board, { event: "CarMoved", robber: "green", space: "R1" }).car).toBe("R1");
});

it("lets a tackled robber drop what it carries", () => {
  const holding = played(board, { event: "BagPickedUp", robber: "yellow", room: 7 });
  expect(holding.rooms[6]?.bags).toBe(0);
  expect(holding.robbers[0]?.bags).toBe(1);
  const tackled = played(holding, { event: "RobberTackled", robber: "yellow", room: 7, dropped: 1 });
  expect(tackled.robbers[0]).toMatchObject({ conscious: false, bags: 0 });
  expect(tackled.rooms[6]?.bags).toBe(1);
});

it("passes, throws, locks and unlocks bags", () => {
  const holding = played(board, { event: "BagPickedUp", robber: "yellow", room: 7 });
  const passed = played(holding, { event: "BagPassed", robber: "yellow", to: "green" });
  expect(passed.robbers.map((robber) => robber.bags)).toEqual([0, 1]);
  expect(played(passed, { event: "BagThrown", robber: "green", scored: 1 })).toMatchObject({ scored: 1 });
  expect(played(board, { event: "BagLocked", room: 7 }).rooms[6]).toMatchObject({ bags: 0, locked_bags: 1 });
  expect(played(board, { event: "BagUnlocked", robber: "green", room: 9 }).rooms[8]).toMatchObject({ bags: 1, locked_bags: 0 });
});

it("brings the guards to the alarm, which is then out", () => {
  const pulled = played(board, { event: "AlarmPulled", robber: "green", room: 1, guards: [1, 2] });
  expect(pulled.guards.map((guard) => guard.room)).toEqual([1, 1]);
  expect(pulled.alarm?.state).toBe("out");
});

it("covers and turns up cards", () => {
  const one = played(board, { event: "CardPlayed", round: 1, side: "green", number: 1, card: "grab" });
  expect(one.sides[2]).toMatchObject({ cards_in_hand: 7, stack: ["grab"] });
  const hidden = { ...one, sides: one.sides.map((side) => ({ ...side, stack: [null] })) };
  const turned = played(hidden, { event: "CardTurned", side: "green", number: 1, card: "grab" });
  expect(turned.sides[2]?.stack).toEqual(["grab"]);
  expect(turned.turn).toMatchObject({ side: "green", number: 1, card: "grab" });
});

it("leaves the board alone when there is nothing to draw", () => {
  expect(played(board, { event: "Said", seat: 1, text: "hm" })).toBe(board);
});
