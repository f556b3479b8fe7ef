import type { Picture } from '../papers/treatments/picture.js';

/** A rectangle of a page, in pixels or points from its top left corner. */
export interface EditedPlace {
  /** From 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Two pixels that differ by less, 0..255, are the same: a marked text is magenta, which nothing else on the
 * page is.
 */
const LEAST_DIFFERENCE = 40;

/**
 * Rows of pixels without a difference that part two places: less than two lines of text are apart, more than
 * the parts of one letter.
 */
const LEAST_GAP_SHARE = 0.004;

/**
 * Where a page differs from itself with its edited texts marked, both having gone through the same treatment
 * with the same dice: whatever the treatment did to the page, it did to the place. One place a line of text.
 */
export function editedPlaces(pages: readonly Picture[], marked: readonly Picture[]): EditedPlace[] {
  return pages.flatMap((picture, index) => {
    const other = marked[index];
    if (!other || other.width !== picture.width || other.height !== picture.height) return [];
    return differingRows(picture, other).map((rows) => ({ page: index + 1, ...rows }));
  });
}

function differingRows(one: Picture, other: Picture): Omit<EditedPlace, 'page'>[] {
  const places: { left: number; top: number; right: number; bottom: number }[] = [];
  const gapPx = LEAST_GAP_SHARE * one.height;
  for (let y = 0; y < one.height; y++) {
    let [left, right] = [one.width, -1];
    for (let x = 0; x < one.width; x++) {
      const offset = (y * one.width + x) * 3;
      const differs = [0, 1, 2].some(
        (channel) =>
          Math.abs((one.rgb[offset + channel] ?? 0) - (other.rgb[offset + channel] ?? 0)) >= LEAST_DIFFERENCE,
      );
      if (differs) [left, right] = [Math.min(left, x), x];
    }
    if (right < 0) continue;
    const last = places.at(-1);
    if (last && y - last.bottom <= gapPx)
      Object.assign(last, {
        left: Math.min(last.left, left),
        right: Math.max(last.right, right + 1),
        bottom: y + 1,
      });
    else places.push({ left, top: y, right: right + 1, bottom: y + 1 });
  }
  return places;
}

/**
 * As the manifest notes places: `boxes p1[72 90.5 140 101]`. @param unit length of a pixel in what the page
 * is measured in
 */
export function placesToNotes(places: readonly EditedPlace[], unitOf: (page: number) => number): string {
  const texts = places.map(
    ({ page, left, top, right, bottom }) =>
      `p${page}[${[left, top, right, bottom].map((at) => (at * unitOf(page)).toFixed(1)).join(' ')}]`,
  );
  return texts.length === 0 ? '' : `boxes ${texts.join(' ')}`;
}
