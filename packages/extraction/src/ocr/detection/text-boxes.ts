import type { Point } from '@assay/media';
import { convexHull, cornersOf, minimumRectangle, type Rectangle } from '../plane/minimum-rectangle.js';
import { components } from './components.js';
import type { TextMap } from './text-map.js';

/**
 * Of PP-OCR's own settings for this model: a pixel is text above the first, a component above the second on
 * average.
 */
const PIXEL_THRESHOLD = 0.3;
const COMPONENT_THRESHOLD = 0.5;

/**
 * The network is trained on shrunken text: each rectangle grows on every side by its area over its perimeter
 * times this (Liao et al. 2020, section 3.5). Of the prototype, 2026-11-22.
 */
const UNCLIP_RATIO = 1.6;

/** Thinner cores are specks. PP-OCR's own. */
const MIN_CORE_SIDE_PIXELS = 3;

/** The densest real pages stay under 1,000; a page of noise has more. */
const MAX_TEXT_BOXES = 2_000;

/** The rectangles around the pieces of text of a map, in the map's pixels, in the order of their tops. */
export function textBoxes(map: TextMap): Rectangle[] {
  const boxes: Rectangle[] = [];
  for (const { outline } of components(map, PIXEL_THRESHOLD)) {
    const core = minimumRectangle(convexHull(outline));
    if (!core || Math.min(core.width, core.height) < MIN_CORE_SIDE_PIXELS) continue;
    if (meanWithin(map, core) < COMPONENT_THRESHOLD) continue;
    const growth = ((core.width * core.height) / (2 * (core.width + core.height))) * UNCLIP_RATIO;
    boxes.push({ ...core, width: core.width + 2 * growth, height: core.height + 2 * growth });
    if (boxes.length === MAX_TEXT_BOXES) break;
  }
  return boxes;
}

/** Mean probability of the pixels whose middle lies within. */
function meanWithin({ width, height, probabilities }: TextMap, rectangle: Rectangle): number {
  const corners = cornersOf(rectangle);
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))));
  const bottom = Math.min(height, Math.ceil(Math.max(...corners.map(({ y }) => y))));
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y++) {
    const [from, to] = spanAt(corners, y + 0.5);
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x < Math.min(width, to - 0.5); x++) {
      sum += probabilities[y * width + x]!;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Where a convex polygon meets a horizontal line: from, to. */
function spanAt(corners: readonly Point[], y: number): [number, number] {
  let from = Infinity;
  let to = -Infinity;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length]!;
    if (a.y <= y === b.y <= y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}
