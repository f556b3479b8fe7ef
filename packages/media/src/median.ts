/** The middle one of some numbers, the higher of the two of an even count; undefined for none. */
export const median = (values: Iterable<number>): number | undefined => {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1];
};
