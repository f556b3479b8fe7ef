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
  for (let row = 0; row < Math.min(radius, height); row++) exchangeRows(sums, squares, rowAt(row), nothing);
  for (let y = 0; y < height; y++) {
    exchangeRows(sums, squares, rowAt(y + radius), rowAt(y - radius - 1));
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    markRow(ink.subarray(y * width, (y + 1) * width), rowAt(y), { sums, squares, rows, radius });
  }
  return ink;
}

function exchangeRows(
  sums: Int32Array,
  squares: Int32Array,
  entering: Uint8Array,
  leaving: Uint8Array,
): void {
  for (let x = 0; x < sums.length; x++) {
    const more = entering[x]!;
    const less = leaving[x]!;
    sums[x] = sums[x]! + more - less;
    squares[x] = squares[x]! + more * more - less * less;
  }
}

/** The window that moves along a row. */
interface Window {
  /** By column, of the rows within: of levels and of their squares. */
  readonly sums: Int32Array;
  readonly squares: Int32Array;
  readonly rows: number;
  readonly radius: number;
}

function markRow(ink: Uint8Array, levels: Uint8Array, { sums, squares, rows, radius }: Window): void {
  const { length: width } = ink;
  let [sum, square] = [0, 0];
  for (let x = 0; x < Math.min(radius, width); x++) {
    sum += sums[x]!;
    square += squares[x]!;
  }
  for (let x = 0; x < width; x++) {
    const entering = x + radius;
    const leaving = x - radius - 1;
    if (entering < width) {
      sum += sums[entering]!;
      square += squares[entering]!;
    }
    if (leaving >= 0) {
      sum -= sums[leaving]!;
      square -= squares[leaving]!;
    }
    const level = levels[x]!;
    const count = rows * (Math.min(width - 1, entering) - Math.max(-1, leaving));
    // In whole numbers: nearly all pixels are told without a division.
    if (sum <= (level + DARKER_BY) * count) continue;
    const mean = sum / count;
    const darker = mean - level;
    const variance = square / count - mean ** 2;
    if (darker * darker > DARKER_BY_DEVIATIONS * DARKER_BY_DEVIATIONS * variance) ink[x] = 1;
  }
}
