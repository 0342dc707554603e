import { describe, expect, it } from "vitest";

import type { RobABankBoard } from "../../wire/rob_a_bank";
import { edges, ifTurned, middle, placed, ROOM, roomBox, SIZE, spots, STREET, streetBox, turned } from "./floor";
import { boardWith } from "./sample";

describe("the floor plan", () => {
  it("puts nine rooms in three rows", () => {
    expect(middle(roomBox(5))).toEqual({ x: SIZE / 2, y: SIZE / 2 });
    expect(roomBox(3).y).toBe(roomBox(1).y);
    expect(roomBox(9)).toEqual({ x: 452, y: 452, w: ROOM, h: ROOM });
  });

  it("puts every street space beside its room, within the drawing", () => {
    for (const space of STREET) {
      const box = streetBox(space);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.h).toBeLessThanOrEqual(SIZE);
    }
    expect(middle(streetBox("T2")).x).toBe(SIZE / 2);
    expect(middle(streetBox("R3")).y).toBe(middle(roomBox(9)).y);
    expect(new Set(STREET.map((space) => JSON.stringify(streetBox(space)))).size).toBe(12);
  });

  it("draws each edge once, walled if either tile says so", () => {
    const rooms = boardWith({ walls: { 1: ["east"], 6: ["east"] } }).rooms;
    const all = edges(rooms);
    expect(all).toHaveLength(24);
    expect(all.filter((edge) => edge.outer)).toHaveLength(12);
    const walls = all.filter((edge) => edge.wall);
    expect(walls.map((edge) => [edge.down, edge.outer])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it("turns the walls of a tile clockwise", () => {
    expect(turned(["north"], 1)).toEqual(["east"]);
    expect(turned(["north", "east"], 2)).toEqual(["south", "west"]);
    expect(turned(["west"], 5)).toEqual(["north"]);
  });

  it("shows a floor as it would be with a tile turned on", () => {
    const board = { ...boardWith({ walls: { 1: ["east"] } }), turning: 1 };
    const tiles = [{ id: "lobby", walls: ["north"] }];
    const rooms = ifTurned(board, tiles, 1);
    expect(rooms[0]?.walls).toEqual(["east"]);
    expect(rooms[1]?.walls).toEqual(["north"]);
  });
});

describe("what stands in a room", () => {
  it("keeps within the room and clear of each other", () => {
    for (let number = 1; number <= 9; number += 1) {
      const { at, scale } = spots(number);
      expect(at).toHaveLength(number);
      for (const [index, spot] of at.entries()) {
        expect(spot.x).toBeGreaterThan(20);
        expect(spot.x).toBeLessThan(ROOM - 20);
        expect(spot.y).toBeLessThan(ROOM - 30);
        for (const other of at.slice(index + 1)) {
          expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(scale * 50);
        }
      }
    }
  });

  it("has one place for each thing", () => {
    const board: RobABankBoard = boardWith({ bags: { 2: 2 }, locked: { 2: 1 } });
    const all = placed(board);
    expect(all.map((thing) => thing.key)).toEqual([
      "bag:2",
      "locked:2",
      "alarm",
      "robber:yellow",
      "robber:green",
      "guard:1",
      "guard:2",
    ]);
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(all.length);
  });
});
