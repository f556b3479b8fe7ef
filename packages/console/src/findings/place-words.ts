import type { Box } from '../api/types.js';
import { m } from '../messages/index.js';

/** Where on the page a box lies, in words: what the mark says to somebody who does not see it. */
export function placeWords({ x1, y1, x2, y2 }: Box): string {
  const column = third((x1 + x2) / 2);
  const row = third((y1 + y2) / 2);
  const { where } = m.detection;
  const rows = [
    [where.upperLeft, where.upper, where.upperRight],
    [where.left, where.middle, where.right],
    [where.lowerLeft, where.lower, where.lowerRight],
  ];
  return rows[row]?.[column] ?? where.middle;
}

const third = (fraction: number): number => Math.min(2, Math.max(0, Math.floor(fraction * 3)));
