import type { Point } from '@assay/media';
import type { PixelBox } from '../types.js';

/** The upright box around some points. */
export function boxAroundPoints(points: readonly Point[]): PixelBox {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    x1 = Math.min(x1, x);
    y1 = Math.min(y1, y);
    x2 = Math.max(x2, x);
    y2 = Math.max(y2, y);
  }
  return { x1, y1, x2, y2 };
}

export const middleOf = ({ x1, y1, x2, y2 }: PixelBox): Point => ({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 });

export const longerSidePx = ({ x1, y1, x2, y2 }: PixelBox): number => Math.max(x2 - x1, y2 - y1);

/** Square pixels; 0 for a box turned inside out. */
export const areaPx = ({ x1, y1, x2, y2 }: PixelBox): number => Math.max(0, x2 - x1) * Math.max(0, y2 - y1);

/** Square pixels that lie in both. */
export function commonAreaPx(a: PixelBox, b: PixelBox): number {
  return areaPx({
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    x2: Math.min(a.x2, b.x2),
    y2: Math.min(a.y2, b.y2),
  });
}

/** Intersection over union, 0..1. */
export function overlap(a: PixelBox, b: PixelBox): number {
  const common = commonAreaPx(a, b);
  return common === 0 ? 0 : common / (areaPx(a) + areaPx(b) - common);
}

/** The part of the smaller box that lies in the other, 0..1. */
export function cover(a: PixelBox, b: PixelBox): number {
  const common = commonAreaPx(a, b);
  return common === 0 ? 0 : common / Math.min(areaPx(a), areaPx(b));
}
