import type { FaceTemplate } from '../types.js';

/**
 * Euclidean distance of two templates brought to length 1. The network was trained on distances of templates as they come; at equal
 * length they tell people better apart: on the half of the people that was not fitted on (README), 82.0 instead of 76.2 % of the
 * pairs of one person match at a false match rate of 0.01 %, 94.3 instead of 93.8 % at 0.1 % (2026-11-22).
 * @see King, "High Quality Face Recognition with Deep Metric Learning", blog.dlib.net, 2017-02
 * @returns 0 (one direction) to 2 (opposite ones)
 * @throws RangeError for templates of different sizes, or without a direction: a distance of them would mean nothing
 */
export function templateDistance(a: FaceTemplate, b: FaceTemplate): number {
  if (a.length !== b.length) throw new RangeError(`expected templates of one size, received ${a.length} and ${b.length} numbers`);
  const [lengthOfA, lengthOfB] = [Math.hypot(...a), Math.hypot(...b)];
  for (const length of [lengthOfA, lengthOfB]) {
    if (!(length > 0 && Number.isFinite(length)))
      throw new RangeError(`expected a template of a finite length above 0, received ${length}`);
  }
  let squares = 0;
  for (let index = 0; index < a.length; index++) squares += (a[index]! / lengthOfA - b[index]! / lengthOfB) ** 2;
  return Math.min(2, Math.sqrt(squares));
}
