import type { TextWord } from '@assay/media';
import { foldText } from './fold-text.js';

/** Letters and digits only, so that `S.S.N.`, `PayDate` and `Pay Date` compare as they are meant. */
export const compact = (text: string): string => foldText(text).replace(/[^\p{L}\d%#]/gu, '');

/** Labels have at most this many words. */
const MAX_PHRASE_WORDS = 8;

/** Phrases by their letters, each with what it means. */
export type PhraseBook<Meaning> = ReadonlyMap<string, Meaning>;

/**
 * @param phrases by meaning, as people would write them, separated by semicolons; the first meaning of a
 * phrase counts
 */
export function phraseBook<Meaning extends string>(
  phrases: Readonly<Record<Meaning, string>>,
): PhraseBook<Meaning> {
  const book = new Map<string, Meaning>();
  for (const [meaning, spellings] of Object.entries(phrases) as [Meaning, string][]) {
    for (const spelling of spellings.split(';').map(compact))
      if (!book.has(spelling)) book.set(spelling, meaning);
  }
  return book;
}

export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  /** Indices into the words, `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
}

/**
 * The longest phrase that begins with the word `from`, whatever the spaces between its letters. Phrases begin
 * with a letter.
 */
export function phraseAt<Meaning>(
  words: readonly TextWord[],
  from: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined {
  if (!/\p{L}/u.test(words[from]?.text ?? '')) return undefined;
  let letters = '';
  let found: FoundPhrase<Meaning> | undefined;
  for (let to = from; to < Math.min(words.length, from + MAX_PHRASE_WORDS); to++) {
    const word = words[to]?.text ?? '';
    letters += compact(word);
    const meaning = book.get(letters);
    if (meaning !== undefined) found = { meaning, from, to: to + 1 };
    if (/:$/u.test(word)) break;
  }
  return found;
}

/** Shorter labels are too much like each other; one letter in so many may be misread, two in all. */
const MIN_LETTERS_MISREAD = 12;
const LETTERS_FOR_EACH_MISREAD = 9;
const MAX_MISREAD = 2;

/**
 * The one phrase that fills the words from `from` on but for a letter or two read as others; undefined for none
 * and for several.
 */
export function phraseMisread<Meaning>(
  words: readonly TextWord[],
  from: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined {
  if (words.length - from > MAX_PHRASE_WORDS) return undefined;
  const letters = compact(
    words
      .slice(from)
      .map(({ text }) => text)
      .join(''),
  );
  if (letters.length < MIN_LETTERS_MISREAD) return undefined;
  const allowed = Math.min(MAX_MISREAD, Math.floor(letters.length / LETTERS_FOR_EACH_MISREAD));
  const alike = [...book].filter(
    ([phrase]) => phrase.length === letters.length && lettersApart(phrase, letters) <= allowed,
  );
  const [meaning] = new Set(alike.map(([, one]) => one));
  const isOne = alike.every(([, one]) => one === meaning);
  return meaning !== undefined && isOne ? { meaning, from, to: words.length } : undefined;
}

const lettersApart = (one: string, other: string): number =>
  [...one].filter((letter, place) => letter !== other[place]).length;

/**
 * The phrases that a whole piece of text consists of, one after the other; undefined when anything else is in
 * it.
 */
export function onlyPhrases<Meaning>(
  words: readonly TextWord[],
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning>[] | undefined {
  const found: FoundPhrase<Meaning>[] = [];
  let from = 0;
  while (from < words.length) {
    const phrase = phraseAt(words, from, book);
    if (phrase) {
      found.push(phrase);
      from = phrase.to;
    } else if (compact(words[from]?.text ?? '') === '') from += 1;
    else return undefined;
  }
  return found.length > 0 ? found : undefined;
}
