import { createHash } from 'node:crypto';
import { type Fingerprint, KINDS, type Probing } from '@assay/linking';
import { describe, expect, test } from 'vitest';
import { bitsFingerprint, exactFingerprint, sampleKeys } from '../testing/sample-dossiers.js';
import { probesOf } from './probes.js';

const ours = sampleKeys(1);
const others = sampleKeys(2);

/** Bytes that look random, the same ones in every run. */
const madeBytes = (label: string, count: number): Uint8Array =>
  createHash('shake256', { outputLength: count }).update(label).digest();

function withBitsTurned(bits: Uint8Array, places: readonly number[]): Uint8Array {
  const turned = Uint8Array.from(bits);
  for (const place of places) turned[place >> 3]! ^= 1 << (place & 7);
  return turned;
}

/** Distinct places, the same ones in every run. */
const madePlaces = (label: string, count: number, of: number): number[] => {
  const marks = new DataView(madeBytes(label, of * 4).slice().buffer);
  return Array.from({ length: of }, (_, place) => place)
    .sort((a, b) => marks.getUint32(a * 4) - marks.getUint32(b * 4))
    .slice(0, count);
};

const shared = (one: readonly number[], other: readonly number[]): number =>
  one.filter((probe) => other.includes(probe)).length;

const BITS: Probing = { form: 'bits', tables: 8, bitsPerProbe: 16 };
const MINIMA: Probing = { form: 'minhash', bands: 6, rowsPerBand: 4 };
const layoutOf = (minima: Uint32Array): Fingerprint => ({
  kind: 'layout',
  part: 'page',
  value: { form: 'minhash', minima },
});

test('probes are whole numbers below 2^48, the same ones each time', () => {
  const fingerprint = bitsFingerprint(madeBytes('a', 8));
  const probes = probesOf(fingerprint, ours);
  expect(probesOf(fingerprint, ours)).toEqual(probes);
  for (const probe of probes) expect(Number.isInteger(probe) && probe >= 0 && probe < 2 ** 48).toBe(true);
  expect(probes.some((probe) => probe > 2 ** 40)).toBe(true);
});

describe('equal values', () => {
  test.each([
    ['exact', exactFingerprint('a'.repeat(64)), { form: 'exact' }, 1],
    ['bits', bitsFingerprint(madeBytes('page', 8)), BITS, 8],
    ['minhash', layoutOf(new Uint32Array(madeBytes('layout', 96).slice().buffer)), MINIMA, 6],
  ] as const)(
    '%s: share every probe in one organization, and none with another',
    (_form, fingerprint, probing, count) => {
      const probes = probesOf(fingerprint, ours, probing);
      expect(probes).toHaveLength(count);
      expect(probesOf({ ...fingerprint, part: 'another', page: 7, extent: 3 }, ours, probing)).toEqual(
        probes,
      );
      expect(shared(probes, probesOf(fingerprint, others, probing))).toBe(0);
    },
  );

  test.each(Object.entries(KINDS))(
    '%s: the probes of a kind are those its table entry says',
    (kind, { form, probing }) => {
      const value: Fingerprint['value'] =
        form === 'exact'
          ? { form, text: 'x' }
          : form === 'minhash'
            ? { form, minima: new Uint32Array(madeBytes('minima', 192).slice().buffer) }
            : { form: 'bits', bits: madeBytes(kind, 24) };
      const fingerprint: Fingerprint = { kind: kind as Fingerprint['kind'], part: 'page', value };
      expect(probesOf(fingerprint, ours)).toEqual(probesOf(fingerprint, ours, probing));
    },
  );

  test('of different kinds share none', () => {
    expect(probesOf(exactFingerprint('1', 'camera'), ours)).not.toEqual(
      probesOf(exactFingerprint('1', 'identifier'), ours),
    );
  });
});

/** C(n, k) */
const choose = (n: number, k: number): number =>
  k > n ? 0 : Array.from({ length: k }).reduce<number>((c, _, i) => (c * (n - i)) / (i + 1), 1);

/**
 * How likely values of `bitCount` bits share a probe when `distance` of them differ, by inclusion and
 * exclusion: `j` given runs of one order hold none of the differing bits with C(n - jb, d) / C(n, d).
 */
function chanceOfSharing(distance: number, bitCount: number, bitsPerProbe: number, tables: number): number {
  const runsPerOrder = Math.floor(bitCount / bitsPerProbe);
  let missed = 1;
  for (let left = tables; left > 0; left -= runsPerOrder) {
    const runs = Math.min(left, runsPerOrder);
    let oneShared = 0;
    for (let j = 1; j <= runs; j++)
      oneShared +=
        (-1) ** (j + 1) *
        choose(runs, j) *
        (choose(bitCount - j * bitsPerProbe, distance) / choose(bitCount, distance));
    missed *= 1 - oneShared;
  }
  return 1 - missed;
}

