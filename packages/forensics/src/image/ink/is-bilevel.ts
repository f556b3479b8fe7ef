import type { Bytes } from './luma-bytes.js';

/**
 * Share of gray pixels under which a picture is black and white; scans with gray edges have several per cent.
 */
const LEAST_GRAY_SHARE = 0.005;

/** Several checks ask of one picture. */
const known = new WeakMap<Bytes, boolean>();

/**
 * Whether a picture has, but for a few pixels, only black and white: such scans keep no noise and no soft
 * edges.
 */
export function isBilevel(luma: Bytes): boolean {
  const before = known.get(luma);
  if (before !== undefined) return before;
  const { samples } = luma;
  let gray = 0;
  // Most pages end here after a few rows.
  const least = LEAST_GRAY_SHARE * samples.length;
  for (let at = 0; at < samples.length && gray < least; at++)
    if (samples[at]! > 32 && samples[at]! < 224) gray++;
  known.set(luma, gray < least);
  return gray < least;
}
