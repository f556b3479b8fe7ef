import fc from 'fast-check';
import { test } from 'vitest';
import { forwardTransform, inverseTransform } from './block-transform.js';

const blocks = fc
  .array(fc.integer({ min: -128, max: 127 }), { minLength: 64, maxLength: 64 })
  .map((samples) => Float64Array.from(samples));

/** The defining double sum: T.81, A.3.3. */
function bySum(samples: Float64Array, u: number, v: number): number {
  const norm = (frequency: number) => (frequency === 0 ? Math.SQRT1_2 : 1);
  return samples.reduce((sum, sample, at) => {
    const [x, y] = [at & 7, at >> 3];
    return (
      sum +
      (norm(u) *
        norm(v) *
        sample *
        Math.cos(((2 * x + 1) * u * Math.PI) / 16) *
        Math.cos(((2 * y + 1) * v * Math.PI) / 16)) /
        4
    );
  }, 0);
}

test('the forward transform is the double sum of the standard', () => {
  fc.assert(
    fc.property(blocks, (samples) => {
      const block = samples.slice();
      forwardTransform(block);
      return block.every((coefficient, at) => Math.abs(coefficient - bySum(samples, at & 7, at >> 3)) < 1e-9);
    }),
    { numRuns: 20 },
  );
});

test('the inverse brings every block back', () => {
  fc.assert(
    fc.property(blocks, (samples) => {
      const block = samples.slice();
      forwardTransform(block);
      inverseTransform(block);
      return block.every((sample, at) => Math.abs(sample - samples[at]!) < 1e-9);
    }),
  );
});
