/** Of two rows of samples, how far the two that differ most are apart. */
export function greatestDifference(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) throw new RangeError(`${a.length} samples and ${b.length}`);
  return a.reduce((greatest, sample, index) => Math.max(greatest, Math.abs(sample - b[index]!)), 0);
}
