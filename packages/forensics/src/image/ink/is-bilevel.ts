import type { Bytes } from './luma-bytes.js';

/**
 * Share of grey pixels under which a picture is black and white; scans with grey edges have several per cent.
 */
const LEAST_GREY_SHARE = 0.005;

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
  let grey = 0;
  // Most pages end here after a few rows.
  const least = LEAST_GREY_SHARE * samples.length;
  for (let at = 0; at < samples.length && grey < least; at++)
    if (samples[at]! > 32 && samples[at]! < 224) grey++;
  known.set(luma, grey < least);
  return grey < least;
}
