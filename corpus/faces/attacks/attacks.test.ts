import type { RgbImage } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.js';
import type { Simulator } from './attack.js';
import { type Camera, photographed } from './physical/camera.js';
import { drawnFraming } from './physical/framing.js';
import { spectralPrint } from './spectral/print.js';
import { spectralScreen } from './spectral/screen.js';

/** Black on the left, orange on the right. */
const photo: RgbImage = {
  width: 64,
  height: 48,
  rgb: Uint8Array.from({ length: 64 * 48 * 3 }, (_, index) =>
    Math.floor(index / 3) % 64 < 32 ? 0 : [220, 140, 60][index % 3]!,
  ),
};
const CAMERA: Camera = {
  width: 24,
  height: 24,
  blurPx: 0.5,
  exposure: 1,
  shotNoise: 0,
  readNoise: 0,
  whiteBalance: [1, 1, 1],
  sharpening: 0,
};

const darkest = (image: RgbImage): number => image.rgb.slice().sort()[Math.floor(image.rgb.length / 20)]!;

/** The first seed whose picture shows its border, or not. */
function simulated(simulate: Simulator, showsBorder: boolean): ReturnType<Simulator> {
  for (let seed = 1; seed < 40; seed++) {
    const attack = simulate(photo, seededRandom(seed));
    if (attack.showsBorder === showsBorder) return attack;
  }
  throw new Error('no such attack among forty');
}

describe.each([
  ['screen', spectralScreen],
  ['print', spectralPrint],
] as const)('a simulated %s', (kind, simulate) => {
  test('is the same for the same seed, and another for another', () => {
    const pixels = (seed: number): Buffer => Buffer.from(simulate(photo, seededRandom(seed)).image.rgb);
    const once = pixels(5);
    expect(pixels(5).equals(once)).toBe(true);
    expect(pixels(6).equals(once)).toBe(false);
  });

  test('has gray for black, as displays and prints have', () => {
    const { image, kind: stated } = simulated(simulate, false);
    expect(stated).toBe(kind);
    expect(darkest(photo)).toBe(0);
    expect(darkest(image)).toBeGreaterThan(2);
  });

  test('is larger than its photo where its border shows', () => {
    const { image } = simulated(simulate, true);
    expect(image.width).toBeGreaterThan(photo.width);
    expect(image.rgb.length).toBe(image.width * image.height * 3);
  });
});

describe('the simulated camera', () => {
  test('leaves an even gray scene even and gray', () => {
    const { rgb } = photographed(() => 0.2158605, CAMERA, seededRandom(1));
    expect(new Set(rgb)).toEqual(new Set([128]));
  });

  test('turns a grid near its own into colors: the beat of both', () => {
    const grid = photographed(
      (x) => (Math.floor(x * 0.97) % 2 === 0 ? 0.6 : 0.05),
      { ...CAMERA, width: 96, blurPx: 0.2 },
      seededRandom(1),
    );
    const warmth = Array.from(
      { length: 96 },
      (_, x) => grid.rgb[(12 * 96 + x) * 3]! - grid.rgb[(12 * 96 + x) * 3 + 2]!,
    );
    expect(Math.max(...warmth) - Math.min(...warmth)).toBeGreaterThan(40);
  });
});

test('a framing that shows its border has the thing inside of the picture, another fills it', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { width, height, showsBorder, planeAt } = drawnFraming(seededRandom(seed), 0.75);
    const middle = planeAt(width / 2, height / 2);
    expect(middle.u).toBeCloseTo(0.5, 0);
    expect(middle.v).toBeCloseTo(0.5, 0);
    const corner = planeAt(0, 0);
    expect(corner.u < 0 && corner.v < 0).toBe(showsBorder);
  }
});
