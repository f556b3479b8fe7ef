import type { Box } from '../api/types.js';

/** Lengths in CSS pixels unless they say otherwise. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box opens as wide as this share of the pane. */
const BOX_SHARE = 1 / 3;
/** And no higher than this, so that the lines around it are seen. */
const BOX_HEIGHT_SHARE = 1 / 4;
const MARGIN = 12;
/** Nor is the page drawn wider than so many panes for it: a small box keeps its line of text. */
const WIDEST_FOR_BOX = 2.4;

/** A page may be drawn at most so many times as wide as the pane. */
const LARGEST = 12;
const SMALLEST = 0.1;

/** Width at which the whole page fits the pane. `aspect` is height by width. */
export const fittingWidth = (pane: Size, aspect: number): number =>
  Math.max(50, Math.min(pane.width - 2 * MARGIN, (pane.height - 2 * MARGIN) / aspect));

/** Width of the page at which the box takes a third of the pane. Never smaller than the whole page. */
export function widthForBox(box: Box, pane: Size, aspect: number): number {
  const byWidth = (pane.width * BOX_SHARE) / Math.max(0.01, box.x2 - box.x1);
  const byHeight = (pane.height * BOX_HEIGHT_SHARE) / (Math.max(0.005, box.y2 - box.y1) * aspect);
  return clampWidth(
    Math.max(fittingWidth(pane, aspect), Math.min(byWidth, byHeight, pane.width * WIDEST_FOR_BOX)),
    pane,
  );
}

export const clampWidth = (width: number, pane: Size): number =>
  Math.min(pane.width * LARGEST, Math.max(pane.width * SMALLEST, width));

/** Scroll offsets that bring a point of the page, in fractions, to the middle of the pane. */
export const scrollToCenter = (
  point: { readonly x: number; readonly y: number },
  page: Size,
  pane: Size,
  origin: { readonly left: number; readonly top: number },
): { left: number; top: number } => ({
  left: origin.left + point.x * page.width - pane.width / 2,
  top: origin.top + point.y * page.height - pane.height / 2,
});

export const centerOf = ({ x1, y1, x2, y2 }: Box): { x: number; y: number } => ({
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
});

/** A box as CSS: percentages of the page it lies in. */
export const boxStyle = ({
  x1,
  y1,
  x2,
  y2,
}: Box): { left: string; top: string; width: string; height: string } => ({
  left: `${x1 * 100}%`,
  top: `${y1 * 100}%`,
  width: `${(x2 - x1) * 100}%`,
  height: `${(y2 - y1) * 100}%`,
});
