/** The value below which `share` (0..1) of the values lie; 0 for none. */
export function quantileOf(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
