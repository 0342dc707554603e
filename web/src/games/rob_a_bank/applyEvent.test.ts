import { expect, it } from "vitest";

import type { RobABankBoard, RobABankEvent } from "../../wire/rob_a_bank";
import { applyEvent as applied } from "./applyEvent";
import { boardWith, TILES } from "./sample";

const applyEvent = (before: RobABankBoard, event: RobABankEvent) => applied(before, event, TILES);
const board = boardWith({ bags: { 7: 1 }, locked: { 9: 1 } });

it("moves movers and the car", () => {
  expect(
    applyEvent(board, { event: "GuardMoved", guard: 2, start: 8, room: 7 }).guards.map((guard) => guard.room),
  ).toEqual([5, 7]);
  expect(
    applyEvent(board, { event: "RobberMoved", robber: "green", start: 7, room: 4, ducts: false }).robbers[1]?.room,
  ).toBe(4);
  expect(applyEvent(board, { event: "CarMoved", robber: "green", space: "R1" }).car).toBe("R1");
});

it("lets a tackled robber drop what it carries", () => {
  const holding = applyEvent(board, { event: "BagPickedUp", robber: "yellow", room: 7 });
  expect(holding.rooms[6]?.bags).toBe(0);
  expect(holding.robbers[0]?.bags).toBe(1);
  const tackled = applyEvent(holding, { event: "RobberTackled", robber: "yellow", room: 7, dropped: 1 });
  expect(tackled.robbers[0]).toMatchObject({ conscious: false, bags: 0 });
  expect(tackled.rooms[6]?.bags).toBe(1);
});

it("passes, throws, locks and unlocks bags", () => {
  const holding = applyEvent(board, { event: "BagPickedUp", robber: "yellow", room: 7 });
  const passed = applyEvent(holding, { event: "BagPassed", robber: "yellow", to: "green" });
  expect(passed.robbers.map((robber) => robber.bags)).toEqual([0, 1]);
  expect(applyEvent(passed, { event: "BagThrown", robber: "green", scored: 1 })).toMatchObject({ scored: 1 });
  expect(applyEvent(board, { event: "BagLocked", room: 7 }).rooms[6]).toMatchObject({ bags: 0, locked_bags: 1 });
  expect(applyEvent(board, { event: "BagUnlocked", robber: "green", room: 9 }).rooms[8]).toMatchObject({
    bags: 1,
    locked_bags: 0,
  });
});

it("brings the guards to the alarm, which is then out", () => {
  const pulled = applyEvent(board, { event: "AlarmPulled", robber: "green", room: 1, guards: [1, 2] });
  expect(pulled.guards.map((guard) => guard.room)).toEqual([1, 1]);
  expect(pulled.alarm?.state).toBe("out");
});

it("covers and turns up cards", () => {
  const one = applyEvent(board, { event: "CardPlayed", round: 1, side: "green", number: 1, card: "grab" });
  expect(one.sides[2]).toMatchObject({ cards_in_hand: 7, stack: ["grab"] });
  const hidden = { ...one, sides: one.sides.map((side) => ({ ...side, stack: [null] })) };
  const turned = applyEvent(hidden, { event: "CardTurned", side: "green", number: 1, card: "grab" });
  expect(turned.sides[2]?.stack).toEqual(["grab"]);
  expect(turned.turn).toMatchObject({ side: "green", number: 1, card: "grab" });
});

it("leaves the board alone when there is nothing to draw", () => {
  expect(applyEvent(board, { event: "Said" } as unknown as RobABankEvent)).toBe(board); // the table's own event
});

it("lays out a new floor and furnishes it", () => {
  const tiles = ["vault", ...Array.from({ length: 8 }, () => "lobby")];
  const laid = applyEvent(board, { event: "FloorLaidOut", round: 2, tiles, turns: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(laid).toMatchObject({ round: 2, guards: [], robbers: [], car: null });
  expect(laid.rooms[0]).toMatchObject({ tile: "vault", symbol: "money_bag", walls: ["east"], bags: 0 });
  const furnished = applyEvent(laid, {
    event: "FloorFurnished",
    money_bags: [1],
    guards: [2, 3],
    alarm: 0,
    robbers: 9,
  });
  expect(furnished.rooms.map((room) => room.bags)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(furnished.guards.map((guard) => guard.room)).toEqual([2, 3]);
  expect(furnished.robbers.map((robber) => [robber.name, robber.room])).toEqual([
    ["yellow", 9],
    ["green", 9],
  ]);
  expect(furnished.alarm).toBeNull();
});
