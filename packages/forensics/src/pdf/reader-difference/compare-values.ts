import type { Box, SecondText, Word } from '@assay/media';
import { digitsOf } from '../../values/letters-and-digits.js';
import { statesAClaim } from '../../values/value-text.js';

/** One value that stands in the same place in both readings, and is not the same. */
export interface ValueDifference {
  /** As PDFium reads it. */
  readonly shown: Reading;
  /** As pdf.js reads it. */
  readonly other: Reading;
}

export interface Reading {
  readonly text: string;
  readonly box: Box;
}

/**
 * Values that one reading has more often than the other and that are looked for; a page forged for one viewer
 * has a few.
 */
const MAX_CANDIDATES = 200;

/**
 * Two readers place the same glyphs within a fraction of a character; the box of a word inside a line is
 * estimated.
 */
const LEAST_SHARED_HEIGHT = 0.5;
const MAX_GAP_IN_WIDTHS = 0.5;

/**
 * Amounts, dates and identifiers that each reader finds where the other finds another. Both must lack the
 * other's value on this page: readers split lines, repeat overprinted text and skip broken fonts in ways of
 * their own.
 */
export function differingValues(
  words: readonly Word[],
  texts: readonly SecondText[],
): readonly ValueDifference[] {
  const pieces = texts.flatMap(piecesOf);
  const ours = moreOftenIn(words, pieces);
  if (ours.length === 0) return [];
  const theirs = moreOftenIn(pieces, words);
  return ours.flatMap((shown) => {
    const other = theirs.find(
      (one) => digitsOf(one.text) !== digitsOf(shown.text) && isSamePlace(one.box, shown.box),
    );
    return other ? [{ shown, other }] : [];
  });
}

/** How many of the words are amounts, dates or identifiers. */
export const countValues = (words: readonly Word[]): number =>
  words.filter(({ text }) => statesAClaim(text)).length;

/** The words of a line, each where it stands if all characters were equally wide. */
function piecesOf({ text, box }: SecondText): Reading[] {
  const at = (index: number): number => box.x1 + ((box.x2 - box.x1) * index) / text.length;
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    box: { ...box, x1: at(match.index), x2: at(match.index + match[0].length) },
  }));
}

/** Those values of `one` that `other` has less often, also when all white space is left out of both. */
function moreOftenIn(one: readonly Reading[], other: readonly Reading[]): readonly Reading[] {
  const counts = new Map<string, number>();
  for (const { text } of one) counts.set(plain(text), (counts.get(plain(text)) ?? 0) + 1);
  for (const { text } of other) counts.set(plain(text), (counts.get(plain(text)) ?? 0) - 1);
  const candidates = one
    .filter(({ text }) => counts.get(plain(text))! > 0 && isReadableValue(plain(text)))
    .slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return [];
  const [own, others] = [run(one), run(other)];
  return candidates.filter(({ text }) => occurrences(own, plain(text)) > occurrences(others, plain(text)));
}

/**
 * A glyph that the font gives no character is read as a control character by one reader and guessed by the
 * other.
 */
const isReadableValue = (text: string): boolean => statesAClaim(text) && !/\p{C}/u.test(text);

const plain = (text: string): string => text.normalize('NFKC');
const run = (readings: readonly Reading[]): string => readings.map(({ text }) => plain(text)).join('');
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

function isSamePlace(one: Box, other: Box): boolean {
  const sharedHeight = Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1);
  const gap = Math.max(one.x1, other.x1) - Math.min(one.x2, other.x2);
  const height = Math.min(one.y2 - one.y1, other.y2 - other.y1);
  const width = Math.max(one.x2 - one.x1, other.x2 - other.x1);
  return sharedHeight > 0 && sharedHeight >= LEAST_SHARED_HEIGHT * height && gap <= MAX_GAP_IN_WIDTHS * width;
}
