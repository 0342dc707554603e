import { expect, it } from "vitest";

import { animationMs, dramaOf, headingOf, logBegins, soundOf } from "./drama";

const tackled = { event: "RobberTackled", robber: "red", room: 1, dropped: 1 } as const;
const moved = { event: "GuardMoved", guard: 1, start: 1, room: 2 } as const;
const thrown = { event: "BagThrown", robber: "red", scored: 2 } as const;

it("stops at what others do, and passes by one's own moves", () => {
  expect(dramaOf(moved, false)).toBe("beat");
  expect(dramaOf(moved, true)).toBe("aside");
  expect(dramaOf({ event: "HandsDrawn", cards: 8 }, false)).toBe("aside");
  expect(animationMs(moved, true)).toBeLessThan(animationMs(moved, false));
});

it("gives the whole screen to what decides the game, one's own too", () => {
  for (const own of [false, true])
    expect([tackled, thrown].map((event) => dramaOf(event, own))).toEqual(["moment", "moment"]);
  expect(animationMs(thrown, true)).toBe(animationMs(thrown, false));
});

it("heads a moment from the side of who sees it", () => {
  expect(headingOf(tackled, true)).toMatchObject({ id: "caught", bad: false });
  expect(headingOf(tackled, false)).toMatchObject({ id: "caught", bad: true });
  expect(headingOf(thrown, true)).toMatchObject({ id: "out", bad: true });
  const ended = { event: "GameEnded", robbers_won: true, scored: 4 } as const;
  expect([true, false, null].map((banks) => headingOf(ended, banks)?.id)).toEqual(["lost", "won", "robbers-win"]);
  expect(headingOf({ ...ended, robbers_won: false }, null)?.id).toBe("bank-wins");
  expect(headingOf(moved, true)).toBeNull();
});

it("opens a round, then a row for each card, and folds what the card did under it", () => {
  expect(logBegins({ event: "FloorLaidOut", round: 2, tiles: [], turns: [] })).toBe("round");
  expect(logBegins({ event: "CardTurned", side: "bank", number: 1, card: "chase" })).toBe("row");
  expect(logBegins(moved)).toBeNull();
});

it("makes a sound where something happens", () => {
  expect(soundOf(thrown)).toBe("cash");
  expect(soundOf({ event: "HandsDrawn", cards: 8 })).toBeNull();
});
