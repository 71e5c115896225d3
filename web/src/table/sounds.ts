// Short synthesized sounds: no files are loaded, and nothing plays before the first user input.
type Sound = 'card' | 'step' | 'shot' | 'wound' | 'fall' | 'coin' | 'turn';

interface Tone {
  from: number; // Hertz
  to: number;
  length: number; // seconds
  shape: OscillatorType;
  volume: number;
}

const TONES: Record<Sound, Tone> = {
  card: { from: 900, to: 500, length: 0.06, shape: 'triangle', volume: 0.05 },
  step: { from: 190, to: 120, length: 0.08, shape: 'sine', volume: 0.14 },
  shot: { from: 1200, to: 220, length: 0.16, shape: 'sawtooth', volume: 0.04 },
  wound: { from: 220, to: 70, length: 0.2, shape: 'square', volume: 0.05 },
  fall: { from: 160, to: 40, length: 0.5, shape: 'sawtooth', volume: 0.07 },
  coin: { from: 1600, to: 2100, length: 0.09, shape: 'triangle', volume: 0.05 },
  turn: { from: 520, to: 660, length: 0.14, shape: 'sine', volume: 0.08 },
};

const GAP = 0.09; // seconds between two sounds of one batch
let context: AudioContext | null = null;
let next = 0;

export function sound(name: Sound | undefined): void {
  if (!name || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { from, to, length, shape, volume } = TONES[name];
  const at = Math.max(context.currentTime, next);
  next = at + GAP;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
  const gain = new GainNode(context, { gain: volume });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
