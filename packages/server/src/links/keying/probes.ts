import { createHmac } from 'node:crypto';
import { type Fingerprint, KINDS, type Probing } from '@assay/linking';
import type { LinkKeys } from '../keys/link-keys.js';
import { drawnOrder } from './drawn.js';

/** A whole number below 2^48: what a column and a `number` hold. */
const PROBE_BYTES = 6;

/**
 * What a fingerprint is found by: two submissions of one organization share a probe when their fingerprints
 * of that kind are equal (`exact`) or, the more alike they are, the likelier (`bits`, `minhash`). Keyed:
 * probes of different organizations have nothing in common.
 *
 * Bits: an order of all bits is drawn by the key and cut into runs of `bitsPerProbe`, a probe each; then
 * another order, until there are `tables`. So two values share a probe for certain while fewer bits differ
 * than an order has runs. Minima: a probe for each run of `rowsPerBand`.
 * @param probing its kind's; another one is for tests
 * @throws TypeError for a form that the kind does not have (a vector must be a sketch by now), RangeError for
 * fewer bits than a probe takes
 */
export function probesOf(
  { kind, value }: Fingerprint,
  keys: LinkKeys,
  probing: Probing = KINDS[kind].probing,
): number[] {
  const probe = (table: number, bytes: Uint8Array): number => keyedNumber(keys, `${kind} ${table}`, bytes);
  if (probing.form === 'exact' && value.form === 'exact') return [probe(0, Buffer.from(value.text, 'utf8'))];
  if (probing.form === 'bits' && value.form === 'bits')
    return bitChoices(keys, kind, value.bits.length * 8, probing).map((choice, table) =>
      probe(table, chosenBits(value.bits, choice)),
    );
  if (probing.form === 'minhash' && value.form === 'minhash')
    return runsOf(value.minima, probing).map((run, band) => probe(band, bytesOf(run)));
  throw new TypeError(
    `a fingerprint of kind ${kind} has the form ${value.form}, its probes are made of ${probing.form}`,
  );
}

function keyedNumber({ probes }: LinkKeys, place: string, bytes: Uint8Array): number {
  return createHmac('sha256', probes).update(`${place}\n`).update(bytes).digest().readUIntBE(0, PROBE_BYTES);
}

function bitChoices(
  keys: LinkKeys,
  kind: string,
  bitCount: number,
  { tables, bitsPerProbe }: Extract<Probing, { form: 'bits' }>,
): number[][] {
  const runsPerOrder = Math.floor(bitCount / bitsPerProbe);
  if (runsPerOrder < 1)
    throw new RangeError(
      `expected at least ${bitsPerProbe} bits in a fingerprint of kind ${kind}, received ${bitCount}`,
    );
  const choices: number[][] = [];
  for (let round = 0; choices.length < tables; round++) {
    const order = drawnOrder(keys, `bits ${kind} ${bitCount} ${round}`, bitCount);
    for (let run = 0; run < runsPerOrder && choices.length < tables; run++)
      choices.push(order.slice(run * bitsPerProbe, (run + 1) * bitsPerProbe));
  }
  return choices;
}

function chosenBits(bits: Uint8Array, choice: readonly number[]): Uint8Array {
  const chosen = new Uint8Array(Math.ceil(choice.length / 8));
  for (const [index, place] of choice.entries())
    chosen[index >> 3]! |= ((bits[place >> 3]! >> (place & 7)) & 1) << (index & 7);
  return chosen;
}

/** Complete runs only: of fewer minima than the kind foresees there are fewer probes. */
function runsOf(
  minima: Uint32Array,
  { bands, rowsPerBand }: Extract<Probing, { form: 'minhash' }>,
): Uint32Array[] {
  const runs = Math.min(bands, Math.floor(minima.length / rowsPerBand));
  return Array.from({ length: runs }, (_, band) =>
    minima.subarray(band * rowsPerBand, (band + 1) * rowsPerBand),
  );
}

/** Little-endian, whatever the machine. */
export function bytesOf(numbers: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number, true);
  return new Uint8Array(view.buffer);
}
