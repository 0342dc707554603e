import { expect, test } from "vitest";

import { burstsOf } from "./bursts";

function log(deeds: readonly number[]) {
  let number = 0;
  return deeds.flatMap((many) =>
    Array.from({ length: many }, (_, at) => ({ number: ++number, what: { event: "Done" }, words: `line ${number}`, opens: at === 0 })),
  );
}

test("a long burst shows its outcome and its beginning", () => {
  const [newest, oldest] = burstsOf(log([2, 7]));
  expect(newest?.folded).toBe(5);
  expect(newest?.lines[0]?.words).toBe("line 9");
  expect(newest?.lines[6]?.words).toBe("line 3");
  expect(oldest?.folded).toBe(0);
});

test("short bursts are shown whole, the newest first", () => {
  expect(burstsOf(log([4, 1])).map((burst) => [burst.key, burst.folded])).toEqual([
    [5, 0],
    [1, 0],
  ]);
});

test("a log that begins in the middle of a burst is folded all the same", () => {
  expect(burstsOf(log([9]).slice(2))[0]?.folded).toBe(5);
});
