import { colorDistance, playsTheSamePart, sizeDifference } from './appearance.js';
import { neighborsOf } from './neighbors.js';
import type { BreakRule, StyleBreak } from './style-break-types.js';

/**
 * A difference that a designer would not make and a reader does not see: more than rounding, less than a
 * choice.
 */
const COLOR_ROUNDING = 0.003;
const MAX_COLOR_MISS = 0.1;
const SIZE_ROUNDING = 0.002;
const MAX_SIZE_MISS = 0.06;

/** Color or size almost, but not quite, as in all the text around it that was written apart from it. */
export const nearMisses: BreakRule = (piece, { layout, passages }) => {
  const mates = neighborsOf(layout.around(piece, (other) => !passages.same(piece, other))).filter((other) =>
    playsTheSamePart(piece, other),
  );
  if (mates.length < 2) return [];
  const breaks: StyleBreak[] = [];
  const colors = mates.map((mate) => colorDistance(mate.run.fill, piece.run.fill));
  if (Math.min(...colors) > COLOR_ROUNDING && Math.min(...colors) < MAX_COLOR_MISS) {
    breaks.push({
      code: 'COLOR_NEAR_MISS',
      summary: 'Its color is almost, but not quite, that of the text around it.',
    });
  }
  const sizes = mates.map((mate) => sizeDifference(mate, piece));
  if (Math.min(...sizes) > SIZE_ROUNDING && Math.max(...sizes) < MAX_SIZE_MISS) {
    breaks.push({
      code: 'SIZE_NEAR_MISS',
      summary: 'Its size is almost, but not quite, that of the text around it.',
    });
  }
  return breaks;
};
