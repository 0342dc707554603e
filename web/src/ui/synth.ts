// The sounds themselves: bursts of noise, sweeps and plucked tones, made with Web Audio. Loaded with the first sound.
import type { SoundName } from "./sound";

export interface Output {
  readonly audio: AudioContext;
  readonly out: AudioNode;
}

interface Tone {
  /** Seconds from now, and how long it sounds. */
  readonly at?: number;
  readonly long: number;
  /** Hertz; with `to` it glides there. */
  readonly pitch: number;
  readonly to?: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
  /** Seconds until it is loudest. */
  readonly attack?: number;
}

interface Burst extends Omit<Tone, "wave"> {
  readonly filter?: BiquadFilterType;
  /** How narrow the band is. */
  readonly narrow?: number;
}

/** The loudness over time: quickly up, then fading. */
function envelope({ audio, out }: Output, { at = 0, long, loud, attack = 0.004 }: Omit<Tone, "pitch">): GainNode {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(out);
  return gain;
}

/** A tone that fades. */
function tone(output: Output, { wave = "sine", ...sound }: Tone): void {
  const begin = output.audio.currentTime + (sound.at ?? 0);
  const source = output.audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(sound.pitch, begin);
  if (sound.to) source.frequency.exponentialRampToValueAtTime(sound.to, begin + sound.long);
  source.connect(envelope(output, sound));
  source.start(begin);
  source.stop(begin + sound.long);
}

let noise: { readonly rate: number; readonly buffer: AudioBuffer } | null = null;

/** Two seconds of white noise, made once. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise?.rate !== audio.sampleRate) {
    const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let each = 0; each < data.length; each++) data[each] = Math.random() * 2 - 1;
    noise = { rate: audio.sampleRate, buffer };
  }
  return noise.buffer;
}

/** Noise through a filter, that fades. */
function burst(output: Output, { filter = "bandpass", narrow = 1.2, ...sound }: Burst): void {
  const begin = output.audio.currentTime + (sound.at ?? 0);
  const source = output.audio.createBufferSource();
  source.buffer = whiteNoise(output.audio);
  const band = output.audio.createBiquadFilter();
  band.type = filter;
  band.Q.value = narrow;
  band.frequency.setValueAtTime(sound.pitch, begin);
  if (sound.to) band.frequency.exponentialRampToValueAtTime(sound.to, begin + sound.long);
  // The narrower the band, the less of the noise is left.
  const loud = sound.loud * 1.8 * Math.sqrt(narrow);
  source.connect(band).connect(envelope(output, { ...sound, loud }));
  source.start(begin, Math.random());
  source.stop(begin + sound.long);
}

/** A string or a bell: a tone and its overtones, the higher the shorter. */
function plucked(output: Output, pitch: number, at: number, long: number, loud: number): void {
  tone(output, { at, pitch, long, loud, wave: "triangle" });
  tone(output, { at, pitch: pitch * 2, long: long * 0.6, loud: loud * 0.4 });
  tone(output, { at, pitch: pitch * 3.01, long: long * 0.3, loud: loud * 0.2 });
}

