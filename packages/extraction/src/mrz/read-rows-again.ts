import { type Box, displayedQuad, type Point, type ReadPage, type RgbImage } from '@assay/media';
import type { Quad, TextRecognizer } from '../ocr/types.js';
import { MRZ_ALPHABET } from './characters.js';
import { inColumns, type PlacedCharacter, seenAlone } from './seen-characters.js';
import type { ZoneRow } from './zone-rows.js';

/** What of a recognizer is needed here. */
export type LineRecognizer = Pick<TextRecognizer, 'readLine'>;

/** Around a row, in heights of its letters: first and last characters are cut off otherwise. */
const ROW_MARGIN = 0.25;
/** Characters to either side of a gap that are read with it. */
const NEIGHBORS_OF_GAP = 2.5;

/** Of cards in three rows, passports and visas, other cards. */
function likelyLength(rows: readonly ZoneRow[]): number {
  if (rows.length === 3) return 30;
  return /^[PV]/u.test(rows[0]?.text ?? '') ? 44 : 36;
}

/**
 * Reads each row by itself, with nothing possible but the zone's alphabet; then again where its fixed pitch
 * shows a gap. When all rows end before the length of a format, which fillers make recognizers do, they are
 * read once more to where it ends.
 */
export async function readRowsAgain(
  image: RgbImage,
  page: ReadPage,
  rows: readonly ZoneRow[],
  recognizer: LineRecognizer,
): Promise<PlacedCharacter[][]> {
  const x1 = Math.min(...rows.map(({ box }) => box.x1));
  const x2 = Math.max(...rows.map(({ box }) => box.x2));
  const parts = rows.map(({ box }) => withMargin({ ...box, x1, x2 }, page));
  const read = await readParts(image, page, parts, recognizer);
  const columns = inColumns(read);
  if (!columns) return read.map(() => []);
  const width = 1 + Math.round(Math.max(...columns.rows.flat().map(({ position }) => position)));
  const length = likelyLength(rows);
  if (length <= width) return columns.rows;
  const [{ x1: left = 0, x2: right = 1 } = {}] = parts;
  const end = Math.min(1, left + (columns.first + length * columns.pitch) * (right - left));
  if (end <= right) return columns.rows;
  const longer = inColumns(
    await readParts(
      image,
      page,
      parts.map((part) => ({ ...part, x2: end })),
      recognizer,
    ),
  );
  return longer?.rows ?? columns.rows;
}

async function readParts(
  image: RgbImage,
  page: ReadPage,
  parts: readonly Box[],
  recognizer: LineRecognizer,
): Promise<PlacedCharacter[][]> {
  const read: PlacedCharacter[][] = [];
  for (const part of parts) {
    const row = seenAlone(await recognizer.readLine(image, quadOf(page, part, image), MRZ_ALPHABET));
    const found: [Gap, PlacedCharacter[]][] = [];
    for (const gap of gapsOf(row)) {
      const [from, to] = [gap.from - NEIGHBORS_OF_GAP * gap.pitch, gap.to + NEIGHBORS_OF_GAP * gap.pitch];
      const width = part.x2 - part.x1;
      const quad = quadOf(page, { ...part, x1: part.x1 + from * width, x2: part.x1 + to * width }, image);
      const inGap = seenAlone(await recognizer.readLine(image, quad, MRZ_ALPHABET));
      found.push([gap, inGap.map((seen) => ({ ...seen, position: from + seen.position * (to - from) }))]);
    }
    read.push(withGapsFilled(row, found));
  }
  return read;
}

function withMargin({ x1, y1, x2, y2 }: Box, { aspect }: ReadPage): Box {
  const down = (y2 - y1) * ROW_MARGIN;
  return { x1: x1 - down / aspect, x2: x2 + down / aspect, y1: y1 - down / 2, y2: y2 + down / 2 };
}

function quadOf(page: ReadPage, part: Box, { width, height }: RgbImage): Quad {
  const [a, b, c, d] = displayedQuad(page, part);
  const inPixels = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
  return [inPixels(a), inPixels(b), inPixels(c), inPixels(d)];
}

/** A stretch of a row between two characters that are further apart than the zone's fixed pitch allows. */
interface Gap {
  /** Index of the character before it. */
  readonly after: number;
  /** Of the characters around it, along the quad. */
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
}

/** Characters are one pitch apart; from here on one is missing between them. */
const MIN_GAP_IN_PITCHES = 1.6;
const MAX_GAPS = 4;

/** Where characters were passed over; fillers missing among fillers do no harm and are left out. */
function gapsOf(row: readonly PlacedCharacter[]): Gap[] {
  const distances = row.slice(1).map(({ position }, index) => position - row[index]!.position);
  const pitch = [...distances].sort((a, b) => a - b)[distances.length >> 1];
  if (!pitch || pitch <= 0) return [];
  return distances
    .flatMap((distance, after) => {
      const [before, behind] = [row[after]!, row[after + 1]!];
      const isAmongFillers = before.character === '<' && behind.character === '<';
      return distance < MIN_GAP_IN_PITCHES * pitch || isAmongFillers
        ? []
        : { after, from: before.position, to: behind.position, pitch };
    })
    .slice(0, MAX_GAPS);
}

/** A row with what a second look found in its gaps. */
function withGapsFilled(
  row: readonly PlacedCharacter[],
  found: readonly (readonly [Gap, readonly PlacedCharacter[]])[],
): PlacedCharacter[] {
  const inside = found.flatMap(([{ from, to, pitch }, characters]) =>
    characters.filter(({ position }) => position > from + pitch / 2 && position < to - pitch / 2),
  );
  return [...row, ...inside].sort((a, b) => a.position - b.position);
}
