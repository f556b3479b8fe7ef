import {
  type Box,
  type DrawnPixels,
  lumaOf,
  median,
  type PageRendering,
  type PdfiumDocument,
} from '@assay/media';

/** Difference of luma (0..255) that JPEG noise of paper stays under. */
const SAME_PAPER = 12;
/** Luma below which a surface reads as a black bar. */
const DARK = 90;

/** How an area looks against what is around it. */
export interface Surroundings {
  /** The area's own ground has the color of what is next to it: a patch that is not meant to be seen. */
  readonly blendsIn: boolean;
  /** The area's ground is dark, as a redaction's is. */
  readonly dark: boolean;
}

/**
 * {@link surroundingsOf} areas of a page as it is drawn, from PDFium's own pixels: a copy of them is memory that the system
 * has to clear first, which takes longer than drawing them.
 */
export function surroundingsOnPage(
  pages: PdfiumDocument,
  index: number,
  maxSidePixels: number,
  areas: readonly Box[],
): Surroundings[] {
  return pages.drawn(index, maxSidePixels, (drawn) => {
    const page = renderingOf(drawn);
    return areas.map((area) => surroundingsOf(page, area));
  });
}

const renderingOf = ({ width, height, pixels }: DrawnPixels): PageRendering => ({
  width,
  height,
  rgba: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
});

/** Compares the medians just inside and just outside of an area's edges: ink on it is the smaller part. */
export function surroundingsOf(page: PageRendering, area: Box): Surroundings {
  const [left, right] = [Math.round(area.x1 * page.width), Math.round(area.x2 * page.width) - 1];
  const [top, bottom] = [Math.round(area.y1 * page.height), Math.round(area.y2 * page.height) - 1];
  const inside = groundOf([
    ...edge(page, left, top, right, bottom),
    ...edge(page, left + 1, top + 1, right - 1, bottom - 1),
  ]);
  const outside = groundOf([
    ...edge(page, left - 2, top - 2, right + 2, bottom + 2),
    ...edge(page, left - 3, top - 3, right + 3, bottom + 3),
  ]);
  return { blendsIn: Math.abs(inside - outside) <= SAME_PAPER, dark: inside < DARK };
}

/** Ink is the smaller part; white where there is no pixel. */
const groundOf = (lumas: readonly number[]): number => median(lumas) ?? 255;

/** Luma of the pixels along a rectangle's border, as far as they are on the page; alpha is not looked at. */
function* edge(
  page: PageRendering,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Generator<number> {
  for (let x = left; x <= right; x++) {
    yield* lumaAt(page, x, top);
    yield* lumaAt(page, x, bottom);
  }
  for (let y = top; y <= bottom; y++) {
    yield* lumaAt(page, left, y);
    yield* lumaAt(page, right, y);
  }
}

/** Nothing for a place off the page. */
function* lumaAt({ rgba, width, height }: PageRendering, x: number, y: number): Generator<number> {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 4;
  yield lumaOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
}