describe('bits', () => {
  const ORGANIZATIONS = 40;
  const PAIRS = 10;

  test.each([
    [64, 0, 8, 16],
    [64, 1, 8, 16],
    [64, 3, 8, 16],
    [64, 4, 8, 16],
    [64, 8, 8, 14],
    [64, 12, 12, 12],
    [64, 20, 8, 14],
    [64, 4, 4, 14],
    [256, 16, 4, 14],
    [256, 60, 16, 12],
  ] as const)(
    'of %d bits, %d of them different, share one of %d probes of %d bits as often as the formula says',
    (bitCount, distance, tables, bitsPerProbe) => {
      const probing: Probing = { form: 'bits', tables, bitsPerProbe };
      const probes = (bits: Uint8Array, keys: typeof ours): number[] =>
        probesOf(bitsFingerprint(bits), keys, probing);
      let found = 0;
      for (let organization = 1; organization <= ORGANIZATIONS; organization++) {
        const keys = sampleKeys(organization, 9);
        for (let pair = 0; pair < PAIRS; pair++) {
          const label = `${organization} ${pair}`;
          const value = madeBytes(label, bitCount / 8);
          const near = withBitsTurned(value, madePlaces(label, distance, bitCount));
          if (shared(probes(value, keys), probes(near, keys)) > 0) found++;
        }
      }
      const trials = ORGANIZATIONS * PAIRS;
      const chance = chanceOfSharing(distance, bitCount, bitsPerProbe, tables);
      expect(Math.abs(found / trials - chance)).toBeLessThanOrEqual(
        4 * Math.sqrt((chance * (1 - chance)) / trials),
      );
      // Fewer differing bits than an order has runs leave one of them whole.
      if (distance < Math.min(tables, Math.floor(bitCount / bitsPerProbe))) expect(found).toBe(trials);
    },
  );

  test('of unrelated values hardly ever share one', () => {
    const probes = Array.from({ length: 200 }, (_, index) =>
      probesOf(bitsFingerprint(madeBytes(`unrelated ${index}`, 8)), ours, BITS),
    );
    let pairs = 0;
    for (const [index, one] of probes.entries())
      for (const other of probes.slice(index + 1)) if (shared(one, other) > 0) pairs++;
    // 19,900 pairs, 8 tables of 2^16 values: 2.4 expected.
    expect(pairs).toBeLessThan(10);
  });

  test('other bits are chosen in another organization', () => {
    const value = madeBytes('chosen', 8);
    const whichNotice = (keys: ReturnType<typeof sampleKeys>): string =>
      Array.from({ length: 64 }, (_, place) =>
        probesOf(bitsFingerprint(withBitsTurned(value, [place])), keys)
          .map((probe, table) => (probe === probesOf(bitsFingerprint(value), keys)[table] ? '-' : 'x'))
          .join(''),
      ).join(' ');
    expect(whichNotice(ours)).not.toBe(whichNotice(others));
    expect(whichNotice(ours)).toBe(whichNotice(sampleKeys(1)));
  });
});

test('minima: sets that agree in a run of minima share its probe; a value with fewer runs has fewer probes', () => {
  const layout = (minima: readonly number[]) => probesOf(layoutOf(Uint32Array.from(minima)), ours, MINIMA);
  const minima = Array.from({ length: 24 }, (_, index) => index * 1000);
  const changed = minima.map((minimum, index) => (index % 4 === 0 && index !== 8 ? minimum + 1 : minimum));
  expect(shared(layout(minima), layout(changed))).toBe(1);
  expect(layout(minima)[2]).toBe(layout(changed)[2]);
  expect(layout(minima.slice(0, 11))).toEqual(layout(minima).slice(0, 2));
  // The same run in another place is another one.
  expect(shared(layout(minima), layout([...minima.slice(4), 1, 2, 3, 4]))).toBe(0);
});

test('a form that the kind does not have, and too few bits, are refused', () => {
  expect(() => probesOf({ ...exactFingerprint('x'), kind: 'page-image' }, ours)).toThrow(TypeError);
  expect(() =>
    probesOf(
      { kind: 'face', part: 'portrait', value: { form: 'vector', numbers: new Float32Array(192) } },
      ours,
    ),
  ).toThrow(TypeError);
  expect(() => probesOf(bitsFingerprint(new Uint8Array(1)), ours, BITS)).toThrow(/at least 16 bits/);
});
