import type { InkGrid } from './ink-grid.js';
import { edgesOf } from './word-pattern.js';

/** Where the places of one axis of a grid lie on another: about the middle, `place * scale + shift`. */
interface Placement {
  readonly scale: number;
  readonly shift: number;
}

/**
 * Cells that two boxes of one content may lie apart, for what one of them includes, and how much their sizes
 * may differ: 4 % cut off at each side.
 */
const MAX_SHIFT = 4;
const MAX_SCALE_CHANGE = 0.09;
const COARSE = { shift: 0.5, scale: 0.015 };
/** Around the best of those, steps that are halved this often: to 0.03 of a cell. */
const HALVINGS = 4;
/** What another placement must correlate better by: less is rounding. */
const MIN_GAIN = 1e-6;
/** Blank cells laid around an axis: no placement reaches further. */
const MARGIN = 12;

/**
 * A box that differs more in size was cut, or grew: on pages with margins, savings of one agree to half of
 * it.
 */
const CUT_SCALE_CHANGE = 0.01;

/** Two grids that lie on each other. */
export interface Aligned {
  readonly fixed: InkGrid;
  readonly moved: InkGrid;
}

/**
 * A grid moved and stretched a little so that it lies on another one. The axes are aligned one at a time by
 * the sums of ink along the other, which is enough for pages whose lines are level. Where a picture was cut,
 * what only one of the two shows is blank in both.
 * @returns both with the cells of `fixed`
 */
export function aligned(moving: InkGrid, fixed: InkGrid): Aligned {
  const [across, down] = placements(
    axis(columnSums(fixed), columnSums(moving)),
    axis(rowSums(fixed), rowSums(moving)),
  );
  const isCut = Math.abs(across.scale - 1) > CUT_SCALE_CHANGE;
  const xs = placesOf(across, fixed.columns);
  const moved = new Float32Array(fixed.columns * fixed.rows);
  const shared = new Float32Array(fixed.density);
  for (let row = 0, to = 0; row < fixed.rows; row++) {
    const y = placed(row, fixed.rows, down);
    const top = Math.floor(y);
    const line = rowBetween(moving, top, y - top);
    const isBeyondRows = y < 0 || y > moving.rows - 1;
    for (let column = 0; column < fixed.columns; column++, to++) {
      const x = xs[column]!;
      if (isCut && (isBeyondRows || x < MARGIN || x > MARGIN + moving.columns - 1)) shared[to] = 0;
      else moved[to] = between(line, x);
    }
  }
  return { fixed: { ...fixed, density: shared }, moved: { ...fixed, density: moved } };
}

const placed = (place: number, length: number, { scale, shift }: Placement): number => {
  const middle = (length - 1) / 2;
  return (place - middle) * scale + middle + shift;
};

/** In a line with {@link MARGIN} blank cells on either side. */
const placesOf = (placement: Placement, length: number): Float64Array =>
  Float64Array.from({ length }, (_, place) => placed(place, length, placement) + MARGIN);

/** A line between two rows of a grid, blank beyond it, with {@link MARGIN} blank cells on either side. */
function rowBetween({ columns, rows, density }: InkGrid, top: number, below: number): Float32Array {
  const line = new Float32Array(columns + 2 * MARGIN);
  for (const [row, weight] of [
    [top, 1 - below],
    [top + 1, below],
  ] as const) {
    if (row < 0 || row >= rows) continue;
    for (let column = 0, from = row * columns; column < columns; column++, from++)
      line[column + MARGIN]! += density[from]! * weight;
  }
  return line;
}

function between(line: Float32Array, place: number): number {
  const first = Math.trunc(place);
  return line[first]! + (line[first + 1]! - line[first]!) * (place - first);
}

/**
 * One axis of two grids: their {@link edgesOf}, the moving one with {@link MARGIN} blank cells on either
 * side.
 */
interface Axis {
  readonly fixed: Float32Array;
  readonly moving: Float32Array;
}

function axis(fixed: Float32Array, moving: Float32Array): Axis {
  const padded = new Float32Array(moving.length + 2 * MARGIN);
  padded.set(edgesOf(moving), MARGIN);
  return { fixed: edgesOf(fixed), moving: padded };
}

/**
 * Coarse steps over all scales, the same along both axes since cells are square, and shifts; then ever finer
 * ones around the best, for each axis alone.
 */
function placements(across: Axis, down: Axis): [Placement, Placement] {
  let best = [attempted(across, 1, 0), attempted(down, 1, 0)] as [Attempt, Attempt];
  for (let scale = 1 - MAX_SCALE_CHANGE; scale < 1 + MAX_SCALE_CHANGE + 1e-9; scale += COARSE.scale) {
    const both: [Attempt, Attempt] = [bestShift(across, scale), bestShift(down, scale)];
    if (both[0].value + both[1].value > best[0].value + best[1].value + MIN_GAIN) best = both;
  }
  return [refined(across, best[0]), refined(down, best[1])];
}

interface Attempt extends Placement {
  readonly value: number;
}

const attempted = ({ fixed, moving }: Axis, scale: number, shift: number): Attempt => ({
  scale,
  shift,
  value: correlation(fixed, moving, scale, shift),
});

function bestShift(axis: Axis, scale: number): Attempt {
  let best = attempted(axis, scale, 0);
  for (let shift = -MAX_SHIFT; shift <= MAX_SHIFT; shift += COARSE.shift) {
    const next = attempted(axis, scale, shift);
    if (next.value > best.value + MIN_GAIN) best = next;
  }
  return best;
}

function refined(axis: Axis, from: Attempt): Attempt {
  let best = from;
  for (let halving = 1, part = 0.5; halving <= HALVINGS; halving++, part /= 2) {
    const { scale, shift } = best;
    for (const wider of [-part, 0, part]) {
      for (const further of [-part, 0, part]) {
        const next = attempted(axis, scale + wider * COARSE.scale, shift + further * COARSE.shift);
        if (next.value > best.value + MIN_GAIN) best = next;
      }
    }
  }
  return best;
}

/** @param moving with {@link MARGIN} blank cells on either side */
function correlation(fixed: Float32Array, moving: Float32Array, scale: number, shift: number): number {
  let [products, squares, fixedSquares] = [0, 0, 0];
  const middle = (fixed.length - 1) / 2;
  let from = middle + shift + MARGIN - middle * scale;
  for (let place = 0; place < fixed.length; place++, from += scale) {
    const first = Math.trunc(from);
    const value = moving[first]! + (moving[first + 1]! - moving[first]!) * (from - first);
    products += fixed[place]! * value;
    squares += value * value;
    fixedSquares += fixed[place]! * fixed[place]!;
  }
  return squares * fixedSquares > 0 ? products / Math.sqrt(squares * fixedSquares) : 0;
}

function columnSums({ columns, density }: InkGrid): Float32Array {
  const sums = new Float32Array(columns);
  for (let cell = 0; cell < density.length; cell++) sums[cell % columns]! += density[cell]!;
  return sums;
}

function rowSums({ columns, rows, density }: InkGrid): Float32Array {
  const sums = new Float32Array(rows);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) sums[row]! += density[cell]!;
  }
  return sums;
}
