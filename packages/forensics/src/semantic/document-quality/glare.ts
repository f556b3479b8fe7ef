import { type Box, displayedBox, isBurntOut, type ReadPage, unionBox } from '@assay/media';
import type { PagePixels } from '../../pictures/page-pixels.js';

/** A patch where light has wiped out what is printed. */
export interface Glare {
  /** Of the part of the page that has text, 0..1. */
  readonly share: number;
  /** On the page as displayed. */
  readonly box: Box;
}

/** Cells that the part with text is cut into, across and down. */
const CELLS = 48;
/** Pixels looked at in each cell, across and down. */
const LOOKS = 6;
/** A patch is white throughout. */
const WHITE_CELL_SHARE = 0.95;
/** A smaller one hides a word at most. */
const LEAST_SHARE = 0.015;
/** A larger one is the paper, rendered white. */
const MOST_SHARE = 0.5;
/**
 * With more white elsewhere it is the paper that is rendered white, as scanners and printers to PDF do, and
 * no patch can be told from it.
 */
const MOST_WHITE_ELSEWHERE = 0.05;

/**
 * The largest white patch between the words of a page whose paper is not white. Light on paper that is
 * rendered white cannot be told from empty paper. Costs a look at some 80,000 pixels, however large the
 * picture.
 */
export function glareOn(page: ReadPage, pixels: PagePixels): Glare | undefined {
  const text = unionBox(page.lines.map(({ box }) => displayedBox(page, box)));
  const grid = text && whiteShares(text, pixels);
  if (!text || !grid) return undefined;
  const patch = largestPatch(grid);
  const share = patch.length / grid.length;
  if (share < LEAST_SHARE || share > MOST_SHARE || whiteElsewhere(grid, patch) > MOST_WHITE_ELSEWHERE)
    return undefined;
  const [columns, rows] = [patch.map((cell) => cell % CELLS), patch.map((cell) => Math.floor(cell / CELLS))];
  const across = (column: number): number => text.x1 + (column / CELLS) * (text.x2 - text.x1);
  const down = (row: number): number => text.y1 + (row / CELLS) * (text.y2 - text.y1);
  return {
    share,
    box: {
      x1: across(Math.min(...columns)),
      y1: down(Math.min(...rows)),
      x2: across(Math.max(...columns) + 1),
      y2: down(Math.max(...rows) + 1),
    },
  };
}

/**
 * By cell, row by row as displayed: the share of it that is burnt out. Undefined where the text does not lie
 * in the pixels.
 */
function whiteShares(
  { x1, y1, x2, y2 }: Box,
  { raster: { width, rgb }, place }: PagePixels,
): Float32Array | undefined {
  const shares = new Float32Array(CELLS * CELLS);
  const [cellWidth, cellHeight] = [(x2 - x1) / CELLS, (y2 - y1) / CELLS];
  for (let cell = 0; cell < shares.length; cell++) {
    const [left, top] = [x1 + (cell % CELLS) * cellWidth, y1 + Math.floor(cell / CELLS) * cellHeight];
    const area = place({ x1: left, y1: top, x2: left + cellWidth, y2: top + cellHeight });
    if (!area) return undefined;
    let white = 0;
    for (let look = 0; look < LOOKS * LOOKS; look++) {
      const x = Math.floor(area.left + (((look % LOOKS) + 0.5) / LOOKS) * (area.right - area.left));
      const y = Math.floor(area.top + ((Math.floor(look / LOOKS) + 0.5) / LOOKS) * (area.bottom - area.top));
      const at = (y * width + x) * 3;
      if (isBurntOut(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)) white += 1;
    }
    shares[cell] = white / (LOOKS * LOOKS);
  }
  return shares;
}

/** Of white cells that touch along a side. */
function largestPatch(shares: Float32Array): number[] {
  const seen = new Uint8Array(shares.length);
  let largest: number[] = [];
  for (let start = 0; start < shares.length; start++) {
    const patch: number[] = [];
    const open = [start];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (seen[cell] === 1 || shares[cell]! < WHITE_CELL_SHARE) continue;
      seen[cell] = 1;
      patch.push(cell);
      open.push(...neighbors(cell));
    }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
}

function neighbors(cell: number): number[] {
  const column = cell % CELLS;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < CELLS - 1 ? [cell + 1] : []),
    ...(cell >= CELLS ? [cell - CELLS] : []),
    ...(cell < CELLS * (CELLS - 1) ? [cell + CELLS] : []),
  ];
}

/** Of the part with text, what must lie away from the patch to compare it with. */
const LEAST_ELSEWHERE = 0.2;

/**
 * Mean of the cells that neither belong to the patch nor lie in its soft edge of two cells; 1 where hardly
 * any are left.
 */
function whiteElsewhere(shares: Float32Array, patch: readonly number[]): number {
  const edge = patch.flatMap(neighbors);
  const near = new Set([...patch, ...edge, ...edge.flatMap(neighbors)]);
  const others = shares.filter((_, cell) => !near.has(cell));
  return others.length < LEAST_ELSEWHERE * shares.length
    ? 1
    : others.reduce((sum, share) => sum + share, 0) / others.length;
}
