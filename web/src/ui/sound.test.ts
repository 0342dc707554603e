// Every sound makes something sound; none does where sounds are not wanted.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Output, SOUNDS } from "./synth";

/** Stands for every node and parameter of Web Audio; counts what is started. */
function fakeAudio() {
  const started: { at: number; until: number }[] = [];
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0),
  });
  const node = () => {
    const times = { at: NaN, until: Infinity };
    return {
      gain: parameter(),
      frequency: parameter(),
      Q: parameter(),
      connect: <T>(to: T): T => to,
      start: (at: number) => started.push(Object.assign(times, { at })),
      stop: (until: number) => (times.until = until),
    };
  };
  const audio = {
    currentTime: 5,
    sampleRate: 8000,
    destination: node(),
    resume: () => Promise.resolve(),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) }),
  };
  return { audio: audio as unknown as AudioContext, out: node() as unknown as AudioNode, started };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

afterEach(() => vi.unstubAllGlobals());

test.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])("%s sounds, and ends", (name) => {
  const { started, ...output } = fakeAudio();
  SOUNDS[name](output satisfies Output);
  expect(started.length).toBeGreaterThan(0);
  for (const { at, until } of started) {
    expect(at).toBeGreaterThanOrEqual(5);
    expect(until).toBeGreaterThan(at);
    expect(until).toBeLessThan(5 + 2.5);
  }
});

test.each([
  [{}, true, true],
  [{ muted: true }, true, false],
  [{ volume: 0 }, true, false],
  [{ effects: false }, true, false],
  [{}, false, false],
])("with %o, after a touch of the page: %s, the game is heard: %s", async (wanted, touched, sounds) => {
  const { audio, started } = fakeAudio();
  vi.stubGlobal("AudioContext", function AudioContext() {
    return audio;
  });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  const { settings } = await import("../settings.svelte");
  Object.assign(settings, wanted);
  const { playSound } = await import("./sound");
  playSound("stamp");
  await vi.dynamicImportSettled();
  expect(started.length > 0).toBe(sounds);
});
