import type { Bytes } from './luma-bytes.js';

/**
 * Share of grey pixels under which a picture is black and white; scans with grey edges have several per cent.
 */
const LEAST_GREY_SHARE = 0.005;

/**
 * Whether a picture has, but for a few pixels, only black and white: such scans keep no noise and no soft
 * edges.
 */
export function isBilevel({ samples }: Bytes): boolean {
  let grey = 0;
  for (let at = 0; at < samples.length; at++) if (samples[at]! > 32 && samples[at]! < 224) grey++;
  return grey < LEAST_GREY_SHARE * samples.length;
}
