import type { DocumentFields } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { folded } from '../../folded.js';
import type { Fingerprint } from '../../types.js';
import { hashOfPair, minimaOf, mixed } from '../minwise-hash.js';
import { findEntries } from './find-entries.js';
import { rowMinima, sketchOf } from './row-sketches.js';

const BIT_COUNT = 64;
/**
 * Rows that are looked at, and kept in the detail at 4 bytes each: the first page or two of a long statement.
 */
const MAX_ROWS = 64;
/**
 * Fewer rows, or fewer different pairs of neighbors, may be what a bank prints for everybody: balances,
 * fees, interest.
 */
const MIN_ROWS = 8;
const MIN_PAIRS = 6;
/**
 * A row printed so often, and for so great a part of all, is a running balance or a daily sum: it stands
 * beside every entry and tells no order.
 */
const COMMON_ROW_COUNT = 4;
const COMMON_ROW_SHARE = 0.25;

/**
 * The dated entries of a document in their order, without dates, amounts, numbers and the holder's name. Two
 * fingerprints differ in half the part of their pairs of neighboring rows that they do not share, of 64
 * bits. A document with few entries has none: a pay stub, an ID, a letter.
 * @see Li & König, b-Bit Minwise Hashing (WWW 2010), with b = 1: a bit each of 64 minima, whose equality is
 * the Jaccard similarity. No simhash of signed sums, though the contract's name for this evidence is
 * `simhash64`
 */
export const rowText = defineFingerprinter({
  id: 'row-text',
  needs: ['text'],
  optional: ['fields'],
  take({ text, fields }) {
    return fingerprintsOf(withoutCommon(findEntries(text, fields && namesIn(fields))).slice(0, MAX_ROWS));
  },
});

function fingerprintsOf(entries: readonly string[]): Fingerprint[] {
  const rows = entries.map(rowMinima);
  const { features, pairCount } = neighbors(rows);
  if (rows.length < MIN_ROWS || pairCount < MIN_PAIRS) return [];
  return [
    {
      kind: 'row-text',
      part: 'entries',
      value: { form: 'bits', bits: bitsOf(features) },
      detail: sketchOf(rows),
      extent: pairCount,
    },
  ];
}

function withoutCommon(entries: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return entries.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    return count < COMMON_ROW_COUNT || count <= COMMON_ROW_SHARE * entries.length;
  });
}

/**
 * Pairs of rows, one below the other: a feature for each of their minima, so that a misread letter breaks
 * few; and how many pairs differ.
 */
function neighbors(rows: readonly Uint32Array[]): {
  readonly features: ReadonlySet<number>;
  readonly pairCount: number;
} {
  const features = new Set<number>();
  const pairs = new Set<number>();
  for (const [index, row] of rows.slice(1).entries()) {
    const above = rows[index]!;
    const ofPair = Array.from(row, (minimum, place) => hashOfPair(mixed(above[place]! + place), minimum));
    for (const feature of ofPair) features.add(feature);
    pairs.add(ofPair.reduce(hashOfPair));
  }
  return { features, pairCount: pairs.size };
}

function bitsOf(features: ReadonlySet<number>): Uint8Array {
  const bits = new Uint8Array(BIT_COUNT / 8);
  for (const [index, minimum] of minimaOf(features, BIT_COUNT).entries())
    bits[index >> 3]! |= (mixed(minimum) & 1) << (index & 7);
  return bits;
}

/** Fields that name a person: a copy under another name is a copy. */
const PERSON = /(?:holder|owner|customer|employee)Names?$/iu;
/** Initials and particles stand in descriptions, too. */
const MIN_NAME_LETTERS = 3;

const namesIn = ({ fields }: DocumentFields): ReadonlySet<string> =>
  new Set(
    fields
      .filter(({ name }) => PERSON.test(name))
      .flatMap(({ value }) => folded(String(value)).split(/[^\p{L}]+/u))
      .filter((word) => word.length >= MIN_NAME_LETTERS),
  );
