/**
 * Mean reading of each bit of a message of some length that is written again and again, from the first block
 * on.
 */
export function meanByBit(readings: ArrayLike<number>, length: number): Float64Array {
  const sums = new Float64Array(length);
  const counts = new Uint32Array(length);
  for (let block = 0, bit = 0; block < readings.length; block++) {
    sums[bit] = sums[bit]! + readings[block]!;
    counts[bit] = counts[bit]! + 1;
    if (++bit === length) bit = 0;
  }
  return sums.map((sum, bit) => sum / Math.max(1, counts[bit]!));
}

/** How readings follow a message. */
export interface Agreement {
  /** In units of what chance gives: at most the root of the number of bits. */
  readonly value: number;
  /**
   * Mean difference, -1..1, that a bit makes to its readings, halved: how strong the message is in the
   * picture.
   */
  readonly strength: number;
}

/**
 * Share of the largest reading below which deviations are what rounding leaves of none, over sums of as many
 * numbers as a picture has bits.
 */
const ROUNDING = 1e-12;

/**
 * The sum over the bits of a message, a 1 for and a 0 against, of the deviations of their readings from the
 * mean; in units of the root of the sum of their squares. Blocks in flat color read the same whatever was
 * written: taking the mean off leaves them out of the account, where a vote for each bit, which is what the
 * library does, would lose to them.
 * @param period bits this far apart are compared with each other's mean only; with 1, all are
 */
export function agreementOf(means: Float64Array, bits: readonly number[], period: number): Agreement {
  const middles = meanByBit(means, period);
  let follows = 0;
  let squares = 0;
  let largest = 0;
  for (let bit = 0, place = 0; bit < bits.length; bit++) {
    const deviation = means[bit]! - middles[place]!;
    follows += bits[bit] === 1 ? deviation : -deviation;
    squares += deviation * deviation;
    largest = Math.max(largest, Math.abs(means[bit]!));
    if (++place === period) place = 0;
  }
  return Math.sqrt(squares) > ROUNDING * largest
    ? { value: follows / Math.sqrt(squares), strength: follows / bits.length }
    : { value: 0, strength: 0 };
}

/**
 * Natural log of a bound on how many of some number of looks at one picture agree this well by chance.
 * Hoeffding (1963), theorem 2: whatever the readings are, and however they hang together, of all messages of
 * that length at most a share exp(-agreement² / 2) agrees so well with them. The picture did not choose the
 * message.
 */
export const logExpectedFalseAlarms = (value: number, looks: number): number =>
  Math.log(looks) - (value > 0 ? (value * value) / 2 : 0);
