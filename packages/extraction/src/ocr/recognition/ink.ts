import { lumaOf, type RgbImage } from '@assay/media';

/** Which pixels of a crop are ink. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** Row-major, 1 for ink; none in the rows at the edge, which belong to the lines above and below. */
  readonly mask: Uint8Array;
  /** How many there are in each column. */
  readonly columns: Uint8Array;
}

const EDGE_ROWS = 5;

/** Splits a crop into ink and ground, whichever is darker: ink is what there is less of. */
export function inkOf({ width, height, rgb }: RgbImage): Ink {
  const luma = new Uint8Array(width * height);
  const histogram = new Uint32Array(256);
  for (let pixel = 0, from = 0; pixel < luma.length; pixel++, from += 3) {
    const value = lumaOf(rgb[from]!, rgb[from + 1]!, rgb[from + 2]!) | 0;
    luma[pixel] = value;
    histogram[value] = histogram[value]! + 1;
  }
  const threshold = otsuThreshold(histogram);
  let dark = 0;
  for (let value = 0; value <= threshold; value++) dark += histogram[value]!;
  const inkIsDark = dark * 2 <= luma.length;
  const mask = new Uint8Array(luma.length);
  const columns = new Uint8Array(width);
  for (let y = EDGE_ROWS; y < height - EDGE_ROWS; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (luma[at]! <= threshold !== inkIsDark) continue;
      mask[at] = 1;
      columns[x]! += 1;
    }
  }
  return { width, height, mask, columns };
}

/** A row belongs to letters when it holds this part of the ink of the fullest row. */
const LETTER_ROW_SHARE = 0.1;

/**
 * The rows in which letters stand, between two columns: from, to (one past the last). All rows when there is
 * no ink.
 */
export function letterRows({ width, height, mask }: Ink, x1: number, x2: number): [from: number, to: number] {
  const rows = new Uint16Array(height);
  let fullest = 0;
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let at = y * width + x1, end = y * width + x2; at < end; at++) count += mask[at]!;
    rows[y] = count;
    fullest = Math.max(fullest, rows[y]!);
  }
  if (fullest === 0) return [0, height];
  const isLetterRow = (count: number) => count >= fullest * LETTER_ROW_SHARE;
  return [rows.findIndex(isLetterRow), rows.findLastIndex(isLetterRow) + 1];
}

/**
 * The last value of the darker class, by the split with the greatest variance between the classes (Otsu
 * 1979).
 */
function otsuThreshold(histogram: Uint32Array): number {
  let total = 0;
  let sum = 0;
  for (let value = 0; value < histogram.length; value++) {
    total += histogram[value]!;
    sum += value * histogram[value]!;
  }
  let [best, greatest, below, belowSum] = [127, -1, 0, 0];
  for (let value = 0; value < 255; value++) {
    below += histogram[value]!;
    belowSum += value * histogram[value]!;
    if (below === 0 || below === total) continue;
    const difference = belowSum / below - (sum - belowSum) / (total - below);
    const variance = below * (total - below) * difference * difference;
    if (variance > greatest) [best, greatest] = [value, variance];
  }
  return best;
}
