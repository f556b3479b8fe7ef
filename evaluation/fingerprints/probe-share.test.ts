import type { Fingerprint } from '@assay/linking';
import { expect, test } from 'vitest';
import { keyed, keysOfSeed } from '../links/probes.js';
import { probeShare } from './probe-share.js';

const page = (bits: Uint8Array): Fingerprint => ({
  kind: 'page-image',
  part: 'page',
  value: { form: 'bits', bits },
});
const layout = (minima: readonly number[]): Fingerprint => ({
  kind: 'layout',
  part: 'page',
  value: { form: 'minhash', minima: Uint32Array.from(minima) },
});

/** The first `count` bits set. */
function withBits(count: number): Uint8Array {
  const bits = new Uint8Array(8);
  for (let bit = 0; bit < count; bit++) bits[bit >> 3]! |= 0x80 >> (bit & 7);
  return bits;
}

const KEYS = 256;

/** By the server's own probes, over many keys. */
function countedShare(one: Fingerprint, other: Fingerprint): number {
  const probesUnder = (fingerprint: Fingerprint, seed: number): readonly number[] =>
    [
      ...keyed(
        { documentClass: undefined, fingerprints: [fingerprint], stated: [] },
        keysOfSeed(seed),
      ).probes.values(),
    ].flat();
  let shared = 0;
  for (let seed = 0; seed < KEYS; seed++) {
    const probes = new Set(probesUnder(one, seed));
    if (probesUnder(other, seed).some((probe) => probes.has(probe))) shared++;
  }
  return shared / KEYS;
}

test.each([0, 3, 6, 10, 16, 30])(
  'with %i bits that differ it is what the probes of many keys share',
  (differing) => {
    const [one, other] = [page(withBits(0)), page(withBits(differing))];
    // Three standard errors of a share counted over so many keys.
    expect(Math.abs(probeShare(one, other)! - countedShare(one, other))).toBeLessThan(
      (3 * 0.5) / Math.sqrt(KEYS),
    );
  },
);

test('values with fewer differing bits than an order has runs share a probe for certain', () => {
  expect(probeShare(page(withBits(0)), page(withBits(3)))).toBeCloseTo(1);
  expect(probeShare(page(withBits(0)), page(withBits(64)))).toBeCloseTo(0);
});

test('a run of equal minima is shared, the same number of equal ones elsewhere is not', () => {
  const minima = Array.from({ length: 48 }, (_, index) => index);
  const changed = (isKept: (index: number) => boolean) =>
    minima.map((minimum, index) => (isKept(index) ? minimum : minimum + 100));
  expect(probeShare(layout(minima), layout(changed((index) => index < 4)))).toBe(1);
  expect(probeShare(layout(minima), layout(changed((index) => index >= 2 && index < 6)))).toBe(0);
});
