import type { Plane, RgbImage } from '@assay/media';
import { type Differences, differences, FILTERS, mixedDifferences } from './differences.js';
import { halved } from './pyramid.js';
import { correlationOf, correlationsAt, logOf } from './shape.js';
import type { Floats } from './window-floats.js';

/** One channel of a picture, or a difference of two. */
function channel(
  { width, height, rgb }: RgbImage,
  weights: readonly [number, number, number],
  floats: Floats,
): Plane {
  const samples = floats(width * height);
  for (let pixel = 0, at = 0; pixel < samples.length; pixel++, at += 3)
    samples[pixel] = weights[0] * rgb[at]! + weights[1] * rgb[at + 1]! + weights[2] * rgb[at + 2]!;
  return { width, height, samples };
}

const RGB = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const COLOR_LAGS = [
  [1, 0],
  [1, 1],
  [2, 0],
] as const;
/** As JPEG codes light and color differences (ITU-T T.871, clause 7), without their offset. */
const LIGHT = [0.299, 0.587, 0.114];
const BLUENESS = [-0.168736, -0.331264, 0.5];
const REDNESS = [0.5, -0.418688, -0.081312];

/**
 * How the fine detail of colors goes with that of light. A sensor sees one color a pixel, so its colors
 * are coarser than its light, and their noise is partly their own; networks draw all three at once.
 */
export function colorStatistics(window: RgbImage, floats: Floats): number[] {
  const statistics: number[] = [];
  let planes = RGB.map((weights) => channel(window, weights, floats));
  for (let scale = 0; scale < 3; scale++) {
    const channels = planes.map((plane) => differences(plane, FILTERS.surrounded, floats));
    const [red, green, blue] = channels as [Differences, Differences, Differences];
    const [light, blueness, redness] = [LIGHT, BLUENESS, REDNESS].map((weights) =>
      mixedDifferences(channels, weights, floats),
    ) as [Differences, Differences, Differences];
    statistics.push(
      correlationOf(red, green),
      correlationOf(green, blue),
      correlationOf(red, blue),
      correlationOf(light, blueness),
      correlationOf(light, redness),
      correlationOf(blueness, redness),
      logOf(blueness.meanMagnitude) - logOf(light.meanMagnitude),
      logOf(redness.meanMagnitude) - logOf(light.meanMagnitude),
      logOf(blueness.meanMagnitude),
      logOf(redness.meanMagnitude),
      ...correlationsAt(blueness, COLOR_LAGS),
      ...correlationsAt(redness, COLOR_LAGS),
    );
    planes = planes.map((plane) => halved(plane, floats));
  }
  return statistics;
}
