// How long events are shown, what they wait for, and what is heard with them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { DeliveredEvent } from "../wire/messages";
import type { EventRules } from "./pacing";
import type { Playback } from "./playback.svelte";

const heard = vi.hoisted(() => ({ sounds: [] as string[], buzzes: 0 }));
vi.mock("../ui/sound", () => ({
  playSound: (name: string) => heard.sounds.push(name),
  vibrate: () => (heard.buzzes += 1),
}));

const RULES: EventRules = {
  animationMs: (event) => (event.event === "Raid" ? 1000 : 300),
  drama: (event) => (event.event === "Bust" ? "moment" : event.event === "Passed" ? "aside" : "beat"),
  sound: (event) => (event.event === "Bust" ? "bust" : event.event === "Raid" ? "siren" : null),
  summaryAfter: (event) => event.event === "RoundEnded",
};

let settings: { pace: string };
let playback: Playback;
let heldUp = false;
let number = 0;

function line(event: string): DeliveredEvent {
  return { number: number++, what: { event }, words: "Some words.", first_of_command: true };
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ settings } = await import("../settings.svelte"));
  const { Playback } = await import("./playback.svelte");
  playback = new Playback(
    () => 40,
    () => heldUp,
  );
  playback.rules = RULES;
  playback.summarizes = true;
  heldUp = false;
  heard.sounds = [];
  heard.buzzes = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays some events; answers with when each was over, in milliseconds from now. */
async function played(events: readonly string[], until = 60_000): Promise<readonly number[]> {
  const begin = Date.now();
  const over: number[] = [];
  void (async () => {
    for (const event of events) {
      const each = line(event);
      await playback.show(each, false);
      await playback.sumUp(each, []);
      over.push(Date.now() - begin);
    }
  })();
  await vi.advanceTimersByTimeAsync(until);
  return over;
}

test.each([
  ["calm", "Passed", 300],
  ["calm", "Raid", 1300],
  ["calm", "Bust", 3100],
  ["brisk", "Passed", 100],
  ["brisk", "Raid", 585],
  ["brisk", "Bust", 2170],
  ["off", "Bust", 0],
])("at the pace %s, %s is shown for %i ms", async (pace, event, ms) => {
  settings.pace = pace;
  expect(await played([event])).toEqual([ms]);
});

test("step by step, one stops after each beat and each moment, and asides pass", async () => {
  settings.pace = "step";
  expect(await played(["Passed", "Raid", "Passed", "Bust"])).toHaveLength(1);
  expect([playback.waits, playback.scene?.what.event]).toEqual([true, "Raid"]);
  playback.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([playback.waits, playback.scene?.what.event, playback.moment]).toEqual([true, "Bust", true]);
});

test("a scene is left before its time by the next", async () => {
  settings.pace = "step";
  void played(["Raid", "Bust"], 0);
  playback.next();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.scene?.what.event).toBe("Bust");
});

test("a summary waits for the reader, and holds the events since the one before", async () => {
  expect(await played(["RoundEnded", "Raid", "Passed", "RoundEnded"])).toHaveLength(0);
  playback.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.summary?.map(({ what }) => what.event)).toEqual(["Raid", "Passed", "RoundEnded"]);
  playback.next();
  expect(playback.summary).toBe(null);
});

test("a summary that holds others up closes by itself", async () => {
  const over = played(["RoundEnded"], 3000);
  await over;
  expect([playback.summary?.length, playback.closing]).toEqual([1, false]);
  heldUp = true;
  playback.hasten();
  expect(playback.closing).toBe(true);
  await vi.advanceTimersByTimeAsync(7900);
  expect(playback.summary).not.toBe(null);
  await vi.advanceTimersByTimeAsync(200);
  expect([playback.summary, playback.closing]).toEqual([null, false]);
});

test("without play-out nothing is summed up", async () => {
  settings.pace = "off";
  expect(await played(["RoundEnded"])).toEqual([0]);
});

test("each event has its sound, and a moment is felt", async () => {
  await played(["Raid", "Passed", "Bust"]);
  expect(heard.sounds).toEqual(["siren", "bust"]);
  expect(heard.buzzes).toBe(1);
});

test("without play-out only what matters most is heard", async () => {
  const { soundOf } = await import("./playback.svelte");
  soundOf(RULES, ["Raid", "Bust", "Raid", "Passed"].map(line), false);
  expect(heard.sounds).toEqual(["bust"]);
});

test("standing at a line of a replay is heard only going forward", () => {
  playback.set([line("Raid")]);
  playback.set([line("Bust")], false);
  expect([playback.moment, heard.sounds]).toEqual([true, ["siren"]]);
});
