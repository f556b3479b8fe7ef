import { median, type TextWord, unionBox } from '@assay/media';
import { type PrintedSpan, spanOf, withoutMarks } from '../fields/printed-field.js';
import { endsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { hasDigit, hasLetter, textOf } from '../layout/characters.js';
import type { Row } from '../layout/rows.js';
import { withoutDashes } from './dashes.js';
import { nearest, type PageFit, type Pair } from './fit-page.js';
import type { KeyedDocument, Place } from './keyed-page.js';
import { linesBelow } from './lines-below.js';
import { numbersOf, segmentsOf } from './read-row.js';
import type { TaughtPlace, Way } from './types.js';

/** Words around a place without a label that say where it is, and how many have to. */
const AROUND = 6;
const MIN_AROUND = 4;
/** They agree within this part of the height of its letters. */
const AGREE = 0.8;
/** A line is the value's within this part of its height. */
const SAME_LINE = 0.7;
/** Edges and middles of values of one place agree so far, in heights of letters. */
const ALIGNED = { left: 1, right: 0.7, middle: 0.7 } as const;
/** A value that follows its label at once may stand so many heights nearer to it, or further off. */
const BEHIND = 3;
/** An address may have so many lines more, or less, than the taught one. */
const MORE_LINES = 2;
/** Longer texts are prose. */
const MOST_WORDS = 16;

export interface PlaceReading {
  readonly value: string | number;
  readonly span: PrintedSpan;
}

/** Where a taught place is looked for in a document. */
export interface ExpectedPlace extends Place {
  readonly page: number;
  /** The word of its label that stands nearest, where that is at its left. */
  readonly behind: TextWord | undefined;
  /** How far behind it the value is expected. */
  readonly gap: number;
  /** The words of the document that the lesson knows: none of them is part of a value. */
  readonly labels: ReadonlySet<TextWord>;
}

/** @returns undefined where its label, or too much of what stood around it, is not there */
export function expectedPlace(place: TaughtPlace, page: number, fit: PageFit): ExpectedPlace | undefined {
  const label = place.label.flatMap((index) => fit.pairs.get(index) ?? []);
  if (place.label.length > 2 * label.length) return undefined;
  const around = place.label.length > 0 ? label : nearest(fit.pairs.values(), place, AROUND);
  if (place.label.length === 0 && around.length < MIN_AROUND) return undefined;
  const height = place.height * fit.scale;
  const downs = around.map(({ taught, seen }) => seen.y + fit.scale * (place.y - taught[3]));
  const y = median(downs);
  if (
    y === undefined ||
    downs.filter((one) => Math.abs(one - y) <= AGREE * height).length < (2 * downs.length) / 3
  )
    return undefined;
  const last = place.isBeside ? rightmost(label) : undefined;
  return {
    page,
    x1: fit.across(place.x1, place.y),
    x2: fit.across(place.x2, place.y),
    y,
    height,
    behind: last?.seen.word,
    gap: last ? fit.scale * (place.x1 - last.taught[2]) : 0,
    labels: fit.labels,
  };
}

const rightmost = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.toSorted((one, other) => other.seen.x2 - one.seen.x2)[0];

/** Reads what stands at a place; undefined where nothing does that the way allows. */
export function readPlace(
  expected: ExpectedPlace,
  way: Way,
  name: string,
  document: KeyedDocument,
): PlaceReading | undefined {
  const rows = (document.pages.get(expected.page)?.rows ?? [])
    .map((row) => ({ row, off: offOf(row, expected, document) }))
    .filter(({ off }) => off <= SAME_LINE)
    .sort((one, other) => one.off - other.off);
  for (const { row } of rows) {
    const read =
      way.kind === 'text'
        ? readText(row, expected, way, name, document)
        : readFigure(row, expected, way, document);
    if (read) return read;
  }
  return undefined;
}

/** How far a row stands from where a value is expected, in heights; the label's own row is right. */
function offOf(
  { line }: Row,
  { page, y, height, behind }: ExpectedPlace,
  { placeOf }: KeyedDocument,
): number {
  if (behind && line.words.includes(behind)) return 0;
  return Math.abs(placeOf(page, line.box).y - y) / height;
}

function readFigure(
  row: Row,
  expected: ExpectedPlace,
  way: Exclude<Way, { kind: 'text' }>,
  document: KeyedDocument,
): PlaceReading | undefined {
  const readings = way.kind === 'number' ? numbersOf(row) : document.daysOf(row);
  const best = readings
    .filter(
      (one) =>
        one.way.kind === way.kind &&
        (one.way.kind !== 'number' || way.kind !== 'number' || one.way.isMoney === way.isMoney),
    )
    .map((one) => ({ one, off: misalignment(row, one.words, expected, document) }))
    .filter(({ off }) => off <= 1)
    .sort((a, b) => a.off - b.off)[0]?.one;
  const span = best && spanOf(best.words, expected.page);
  if (!best || !span) return undefined;
  const value = way.kind === 'number' && way.isNegated && best.value !== 0 ? -Number(best.value) : best.value;
  return { value, span };
}

/** How far words stand from where they are expected across the page: 0 exactly there, up to 1 near enough. */
function misalignment(
  row: Row,
  words: readonly TextWord[],
  { page, x1, x2, height, behind, gap }: ExpectedPlace,
  { placeOf }: KeyedDocument,
): number {
  const box = unionBox(words.map((word) => word.box));
  if (!box) return Number.POSITIVE_INFINITY;
  const place = placeOf(page, box);
  const at = words[0] ? row.line.words.indexOf(words[0]) : -1;
  const isBehind =
    behind !== undefined &&
    at > 0 &&
    row.line.words[at - 1] === behind &&
    Math.abs(place.x1 - behind.box.x2 - gap) <= BEHIND * height;
  return Math.min(
    isBehind ? AGREE : Number.POSITIVE_INFINITY,
    Math.abs(place.x1 - x1) / height / ALIGNED.left,
    Math.abs(place.x2 - x2) / height / ALIGNED.right,
    Math.abs(place.x1 + place.x2 - x1 - x2) / 2 / height / ALIGNED.middle,
  );
}

function readText(
  row: Row,
  expected: ExpectedPlace,
  way: Extract<Way, { kind: 'text' }>,
  name: string,
  document: KeyedDocument,
): PlaceReading | undefined {
  const keys = document.pages.get(expected.page)?.keys;
  const isLabel = (word: TextWord): boolean =>
    expected.labels.has(word) || (typeof way.end === 'number' && keys?.get(word) === way.end);
  const segment = segmentsOf(row, isLabel)
    .map((one) => ({ one, off: misalignment(row, one.words, expected, document) }))
    .filter(({ off }) => off <= 1)
    .sort((a, b) => a.off - b.off)[0]?.one;
  if (!segment) return undefined;
  const first = segment.words.slice(0, endOfText(segment.words, way));
  const lines = [first, ...linesOf(segment, way, name, document, isLabel)];
  if (/[aA]ddress$/u.test(name)) {
    const end = lines.findIndex((words) => endsAddress(textOf(words)));
    if (end >= 0) lines.length = end + 1;
    else if (lines.length !== way.lines) return undefined;
  }
  const whole = lines.map(textOf).join(way.joint);
  const text = withoutMarks(way.isDashed ? withoutDashes(whole) : whole);
  const span = spanOf(lines.flat(), expected.page);
  return span && isLike(text, way, name) ? { value: text, span } : undefined;
}

/** How many words of a line are the value's. */
function endOfText(words: readonly TextWord[], { end }: Extract<Way, { kind: 'text' }>): number {
  if (end === 'word') return 1;
  const at = end === 'digits' ? words.findIndex(({ text }) => hasDigit(text)) : -1;
  return at < 0 ? words.length : at;
}

function linesOf(
  segment: Cell,
  { lines }: Extract<Way, { kind: 'text' }>,
  name: string,
  document: KeyedDocument,
  isLabel: (word: TextWord) => boolean,
): (readonly TextWord[])[] {
  const most = /[aA]ddress$/u.test(name) ? lines + MORE_LINES : lines;
  if (most === 1) return [];
  const below = linesBelow(segment, document);
  const end = below.findIndex(({ words }) => words.some(isLabel));
  return (end < 0 ? below : below.slice(0, end)).slice(0, most - 1).map(({ words }) => words);
}

/** Whether a text is written as the taught one was: with letters, with digits; of other values than names either may have some. */
const isLike = (
  text: string,
  { hasDigits, hasLetters }: Extract<Way, { kind: 'text' }>,
  name: string,
): boolean =>
  text !== '' &&
  (hasDigit(text) === hasDigits || (hasLetters && !/[nN]ame$/u.test(name))) &&
  hasLetter(text) === hasLetters &&
  text.split(' ').length <= MOST_WORDS;
