import type { Box } from '@assay/media';
import { type Canvas, channelOf, colorsOf, createCanvas, drawBox } from '../heatmap/canvas.js';
import { DIGIT_HEIGHT, DIGIT_WIDTH, drawDigit } from './digits.js';
import type { PageMark } from './number-places.js';

/** A page as displayed. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit RGBA, opaque, length `width * height * 4`. */
  readonly rgba: Uint8Array;
}

/** Dots of digits on the page's longer side: a number is as tall as a line of print, and is read on a page as large as a screen. */
const DOTS_ON_LONGER_SIDE = 700;

/**
 * Draws marks on a page: an outline around each place, see-through inside, and its number beside it.
 * @param marks those of this page, in the order of their numbers
 * @returns a new picture of the same size
 */
export function drawMarks(page: PagePicture, marks: readonly PageMark[]): PagePicture {
  const overlay = createCanvas(page.width, page.height);
  // The first are drawn last, and lie uppermost.
  for (const { box, intensity } of [...marks].reverse()) drawBox(overlay, box, intensity);
  const dotPx = Math.max(1, Math.round(Math.max(page.width, page.height) / DOTS_ON_LONGER_SIDE));
  const places = marks.map(({ box }) => pixelsOf(box, page));
  const labels: Label[] = [];
  for (const [index, mark] of marks.entries()) {
    const place = places[index] as Rectangle;
    labels.push(labelBeside(place, mark, dotPx, { page, places, labels }));
  }
  for (const label of labels) drawLabel(overlay, label, dotPx);
  return { width: page.width, height: page.height, rgba: composed(page.rgba, overlay) };
}

/** In pixels, from the upper left corner. */
interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Label extends Rectangle, Pick<PageMark, 'number' | 'intensity'> {}

/** What is on the page already. */
interface Drawn {
  readonly page: PagePicture;
  readonly places: readonly Rectangle[];
  readonly labels: readonly Label[];
}

/** A number where it hides least: right or left of its place, above or below it; no place and no other number at best. */
function labelBeside(
  place: Rectangle,
  { number, intensity }: PageMark,
  dotPx: number,
  { page, places, labels }: Drawn,
): Label {
  const width = (String(number).length * (DIGIT_WIDTH + 1) + 3) * dotPx;
  const height = (DIGIT_HEIGHT + 4) * dotPx;
  const right = place.left + place.width;
  const bottom = place.top + place.height;
  // Outlines lie around a place.
  const gap = 3 * dotPx;
  const middle = Math.round(place.top + (place.height - height) / 2);
  const corners: readonly (readonly [left: number, top: number])[] = [
    [right + gap, middle],
    [place.left - width - gap, middle],
    [place.left, place.top - height - gap],
    [place.left, bottom + gap],
    [right - width, place.top - height - gap],
    [right - width, bottom + gap],
  ];
  const beside = corners
    .map(([left, top]): Label => ({ number, intensity, left, top, width, height }))
    .filter((label) => isInside(label, page) && !labels.some((other) => overlap(label, other)));
  const best = beside.find((label) => !places.some((other) => overlap(label, other))) ?? beside[0];
  return best ?? withinPage({ number, intensity, left: place.left, top: place.top, width, height }, page);
}

function pixelsOf({ x1, y1, x2, y2 }: Box, { width, height }: PagePicture): Rectangle {
  const left = Math.floor(x1 * width);
  const top = Math.floor(y1 * height);
  return { left, top, width: Math.ceil(x2 * width) - left, height: Math.ceil(y2 * height) - top };
}

const isInside = ({ left, top, width, height }: Rectangle, page: PagePicture): boolean =>
  left >= 0 && top >= 0 && left + width <= page.width && top + height <= page.height;

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const withinPage = (label: Label, page: PagePicture): Label => ({
  ...label,
  left: Math.max(0, Math.min(label.left, page.width - label.width)),
  top: Math.max(0, Math.min(label.top, page.height - label.height)),
});

function drawLabel(
  canvas: Canvas,
  { number, intensity, left, top, width, height }: Label,
  dotPx: number,
): void {
  const color = [0, 1, 2].map((channel) => channelOf(channel, intensity)).concat(255);
  for (let y = top; y < Math.min(top + height, canvas.height); y++)
    for (let x = left; x < Math.min(left + width, canvas.width); x++)
      canvas.rgba.set(color, (y * canvas.width + x) * 4);
  for (const [index, digit] of [...String(number)].entries())
    drawDigit(canvas, Number(digit), left + (2 + index * (DIGIT_WIDTH + 1)) * dotPx, top + 2 * dotPx, dotPx);
}

/** Straight alpha over opaque. */
function composed(below: Uint8Array, above: Canvas): Uint8Array {
  const rgba = new Uint8Array(below);
  const colors = colorsOf(above);
  for (let pixel = 0; pixel < colors.length; pixel++) {
    if (colors[pixel] === 0) continue; // most of a page
    const at = pixel * 4;
    const alpha = above.rgba[at + 3] as number;
    for (let channel = at; channel < at + 3; channel++)
      rgba[channel] = Math.round(
        ((above.rgba[channel] as number) * alpha + (below[channel] as number) * (255 - alpha)) / 255,
      );
  }
  return rgba;
}
