import type { RgbImage } from '@assay/media';

/** In pixels; right and bottom are outside. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BarRegion extends Region {
  /** How far the bars lean clockwise from upright or lying, in radians, -pi/4..pi/4. */
  readonly lean: number;
}

/** Blocks along the longer side: letters then fill a block with strokes of all directions, bars with one. */
const BLOCKS_ALONG = 64;
/**
 * Least mean difference between neighboring pixels across bars, of 255. Worn cards have about 30, a faded
 * copy 15.
 */
const MIN_CONTRAST = 12;
/**
 * Across the bars brightness changes this many times more than along them. Lines of text have 1 to 1.5 in a
 * block.
 */
const MIN_DIRECTION_RATIO = 1.6;
/**
 * The same over the whole region, where text that filled some blocks gives itself away: bars have 3 and more,
 * text less. 2026-11-22, 58 pictures of the development documents.
 */
const MIN_REGION_RATIO = 2.2;
const MIN_REGION_CONTRAST = 18;
/** A symbol is a filled rectangle of blocks, at least this large. */
const MIN_BLOCKS_ACROSS = 3;
const MIN_BLOCKS = 15;
const MIN_FILL = 0.55;
/**
 * A symbol is longer across its bars than along them, or nearly: rows of text taken for lying bars are not.
 */
const MIN_ASPECT = 0.8;
const MAX_REGIONS = 3;

/**
 * Where bars stand side by side: PDF417 and the linear symbologies, upright or turned by a quarter. One pass
 * over the pixels. QR, Aztec and Data Matrix look like text to it.
 * @returns the largest first, with a margin
 */
export function barRegions(image: RgbImage): BarRegion[] {
  const { width, height } = image;
  const block = Math.max(8, Math.round(Math.max(width, height) / BLOCKS_ALONG));
  const columns = Math.floor((width - 1) / block);
  const rows = Math.floor((height - 1) / block);
  if (columns < MIN_BLOCKS_ACROSS || rows < MIN_BLOCKS_ACROSS) return [];
  const directions = Array.from({ length: columns * rows }, (_, index) =>
    directionOf(image, (index % columns) * block, Math.floor(index / columns) * block, block),
  );
  return groups(directions, columns)
    .filter(({ count, direction, left, top, right, bottom }) => {
      const [across, down] = [right - left + 1, bottom - top + 1];
      const [length, breadth] = direction === 'upright' ? [across, down] : [down, across];
      if (length < MIN_ASPECT * breadth) return false;
      return (
        Math.min(across, down) >= MIN_BLOCKS_ACROSS &&
        count >= MIN_BLOCKS &&
        count >= MIN_FILL * across * down
      );
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_REGIONS)
    .flatMap(({ left, top, right, bottom }) => {
      const bars = {
        left: left * block,
        top: top * block,
        right: (right + 1) * block,
        bottom: (bottom + 1) * block,
      };
      const lean = leanOf(image, bars);
      if (lean === undefined) return [];
      return {
        left: Math.max(0, bars.left - block),
        top: Math.max(0, bars.top - block),
        right: Math.min(width, bars.right + block),
        bottom: Math.min(height, bars.bottom + block),
        lean,
      };
    });
}

/**
 * The main direction of change by the structure tensor; undefined when there is none, or too little change.
 */
function leanOf({ width, rgb }: RgbImage, { left, top, right, bottom }: Region): number | undefined {
  let [xx, yy, xy, across, down] = [0, 0, 0, 0, 0];
  for (let y = Math.max(1, top); y < bottom; y++) {
    for (let at = (y * width + Math.max(1, left)) * 3 + 1, end = (y * width + right) * 3; at < end; at += 3) {
      across += Math.abs(rgb[at + 3]! - rgb[at]!);
      down += Math.abs(rgb[at + width * 3]! - rgb[at]!);
      // From neighbor to neighbor: differences that share a pixel would share its grain, and lean by it.
      const dx = rgb[at + 3]! - rgb[at - 3]!;
      const dy = rgb[at + width * 3]! - rgb[at - width * 3]!;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const [more, less] = [Math.max(across, down), Math.min(across, down)];
  if (more < MIN_REGION_RATIO * less || more < MIN_REGION_CONTRAST * (right - left) * (bottom - top))
    return undefined;
  const direction = Math.atan2(2 * xy, xx - yy) / 2;
  return Math.abs(direction) <= Math.PI / 4 ? direction : direction - (Math.sign(direction) * Math.PI) / 2;
}

type Direction = 'upright' | 'lying' | undefined;

function directionOf({ width, rgb }: RgbImage, left: number, top: number, block: number): Direction {
  let [across, down] = [0, 0];
  for (let y = top; y < top + block; y++) {
    // Green carries most of the brightness, and one channel is enough to see an edge.
    for (let at = (y * width + left) * 3 + 1, end = at + block * 3; at < end; at += 3) {
      across += Math.abs(rgb[at + 3]! - rgb[at]!);
      down += Math.abs(rgb[at + width * 3]! - rgb[at]!);
    }
  }
  if (Math.max(across, down) < MIN_CONTRAST * block * block) return undefined;
  if (across > MIN_DIRECTION_RATIO * down) return 'upright';
  return down > MIN_DIRECTION_RATIO * across ? 'lying' : undefined;
}

interface Group extends Region {
  readonly count: number;
  readonly direction: Direction;
}

/** Blocks of one direction that touch; right and bottom are inside. */
function groups(directions: readonly Direction[], columns: number): Group[] {
  const seen = new Uint8Array(directions.length);
  const found: Group[] = [];
  for (let start = 0; start < directions.length; start++) {
    const direction = directions[start];
    if (!direction || seen[start]) continue;
    const members = [start];
    seen[start] = 1;
    for (let next = 0; next < members.length; next++) {
      const index = members[next]!;
      for (const neighbor of neighbors(index, columns, directions.length)) {
        if (seen[neighbor] || directions[neighbor] !== direction) continue;
        seen[neighbor] = 1;
        members.push(neighbor);
      }
    }
    const xs = members.map((index) => index % columns);
    const ys = members.map((index) => Math.floor(index / columns));
    found.push({
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
      count: members.length,
      direction,
    });
  }
  return found;
}

function neighbors(index: number, columns: number, length: number): number[] {
  const column = index % columns;
  return [
    column > 0 ? index - 1 : -1,
    column < columns - 1 ? index + 1 : -1,
    index - columns,
    index + columns,
  ].filter((neighbor) => neighbor >= 0 && neighbor < length);
}
