// Small sounds made here: there is no file to load. They follow the settings, and wait for the first touch of the page.
import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

/** Where sounds go; null where they are not wanted, or where the browser does not allow any yet. */
function output(): { readonly audio: AudioContext; readonly out: AudioNode } | null {
  if (settings.muted || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  return { audio, out };
}

/** A note that fades: seconds from now, pitch in hertz. */
function note(at: number, pitch: number, long: number, loud: number, wave: OscillatorType = "sine"): void {
  const to = output();
  if (!to) return;
  const begin = to.audio.currentTime + at;
  const tone = to.audio.createOscillator();
  const gain = to.audio.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
  tone.connect(gain).connect(to.out);
  tone.start(begin);
  tone.stop(begin + long);
}

/** A short knock, as of a die on wood: noise of one pitch. */
function knock(at: number, pitch: number, loud: number): void {
  const to = output();
  if (!to) return;
  const long = 0.05;
  const samples = Math.ceil(to.audio.sampleRate * long);
  const buffer = to.audio.createBuffer(1, samples, to.audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let each = 0; each < samples; each++) data[each] = (Math.random() * 2 - 1) * (1 - each / samples) ** 3;
  const noise = to.audio.createBufferSource();
  const filter = to.audio.createBiquadFilter();
  const gain = to.audio.createGain();
  noise.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(to.out);
  noise.start(to.audio.currentTime + at);
}

/** So many dice fall within so many milliseconds: each knocks when it lands and once more, softer, when it has bounced. */
export function rattle(dice: number, ms: number): void {
  if (!settings.dice) return;
  for (let at = 0; at < Math.min(dice, 12); at++) {
    const landed = (ms / 1000) * (0.4 * (at / Math.max(1, dice)) + 0.36);
    const pitch = 1500 + ((at * 431) % 1300);
    knock(landed, pitch, 0.9);
    knock(landed + (ms / 1000) * 0.24, pitch * 0.9, 0.45);
  }
}

/** The dice lie: two notes up for a success, a low one for a failure, both for both. */
export function verdict(success: boolean, failure: boolean): void {
  if (!settings.dice) return;
  if (success) {
    note(0, 587, 0.35, 0.14, "triangle");
    note(0.11, 880, 0.5, 0.14, "triangle");
  }
  if (failure) note(success ? 0.28 : 0, 110, 0.6, 0.3, "triangle");
  if (!success && !failure) note(0, 330, 0.25, 0.1, "triangle");
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  note(0, 523, 0.5, 0.16);
  note(0.14, 784, 0.5, 0.16);
}

/** Milliseconds on and off, where the device can. */
export function vibrate(pattern: readonly number[]): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
