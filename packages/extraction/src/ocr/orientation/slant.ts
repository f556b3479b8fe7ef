import { sidesOf } from '../plane/quad.js';
import type { Quad } from '../types.js';

/** A piece of text this many times longer than high tells its direction. */
const MIN_LENGTH_HEIGHTS = 4;

/**
 * The direction of a page's lines of text: the middle of its pieces' angles, each weighing as much as it is long.
 * @returns radians from the x axis towards the y axis, 0 when no piece is long enough to tell
 */
export function slantOf(quads: readonly Quad[]): number {
  const long = quads
    .map((quad) => ({ angle: Math.atan2(quad[1].y - quad[0].y, quad[1].x - quad[0].x), ...sidesOf(quad) }))
    .filter(({ along, across }) => along >= MIN_LENGTH_HEIGHTS * across)
    .sort((a, b) => a.angle - b.angle);
  const half = long.reduce((sum, { along }) => sum + along, 0) / 2;
  let passed = 0;
  for (const { angle, along } of long) {
    passed += along;
    if (passed >= half) return angle;
  }
  return 0;
}
