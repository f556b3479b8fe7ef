import type { RgbImage } from '@assay/media';

/** A rectangle of an image, in its pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Rows and columns that vary by no more hold paper; by more, print or the desk around it. Of 255, in green.
 */
const MAX_PAPER_RANGE = 32;

/**
 * Paper kept around the print: the detection network takes what touches the edge of its input for less likely
 * text. Of the longer side.
 */
const KEPT_MARGIN = 0.02;

/** What is left of an image without its empty margins; all of it where nothing is printed. */
export function printedArea(image: RgbImage): PixelArea {
  const { width, height } = image;
  const isPaperRow = (y: number) => isPaper(image, y * width, 1, width);
  const top = firstIndex(height, (y) => !isPaperRow(y));
  if (top === height) return { left: 0, top: 0, width, height };
  const bottom = height - firstIndex(height, (back) => !isPaperRow(height - 1 - back));
  const isPaperColumn = (x: number) => isPaper(image, x, width, height);
  const left = firstIndex(width, (x) => !isPaperColumn(x));
  const right = width - firstIndex(width, (back) => !isPaperColumn(width - 1 - back));
  const margin = Math.round(Math.max(width, height) * KEPT_MARGIN);
  const [x1, y1] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x1,
    top: y1,
    width: Math.min(width, right + margin) - x1,
    height: Math.min(height, bottom + margin) - y1,
  };
}

/** Whether pixels, `step` apart, are all about equally light. */
function isPaper({ rgb }: RgbImage, from: number, step: number, count: number): boolean {
  let [darkest, lightest] = [255, 0];
  for (let index = 0, at = from * 3 + 1; index < count; index++, at += step * 3) {
    darkest = Math.min(darkest, rgb[at]!);
    lightest = Math.max(lightest, rgb[at]!);
    if (lightest - darkest > MAX_PAPER_RANGE) return false;
  }
  return true;
}

/** The first index for which a test holds; `length` when there is none. */
function firstIndex(length: number, test: (index: number) => boolean): number {
  let index = 0;
  while (index < length && !test(index)) index += 1;
  return index;
}
