import type { Band } from './chroma-band.js';

/**
 * A JPEG whose colors are kept at half the size (4:2:0) is decoded by blending neighbors 3 : 1 (libjpeg's
 * "fancy upsampling"), so that each sample of the band becomes (1, 6, 1) / 8 of itself and its neighbors,
 * along rows and along columns. Those are the weights of a quadratic spline: two runs with this pole, one
 * each way, undo them exactly (Unser, Aldroubi and Eden, "B-spline signal processing", IEEE Trans. Signal
 * Processing 41(2), 1993, section III).
 */
const POLE = Math.sqrt(8) - 3;
const GAIN = -8 * POLE;

/** The band before its neighbors were blended, where it stands. */
export function unblurred({ columns, rows, samples }: Band): Band {
  for (let row = 0; row < rows; row++) unblurRow(samples, row * columns, columns);
  unblurColumns(samples, columns, rows);
  return { columns, rows, samples };
}

/** Beyond the ends the band is taken to stay as it is there. */
const START = 1 / (1 - POLE);

function unblurRow(samples: Float32Array, from: number, length: number): void {
  let value = samples[from]! * START;
  for (let at = from; at < from + length; at++) {
    value = samples[at]! + POLE * value;
    samples[at] = value;
  }
  value *= START;
  for (let at = from + length - 1; at >= from; at--) {
    value = samples[at]! + POLE * value;
    samples[at] = value * GAIN;
  }
}

/** The same for all columns at once, row by row: memory is read in order. */
function unblurColumns(samples: Float32Array, columns: number, rows: number): void {
  const values = Float32Array.from(samples.subarray(0, columns), (value) => value * START);
  for (let row = 0; row < rows; row++) {
    for (let column = 0, at = row * columns; column < columns; column++, at++) {
      const value = samples[at]! + POLE * values[column]!;
      values[column] = value;
      samples[at] = value;
    }
  }
  for (let column = 0; column < columns; column++) values[column] = values[column]! * START;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0, at = row * columns; column < columns; column++, at++) {
      const value = samples[at]! + POLE * values[column]!;
      values[column] = value;
      samples[at] = value * GAIN;
    }
  }
}
