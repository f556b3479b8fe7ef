import { type RgbImage, toLuma } from '@assay/media';
import { blockMeans, spreadOverBlocks } from './blocks.js';
import { colorStatistics } from './color.js';
import { differences, FILTERS } from './differences.js';
import { latticeStatistics } from './lattice.js';
import { halved } from './pyramid.js';
import { runShares } from './runs.js';
import { correlationsAt, shapeOf } from './shape.js';
import { toneStatistics } from './tone.js';
import { type Floats, newFloats } from './window-floats.js';

const SCALES = 3;

/**
 * Place of the logarithm of how much fine detail there is ({@link logOf} of the mean of `surrounded` at full
 * size).
 */
export const DETAIL = 63;

const LAGS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [2, 2],
  [2, 1],
] as const;

/** What is measured of a window; see README.md. @param floats memory that is not looked at afterwards */
export function featuresOf(window: RgbImage, floats: Floats = newFloats): Float64Array {
  const luma = toLuma(window);
  const features: number[] = [...latticeStatistics(luma), ...colorStatistics(window, floats)];
  let plane = luma;
  for (let scale = 0; scale < SCALES; scale++) {
    const [across, down] = [
      differences(plane, FILTERS.across, floats),
      differences(plane, FILTERS.down, floats),
    ];
    const [acrossTwice, downTwice] = [
      differences(plane, FILTERS.acrossTwice, floats),
      differences(plane, FILTERS.downTwice, floats),
    ];
    const surrounded = differences(plane, FILTERS.surrounded, floats);
    const half = halved(plane, floats);
    features.push(
      ...shapeOf(across),
      ...shapeOf(down),
      ...shapeOf(surrounded),
      ...shapeOf(differences(plane, FILTERS.mixed, floats)),
      ...shapeOf(differences(plane, FILTERS.saddle, floats)),
      ...correlationsAt(surrounded, LAGS),
      ...runShares(across, down),
      ...runShares(acrossTwice, downTwice),
      ...spreadOverBlocks(
        surrounded,
        plane,
        blockMeans(differences(half, FILTERS.across, floats).plane, true, 4),
      ),
    );
    plane = half;
  }
  features.push(...toneStatistics(window));
  return Float64Array.from(features);
}
