import { type Box, box } from '../geometry.js';

/** Where a page's user space lies and how it is turned for display. */
export interface PageFrame {
  /** The visible part (CropBox cut to MediaBox), in user space units. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Clockwise quarter turns for display, 0..3 (ISO 32000-2, 7.7.3.3: /Rotate). */
  readonly quarterTurns: number;
}

/**
 * Maps a rectangle of user space (origin bottom left) to the page as displayed (origin top left, fractions).
 */
export function userSpaceToDisplayed(
  frame: PageFrame,
  left: number,
  bottom: number,
  right: number,
  top: number,
): Box {
  // Without a pair of numbers for each corner: a page has thousands of glyphs with two boxes each.
  const width = frame.right - frame.left || 1;
  const height = frame.top - frame.bottom || 1;
  const x1 = (left - frame.left) / width;
  const y1 = (bottom - frame.bottom) / height;
  const x2 = (right - frame.left) / width;
  const y2 = (top - frame.bottom) / height;
  switch (frame.quarterTurns) {
    case 1:
      return box(y1, x1, y2, x2);
    case 2:
      return box(1 - x1, y1, 1 - x2, y2);
    case 3:
      return box(1 - y1, 1 - x1, 1 - y2, 1 - x2);
    default:
      return box(x1, 1 - y1, x2, 1 - y2);
  }
}

/** Maps one point of user space to displayed fractions, not cut to the page. */
export function pointToDisplayed(frame: PageFrame, x: number, y: number): [x: number, y: number] {
  const across = (x - frame.left) / (frame.right - frame.left || 1);
  const up = (y - frame.bottom) / (frame.top - frame.bottom || 1);
  switch (frame.quarterTurns) {
    case 1:
      return [up, across];
    case 2:
      return [1 - across, up];
    case 3:
      return [1 - up, 1 - across];
    default:
      return [across, 1 - up];
  }
}
