import { foldInPlace, type PrintedText, type TextLine, unionBox } from '@assay/media';
import { startsWithLetter, textOf } from '../layout/characters.js';
import { MONTH_PATTERN } from './months.js';

/** `03/28/2026`, `28.03`, `2026-03-28`, `28/MAR/26`. */
const IN_ONE_WORD = /^\d{1,4}[-/.](?:\d{1,2}|\p{L}{3,4})(?:[-/.]\d{2,4})?$/u;
const DAY = /^\d{1,2}[.,]?$/u;
const YEAR = /^\d{4}$/u;
/** A month whole or cut short. */
const MONTH = new RegExp(`^${MONTH_PATTERN}[.,]?$`, 'u');
const isMonth = (text: string): boolean => MONTH.test(foldInPlace(text));
/** `28MAR`, `MAR28`, and `ENE.09`, whose space a recogniser lost. */
const JOINED = /^(?:\d{1,2}\p{L}{3}|\p{L}{3,4}\.?\d{1,2})$/u;

/**
 * The date that a line begins with. Day and month are not told apart: `03/04` is the fourth of March or the
 * third of April.
 * @returns undefined when the line begins otherwise
 */
export function leadingDate(line: TextLine): PrintedText | undefined {
  const [first, second, third, fourth] = line.words;
  if (!first) return undefined;
  if (isNumericDate(first.text) || (JOINED.test(first.text) && isMonth(first.text.replace(/\d/gu, ''))))
    return dateOf(line, 1);
  const dayAndMonth =
    !!second &&
    ((DAY.test(first.text) && isMonth(second.text)) || (isMonth(first.text) && DAY.test(second.text)));
  if (dayAndMonth) return dateOf(line, third && YEAR.test(third.text) ? 3 : 2);
  const withDe =
    DAY.test(first.text) && second?.text.toLowerCase() === 'de' && !!third && isMonth(third.text);
  return withDe ? dateOf(line, fourth?.text.toLowerCase() === 'de' ? 5 : 3) : undefined;
}

/**
 * Of day and month one is at most 12 and the other at most 31, whichever comes first; so amounts like 876.57
 * are none.
 */
function isNumericDate(text: string): boolean {
  if (!IN_ONE_WORD.test(text)) return false;
  const parts = text.split(/[-/.]/u);
  if (parts.some((part) => startsWithLetter(part))) return parts.some((part) => isMonth(part));
  const numbers = parts.map(Number).filter((number) => number > 0 && number <= 31);
  return numbers.length > 1 && numbers.some((number) => number <= 12);
}

function dateOf(line: TextLine, count: number): PrintedText | undefined {
  const words = line.words.slice(0, count);
  const box = unionBox(words.map((word) => word.box));
  return box && { text: textOf(words), page: line.page, box };
}
