import type { Plane } from '@assay/media';
import type { Affine, Place } from './aligned.js';
import { BLOCK, compareBlock } from './compared-blocks.js';
import { edgeDirection } from './edge-direction.js';

/** Connected blocks whose fine detail is the same at another place. */
export interface CopiedArea {
  readonly map: Affine;
  /** Top left corners, in multiples of {@link BLOCK}. */
  readonly blocks: readonly Place[];
  /** Of all blocks that were compared in and along the area, the share that is the same. */
  readonly share: number;
  /**
   * Sum over the blocks of how much more alike they are than two things of one make get: ln((1 - r0^2) / (1 -
   * r^2)) / 2, nothing below r0; about the nats by which one sample of the one place tells that of the other
   * better.
   */
  readonly strength: number;
}

/** From here on the fine detail of two blocks counts as the same. */
const SAME_FROM = 0.85;
/**
 * A shift of this many pixels, in any direction, must cost this much of the likeness: edges and even patterns
 * are alike where they lie, too.
 */
const [SHIFT, LEAST_LOSS] = [4, 0.3];
const SHIFTS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;
/**
 * Windows of one house, photographed, reach this as a rule, and seldom more than a few blocks side by side
 * beyond (see README.md).
 */
const ALIKE_BY_NATURE = 0.92;
/** No block alone may say more, in nats: r = .99. */
const MOST_OF_BLOCK = 1;
/** Less detail is nothing but rounding, in steps of luma. */
const LEAST_DETAIL = 0.35;
/** Blocks compared of one map at most: an area of 1000 x 1000 pixels. */
const MOST_BLOCKS = 4000;

/**
 * Grows the area from where places agree, block by block. @param seeds blocks to begin with, in multiples of
 * {@link BLOCK}
 */
export function growArea(band: Plane, map: Affine, seeds: readonly Place[]): CopiedArea | undefined {
  const seen = new Map<number, number | undefined>();
  const keyOf = ({ x, y }: Place): number => y * 65_536 + x;
  const queue = [...seeds];
  for (const seed of seeds) seen.set(keyOf(seed), undefined);
  for (let next = 0; next < queue.length && queue.length < MOST_BLOCKS; next++) {
    const block = queue[next]!;
    const likeness = samenessOf(band, block, map);
    seen.set(keyOf(block), likeness);
    if (likeness === undefined || likeness < SAME_FROM) continue;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const neighbor = { x: block.x + dx, y: block.y + dy };
      if (neighbor.x < 0 || neighbor.y < 0 || seen.has(keyOf(neighbor))) continue;
      seen.set(keyOf(neighbor), undefined);
      queue.push(neighbor);
    }
  }
  return largestOf(queue, seen, keyOf, map);
}

/**
 * How alike a block is to its other place; 0 where a shift makes no difference, undefined where there is
 * nothing to compare.
 */
function samenessOf(band: Plane, { x, y }: Place, map: Affine): number | undefined {
  const [left, top] = [x * BLOCK, y * BLOCK];
  const compared = compareBlock(band, left, top, map);
  if (!compared || compared.detail < LEAST_DETAIL) return undefined;
  if (compared.likeness < SAME_FROM) return compared.likeness;
  const along = edgeDirection(band, left, top);
  for (const [across, down] of [along, [-along[0], -along[1]] as const, ...SHIFTS]) {
    const shifted = compareBlock(band, left, top, {
      ...map,
      dx: map.dx + across * SHIFT,
      dy: map.dy + down * SHIFT,
    });
    if (shifted && shifted.likeness > compared.likeness - LEAST_LOSS) return undefined;
  }
  return compared.likeness;
}

function largestOf(
  compared: readonly Place[],
  seen: ReadonlyMap<number, number | undefined>,
  keyOf: (place: Place) => number,
  map: Affine,
): CopiedArea | undefined {
  const left = new Set(compared.filter((block) => (seen.get(keyOf(block)) ?? 0) >= SAME_FROM).map(keyOf));
  let best: CopiedArea | undefined;
  for (const block of compared) {
    if (!left.delete(keyOf(block))) continue;
    const blocks = [block];
    const around = new Set<number>();
    for (const { x, y } of blocks) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const neighbor = { x: x + dx, y: y + dy };
          const key = keyOf(neighbor);
          if (left.delete(key)) blocks.push(neighbor);
          else if ((seen.get(key) ?? SAME_FROM) < SAME_FROM) around.add(key);
        }
      }
    }
    if (best && best.blocks.length >= blocks.length) continue;
    const strength = blocks.reduce((sum, one) => sum + strengthOf(seen.get(keyOf(one)) ?? 0), 0);
    best = { map, blocks, share: blocks.length / (blocks.length + around.size), strength };
  }
  return best;
}

const strengthOf = (likeness: number): number =>
  Math.min(
    MOST_OF_BLOCK,
    Math.max(0, Math.log((1 - ALIKE_BY_NATURE ** 2) / Math.max(1e-6, 1 - likeness ** 2)) / 2),
  );
