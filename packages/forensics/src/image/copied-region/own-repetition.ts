import type { Affine } from './aligned.js';
import { BLOCK } from './compared-blocks.js';
import type { CopiedArea } from './copied-area.js';

/** Shifts nearer than this are one and the same copy, found in two pieces; in pixels. */
const SAME_SHIFT = 24;
/** Somebody copies one thing to one place, or to two; what repeats in more ways repeats by nature. */
const WAYS_OF_COPYING = 2;
/**
 * How much stronger the strongest way of a natural repetition may be than its third: a fence of wire 2.2
 * times, letters of a screen 2.7 (2026-11-23).
 */
const SPREAD_OF_NATURE = 3;
/**
 * An area that lies on its own copy by this share or more is a pattern: a wire fence, a grille, a row of
 * tiles.
 */
const MOST_OVERLAP = 0.1;

/** What the areas of a picture say once its own repetition is taken off. */
export interface Unnatural {
  /** Areas that may be copies, strongest first. */
  readonly areas: readonly CopiedArea[];
  /** What has to be taken off their strengths, in nats. */
  readonly byNature: number;
}

/**
 * Takes off how strongly a picture repeats itself by nature. A wall of windows, a lattice or letters drawn by
 * software repeat at many distances, a copy at one; and nobody copies a thing onto itself.
 * @param areas strongest first
 */
export function withoutOwnRepetition(areas: readonly CopiedArea[]): Unnatural {
  return {
    areas: areas.filter((area) => overlapOf(area) < MOST_OVERLAP),
    byNature: SPREAD_OF_NATURE * thirdWay(areas),
  };
}

/** The strength of the third way in which the picture repeats; 0 where there is none. */
function thirdWay(areas: readonly CopiedArea[]): number {
  const ways: CopiedArea[] = [];
  for (const area of areas) {
    if (ways.some((way) => isSameWay(way, area))) continue;
    ways.push(area);
    if (ways.length > WAYS_OF_COPYING) return area.strength;
  }
  return 0;
}

/** Of an area's blocks, the share that lands on the area itself. */
function overlapOf({ blocks, map }: CopiedArea): number {
  const own = new Set(blocks.map(({ x, y }) => `${x},${y}`));
  const landing = blocks.filter(({ x, y }) => {
    const [middleX, middleY] = [(x + 0.5) * BLOCK, (y + 0.5) * BLOCK];
    const shift = shiftAt(map, middleX, middleY);
    return own.has(`${Math.floor((middleX + shift.x) / BLOCK)},${Math.floor((middleY + shift.y) / BLOCK)}`);
  });
  return landing.length / blocks.length;
}

function isSameWay(one: CopiedArea, other: CopiedArea): boolean {
  const { x, y } = other.blocks[0]!;
  const [here, there] = [shiftAt(one.map, x * BLOCK, y * BLOCK), shiftAt(other.map, x * BLOCK, y * BLOCK)];
  return Math.hypot(here.x - there.x, here.y - there.y) < SAME_SHIFT;
}

const shiftAt = ({ xx, xy, yx, yy, dx, dy }: Affine, x: number, y: number) => ({
  x: xx * x + xy * y + dx - x,
  y: yx * x + yy * y + dy - y,
});
