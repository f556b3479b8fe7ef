import type { Raster } from '@assay/media';
import type { DisagreementMap } from './disagreement-map.js';
import type { LumaBlocks } from './luma-blocks.js';

/**
 * Pixels of a block, of its 64, with one channel at an end of its range and another away from it by this
 * much: lamps, sunsets, neon.
 */
const [LEAST_PIXELS, LEAST_APART] = [3, 30];

/**
 * Strikes what blocks in colored light say against the earlier save. There a channel was cut off, and the
 * chroma beside it, which is coded more coarsely than luma, was cut with it: the luma that comes out is none
 * that the save wrote. On paper such colors are drawn; in photographs they are lamps.
 */
export function withoutLights(
  map: DisagreementMap,
  { origin, columns }: LumaBlocks,
  { width, rgb }: Raster,
): DisagreementMap {
  const nats = map.nats.map((value, index) => {
    if (value <= 0) return value;
    const x = origin.x + (index % columns) * 8;
    const y = origin.y + Math.floor(index / columns) * 8;
    return isInColoredLight(rgb, (y * width + x) * 3, width * 3) ? 0 : value;
  });
  return { columns: map.columns, rows: map.rows, nats };
}

function isInColoredLight(rgb: Uint8Array, start: number, stride: number): boolean {
  let pixels = 0;
  for (let row = 0; row < 8; row++) {
    for (let at = start + row * stride; at < start + row * stride + 24; at += 3) {
      const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
      const largest = Math.max(red, green, blue);
      const smallest = Math.min(red, green, blue);
      if ((largest >= 254 || smallest <= 1) && largest - smallest >= LEAST_APART) pixels++;
    }
  }
  return pixels >= LEAST_PIXELS;
}
