import type { Bytes } from './luma-bytes.js';

/**
 * Half the window in which paper and ink are told apart: a few text lines of a page, as a share of its
 * shorter side, in pixels.
 */
const WINDOW_SHARE = 1 / 40;
const [SMALLEST_RADIUS, LARGEST_RADIUS] = [10, 40];

/**
 * Ink is darker than the mean around it by this many levels at least (beyond paper noise), and by this share
 * of the deviation there.
 */
const DARKER_BY = 14;
const DARKER_BY_DEVIATIONS = 0.8;

/**
 * Marks pixels darker than their surroundings: 1 = ink. Local mean and deviation from running sums, so the
 * cost is linear in pixels whatever the window. The bound is Niblack's (An Introduction to Digital Image
 * Processing, 1986) with a least difference, which keeps empty paper empty.
 */
export function inkMask({ width, height, samples }: Bytes): Uint8Array {
  const ink = new Uint8Array(width * height);
  const radius = Math.max(
    SMALLEST_RADIUS,
    Math.min(LARGEST_RADIUS, Math.round(Math.min(width, height) * WINDOW_SHARE)),
  );
  const sums = new Int32Array(width);
  const squares = new Int32Array(width);
  const nothing = new Uint8Array(width);
  const rowAt = (row: number): Uint8Array =>
    row < 0 || row >= height ? nothing : samples.subarray(row * width, (row + 1) * width);
  const exchangeRows = (entering: Uint8Array, leaving: Uint8Array): void => {
    for (let x = 0; x < width; x++) {
      const [more, less] = [entering[x]!, leaving[x]!];
      sums[x] = sums[x]! + more - less;
      squares[x] = squares[x]! + more * more - less * less;
    }
  };
  for (let row = 0; row < Math.min(radius, height); row++) exchangeRows(rowAt(row), nothing);
  for (let y = 0; y < height; y++) {
    exchangeRows(rowAt(y + radius), rowAt(y - radius - 1));
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    markRow(y, rows);
  }
  return ink;

  function markRow(y: number, rows: number): void {
    let sum = 0;
    let square = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += sums[x]!;
      square += squares[x]!;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + radius < width) {
        sum += sums[x + radius]!;
        square += squares[x + radius]!;
      }
      if (x - radius - 1 >= 0) {
        sum -= sums[x - radius - 1]!;
        square -= squares[x - radius - 1]!;
      }
      const count = rows * (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
      // In whole numbers: nearly all pixels are told without a division.
      if (sum <= (samples[at]! + DARKER_BY) * count) continue;
      const mean = sum / count;
      const darker = mean - samples[at]!;
      const variance = square / count - mean ** 2;
      if (darker * darker > DARKER_BY_DEVIATIONS * DARKER_BY_DEVIATIONS * variance) ink[at] = 1;
    }
  }
}
