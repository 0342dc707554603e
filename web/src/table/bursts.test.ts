import { expect, test } from "vitest";

import type { Text } from "../text";
import { burstsOf } from "./bursts";

function log(commands: readonly number[]) {
  let number = 0;
  return commands.flatMap((many) =>
    Array.from({ length: many }, (_, at) => ({
      number: ++number,
      what: { event: `Event${number}` },
      words: `line ${number}`,
      first_of_command: at === 0,
    })),
  );
}

const alike = () => 0;

test("a long burst shows its beginning and its last line", () => {
  const [newest, oldest] = burstsOf(log([2, 7]), alike);
  expect(newest?.folded).toBe(5);
  expect(newest?.lines[0]?.words).toBe("line 9");
  expect([...(newest?.kept ?? [])]).toEqual([3, 9]);
  expect(oldest?.folded).toBe(0);
});

test("what weighs more is kept in its place", () => {
  const weigh = ({ event }: { event: string }) => ({ Event2: 5, Event3: 9, Event4: 9 })[event] ?? 0;
  expect([...(burstsOf(log([7]), weigh)[0]?.kept ?? [])].sort()).toEqual([1, 3, 4]);
});

test("short bursts are shown whole, the newest first", () => {
  expect(burstsOf(log([4, 1]), alike).map((burst) => [burst.key, burst.folded])).toEqual([
    [5, 0],
    [1, 0],
  ]);
});

test("a log that begins in the middle of a burst is folded all the same", () => {
  expect(burstsOf(log([9]).slice(2), alike)[0]?.folded).toBe(5);
});

test("those who do the same one after another are told by the last of them", () => {
  const chosen = (seat: number): Text => ["m", "game.chosen", { seat: ["s", seat], of: ["l", [["s", seat], 2]] }];
  const words: Text[] = [
    ["m", "game.hired", { seat: ["s", 0] }],
    chosen(0),
    chosen(1),
    chosen(2),
    ["m", "game.passed", { seat: ["s", 2] }],
  ];
  const lines = words.map((each, at) => ({
    number: at + 1,
    what: { event: "Done" },
    words: each,
    first_of_command: at !== 1,
  }));
  const bursts = burstsOf(lines.slice(1), alike);
  expect(bursts.map((burst) => [burst.lines.length, burst.folded])).toEqual([
    [1, 0],
    [3, 2],
  ]);
  expect([...(bursts[1]?.kept ?? [])]).toEqual([4]);
});

test("where nobody knows what matters, nothing of a command is folded", () => {
  expect(burstsOf(log([7]), null)[0]?.folded).toBe(0);
});

test("a command with more consequences than those before it is a burst of its own", () => {
  const decided = (seat: number): Text => ["m", "game.decided", { seat: ["s", seat] }];
  const commands: Text[][] = [[decided(0)], [decided(1)], [decided(2), "The jobs are resolved."], [decided(0)]];
  let number = 0;
  const lines = commands.flatMap((words) =>
    words.map((each, at) => ({ number: ++number, what: { event: "Done" }, words: each, first_of_command: at === 0 })),
  );
  const bursts = burstsOf(lines, alike);
  expect(bursts.map((burst) => burst.lines.map((line) => line.number))).toEqual([[5], [4, 3], [2, 1]]);
});
