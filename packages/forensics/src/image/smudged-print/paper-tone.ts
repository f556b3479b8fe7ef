import { type Plane, resizedPlane } from '@assay/media';
import { blurred } from '../filters/blur.js';
import { largestAround, smallestAround } from '../filters/square-filters.js';

/**
 * The paper is looked for up to this many print heights to each side: wider dark places are ground of their
 * own.
 */
const PAPER_HEIGHTS = 1.1;
/** Steps of the paper's grid in a print height. */
const PAPER_STEPS = 3;
/** Blur of the paper's grid before it is closed, in its steps: one light pixel is no paper. */
const PAPER_SIGMA = 0.7;

/**
 * The light of the paper, without what is printed on it: a closing (the largest values around, then the
 * smallest of these), smoothed.
 */
export function paperTone(cells: Plane, printHeight: number): Plane {
  const step = Math.max(1, Math.floor(printHeight / PAPER_STEPS));
  const radius = Math.round((PAPER_HEIGHTS * printHeight) / step);
  const reduced = atSize(cells, Math.floor(cells.width / step), Math.floor(cells.height / step));
  const coarse = blurred(reduced, PAPER_SIGMA, reduced.samples);
  const closed = smallestAround(largestAround(coarse, radius), radius);
  return atSize(blurred(closed, radius / 2, closed.samples), cells.width, cells.height);
}

const atSize = (plane: Plane, width: number, height: number): Plane => ({
  width,
  height,
  samples: resizedPlane(plane, width, height),
});
