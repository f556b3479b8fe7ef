import type { Point } from '@assay/media';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Neighboring windows share this part of their side: the largest face that only they can show is not cut by
 * both.
 */
const SHARED_PART = 0.2;

/**
 * Middles of square windows, in rows, that cover an image evenly; a window longer than the image is high or
 * wide is centered on it.
 */
export function windowCenters({ width, height }: Size, sidePx: number): Point[] {
  const across = places(width, sidePx);
  return places(height, sidePx).flatMap((y) => across.map((x) => ({ x, y })));
}

function places(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const count = Math.ceil((length - SHARED_PART * side) / ((1 - SHARED_PART) * side));
  return Array.from({ length: count }, (_, index) => side / 2 + ((length - side) * index) / (count - 1));
}
