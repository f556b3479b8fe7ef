import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grainyPicture } from '../testing/grainy-picture.js';
import { rasterSignal } from './raster.js';
import { WINDOW, windowSpectra } from './window-spectrum.js';

const wave = (period: number, along: number): number => Math.sin((2 * Math.PI * along) / period);
const skin = (light: number): [number, number, number] => [190 * light, 150 * light, 130 * light];
const box = { x1: 40, y1: 40, x2: 280, y2: 280 };

describe('the raster of a display or a print', () => {
  test('is not seen in a plain face with grain', () => {
    const signal = rasterSignal(
      grainyPicture(320, 320, (x, y) => skin(1 + 0.1 * wave(300, x + y))),
      box,
    );
    expect(signal).toMatchObject({ outcome: 'nothing', lookedFor: ['screen', 'print'], reason: undefined });
    expect(signal.logLikelihoodRatio).toBe(0);
  });

  test.each([
    ['dots at 45 degrees', (x: number, y: number) => skin(1 + 0.05 * wave(5.9, x + y) * wave(5.9, x - y))],
    ['lines that lean a little', (x: number, y: number) => skin(1 + 0.03 * wave(4.1, x + 0.2 * y))],
    [
      'bands of color',
      (x: number, y: number): [number, number, number] => [
        190 + 6 * wave(5, x + 0.6 * y),
        150,
        130 - 6 * wave(5, x + 0.6 * y),
      ],
    ],
  ])('is seen in %s', (_, at) => {
    const signal = rasterSignal(grainyPicture(320, 320, at), box);
    expect(signal.outcome).toBe('attack');
    expect(signal.logLikelihoodRatio).toBeGreaterThan(3);
    expect(signal.reason).toMatch(/raster/);
  });

  test("is not seen in the edges of a coarse JPEG's blocks", () => {
    const levelOf = (column: number, row: number): number => {
      let hash = Math.imul(column + 7, 73856093) ^ Math.imul(row + 3, 19349663);
      hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
      return ((hash ^ (hash >>> 16)) >>> 0) % 5;
    };
    expect(
      rasterSignal(
        grainyPicture(320, 320, (x, y) => skin(1 + 0.02 * levelOf(x >> 3, y >> 3))),
        box,
      ).outcome,
    ).toBe('nothing');
  });

  test('is not seen in a patch of the face: a raster runs through all of it', () => {
    const patch = grainyPicture(320, 320, (x, y) =>
      skin(1 + (x > 180 && x < 240 && y > 60 && y < 110 ? 0.08 * wave(5.3, x + y) : 0)),
    );
    expect(rasterSignal(patch, box).outcome).toBe('nothing');
  });

  test('cannot be looked for in a face smaller than a window, wherever its box lies', () => {
    const picture = grainyPicture(50, 50, () => skin(1));
    expect(rasterSignal(picture, { x1: 0, y1: 0, x2: 50, y2: 50 })).toMatchObject({
      outcome: 'not-applicable',
      lookedFor: [],
      logLikelihoodRatio: 0,
    });
    expect(rasterSignal(picture, { x1: -500, y1: 900, x2: -400, y2: 999 }).outcome).toBe('not-applicable');
  });
});

describe('the spectra of two windows', () => {
  test('are those that the definition of the Fourier transform gives', () => {
    const places = fc.tuple(fc.integer({ min: 0, max: WINDOW - 1 }), fc.integer({ min: 0, max: WINDOW / 2 }));
    const samples = fc.array(
      fc.tuple(fc.integer({ min: 0, max: WINDOW ** 2 - 1 }), fc.integer({ min: -99, max: 99 })),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(samples, samples, places, (first, second, [u, v]) => {
        const windows = [first, second].map((points) => {
          const window = new Float64Array(WINDOW * WINDOW);
          for (const [at, value] of points) window[at] = value;
          return window;
        }) as [Float64Array, Float64Array];
        const expected = windows.map((window) => powerByDefinition(window, u, v));
        const power = [new Float64Array(WINDOW * WINDOW), new Float64Array(WINDOW * WINDOW)] as const;
        windowSpectra(...windows, power);
        for (const channel of [0, 1] as const)
          expect(power[channel][v * WINDOW + u]).toBeCloseTo(expected[channel]!, 4);
      }),
      { numRuns: 40 },
    );
  });
});

function powerByDefinition(window: Float64Array, u: number, v: number): number {
  let [real, imaginary] = [0, 0];
  for (let y = 0; y < WINDOW; y++) {
    for (let x = 0; x < WINDOW; x++) {
      const hann = (at: number): number => Math.sin((Math.PI * (at + 0.5)) / WINDOW) ** 2;
      const value = window[y * WINDOW + x]! * hann(x) * hann(y);
      real += value * Math.cos((2 * Math.PI * (u * x + v * y)) / WINDOW);
      imaginary -= value * Math.sin((2 * Math.PI * (u * x + v * y)) / WINDOW);
    }
  }
  return real ** 2 + imaginary ** 2;
}
