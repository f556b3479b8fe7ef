import {
  box,
  boxAround,
  fraction,
  type Homography,
  mapped,
  median,
  type TextLine,
  type TextWord,
  unionBox,
} from '@assay/media';
import { squareToQuad } from '../plane/homography.js';
import type { CropWord } from '../recognition/words.js';
import type { Quad } from '../types.js';

/** A piece of text as detected, and what was read in it. */
export interface ReadBox {
  /** Pixels of the image that was read. */
  readonly quad: Quad;
  /** Pixels of the crop that {@link words} are placed in. */
  readonly cropWidth: number;
  readonly cropHeight: number;
  readonly words: readonly CropWord[];
}

/**
 * Pieces of text whose middles differ by less than this part of their height stand on one visual line: the
 * text layer's rule.
 */
const LINE_TOLERANCE_HEIGHTS = 0.4;

/**
 * Pieces that overlap along the line by more than this part of the narrower one are not beside each other.
 */
const BESIDE_TOLERANCE = 0.3;

/** A piece of text on the upright page, in fractions. */
interface Segment {
  readonly words: readonly TextWord[];
  readonly x1: number;
  readonly x2: number;
  readonly middle: number;
  readonly height: number;
}

/**
 * Joins pieces of text that stand side by side to visual lines, top to bottom.
 * @param toUpright pixels of the image to fractions of the upright page
 * @param aspect width by height of the upright page
 */
export function textLines(boxes: readonly ReadBox[], toUpright: Homography, aspect: number): TextLine[] {
  const segments = boxes
    .flatMap((readBox) => segmentOf(readBox, toUpright) ?? [])
    .sort((a, b) => a.middle - b.middle || a.x1 - b.x1);
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const line = lineFor(segment, lines);
    if (line) line.push(segment);
    else lines.push([segment]);
  }
  return lines
    .map((line) => toLine(line, aspect))
    .sort((a, b) => a.box.y1 + a.box.y2 - b.box.y1 - b.box.y2 || a.box.x1 - b.box.x1);
}

function segmentOf(
  { quad, cropWidth, cropHeight, words }: ReadBox,
  toUpright: Homography,
): Segment | undefined {
  const toImage = squareToQuad(quad);
  const placed = words.map(({ text, probability, x1, y1, x2, y2 }) => {
    const corners = [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ].map(([x = 0, y = 0]) => mapped(toUpright, mapped(toImage, { x: x / cropWidth, y: y / cropHeight })));
    return { text, box: boxAround(corners), reading: fraction(probability) };
  });
  const bounds = unionBox(placed.map((word) => word.box));
  const height = median(placed.map((word) => word.box.y2 - word.box.y1));
  if (!bounds || height === undefined) return undefined;
  // Of the whole piece: the letters of a short word may all be low, or all be high.
  const ends = [
    mapped(toUpright, mapped(toImage, { x: 0, y: 0.5 })),
    mapped(toUpright, mapped(toImage, { x: 1, y: 0.5 })),
  ];
  return { words: placed, x1: bounds.x1, x2: bounds.x2, middle: (ends[0]!.y + ends[1]!.y) / 2, height };
}

/** The line whose nearest piece stands level with a segment and beside it. */
function lineFor(segment: Segment, lines: readonly Segment[][]): Segment[] | undefined {
  let nearest: { line: Segment[]; offset: number } | undefined;
  for (const line of lines) {
    const neighbor = line.reduce((a, b) =>
      distanceBeside(a, segment) <= distanceBeside(b, segment) ? a : b,
    );
    const offset = Math.abs(neighbor.middle - segment.middle);
    if (offset > LINE_TOLERANCE_HEIGHTS * Math.min(neighbor.height, segment.height)) continue;
    const overlap = Math.min(neighbor.x2, segment.x2) - Math.max(neighbor.x1, segment.x1);
    if (overlap > BESIDE_TOLERANCE * Math.min(neighbor.x2 - neighbor.x1, segment.x2 - segment.x1)) continue;
    if (!nearest || offset < nearest.offset) nearest = { line, offset };
  }
  return nearest?.line;
}

const joined = (line: TextWord[], segment: Segment): TextWord[] => {
  if (endsInFirstOf(line, segment)) line.pop();
  line.push(...beyond(line, segment));
  return line;
};

/** A piece cut out a little too wide ends with the first letter of the next piece, read once more there. */
function endsInFirstOf(line: readonly TextWord[], { words }: Segment): boolean {
  const last = line.at(-1);
  const [first] = words;
  return (
    !!last &&
    !!first &&
    line.length > 1 &&
    last.text.length === 1 &&
    first.text.length > 1 &&
    last.box.x1 >= startOf(first) &&
    last.box.x2 <= first.box.x2
  );
}

const startOf = ({ box: { x1, x2 } }: TextWord): number => x1 - (x2 - x1) * READ_TWICE_TOLERANCE;

/** A piece cut out a little too wide begins with the last letter of the piece before, read a second time. */
function beyond(line: readonly TextWord[], { words }: Segment): readonly TextWord[] {
  const last = line.at(-1);
  const [first] = words;
  const isReadTwice =
    last &&
    first &&
    first.text.length === 1 &&
    first.box.x2 - (last.box.x2 - last.box.x1) * READ_TWICE_TOLERANCE <= last.box.x2;
  return isReadTwice ? words.slice(1) : words;
}
/** Boxes of one letter cut out twice agree within this part of the word before. */
const READ_TWICE_TOLERANCE = 0.03;

const distanceBeside = (a: Segment, b: Segment): number => Math.max(a.x1 - b.x2, b.x1 - a.x2);

function toLine(segments: readonly Segment[], aspect: number): TextLine {
  const words = [...segments].sort((a, b) => a.x1 - b.x1).reduce<TextWord[]>(joined, []);
  const bounds = unionBox(words.map((word) => word.box)) ?? box(0, 0, 0, 0);
  return {
    page: 1,
    words,
    box: bounds,
    emWidth: (median(words.map((word) => word.box.y2 - word.box.y1)) ?? 0) / aspect,
  };
}