export const SOUNDS: { readonly [name in SoundName]: (output: Output) => void } = {
  /** Paper that slides over felt, and a tick when it lies. */
  card(output) {
    burst(output, { pitch: 2400, to: 5200, long: 0.11, loud: 0.32, attack: 0.03, narrow: 0.8 });
    burst(output, { at: 0.09, pitch: 900, long: 0.045, loud: 0.4, narrow: 1 });
  },
  /** A thud on the table, with the snap of the rubber. */
  stamp(output) {
    tone(output, { pitch: 150, to: 55, long: 0.19, loud: 0.75 });
    burst(output, { pitch: 1700, to: 500, long: 0.08, loud: 0.3, filter: "lowpass" });
    burst(output, { at: 0.1, pitch: 3200, long: 0.035, loud: 0.12 });
  },
  /** A wooden piece that is put down. */
  token(output) {
    tone(output, { pitch: 820, to: 640, long: 0.07, loud: 0.35, wave: "triangle" });
    burst(output, { pitch: 2100, long: 0.035, loud: 0.4, narrow: 2 });
  },
  /** Bills that are counted, then the bell of a register. */
  cash(output) {
    for (let bill = 0; bill < 4; bill++)
      burst(output, { at: bill * 0.06, pitch: 3400 + bill * 250, long: 0.05, loud: 0.26, attack: 0.012, narrow: 0.7 });
    for (const pitch of [2093, 2637]) tone(output, { at: 0.26, pitch, long: 0.7, loud: 0.12 });
    tone(output, { at: 0.26, pitch: 5274, long: 0.25, loud: 0.05 });
  },
  /** Three dice that tumble. */
  dice(output) {
    rattle(output, 3, 650);
  },
  /** Up and down twice, behind a wall. */
  siren(output) {
    const { audio } = output;
    const wall = audio.createBiquadFilter();
    wall.type = "lowpass";
    wall.frequency.value = 1500;
    wall.connect(output.out);
    for (let wail = 0; wail < 2; wail++) {
      const at = wail * 0.62;
      tone({ audio, out: wall }, { at, pitch: 540, to: 980, long: 0.36, loud: 0.4, wave: "sawtooth", attack: 0.08 });
      const down = { at: at + 0.29, pitch: 980, to: 560, long: 0.36, loud: 0.4, attack: 0.06 } as const;
      tone({ audio, out: wall }, { ...down, wave: "sawtooth" });
    }
  },
  /** Bolts that slide, and steel that swings open. */
  door(output) {
    for (const at of [0, 0.11, 0.2]) {
      burst(output, { at, pitch: 2600, long: 0.06, loud: 0.36, narrow: 4 });
      tone(output, { at, pitch: 310, to: 240, long: 0.09, loud: 0.26, wave: "square" });
    }
    tone(output, { at: 0.32, pitch: 62, to: 46, long: 0.9, loud: 0.65, attack: 0.06 });
    burst(output, { at: 0.32, pitch: 260, to: 900, long: 0.8, loud: 0.16, attack: 0.25, narrow: 3 });
  },
  /** Tick, tock. */
  clock(output) {
    burst(output, { pitch: 3900, long: 0.03, loud: 0.5, narrow: 6 });
    burst(output, { at: 0.36, pitch: 2900, long: 0.035, loud: 0.5, narrow: 6 });
  },
  /** Cuffs that snap shut twice over a low drop. */
  bust(output) {
    for (const at of [0, 0.17]) {
      for (let tooth = 0; tooth < 4; tooth++)
        burst(output, { at: at + tooth * 0.022, pitch: 4300 + tooth * 260, long: 0.025, loud: 0.2, narrow: 7 });
      tone(output, { at: at + 0.09, pitch: 1250, long: 0.06, loud: 0.14, wave: "square" });
    }
    tone(output, { at: 0.3, pitch: 196, to: 61, long: 0.95, loud: 0.4, wave: "sawtooth", attack: 0.02 });
    tone(output, { at: 0.3, pitch: 98, to: 37, long: 1, loud: 0.5 });
  },
  /** A chord that is run up, and stays. */
  win(output) {
    for (const [at, pitch] of [392, 523, 659, 784].entries()) plucked(output, pitch, at * 0.1, 0.7, 0.2);
    for (const pitch of [523, 659, 1047]) plucked(output, pitch, 0.46, 1.3, 0.14);
  },
  /** Three plucks down, the last one sour. */
  lose(output) {
    for (const [at, pitch] of [330, 294, 233].entries()) plucked(output, pitch, at * 0.22, 0.8, 0.22);
    plucked(output, 220, 0.46, 1.2, 0.16);
  },
};

/** So many dice fall within so many milliseconds. */
export function rattle(output: Output, dice: number, ms: number): void {
  for (let at = 0; at < Math.min(dice, 12); at++) {
    const landed = (ms / 1000) * (0.4 * (at / Math.max(1, dice)) + 0.36);
    const pitch = 1500 + ((at * 431) % 1300);
    burst(output, { at: landed, pitch, long: 0.05, loud: 0.6, narrow: 1.4 });
    burst(output, { at: landed + (ms / 1000) * 0.24, pitch: pitch * 0.9, long: 0.05, loud: 0.3, narrow: 1.4 });
  }
}

export function verdict(output: Output, success: boolean, failure: boolean): void {
  if (success) {
    tone(output, { pitch: 587, long: 0.35, loud: 0.14, wave: "triangle" });
    tone(output, { at: 0.11, pitch: 880, long: 0.5, loud: 0.14, wave: "triangle" });
  }
  if (failure) tone(output, { at: success ? 0.28 : 0, pitch: 110, long: 0.6, loud: 0.3, wave: "triangle" });
  if (!success && !failure) tone(output, { pitch: 330, long: 0.25, loud: 0.1, wave: "triangle" });
}

export function chime(output: Output): void {
  tone(output, { pitch: 523, long: 0.5, loud: 0.16 });
  tone(output, { at: 0.14, pitch: 784, long: 0.5, loud: 0.16 });
}
