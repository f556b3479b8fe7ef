import { expect, test } from 'vitest';
import { paperNoise } from './paper-noise.js';

const [width, height] = [40, 20];
/** Every other column 10 levels lighter: second differences of 20 everywhere. */
const striped = { width, height, samples: Uint8Array.from({ length: 800 }, (_, at) => 200 + 10 * (at % 2)) };

test('paper without ink has the noise of all of its samples', () => {
  expect(paperNoise(striped, new Uint8Array(width * height))).toBe(20);
});

test('a sample within four pixels of ink does not count, one five away does', () => {
  const flat = { ...striped, samples: new Uint8Array(800).fill(200) };
  const inked = new Uint8Array(width * height);
  // Samples of row 4 lie in columns 4, 7, 10...: one of them is rough.
  flat.samples[4 * width + 10] = 230;
  inked[8 * width + 14] = 1;
  expect(paperNoise(flat, inked)).toBe(0);
  inked[8 * width + 14] = 0;
  inked[8 * width + 15] = 1;
  expect(paperNoise(flat, inked)).toBeGreaterThan(0);
});

test('a picture all over ink has no paper, and no noise', () => {
  expect(paperNoise(striped, new Uint8Array(width * height).fill(1))).toBe(0);
});
