import type { Point } from '@assay/media';
import type { Quad } from '../types.js';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The longer of the two sides along the text, and of the two across it. */
export function sidesOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): {
  along: number;
  across: number;
} {
  return {
    along: Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    across: Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  };
}

/** The same corners with the text read after `turns` clockwise quarter turns of the image. */
export function turnedQuad([a, b, c, d]: Quad, turns: number): Quad {
  if (turns === 1) return [d, a, b, c];
  if (turns === 2) return [c, d, a, b];
  return turns === 3 ? [b, c, d, a] : [a, b, c, d];
}

/** A quad that reaches further by a share of its height, above and below the text. */
export function grownQuad([topLeft, topRight, bottomRight, bottomLeft]: Quad, share: number): Quad {
  const beyond = (from: Point, to: Point): Point => ({
    x: to.x + (to.x - from.x) * share,
    y: to.y + (to.y - from.y) * share,
  });
  return [
    beyond(bottomLeft, topLeft),
    beyond(bottomRight, topRight),
    beyond(topRight, bottomRight),
    beyond(topLeft, bottomLeft),
  ];
}
