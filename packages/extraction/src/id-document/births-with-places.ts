import type { Piece } from './pieces.js';
import { textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { placeGrammar } from './values/grammars.js';

/** A comma, or `in` as French, Spanish, Portuguese and German say it, between the day of a birth and its place. */
const BETWEEN = /^(?:[,;/–-]|(?:A|À|Á|IN|EN|EM)$)/iu;
const SCORE = 0.85;

/** The place that stands behind a day of birth in the same cell: `19/05/1990, PORTO, RS`. */
export function placesBehindBirths(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  if (values.some(({ meaning }) => meaning === 'placeOfBirth')) return [];
  return values.flatMap((value): PrintedValue[] => {
    const last = value.meaning === 'dateOfBirth' ? value.read.words.at(-1) : undefined;
    const words = pieces.find((piece) => last && piece.words.includes(last))?.words ?? [];
    const behind = words.slice(words.indexOf(last as (typeof words)[number]) + 1);
    const [first, ...rest] = behind;
    const separated = (last && /[,;]$/u.test(last.text)) || (first && BETWEEN.test(first.text));
    if (!first || !separated) return [];
    const read = placeGrammar(/\p{L}{2}/u.test(first.text) && !/^(?:IN|EN|EM)$/iu.test(first.text) ? behind : rest);
    return read && !/\d/u.test(textOf(read.words)) ? [{ ...value, meaning: 'placeOfBirth', read, score: SCORE }] : [];
  });
}
