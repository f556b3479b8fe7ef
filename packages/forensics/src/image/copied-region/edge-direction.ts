import type { Plane } from '@assay/media';
import { BLOCK } from './compared-blocks.js';

/**
 * The direction along which a block changes least, as a vector of length 1: the minor axis of the mean outer
 * product of its slopes.
 */
export function edgeDirection(
  { width, samples }: Plane,
  left: number,
  top: number,
): readonly [across: number, down: number] {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = top; y < top + BLOCK - 1; y++) {
    for (let at = y * width + left; at < y * width + left + BLOCK - 1; at++) {
      const dx = samples[at + 1]! - samples[at]!;
      const dy = samples[at + width]! - samples[at]!;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  // The major axis lies at half the angle of the doubled one; the minor one at right angles to it.
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
}
