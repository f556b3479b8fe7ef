import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fingerprint } from '../../types.js';
import { likenessOfFaces } from './likeness-of-faces.js';

const SKETCH_BYTES = 64;
const face = (bits: Uint8Array): Fingerprint => ({
  kind: 'face',
  part: 'portrait',
  page: 1,
  value: { form: 'bits', bits },
});
const blank = face(new Uint8Array(SKETCH_BYTES));

/** A sketch with so many bits set, in places spread over it. */
const withBits = (count: number): Fingerprint => {
  const bits = new Uint8Array(SKETCH_BYTES);
  for (let bit = 0; bit < count; bit++) bits[bit % SKETCH_BYTES]! |= 1 << Math.floor(bit / SKETCH_BYTES);
  return face(bits);
};

test.each([
  [0, 'same'],
  [64, 'same'],
  [65, 'alike'],
  [138, 'alike'],
  [139, undefined],
  [512, undefined],
])('sketches that differ in %d of 512 bits are %s', (count, level) => {
  expect(likenessOfFaces(blank, withBits(count))?.level).toBe(level);
});

test('similarity is the cosine of the angle that the bits tell', () => {
  expect(likenessOfFaces(blank, blank)?.similarity).toBe(1);
  expect(likenessOfFaces(blank, withBits(128))?.similarity).toBeCloseTo(Math.SQRT1_2, 6);
});

test('it does not matter which came first, and which bits differ', () => {
  const sketch = fc.uint8Array({ minLength: SKETCH_BYTES, maxLength: SKETCH_BYTES });
  fc.assert(
    fc.property(sketch, fc.nat(200), (bits, count) => {
      const other = withBits(count).value as { bits: Uint8Array };
      const turned = bits.map((byte, index) => byte ^ other.bits[index]!);
      const likeness = likenessOfFaces(face(bits), face(turned));
      expect(likeness).toEqual(likenessOfFaces(face(turned), face(bits)));
      expect(likeness).toEqual(likenessOfFaces(blank, withBits(count)));
    }),
  );
});

test('a template that is no sketch, and sketches of two lengths, are not compared', () => {
  const template: Fingerprint = {
    kind: 'face',
    part: 'portrait',
    value: { form: 'vector', numbers: new Float32Array(192).fill(1) },
  };
  expect(likenessOfFaces(template, template)).toBeUndefined();
  expect(likenessOfFaces(blank, face(new Uint8Array(SKETCH_BYTES / 2)))).toBeUndefined();
});
