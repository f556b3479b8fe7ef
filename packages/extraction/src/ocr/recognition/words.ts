import { median } from '@assay/media';
import { fixedPitch } from './fixed-pitch.js';
import { type Ink, letterRows } from './ink.js';
import type { CropCharacter } from './read-crop.js';

/** A word within a crop: its letters' box in pixels of the crop. */
export interface CropWord {
  readonly text: string;
  /** The lowest of its characters' probabilities. */
  readonly probability: number;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

/**
 * What parts words: a space that the network holds likely, a gap in the ink that is this much wider than the
 * line's median gap (in heights of the line's letters), or less of either where both speak for it. Measured
 * on the first pages of 34 PDFs at 110 to 200 dots per inch, some blurred, against their text layers (31,751
 * pairs of letters, 3,272 of them with a space; 2026-11-25): 11 spaces missed and 6 pairs of letters parted.
 * A space likelier than not or a gap of .25 alone missed 67 and parted 19. The same pages chose the numbers.
 */
const SPACE_PROBABILITY = 0.3;
const LIKELY_SPACE = { probability: 0.05, gapHeights: 0.1 } as const;
const WIDE_GAP = { probability: 0.02, gapHeights: 0.25 } as const;
const SURE_GAP_HEIGHTS = 0.3;
/**
 * Letters whose slanting sides let a word's own letters stand closer than others: what room there is, is a
 * space.
 */
const OPEN_LEFT = /[ATVWY]/u;
const OPEN_RIGHT = /[ATVWYL]/u;
const OPEN_GAP_HEIGHTS = 0.15;
/** Strokes without feet have room on either side: the l of `bill` stand as far apart as words elsewhere. */
const THIN = /[lIi]/u;
const THIN_GAP_HEIGHTS = 0.5;
const THIN_SPACE_PROBABILITY = 0.2;

/** Digits are equally wide, so that the narrow 1 has room on either side. */
const ROOM_BESIDE_ONE_HEIGHTS = 0.25;
/**
 * In a fixed pitch the next character stands one pitch further, or behind a space two; thin signs have room
 * on either side.
 */
const SPACE_PITCHES = 1.5;
const MARK = /[.,:;]/u;
const THIN_SIGN = /[lIi1|'()/-]/u;
/** Among digits that are equally wide, marks tell a fixed pitch from others sooner than letters do. */
const IN_AMOUNT = /[-+$\d.,CDR]/u;

/** The median of so few gaps may be that of a space: letters stand about this far apart. */
const FEW_GAPS = 4;
const LETTER_GAP_HEIGHTS = 0.12;

/** A day and a time of day are two words, however close they stand: `05/0313:08`. */
const DAY_BEFORE_TIME = /\d{2}\/\d{2}(?:\/\d{2}(?:\d{2})?)?(?=\d{2}:\d{2}(?!\d))/gu;

/**
 * Splits what was read along a line into words: at spaces, at gaps in the ink, and between a day and a time.
 */
export function wordsOf(ink: Ink, characters: readonly CropCharacter[]): CropWord[] {
  const gaps = characters
    .slice(1)
    .map((character, index) => widestGap(ink, characters[index]!.x, character.x));
  const [top, bottom] = letterRows(ink, 0, ink.width);
  const height = bottom - top;
  const middle = median(gaps.map(({ from, to }) => to - from)) ?? 0;
  const letterGap = gaps.length < FEW_GAPS ? Math.min(middle, LETTER_GAP_HEIGHTS * height) : middle;
  const inked = characters.map((_, index) =>
    inkedColumns(ink, gaps[index - 1]?.to ?? 0, gaps[index]?.from ?? ink.width),
  );
  const middles = inked.map(([from, to]) => (from + to) / 2);
  const pitch = fixedPitch(
    middles,
    characters.every(({ character }) => IN_AMOUNT.test(character)),
  );
  const line = characters.map(({ character }) => character).join('');
  const times = new Set([...line.matchAll(DAY_BEFORE_TIME)].map(({ index, 0: day }) => index + day.length));
  const words: CropWord[] = [];
  let word: CropCharacter[] = [];
  let start = 0;
  for (const [index, character] of characters.entries()) {
    const previous = word.at(-1);
    const gap = gaps[index - 1];
    if (previous && gap) {
      const isOnePitch = pitch !== undefined && middles[index]! - middles[index - 1]! < SPACE_PITCHES * pitch;
      const isRoom = isOnePitch && isRoomOfPitch(previous.character, character);
      const room = (gap.to - gap.from - letterGap) / Math.max(1, height);
      if (times.has(index) || (!isRoom && isSpace(previous.character, character, room))) {
        words.push(wordWithin(ink, word, start, gap.from));
        word = [];
        start = gap.to;
      }
    }
    word.push(character);
  }
  if (word.length > 0) words.push(wordWithin(ink, word, start, ink.width));
  return words;
}

/** @param gapHeights how much wider than others the gap in the ink is, in heights of the letters */
function isSpace(
  left: string,
  { character: right, spaceBefore }: CropCharacter,
  gapHeights: number,
): boolean {
  const room = gapHeights - (isBesideOne(left, right) ? ROOM_BESIDE_ONE_HEIGHTS : 0);
  if (THIN.test(left) && THIN.test(right))
    return spaceBefore >= THIN_SPACE_PROBABILITY || room >= THIN_GAP_HEIGHTS;
  return (
    spaceBefore >= SPACE_PROBABILITY ||
    (spaceBefore >= LIKELY_SPACE.probability && room >= LIKELY_SPACE.gapHeights) ||
    (spaceBefore >= WIDE_GAP.probability && room >= WIDE_GAP.gapHeights) ||
    room >= SURE_GAP_HEIGHTS ||
    (OPEN_RIGHT.test(left) && OPEN_LEFT.test(right) && room >= OPEN_GAP_HEIGHTS)
  );
}

/**
 * Whether what room there is beside a thin sign may be its own; letters like it stand at a space, too, where
 * the network sees one.
 */
const isRoomOfPitch = (left: string, { character: right, spaceBefore }: CropCharacter): boolean =>
  MARK.test(left + right) || (THIN_SIGN.test(left + right) && spaceBefore < SPACE_PROBABILITY);

/** A 1 within a number. */
const isBesideOne = (left: string, right: string): boolean =>
  (left === '1' && /[\d.,-]/u.test(right)) || (right === '1' && /[\d.,$-]/u.test(left));

/** The widest run of columns without ink between two places; empty and half way when there is none. */
function widestGap({ columns }: Ink, from: number, to: number): { from: number; to: number } {
  const middle = Math.round((from + to) / 2);
  let widest = { from: middle, to: middle };
  let start: number | undefined;
  for (let x = Math.round(from); x <= to; x++) {
    if (columns[x] === 0 && x < to) {
      start ??= x;
      continue;
    }
    if (start !== undefined && x - start > widest.to - widest.from) widest = { from: start, to: x };
    start = undefined;
  }
  return widest;
}

/** The columns between two without those at either side that have no ink: at least one. */
function inkedColumns({ columns }: Ink, from: number, to: number): [x1: number, x2: number] {
  let x1 = from;
  let x2 = Math.max(from + 1, to);
  while (x1 < x2 - 1 && columns[x1] === 0) x1 += 1;
  while (x2 > x1 + 1 && columns[x2 - 1] === 0) x2 -= 1;
  return [x1, x2];
}

function wordWithin(ink: Ink, characters: readonly CropCharacter[], from: number, to: number): CropWord {
  const [x1, x2] = inkedColumns(ink, from, to);
  const [y1, y2] = letterRows(ink, x1, x2);
  const text = characters.map(({ character }) => character).join('');
  const probability = characters.reduce((lowest, character) => Math.min(lowest, character.probability), 1);
  return { text, probability, x1, x2, y1, y2 };
}
