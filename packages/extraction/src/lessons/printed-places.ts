import type { TextWord } from '@assay/media';
import type { FieldValueKind } from '../fields/types.js';
import { hasDigit, hasLetter, lettersAndDigitsOf, textOf, withoutAccents } from '../layout/characters.js';
import type { Row } from '../layout/rows.js';
import { keptBy } from '../page/kept-by.js';
import { withoutDashes } from './dashes.js';
import type { KeyedDocument } from './keyed-page.js';
import { linesBelow } from './lines-below.js';
import { numbersOf } from './read-row.js';
import type { Way } from './types.js';

/** A place that prints a value in some form that its grammar reads so. */
export interface PrintedPlace {
  readonly row: Row;
  /** Of its first line. */
  readonly words: readonly TextWord[];
  /** Of all its lines. */
  readonly all: readonly TextWord[];
  readonly way: Way;
  /** What stands before it and behind it in its cell, of a text. */
  readonly before?: TextWord | undefined;
  readonly behind?: TextWord | undefined;
}

/** A cent: amounts are sums of binary fractions. */
const SAME_AMOUNT = 0.005;
/** A value on more lines is prose. */
const MOST_LINES = 6;

/** Every place of a document that prints a value. */
export function placesOfValue(
  document: KeyedDocument,
  value: string | number,
  kind: FieldValueKind,
): PrintedPlace[] {
  const { rows } = document.view;
  if (typeof value === 'number') return rows.flatMap((row) => placesOfNumber(row, value));
  if (kind === 'date') return rows.flatMap((row) => placesOfDay(row, value, document));
  return rows.flatMap((row) => placesOfText(row, value, document));
}

const placesOfNumber = (row: Row, value: number): PrintedPlace[] =>
  numbersOf(row).flatMap(({ value: printed, words, way }): PrintedPlace[] => {
    const isNegated = Math.abs(Number(printed) - value) > SAME_AMOUNT;
    if (isNegated && Math.abs(Number(printed) + value) > SAME_AMOUNT) return [];
    return way.kind === 'number' ? [{ row, words, all: words, way: { ...way, isNegated } }] : [];
  });

function placesOfDay(row: Row, value: string, document: KeyedDocument): PrintedPlace[] {
  const days = document.daysOf(row).filter((day) => day.value === value);
  const whole = days.filter(({ way }) => way.kind === 'date');
  return (whole.length > 0 ? whole : days).map(({ words, way }) => ({ row, words, all: words, way }));
}

/** Texts are compared by their letters and digits: what parts lines and words is a matter of the page. */
export const bareText = (text: string): string => lettersAndDigitsOf(withoutAccents(text)).toUpperCase();
export const bareWord = keptBy((word: TextWord) => bareText(word.text));

function placesOfText(row: Row, value: string, document: KeyedDocument): PrintedPlace[] {
  const wanted = bareText(value);
  if (wanted === '') return [];
  return row.wholeCells.flatMap((cell) =>
    cell.words.flatMap((first, from): PrintedPlace[] => {
      if (!wanted.startsWith(bareWord(first) || '\0')) return [];
      const lines: (readonly TextWord[])[] = [cell.words.slice(from)];
      let below = linesBelow({ ...cell, words: cell.words.slice(from), box: first.box }, document);
      for (;;) {
        const words = lines.flat();
        const end = endOf(words, wanted);
        if (end !== undefined) return [placeOfText(row, lines, end, value, cell.words[from - 1])];
        const [next, ...rest] = below;
        if (!next || lines.length === MOST_LINES || !wanted.startsWith(words.map(bareWord).join('')))
          return [];
        lines.push(next.words);
        below = rest;
      }
    }),
  );
}

/** How many of the words print the text; undefined where they print another or not all of it. */
function endOf(words: readonly TextWord[], wanted: string): number | undefined {
  let text = '';
  for (const [index, word] of words.entries()) {
    text += bareWord(word);
    if (text === wanted) return index + 1;
    if (!wanted.startsWith(text)) return undefined;
  }
  return undefined;
}

function placeOfText(
  row: Row,
  lines: readonly (readonly TextWord[])[],
  end: number,
  value: string,
  before: TextWord | undefined,
): PrintedPlace {
  const all = lines.flat().slice(0, end);
  const [first = []] = lines;
  const words = first.slice(0, end);
  const printed = textOf(all);
  const isDashed = withoutDashes(printed) !== printed && !/ [-\u2013\u2014] /u.test(value);
  const tidy = (text: string): string => (isDashed ? withoutDashes(text) : text);
  const joint = tidy(joined(lines, end, ', ')) === value ? ', ' : ' ';
  return {
    row,
    words,
    all,
    before,
    behind: lines.flat()[end],
    way: {
      kind: 'text',
      lines: lines.length,
      hasDigits: hasDigit(printed),
      hasLetters: hasLetter(printed),
      joint,
      ...(isDashed && { isDashed: true as const }),
    },
  };
}

function joined(lines: readonly (readonly TextWord[])[], end: number, joint: string): string {
  const last = lines.length - 1;
  const before = lines.slice(0, last).reduce((sum, { length }) => sum + length, 0);
  return lines
    .map((words, index) => textOf(index === last ? words.slice(0, end - before) : words))
    .join(joint);
}
