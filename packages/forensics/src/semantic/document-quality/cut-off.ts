import { type Box, displayedBox, lumaOf, type ReadPage, type TextLine, unionBox } from '@assay/media';
import type { PagePixels, PixelArea } from '../../pictures/page-pixels.js';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** An edge of the picture that goes through print. */
export interface CutEdge {
  readonly edge: Edge;
  /** How many words it goes through. */
  readonly words: number;
  /** Around them, on the page as displayed. */
  readonly box: Box;
}

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom'];
/** Words cut; fewer may be the print of something else in the picture. */
const LEAST_WORDS = 3;
/** Ems from the edge within which a word's box is drawn to the edge when it is widened around the letters. */
const NEAR_EMS = 0.3;
/** Ink at the very edge: what the edge's pixels differ by, against ink and paper in the word. */
const INK_SHARE = 0.5;
const EDGE_PX = 2;

/** The edges that cut through words: ink reaches the outermost pixels. */
export function cutEdges(page: ReadPage, pixels: PagePixels): CutEdge[] {
  return EDGES.flatMap((edge): CutEdge[] => {
    const cut = page.lines.flatMap((line) =>
      line.words
        .map(({ box }) => displayedBox(page, box))
        .filter((box) => isNear(edge, box, line, pixels) && isInkAt(edge, box, pixels)),
    );
    const around = unionBox(cut);
    return around && cut.length >= LEAST_WORDS ? [{ edge, words: cut.length, box: around }] : [];
  });
}

function isNear(
  edge: Edge,
  { x1, y1, x2, y2 }: Box,
  { emWidth }: TextLine,
  { displayedWidthPx, displayedHeightPx }: PagePixels,
): boolean {
  const nearX = NEAR_EMS * emWidth;
  const nearY = (nearX * displayedWidthPx) / displayedHeightPx;
  return { left: x1 < nearX, right: x2 > 1 - nearX, top: y1 < nearY, bottom: y2 > 1 - nearY }[edge];
}

function isInkAt(edge: Edge, box: Box, pixels: PagePixels): boolean {
  const { displayedWidthPx, displayedHeightPx } = pixels;
  const [stripX, stripY] = [EDGE_PX / displayedWidthPx, EDGE_PX / displayedHeightPx];
  const strip = pixels.place(
    {
      left: { ...box, x1: 0, x2: stripX },
      right: { ...box, x1: 1 - stripX, x2: 1 },
      top: { ...box, y1: 0, y2: stripY },
      bottom: { ...box, y1: 1 - stripY, y2: 1 },
    }[edge],
  );
  const word = pixels.place(box);
  return (
    strip !== undefined &&
    word !== undefined &&
    lumaRange(strip, pixels) >= INK_SHARE * lumaRange(word, pixels)
  );
}

function lumaRange({ left, top, right, bottom }: PixelArea, { raster: { width, rgb } }: PagePixels): number {
  let [lowest, highest] = [255, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left, at = (y * width + left) * 3; x < right; x++, at += 3) {
      const luma = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
      lowest = Math.min(lowest, luma);
      highest = Math.max(highest, luma);
    }
  }
  return highest - lowest;
}
