import { describe, expect, test } from 'vitest';
import { looped } from '../../../../../../corpus/faces/clips/frame-orders.js';
import { seededRandom } from '../../../../../../corpus/seeded-random.js';
import type { FaceTrack, LumaPicture, TrackedFrame } from '../face-track.js';
import { longestStandstillMs } from '../standstill/longest-standstill.js';
import { standstillSignal } from '../standstill/standstill.js';
import { repeatedFramesSignal } from './repeated-frames.js';

const STEP_MS = 80;
const [WIDTH, HEIGHT] = [48, 36];
const scene = Array.from({ length: 200 * HEIGHT }, seededRandom(3));

/** A camera with some noise that goes along a rough wall and sways: no place is passed twice alike. */
function picture(moment: number, noiseSeed: number, noiseLevels: number): LumaPicture {
  const noise = seededRandom(noiseSeed);
  const shift = 40 + 3 * Math.sin(moment / 3.1) + 1.5 * moment;
  const samples = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const place = Math.floor(pixel / WIDTH) * 200 + Math.floor(shift) + (pixel % WIDTH);
    const between = shift % 1;
    return 40 + 160 * ((1 - between) * scene[place]! + between * scene[place + 1]!) + noiseLevels * noise();
  });
  return { width: WIDTH, height: HEIGHT, samples };
}

function track(moments: readonly number[], noiseSeed: (place: number) => number, noiseLevels = 1): FaceTrack {
  const burst = moments.map(
    (moment, place): TrackedFrame => ({
      timeMs: place * STEP_MS,
      width: WIDTH,
      height: HEIGHT,
      face: undefined,
      faceLuma: undefined,
      frameLuma: picture(moment, noiseSeed(place), noiseLevels),
    }),
  );
  return { frames: burst, burst, burstStepMs: STEP_MS, best: [] };
}

const coding = {
  codec: 'avc',
  rotation: 0,
  frameTimesMs: [],
  keyFrameTimesMs: [],
  frameBytes: [],
  writtenBy: [],
} as const;
const onward = Array.from({ length: 32 }, (_, place) => place);

describe('repeated frames', () => {
  test('are found in a loop, though each round is coded with noise of its own', () => {
    const rounds = looped(1)(32, 1000 / STEP_MS).slice(0, 32);
    const signal = repeatedFramesSignal(
      track(rounds, (place) => place + 1),
      coding,
    );
    expect(signal).toMatchObject({ outcome: 'attack', lookedFor: ['looped-video'] });
    expect(signal.logLikelihoodRatio).toBeGreaterThan(3);
  });

  test('are not found in a clip that goes on', () => {
    expect(
      repeatedFramesSignal(
        track(onward, (place) => place + 1),
        coding,
      ).outcome,
    ).toBe('nothing');
  });

  test('are not looked for where nothing moves', () => {
    const still = track(
      onward.map(() => 7),
      (place) => place + 1,
    );
    expect(repeatedFramesSignal(still, coding)).toMatchObject({ outcome: 'not-applicable', lookedFor: [] });
  });

  test('are not said to be absent where noise covers most of what moves', () => {
    const rounds = looped(1)(32, 1000 / STEP_MS).slice(0, 32);
    const noisy = track(rounds, (place) => place + 1, 60);
    expect(repeatedFramesSignal(noisy, coding)).toMatchObject({ outcome: 'not-applicable', lookedFor: [] });
  });

  test('are found in the file when coded frames stand in it twice', () => {
    const frameBytes = [...onward, ...onward].map((place) => 900 + 37 * place);
    expect(
      repeatedFramesSignal(
        track(onward, (place) => place + 1),
        { ...coding, frameBytes },
      ).outcome,
    ).toBe('attack');
  });
});

describe('a standstill', () => {
  test('is seen where the same picture stays, and not under a camera’s noise', () => {
    const frozen = track(
      onward.map((place) => Math.min(place, 8)),
      (place) => Math.min(place, 8) + 1,
    );
    expect(longestStandstillMs(frozen.burst)).toBe(23 * STEP_MS);
    expect(standstillSignal(frozen)).toMatchObject({ outcome: 'attack', lookedFor: ['panned-still'] });
    const noisy = track(
      onward.map(() => 8),
      (place) => place + 1,
    );
    expect(standstillSignal(noisy).outcome).toBe('nothing');
  });
});
