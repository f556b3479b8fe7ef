import { grownMask, packed, shrunkMask, unpacked } from '../filters/mask-filters.js';
import { type Component, inkComponents, type PixelBox } from '../ink/components.js';
import type { ShadeMap } from './shade-map.js';
import { isSmudge, surroundings } from './surroundings.js';

/** Shade without strokes where print could stand. */
export interface Smudge extends PixelBox {
  /**
   * Its size, in heights of the print squared under the root, weighed by how deep, full and free-standing it
   * is.
   */
  readonly strength: number;
}

/**
 * A cell of a smudge is darker than paper by this many levels, lighter than black bars and pictures, and has
 * little of the print's crispness.
 */
const DEPTH = { from: 4, to: 120 };
const CRISPNESS_BELOW = 0.25;
/**
 * Specks narrower than this are no shade, and gaps up to this part of one, in heights of the print to each
 * side.
 */
const [SPECK_HEIGHTS, GAP_HEIGHTS] = [0.1, 0.2];
/** What a word leaves: its size in heights of the print. */
const SIZE = { leastArea: 0.6, leastHeight: 0.75, mostHeight: 2.6, mostWidth: 20 };
/** Of its box. */
const LEAST_FILL = 0.3;
/**
 * Distance to the picture's edge in heights of the print: edges are shaded, and show what lies under the
 * paper.
 */
const CLEAR_OF_EDGE = { row: 1, column: 0.5 };
/** Smudges side by side within so many heights of the print are one: the words of a line. */
const SAME_LINE_GAP = 3;
/** So many candidates are looked at: pages have fewer, textures more. */
const MAX_CANDIDATES = 2000;

/** The smudges of a picture, the strongest first; boxes in cells. */
export function findSmudges(map: ShadeMap): Smudge[] {
  const mask = shadeMask(map);
  const smudges = inkComponents(mask, map.width, map.height)
    .filter((piece) => hasSizeOfPrint(piece, map))
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_CANDIDATES)
    .flatMap((piece): Smudge[] => {
      const seen = surroundings(piece, mask, map);
      return isSmudge(seen) ? [{ ...boxOf(piece), strength: seen.strength }] : [];
    });
  return joined(smudges, SAME_LINE_GAP * map.printHeight).sort((a, b) => b.strength - a.strength);
}

const boxOf = ({ left, top, right, bottom }: PixelBox): PixelBox => ({ left, top, right, bottom });

function shadeMask({ width, height, printHeight, depth, crispness }: ShadeMap): Uint8Array {
  const shaded = new Uint8Array(depth.length);
  for (let at = 0; at < shaded.length; at++) {
    if (depth[at]! > DEPTH.from && depth[at]! < DEPTH.to && crispness[at]! < CRISPNESS_BELOW) shaded[at] = 1;
  }
  const speck = Math.max(1, Math.round(SPECK_HEIGHTS * printHeight));
  const gap = Math.max(1, Math.round(GAP_HEIGHTS * printHeight));
  // An opening by `speck`, then a closing by `gap`: the growth of both in one.
  const opened = shrunkMask(packed(shaded, width, height), speck);
  return unpacked(shrunkMask(grownMask(opened, speck + gap), gap));
}

function hasSizeOfPrint(
  { left, top, right, bottom, area }: Component,
  { width, height, printHeight }: ShadeMap,
): boolean {
  const [across, down] = [(right - left) / printHeight, (bottom - top) / printHeight];
  const clearRows = CLEAR_OF_EDGE.row * printHeight;
  const clearColumns = CLEAR_OF_EDGE.column * printHeight;
  return (
    area >= SIZE.leastArea * printHeight ** 2 &&
    area >= LEAST_FILL * (right - left) * (bottom - top) &&
    down >= SIZE.leastHeight &&
    down <= SIZE.mostHeight &&
    across <= SIZE.mostWidth &&
    Math.min(top, height - bottom) >= clearRows &&
    Math.min(left, width - right) >= clearColumns
  );
}

/** Joins smudges that share rows and follow each other; strengths add up as areas do. */
function joined(smudges: readonly Smudge[], gap: number): Smudge[] {
  const lines: Smudge[] = [];
  for (const smudge of [...smudges].sort((a, b) => a.left - b.left)) {
    const at = lines.findIndex((line) => isNext(line, smudge, gap));
    const line = lines[at];
    if (!line) lines.push(smudge);
    else {
      lines[at] = {
        left: line.left,
        top: Math.min(line.top, smudge.top),
        right: Math.max(line.right, smudge.right),
        bottom: Math.max(line.bottom, smudge.bottom),
        strength: Math.hypot(line.strength, smudge.strength),
      };
    }
  }
  return lines;
}

function isNext(line: PixelBox, smudge: PixelBox, gap: number): boolean {
  const shared = Math.min(line.bottom, smudge.bottom) - Math.max(line.top, smudge.top);
  const lower = Math.min(line.bottom - line.top, smudge.bottom - smudge.top);
  return shared >= lower / 2 && smudge.left - line.right <= gap;
}
