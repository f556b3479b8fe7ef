import {
  type Fingerprint,
  type FingerprintValue,
  hammingDistance,
  KINDS,
  type Probing,
} from '@assay/linking';

/**
 * How probable it is, over the keys that an organization may have, that two fingerprints of one kind share a
 * probe. Bits: an order of all bits is cut into runs, a probe each, until there are `tables`
 * (`server/src/links/keying/probes.ts`); by inclusion and exclusion over the runs of an order that hold none
 * of the bits that differ.
 * @returns 0..1; undefined for kinds whose probes cannot be told from the values, as a face's
 */
export function probeShare(
  { kind, value: one }: Fingerprint,
  { value: other }: Fingerprint,
): number | undefined {
  const { probing } = KINDS[kind];
  if (probing.form === 'exact')
    return one.form === 'exact' && other.form === 'exact' && one.text === other.text ? 1 : 0;
  if (probing.form === 'minhash') return shareARun(one, other, probing) ? 1 : 0;
  if (one.form !== 'bits' || other.form !== 'bits') return undefined;
  return shareOfBits(8 * one.bits.length, hammingDistance(one.bits, other.bits), probing);
}

function shareARun(
  one: FingerprintValue,
  other: FingerprintValue,
  { bands, rowsPerBand }: Extract<Probing, { form: 'minhash' }>,
): boolean {
  if (one.form !== 'minhash' || other.form !== 'minhash') return false;
  const isEqual = (place: number): boolean =>
    one.minima[place] !== undefined && one.minima[place] === other.minima[place];
  return Array.from({ length: bands }, (_, band) => band * rowsPerBand).some((start) =>
    Array.from({ length: rowsPerBand }, (_, row) => start + row).every(isEqual),
  );
}

/** @param bits of a value, and how many `differ` */
function shareOfBits(
  bits: number,
  differ: number,
  { tables, bitsPerProbe }: Extract<Probing, { form: 'bits' }>,
): number {
  const runsPerOrder = Math.floor(bits / bitsPerProbe);
  let none = 1;
  for (let left = tables; left > 0; left -= runsPerOrder)
    none *= noRunWithout(bits, differ, Math.min(left, runsPerOrder), bitsPerProbe);
  return 1 - none;
}

/** Probability that every one of `runs` separate runs holds a bit that differs. */
function noRunWithout(bits: number, differ: number, runs: number, bitsPerRun: number): number {
  let [share, choices] = [0, 1];
  for (let free = 0; free <= runs; free++) {
    share += (free % 2 === 0 ? 1 : -1) * choices * shareOutside(bits, differ, free * bitsPerRun);
    choices = (choices * (runs - free)) / (free + 1);
  }
  return share;
}

/** Probability that none of the bits that differ lies in `chosen` ones. */
function shareOutside(bits: number, differ: number, chosen: number): number {
  let share = 1;
  for (let index = 0; index < differ; index++) share *= Math.max(0, bits - chosen - index) / (bits - index);
  return share;
}
