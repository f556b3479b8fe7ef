import type { ReadPage, TextWord } from '@assay/media';
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { dateGrammar } from './values/grammars.js';

/** What parts the town from the day: `a` in Spanish, `em` in Portuguese, or a comma alone. */
const BETWEEN = /^(?:A|EM|EL)$/iu;
/** A day in words with a year of four digits: a date in figures behind a word may be anything's. */
const DAY_IN_WORDS = /^\d{1,2}[ºo°]?\s(?:DE\s)?\p{L}{3,}\.?\s(?:DEL?\s)?\d{4}\.?$/iu;
const TOWN = /^\p{Lu}[\p{L}.,'’\s-]{2,40}$/u;
const SCORE = 0.8;

/**
 * `MONTERREY, N.L. A 4 DE MARZO DE 2016`, `Recife, 4 de março de 2016`: where and when a document was given,
 * over the signature of who gave it.
 */
export function dayAtPlace(texts: readonly Piece[], page: ReadPage): PrintedValue[] {
  const [only, ...others] = texts.flatMap(({ words }) => {
    const at = words.findIndex((_, index) => index > 0 && DAY_IN_WORDS.test(textOf(words.slice(index))));
    const day = at > 0 ? dateGrammar(words.slice(at)) : undefined;
    const town = day ? townBefore(words.slice(0, at)) : undefined;
    return day && town ? [{ day, town }] : [];
  });
  if (!only || others.length > 0) return [];
  return [
    { meaning: 'dateOfIssue', read: only.day, page, score: SCORE },
    valueAsPrinted('placeOfIssue', only.town, page, SCORE),
  ];
}

function townBefore(words: readonly TextWord[]): readonly TextWord[] | undefined {
  const isParted = BETWEEN.test(words.at(-1)?.text ?? '');
  const town = isParted ? words.slice(0, -1) : words;
  return TOWN.test(textOf(town)) && (isParted || /,$/u.test(textOf(town))) ? town : undefined;
}
