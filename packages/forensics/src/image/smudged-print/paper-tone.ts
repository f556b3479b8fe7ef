import type { Plane } from '@assay/media';
import { blurred } from '../copied-region/blur.js';
import { largestAround, smallestAround } from './square-filters.js';

/** The paper is looked for up to this many print heights to each side: wider dark places are ground of their own. */
const PAPER_HEIGHTS = 1.1;
/** Steps of the paper's grid in a print height. */
const PAPER_STEPS = 3;
/** Blur of the paper's grid before it is closed, in its steps: one light pixel is no paper. */
const PAPER_SIGMA = 0.7;

/** The light of the paper, without what is printed on it: a closing (the largest values around, then the smallest of these), smoothed. */
export function paperTone(cells: Plane, printHeight: number): Plane {
  const step = Math.max(1, Math.floor(printHeight / PAPER_STEPS));
  const radius = Math.round((PAPER_HEIGHTS * printHeight) / step);
  const coarse = blurred(meanOfCells(cells, step), PAPER_SIGMA);
  const closed = blurred(smallestAround(largestAround(coarse, radius), radius), radius / 2);
  return step === 1 ? closed : enlarged(closed, step, cells);
}

/** Bilinear; the edge repeats. */
function enlarged({ width, height, samples }: Plane, step: number, to: Plane): Plane {
  const large = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const v = Math.min(height - 1, Math.max(0, (y + 0.5) / step - 0.5));
    const above = Math.floor(v) * width;
    const below = Math.min(height - 1, Math.floor(v) + 1) * width;
    const down = v - Math.floor(v);
    for (let x = 0; x < to.width; x++) {
      const u = Math.min(width - 1, Math.max(0, (x + 0.5) / step - 0.5));
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      const over = u - left;
      const upper = samples[above + left]! * (1 - over) + samples[above + right]! * over;
      const lower = samples[below + left]! * (1 - over) + samples[below + right]! * over;
      large[y * to.width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { width: to.width, height: to.height, samples: large };
}

function meanOfCells({ width, height, samples }: Plane, side: number): Plane {
  if (side === 1) return { width, height, samples };
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const means = new Float32Array(columns * rows);
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < columns * side; x++) means[row + Math.floor(x / side)]! += samples[y * width + x]! / (side * side);
  }
  return { width: columns, height: rows, samples: means };
}
