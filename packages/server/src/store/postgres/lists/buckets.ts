import type { RecordKind } from '../../record-types.js';
import type { Range } from '../../rows/listing.js';

/**
 * What the roll-ups count the first measure of a kind by: a likelihood is a bucket of its own; sizes share one with
 * those that differ from them by less than 1/64, which are counted one by one at the ends of a range.
 */
export interface Buckets {
  of(measure: number): number;
  /** The least measure of a bucket. */
  leastOf(bucket: number): number;
}

const EXACT: Buckets = { of: (measure) => measure, leastOf: (bucket) => bucket };

/** Buckets of each doubling. */
const STEPS = 64;

const BY_SIZE: Buckets = {
  of: (size) => {
    let doublings = 0;
    while (size >= STEPS * 2 ** (doublings + 1)) doublings++;
    return size < STEPS ? size : STEPS * doublings + Math.floor(size / 2 ** doublings);
  },
  leastOf: (bucket) => {
    if (bucket < 2 * STEPS) return bucket;
    const doublings = Math.floor(bucket / STEPS) - 1;
    return (bucket - STEPS * doublings) * 2 ** doublings;
  },
};

const BUCKETS: Readonly<Record<RecordKind, Buckets>> = {
  detection: EXACT,
  analysis: EXACT,
  parse: BY_SIZE,
  verification: BY_SIZE,
};
export const bucketsOf = (kind: RecordKind): Buckets => BUCKETS[kind];

/** {@link Buckets.of} as SQL, of an expression of whole numbers. */
export function bucketSql(kind: RecordKind, measure: string): string {
  if (bucketsOf(kind) === EXACT) return `(${measure})::integer`;
  // Binary digits of the size beyond those that a bucket of its own has.
  const doublings = `greatest(0, length(ltrim((${measure})::bit(64)::text, '0')) - ${Math.log2(STEPS) + 1})`;
  return `(${STEPS} * ${doublings} + ((${measure})::bigint >> ${doublings}))::integer`;
}

/** Part of a range of whole numbers that whole buckets make up, and what is left at its ends. */
export interface Split {
  /** Buckets, both ends inclusive; undefined when the range holds no whole one. */
  readonly whole: Range | undefined;
  /** Ranges of the numbers themselves. */
  readonly rest: readonly Range[];
}

/** @param range whole numbers, both ends inclusive */
export function splitRange({ of, leastOf }: Buckets, { least, most }: Range): Split {
  if (least > most) return { whole: undefined, rest: [] };
  const [first, last] = [of(least), of(most)];
  const firstWhole = leastOf(first) === least ? first : first + 1;
  const lastWhole = leastOf(last + 1) === most + 1 ? last : last - 1;
  if (firstWhole > lastWhole) return { whole: undefined, rest: [{ least, most }] };
  const rest: Range[] = [];
  if (leastOf(firstWhole) > least) rest.push({ least, most: leastOf(firstWhole) - 1 });
  if (leastOf(lastWhole + 1) <= most) rest.push({ least: leastOf(lastWhole + 1), most });
  return { whole: { least: firstWhole, most: lastWhole }, rest };
}

const SECONDS_PER_DAY = 86_400;
/** Days as buckets of seconds. */
export const DAYS: Buckets = {
  of: (second) => Math.floor(second / SECONDS_PER_DAY),
  leastOf: (day) => day * SECONDS_PER_DAY,
};
