import type { Raster } from '@assay/media';
import type { DisagreementMap } from './disagreement-map.js';
import type { LumaBlocks } from './luma-blocks.js';

/**
 * Mean difference of a block's largest and smallest channel from which it counts as colored: a choice,
 * beyond toned paper.
 */
const COLORED_FROM = 24;

/** Marks the blocks that show color: 1, else 0; in the order of `blocks`. */
export function coloredBlocks({ origin, columns, rows }: LumaBlocks, { width, rgb }: Raster): Uint8Array {
  const colored = new Uint8Array(columns * rows);
  for (let index = 0; index < colored.length; index++) {
    const x = origin.x + (index % columns) * 8;
    const y = origin.y + Math.floor(index / columns) * 8;
    let spread = 0;
    for (let row = 0; row < 8; row++) {
      const start = ((y + row) * width + x) * 3;
      for (let at = start; at < start + 24; at += 3) {
        const red = rgb[at]!;
        const green = rgb[at + 1]!;
        const blue = rgb[at + 2]!;
        // Twice what the largest lies above the smallest.
        spread += Math.abs(red - green) + Math.abs(green - blue) + Math.abs(blue - red);
      }
    }
    colored[index] = spread >= 2 * COLORED_FROM * 64 ? 1 : 0;
  }
  return colored;
}

/**
 * Leaves color out of the map when color itself explains the disagreement: a conversion between two color
 * profiles changes the luma of colored areas and none of the gray ones. Then most colored blocks that say
 * anything disagree, wherever they stand, and what they say against the earlier save is struck.
 * @param strong nats from which a block disagrees  @param agreeing nats from which it agrees
 */
export function withoutRecoloring(
  map: DisagreementMap,
  colored: Uint8Array,
  strong: number,
  agreeing: number,
): DisagreementMap {
  let agree = 0;
  let disagree = 0;
  for (let index = 0; index < colored.length; index++) {
    if (colored[index] === 0) continue;
    if (map.nats[index]! < -agreeing) agree++;
    else if (map.nats[index]! > strong) disagree++;
  }
  if (disagree <= agree) return map;
  const { columns, rows } = map;
  return {
    columns,
    rows,
    nats: map.nats.map((nats, index) => (colored[index] === 1 ? Math.min(0, nats) : nats)),
  };
}
