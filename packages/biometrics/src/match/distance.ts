import type { FaceTemplate } from '../types.js';

/**
 * Euclidean distance of two templates brought to length 1: the network was trained on angles, and says
 * nothing by a template's length.
 * @see Chen et al., "MobileFaceNets", CCBR 2018, arXiv:1804.07573
 * @returns 0 (one direction) to 2 (opposite ones)
 * @throws RangeError for templates of different sizes, or without a direction: a distance of them would mean
 * nothing
 */
export function templateDistance(a: FaceTemplate, b: FaceTemplate): number {
  if (a.length !== b.length)
    throw new RangeError(`expected templates of one size, received ${a.length} and ${b.length} numbers`);
  const [lengthOfA, lengthOfB] = [Math.hypot(...a), Math.hypot(...b)];
  for (const length of [lengthOfA, lengthOfB]) {
    if (!(length > 0 && Number.isFinite(length)))
      throw new RangeError(`expected a template of a finite length above 0, received ${length}`);
  }
  let squares = 0;
  for (let index = 0; index < a.length; index++)
    squares += (a[index]! / lengthOfA - b[index]! / lengthOfB) ** 2;
  return Math.min(2, Math.sqrt(squares));
}
