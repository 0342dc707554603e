// Sounds and vibration, as the settings allow. They are made by code, which is loaded with the first of them, and wait
// for the first touch of the page.
import { settings } from "../settings.svelte";

/** The sounds of the board games. */
export type SoundName =
  "card" | "stamp" | "token" | "cash" | "dice" | "siren" | "door" | "clock" | "bust" | "win" | "lose";

type Synth = typeof import("./synth");

let audio: AudioContext | null = null;

/** Runs with the synthesizer, where sounds are wanted and the browser allows them. */
function withSynth(make: (synth: Synth, to: { readonly audio: AudioContext; readonly out: AudioNode }) => void): void {
  if (settings.muted || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  void import("./synth").then((synth) => {
    audio ??= new AudioContext();
    void audio.resume();
    const out = audio.createGain();
    out.gain.value = settings.volume;
    out.connect(audio.destination);
    make(synth, { audio, out });
  });
}

/** The sound of an event of a game. */
export function playSound(name: SoundName): void {
  if (settings.effects) withSynth((synth, to) => synth.SOUNDS[name](to));
}

/** So many dice fall within so many milliseconds: each knocks when it lands and once more, softer, when it has bounced. */
export function rattle(dice: number, ms: number): void {
  if (settings.dice) withSynth((synth, to) => synth.rattle(to, dice, ms));
}

/** The dice lie: two notes up for a success, a low one for a failure, both for both. */
export function verdict(success: boolean, failure: boolean): void {
  if (settings.dice) withSynth((synth, to) => synth.verdict(to, success, failure));
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  withSynth((synth, to) => synth.chime(to));
}

/** How loud it is now. */
export function sample(): void {
  withSynth((synth, to) => synth.verdict(to, true, false));
}

/** Milliseconds on and off, where the device can. */
export function vibrate(pattern: readonly number[]): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
