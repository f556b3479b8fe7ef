import type { InkPixels } from './ink.js';

/**
 * Ink of a picture whose lines have been set level, and the box that its content fills. Places are pixels of
 * the picture drawn.
 */
export interface StraightInk {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly darkness: Float32Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * An edge of the content is where this much ink stands in as many rows or columns: a letter, and more than a
 * speck of dust.
 */
const EDGE_INK = 5;
const EDGE_REACH_PX = 10;
/** Paler ink bounds nothing: the lid of a scanner beside its paper, tinted bands that run to the edge. */
const EDGE_DARKNESS = 0.2;

/**
 * @param slope of its lines, as `slopeOf` finds it
 * @returns undefined when nothing but specks is on the picture
 */
export function straightened(ink: InkPixels, slope: number): StraightInk | undefined {
  const { width, height, darkness } = ink;
  const x = new Float32Array(darkness.length);
  const y = new Float32Array(darkness.length);
  for (let pixel = 0; pixel < darkness.length; pixel++) {
    const right = ink.x[pixel]! - width / 2;
    const down = ink.y[pixel]! - height / 2;
    x[pixel] = width / 2 + right + down * slope;
    y[pixel] = height / 2 + down - right * slope;
  }
  const across = extent(x, darkness, width);
  const down = extent(y, darkness, height);
  if (!across || !down) return undefined;
  return { x, y, darkness, left: across.first, right: across.last, top: down.first, bottom: down.last };
}

/** First and one past the last place of the content along an axis. */
function extent(
  places: Float32Array,
  darkness: Float32Array,
  length: number,
): { first: number; last: number } | undefined {
  const sums = new Float32Array(length);
  for (let pixel = 0; pixel < places.length; pixel++) {
    const dark = darkness[pixel]!;
    if (dark < EDGE_DARKNESS) continue;
    const place = Math.round(places[pixel]!);
    sums[place < 0 ? 0 : place < length ? place : length - 1]! += dark;
  }
  const first = edge(sums);
  const last = edge(sums.toReversed());
  return first === undefined || last === undefined || first >= length - last
    ? undefined
    : { first, last: length - last };
}

/** The first inked place from which on there is enough within reach. */
function edge(sums: Float32Array): number | undefined {
  for (let start = 0; start < sums.length; start++) {
    if (sums[start]! < 0.3) continue;
    let total = 0;
    for (let place = start; place < Math.min(sums.length, start + EDGE_REACH_PX); place++)
      total += sums[place]!;
    if (total >= EDGE_INK) return start;
  }
  return undefined;
}
