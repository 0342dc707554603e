import { expect, test, vi } from "vitest";

import { textOf } from ".";

test("a part of the texts is loaded when one of its messages is shown, once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ game: "story-bank--vault = A { $what }\n .open = It is open" }));
  });
  const vault = ["m", "game.story-bank--vault", { what: "vault" }] as const;
  expect(textOf(vault)).toBe("…");
  expect(textOf(["m", "game.story-bank--vault.open", {}])).toBe("…");
  expect(textOf(["m", "game.nothing", {}])).toBe("game.nothing");
  await vi.waitFor(() => {
    expect(textOf(vault)).toBe("A vault");
  });
  expect(textOf(["m", "game.story-bank--vault.open", {}])).toBe("It is open");
  expect(asked).toEqual(["/texts/en/game.story-bank"]);
});

test("a part that does not come is asked for again", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("", { status: 500 })));
  vi.stubGlobal("fetch", fetch);
  const door = ["m", "game.story-house--door", {}] as const;
  expect(textOf(door)).toBe("…");
  await vi.waitFor(() => {
    textOf(door);
    expect(fetch.mock.calls.length).toBeGreaterThan(1);
  });
});
