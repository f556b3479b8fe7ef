import { cutOut, median, type Point, type RgbImage } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import { cornersOf } from '../plane/minimum-rectangle.js';
import type { Quad } from '../types.js';
import { printedArea } from './printed-area.js';
import { textBoxes } from './text-boxes.js';
import { textMap } from './text-map.js';

/** Longer side at which text is looked for first: all that a card needs. */
const FIRST_SIDE_PIXELS = 960;

/** The most that a second look takes. */
const MAX_SIDE_PIXELS = 1600;

/** Pieces lower than this in the reduced page run together with their neighbors. */
const MIN_TEXT_HEIGHT_PIXELS = 16;

/**
 * A page of such pieces is looked at again, so large that they are this high. At 19 pixels a sixth of the
 * time is saved, and 1.1 of 100 words more are missed (897 words on three dense pages, 2026-11-22).
 */
const AIMED_TEXT_HEIGHT_PIXELS = 24;

/**
 * What is larger is looked at in halves: the network's values no longer fit in memory that the process keeps,
 * and to be given new memory for each layer takes as long as the network itself (1,600 x 1,216 pixels: 840 ms
 * at once, 400 ms in halves; 2026-11-26).
 */
const MAX_PIXELS_AT_ONCE = 1_000_000;

/**
 * Half the height over which a line of a page scanned 3 degrees askew may stretch, and as much as the network
 * looks beyond it; in the reduced page.
 */
const SEAM_REACH_PIXELS = 64;

/** A third of the least distance of two lines in a page looked at again, in the reduced page. */
const SEAM_SLACK_PIXELS = 8;

/** The pieces of text of an image, in its pixels, from the top. */
export async function detectText(session: InferenceSession, image: RgbImage): Promise<Quad[]> {
  const longerSide = Math.max(image.width, image.height);
  const first = await detectAt(session, image, Math.min(1, FIRST_SIDE_PIXELS / longerSide));
  const textHeight = median(first.heights) ?? AIMED_TEXT_HEIGHT_PIXELS;
  if (longerSide <= FIRST_SIDE_PIXELS || textHeight >= MIN_TEXT_HEIGHT_PIXELS) return first.quads;
  const side = Math.min(
    MAX_SIDE_PIXELS,
    (FIRST_SIDE_PIXELS * AIMED_TEXT_HEIGHT_PIXELS) / Math.max(1, textHeight),
  );
  // A fifth of a full page is empty margin, and more than half of a pay stub's.
  const { left, top, width, height } = printedArea(image);
  const seen = first.quads.map((quad) => moved(quad, -left, -top));
  const quads = await detectAgain(
    session,
    cutOut(image, left, top, width, height),
    Math.min(1, side / longerSide),
    seen,
  );
  return quads.map((quad) => moved(quad, left, top));
}

/** @param seen the pieces as the first look had them */
async function detectAgain(
  session: InferenceSession,
  print: RgbImage,
  scale: number,
  seen: readonly Quad[],
): Promise<Quad[]> {
  const { width, height } = print;
  const reach = Math.ceil(SEAM_REACH_PIXELS / scale);
  const row = width * height * scale * scale > MAX_PIXELS_AT_ONCE ? seamRow(seen, height, reach) : undefined;
  if (row === undefined) return (await detectAt(session, print, scale)).quads;
  const upper = await detectAt(session, cutOut(print, 0, 0, width, row + reach), scale);
  const lower = await detectAt(session, cutOut(print, 0, row - reach, width, height - row + reach), scale);
  const lowered = lower.quads.map((quad) => moved(quad, 0, row - reach));
  return joinedHalves(upper.quads, lowered, { row, slack: SEAM_SLACK_PIXELS / scale });
}

/** The pieces, and how high they are in the reduced image. */
async function detectAt(
  session: InferenceSession,
  image: RgbImage,
  scale: number,
): Promise<{ quads: Quad[]; heights: number[] }> {
  const map = await textMap(session, image, scale);
  const rectangles = textBoxes(map);
  const scaleX = image.width / map.width;
  const scaleY = image.height / map.height;
  const quads = rectangles.map((rectangle): Quad => {
    const [a, b, c, d] = cornersOf(rectangle);
    const scaled = ({ x, y }: Point): Point => ({ x: x * scaleX, y: y * scaleY });
    return [scaled(a), scaled(b), scaled(c), scaled(d)];
  });
  return { quads, heights: rectangles.map(({ width, height }) => Math.min(width, height)) };
}

function moved([a, b, c, d]: Quad, right: number, down: number): Quad {
  const point = ({ x, y }: Point): Point => ({ x: x + right, y: y + down });
  return [point(a), point(b), point(c), point(d)];
}

/** Where an image is cut across to be looked at in two halves, in its pixels. */
interface Seam {
  readonly row: number;
  /** Centers no farther apart than this are those of one piece, seen in both halves. */
  readonly slack: number;
}

/** The seam lies no farther from the middle than this, of the height. */
const ZONE = 0.1;
const TRIALS = 40;

/**
 * The row near the middle that the fewest pieces of text stand across; undefined where one stands so far
 * across each row that neither half would hold all of it, as the lines of a page on its side do.
 * @param reach how far beyond the seam each half goes on, in pixels
 */
export function seamRow(pieces: readonly Quad[], height: number, reach: number): number | undefined {
  const spans = pieces.map((piece) => {
    const ys = piece.map(({ y }) => y);
    return { top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  let best: { row: number; crossing: number; away: number } | undefined;
  for (let trial = 0; trial <= TRIALS; trial++) {
    const row = Math.round(height * (0.5 - ZONE + (2 * ZONE * trial) / TRIALS));
    const across = spans.filter(({ top, bottom }) => top < row && bottom > row);
    if (across.some(({ top, bottom }) => Math.min(bottom - row, row - top) > reach)) continue;
    const away = Math.abs(row - height / 2);
    if (!best || across.length < best.crossing || (across.length === best.crossing && away < best.away))
      best = { row, crossing: across.length, away };
  }
  return best?.row;
}

/** The pieces of both halves, each from the half that holds its center; both in the pixels of the whole. */
export function joinedHalves(upper: readonly Quad[], lower: readonly Quad[], { row, slack }: Seam): Quad[] {
  const above = upper.filter((piece) => centerOf(piece).y < row);
  const atSeam = above.map(centerOf).filter(({ y }) => y >= row - 2 * slack);
  const below = lower.filter((piece) => {
    const { x, y } = centerOf(piece);
    return y >= row - slack && !atSeam.some((other) => Math.hypot(other.x - x, other.y - y) <= slack);
  });
  return [...above, ...below];
}

const centerOf = (piece: Quad): Point => ({
  x: piece.reduce((sum, { x }) => sum + x, 0) / piece.length,
  y: piece.reduce((sum, { y }) => sum + y, 0) / piece.length,
});
