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
  return box(
    acrossDisplayed(frame, left, bottom),
    downDisplayed(frame, left, bottom),
    acrossDisplayed(frame, right, top),
    downDisplayed(frame, right, top),
  );
}

/** Maps one point of user space to displayed fractions, not cut to the page. */
export const pointToDisplayed = (frame: PageFrame, x: number, y: number): [x: number, y: number] => [
  acrossDisplayed(frame, x, y),
  downDisplayed(frame, x, y),
];

// A number each, not a pair: a page has thousands of glyphs with two boxes each.

function acrossDisplayed(frame: PageFrame, x: number, y: number): number {
  switch (frame.quarterTurns) {
    case 1:
      return upOf(frame, y);
    case 2:
      return 1 - acrossOf(frame, x);
    case 3:
      return 1 - upOf(frame, y);
    default:
      return acrossOf(frame, x);
  }
}

function downDisplayed(frame: PageFrame, x: number, y: number): number {
  switch (frame.quarterTurns) {
    case 1:
      return acrossOf(frame, x);
    case 2:
      return upOf(frame, y);
    case 3:
      return 1 - acrossOf(frame, x);
    default:
      return 1 - upOf(frame, y);
  }
}

/** Fractions of the page before it is turned. */
const acrossOf = (frame: PageFrame, x: number): number => (x - frame.left) / (frame.right - frame.left || 1);
const upOf = (frame: PageFrame, y: number): number => (y - frame.bottom) / (frame.top - frame.bottom || 1);
