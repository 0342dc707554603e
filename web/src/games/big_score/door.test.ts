import { expect, test } from "vitest";

import { ring, track } from "./door";

function states(bust: number, cops: number, least: number): string {
  return track(bust, cops, least)
    .map((space) => `${space.figure}${space.state[0]}`)
    .join(" ");
}

test("with four players the track begins at 4, and five Cops are the bust", () => {
  expect(states(5, 0, 7)).toBe("6d 5d 4n 3f 2f 1f 0b");
  expect(states(5, 3, 7)).toBe("6d 5d 4t 3t 2t 1n 0b");
  expect(states(5, 5, 7)).toBe("6d 5d 4t 3t 2t 1t 0t");
});

test("another number of Cops may be the bust", () => {
  expect(states(3, 2, 0)).toBe("2t 1t 0b");
  expect(track(9, 0, 7)).toHaveLength(9);
});

test("a ring of bolts is round", () => {
  for (const [x, y] of ring(16, 10)) expect(Math.hypot(x, y)).toBeCloseTo(10);
});
