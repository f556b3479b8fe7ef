import { expect, test } from 'vitest';
import { sampleKeys } from '../testing/sample-dossiers.js';
import { SKETCH_BITS, signSketch } from './sign-sketch.js';

const NUMBERS = 192;

/** Made of waves that no two indices share. */
const madeVector = (seed: number): Float32Array =>
  Float32Array.from({ length: NUMBERS }, (_, index) => Math.sin(seed * 12.9898 + index * 78.233) % 1);

const lengthOf = (numbers: Float32Array): number => Math.hypot(...numbers);

/** A vector at an angle to another: it, turned toward what of a second one is square to it. */
function atAngle(vector: Float32Array, other: Float32Array, radians: number): Float32Array {
  const along =
    vector.reduce((sum, number, index) => sum + number * other[index]!, 0) / lengthOf(vector) ** 2;
  const square = other.map((number, index) => number - along * vector[index]!);
  const scale = lengthOf(vector) / lengthOf(square);
  return vector.map(
    (number, index) => Math.cos(radians) * number + Math.sin(radians) * scale * square[index]!,
  );
}

const differingBits = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce(
    (count, byte, index) => count + (byte ^ other[index]!).toString(2).replaceAll('0', '').length,
    0,
  );

test.each([0, 20, 45, 60, 90, 120, 180])(
  'vectors at %d degrees: that share of 180 degrees is the share of bits that differ',
  (degrees) => {
    const shares = Array.from({ length: 12 }, (_, seed) => {
      const keys = sampleKeys(seed + 1);
      const vector = madeVector(seed);
      const turned = atAngle(vector, madeVector(seed + 100), (degrees * Math.PI) / 180);
      return differingBits(signSketch(vector, keys, 'face'), signSketch(turned, keys, 'face')) / SKETCH_BITS;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - degrees / 180)).toBeLessThan(0.02);
  },
);

test('the length of a vector does not count; sketches under two keys have nothing in common', () => {
  const vector = madeVector(1);
  const sketch = signSketch(vector, sampleKeys(1), 'face');
  expect(sketch).toHaveLength(SKETCH_BITS / 8);
  expect(
    signSketch(
      vector.map((number) => number * 1000),
      sampleKeys(1),
      'face',
    ),
  ).toEqual(sketch);
  const foreign = differingBits(sketch, signSketch(vector, sampleKeys(2), 'face')) / SKETCH_BITS;
  expect(foreign).toBeGreaterThan(0.4);
  expect(foreign).toBeLessThan(0.6);
});
