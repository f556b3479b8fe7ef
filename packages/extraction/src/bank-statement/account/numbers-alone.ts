import { foldText } from '../../layout/fold-text.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type AccountNumber, MAX_LABEL_WORDS, OTHER_NUMBER, plainNumber } from './account-number.js';
import PATTERNS from './numbers-alone.json' with { type: 'json' };

/**
 * Where a known account's number stands alone in its cell, or behind the account's name, as in the title of
 * the account's own part.
 * @param known what accounts that a label or a list names are called, folded, by the keys of their numbers;
 * empty for no name
 */
export function numbersAlone(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  known: ReadonlyMap<string, string>,
): AccountNumber[] {
  if (known.size === 0) return [];
  return rows.flatMap((row) =>
    inTables.has(row.index)
      ? []
      : row.segments.flatMap((segment) => {
          const number = /\d/u.test(segment.text) ? numberAtEnd(row, segment) : undefined;
          const before = segment.words
            .slice(0, -(number?.text.split(' ').length ?? 0))
            .map(({ text }) => text);
          const name = foldText(before.join(' ')).replace(/[\s:.\u2013-]+$/u, '');
          return number && known.has(number.key) && (name === '' || name === known.get(number.key))
            ? [number]
            : [];
        }),
  );
}

/** The number that a cell ends in, behind so many words at most. */
function numberAtEnd(
  row: StatementRow,
  { from, words }: StatementRow['segments'][number],
  mostBefore = Number.POSITIVE_INFINITY,
): AccountNumber | undefined {
  for (let index = from; index < from + words.length && index <= from + mostBefore; index++) {
    const number = plainNumber(row, index);
    if (number && index + number.text.split(' ').length === from + words.length) return number;
  }
  return undefined;
}

/** Telephone and tax numbers, postal codes. */
const OTHER_SHAPE = patternOf(PATTERNS.otherShape, 'u');
const MIN_UNLABELLED_DIGITS = 6;

/** `TRELLIS FUNDAMENTALS 9382588969`: words of a name before the number. */
const NAME_BEFORE = /^\p{Lu}\p{L}{2,}(?: \p{Lu}[\p{L}&'-]{2,}){1,3} \S+$/u;

/**
 * The only number on the first page that has the shape of an account's, for statements whose word for it
 * nobody knows.
 */
export function unlabelledNumber(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
): AccountNumber[] {
  const found = new Map<string, AccountNumber>();
  const named = new Map<string, AccountNumber>();
  for (const row of rows) {
    if (row.line.page > 1) break;
    if (inTables.has(row.index)) continue;
    for (const [place, segment] of row.segments.entries()) {
      const number = row.numbers.some(({ isMoney }) => isMoney)
        ? undefined
        : numberAtEnd(row, segment, MAX_LABEL_WORDS);
      if (
        !number ||
        OTHER_SHAPE.test(number.text) ||
        OTHER_NUMBER.test(wordsAround(rows, row, place, number))
      )
        continue;
      const digits = number.key.replace(/\D/gu, '').length;
      if (digits < MIN_UNLABELLED_DIGITS && digits === number.key.length) continue;
      found.set(number.key, number);
      if (place === row.segments.length - 1 && NAME_BEFORE.test(row.text)) named.set(number.key, number);
    }
  }
  const [one, ...others] = (named.size === 1 ? named : found).values();
  return one && others.length === 0 ? [{ ...one, unlabelled: true }] : [];
}

function wordsAround(
  rows: readonly StatementRow[],
  row: StatementRow,
  place: number,
  { box }: AccountNumber,
): string {
  const above = rows[row.index - 1]?.segments.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1);
  return [row.segments[place], row.segments[place - 1], above].map((one) => one?.folded ?? '').join(' ');
}
