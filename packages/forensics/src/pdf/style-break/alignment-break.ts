import { playsTheSamePart } from './appearance.js';
import type { Piece } from './piece.js';
import type { BreakRule } from './style-break-types.js';

/** Rows compared above and below. */
const ROWS_EACH_SIDE = 3;
const MIN_ROWS = 4;
/** Edges that scatter more than this are not set by a column. In points. */
const MAX_SCATTER_POINTS = 0.25;
const MIN_OFFSET_POINTS = 0.4;
/** How many times the column's own scatter. */
const MIN_OFFSET_SCATTERS = 4;
/** More than a digit and a separator off is another column. */
const MAX_OFFSET_EM = 1.3;
/** Rows of one table are equally far apart. */
const SAME_PITCH_EM = 0.3;

/** Digits with what belongs to an amount, and nothing behind the last digit. */
const AMOUNT = /^[-−+$€£R\s\d.,]*\d$/;
const isAmount = (piece: Piece): boolean => piece.readable && AMOUNT.test(piece.text);

/** An amount whose right edge leaves the edge that the rows above and below keep. */
export const columnEdgeBreak: BreakRule = (piece, { layout }) => {
  if (!isAmount(piece)) return [];
  const { above, below } = layout.column(
    piece,
    ROWS_EACH_SIDE,
    (other) => isAmount(other) && playsTheSamePart(piece, other),
  );
  const mates = [...above, ...below];
  const [nearestAbove] = above;
  const [nearestBelow] = below;
  if (mates.length < MIN_ROWS || !nearestAbove || !nearestBelow) return [];
  const pitchDifference = Math.abs(
    piece.baseline - nearestAbove.baseline - (nearestBelow.baseline - piece.baseline),
  );
  if (pitchDifference > SAME_PITCH_EM * piece.sizePoints) return [];
  const rights = mates.map(({ right }) => right);
  const scatter = spread(rights);
  const isSetByLeftEdge = spread(mates.map(({ left }) => left)) < MAX_SCATTER_POINTS;
  const offset = Math.abs(piece.right - rights.reduce((sum, right) => sum + right, 0) / rights.length);
  const isOff =
    offset > Math.max(MIN_OFFSET_POINTS, MIN_OFFSET_SCATTERS * scatter) &&
    offset < MAX_OFFSET_EM * piece.sizePoints;
  if (scatter > MAX_SCATTER_POINTS || isSetByLeftEdge || !isOff) return [];
  return [
    {
      code: 'COLUMN_EDGE_BREAK',
      summary: `It ends ${offset.toFixed(1)} points off the edge that its column keeps.`,
    },
  ];
};

/**
 * Baselines that differ less than this are rounding; more than this share of the size is a raised mark. In
 * points, in em.
 */
const MIN_SHIFT_POINTS = 0.05;
const MAX_SHIFT_EM = 0.2;
const EQUAL_BASELINES_POINTS = 0.02;

/** A token between two others of one baseline that stands a hair higher or lower. */
export const baselineBreak: BreakRule = (piece, { layout }) => {
  const { left, right } = layout.around(piece);
  if (!left || !right || Math.abs(left.baseline - right.baseline) > EQUAL_BASELINES_POINTS) return [];
  if (!playsTheSamePart(piece, left) || !playsTheSamePart(piece, right)) return [];
  const shift = Math.abs(piece.baseline - left.baseline);
  if (shift < MIN_SHIFT_POINTS || shift > MAX_SHIFT_EM * piece.sizePoints) return [];
  return [
    { code: 'BASELINE_BREAK', summary: `It stands ${shift.toFixed(2)} points off the baseline of its line.` },
  ];
};

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
