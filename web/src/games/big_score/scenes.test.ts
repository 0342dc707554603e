import { expect, test } from "vitest";

import type { BigScoreEvent } from "../../wire/big_score";
import { animationMs, drama, logBegins, sound, summaryAfter } from "./scenes";

const cop: BigScoreEvent = { event: "TokenDrawn", seat: 0, token: "cop" };
const diamond: BigScoreEvent = { event: "TokenDrawn", seat: 0, token: "diamond" };
const bust: BigScoreEvent = { event: "PlayersBusted", seats: [0] };

test("a Cop sounds unlike any other token", () => {
  expect(sound(cop, false)).toBe("siren");
  expect(sound(diamond, false)).toBe("token");
  expect(sound({ event: "TokensDrawn", tokens: ["diamond", "cop", "cop"] }, true)).toBe("siren");
});

test("one's own sealed choice is heard, that of others is not", () => {
  expect(sound({ event: "ChoiceMade", seat: 0 }, true)).toBe("stamp");
  expect(sound({ event: "ChoiceMade", seat: 1 }, false)).toBeNull();
});

test("a solitaire ends as a win or as a loss", () => {
  expect(sound({ event: "SoloEnded", won: true, score: 1500 }, true)).toBe("win");
  expect(sound({ event: "SoloEnded", won: false, score: 20 }, true)).toBe("lose");
});

test("busts and ends are moments, verdicts are beats, cards pass by", () => {
  expect(drama(bust)).toBe("moment");
  expect(drama({ event: "GameEnded", scores: [1, 2], winners: [1] })).toBe("moment");
  expect(drama({ event: "JobFailed", number: 1, job: "hotel", missing: 1 })).toBe("beat");
  expect(drama({ event: "CrewSent", seat: 0, number: 1, cards: ["driver"], job: "hotel" })).toBe("aside");
});

test("every further Cop takes longer", () => {
  const ms = [1, 2, 3].map((number) => animationMs({ event: "CopsArrived", number, space: 1 }));
  expect(ms).toEqual([1100, 1700, 2300]);
  expect(animationMs({ event: "CostPaid", seat: 0, paid: 20 })).toBe(0);
});

test("the log has a heading for each round and a row for each job", () => {
  expect(logBegins({ event: "RoundBegan", round: 1, to_left: true })).toBe("round");
  expect(logBegins({ event: "JobBegan", number: 1, job: "hotel" })).toBe("row");
  expect(logBegins({ event: "CrewSent", seat: 0, number: 1, cards: ["driver"], job: "hotel" })).toBeNull();
  expect(logBegins({ event: "JobRobbed", number: 1, job: "hotel", seats: [0] })).toBeNull();
});

test("a round of jobs is summed up", () => {
  expect(summaryAfter({ event: "RoundEnded", round: 1, scores: [200, 300] })).toBe(true);
  expect(summaryAfter(bust)).toBe(false);
});
