import {
  PhraseFinder,
  type PhraseMatch,
  type SqueezedLine,
  squeeze,
  type TextLine,
  type TextWord,
} from '@assay/media';
import { hasLetter } from './characters.js';

export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  /** Indices into the words, `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
}

interface Phrase<Meaning> {
  readonly meaning: Meaning;
  readonly spelling: string;
  /** `#` and `%`, which tell phrases of the same letters apart: `Employee #`. */
  readonly signs: string;
}

/** What of some words are phrases, by the word that they begin with. */
interface InWords<Meaning> {
  /** The longest. */
  readonly exact: ReadonlyMap<number, FoundPhrase<Meaning>>;
  /** What fills the words up to their end, a letter aside. */
  readonly misread: ReadonlyMap<number, FoundPhrase<Meaning>>;
}

/** Phrases of whole words, each with what it means. */
export class PhraseBook<Meaning> {
  readonly #phrases: readonly Phrase<Meaning>[];
  readonly #finder: PhraseFinder;
  readonly #searched = new WeakMap<readonly TextWord[], InWords<Meaning>>();

  constructor(phrases: readonly Phrase<Meaning>[]) {
    this.#phrases = phrases;
    this.#finder = new PhraseFinder(phrases.map(({ spelling }) => spelling));
  }

  /** What of the words are phrases: searched for once. */
  search(words: readonly TextWord[]): InWords<Meaning> {
    const known = this.#searched.get(words) ?? this.#find(words);
    this.#searched.set(words, known);
    return known;
  }

  #find(words: readonly TextWord[]): InWords<Meaning> {
    const { line, matches } = this.#finder.find(words.map(({ text }) => text));
    const exact = new Map<number, FoundPhrase<Meaning>>();
    const misread = new Map<number, FoundPhrase<Meaning>[]>();
    for (const match of matches) {
      const phrase = this.#phrases[match.phrase];
      const span = phrase && spanOf(words, line, match, phrase.signs);
      if (!span) continue;
      const found = { meaning: phrase.meaning, ...span };
      const longest = exact.get(span.from);
      if (match.exact) {
        if (!longest || longest.to < span.to) exact.set(span.from, found);
      } else if (span.to === words.length) misread.set(span.from, [...(misread.get(span.from) ?? []), found]);
    }
    const certain = [...misread].flatMap(([from, [first, ...others]]) =>
      first && others.every(({ meaning }) => meaning === first.meaning) ? [[from, first] as const] : [],
    );
    return { exact, misread: new Map(certain) };
  }
}

/**
 * The whole words that a match is made of, marks behind it included; undefined where it cuts one, or others
 * part them.
 */
function spanOf(
  words: readonly TextWord[],
  { text, words: wordAt }: SqueezedLine,
  { start, end }: PhraseMatch,
  signs: string,
): { readonly from: number; readonly to: number } | undefined {
  const [from = 0, last = 0] = [wordAt[start], wordAt[end - 1]];
  const isWhole = wordAt[start - 1] !== from && (end === text.length || wordAt[end] !== last);
  if (!isWhole || !hasLetter(words[from]?.text ?? '')) return undefined;
  let to = last + 1;
  while (to < words.length && !words[to - 1]?.text.endsWith(':') && isSign(words[to], signs)) to += 1;
  const own = words.slice(from, to).map((word) => word.text);
  return signsOf(own.join('')) === signs && !own.slice(0, -1).some((word) => word.endsWith(':'))
    ? { from, to }
    : undefined;
}

const signsOf = (text: string): string => text.replace(/[^%#]/gu, '');
const isSign = (word: TextWord | undefined, signs: string): boolean =>
  word !== undefined && /^[^\p{L}\d]*$/u.test(word.text) && signs.includes(signsOf(word.text));

/**
 * @param phrases by meaning, as people would write them, separated by semicolons; the first meaning of a
 * phrase counts
 */
export function phraseBook<Meaning extends string>(
  phrases: Readonly<Record<Meaning, string>>,
): PhraseBook<Meaning> {
  const known = new Map<string, Phrase<Meaning>>();
  for (const [meaning, spellings] of Object.entries(phrases) as [Meaning, string][]) {
    for (const spelling of spellings.split(';')) {
      const [letters, signs] = [squeeze(spelling), signsOf(spelling)];
      const key = `${letters}${signs}`;
      if (letters !== '' && !known.has(key)) known.set(key, { meaning, spelling, signs });
    }
  }
  return new PhraseBook([...known.values()]);
}

/** @param words by meaning and language, as data files have them, phrases of a row separated by semicolons */
export const bookOf = <Meaning extends string>(
  words: Readonly<Record<Meaning, Readonly<Record<string, readonly string[]>>>>,
): PhraseBook<Meaning> =>
  phraseBook(
    Object.fromEntries(
      Object.entries<Readonly<Record<string, readonly string[]>>>(words).map(([meaning, languages]) => [
        meaning,
        Object.values(languages).flat().join(';'),
      ]),
    ) as Record<Meaning, string>,
  );

/**
 * The longest phrase that begins with the word `from`, whatever the spaces between its letters. Phrases begin
 * with a letter.
 */
export const phraseAt = <Meaning>(
  words: readonly TextWord[],
  from: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined => book.search(words).exact.get(from);

/**
 * The one phrase that fills the words from `from` on but for a letter; undefined for none and for several.
 */
export const phraseMisread = <Meaning>(
  words: readonly TextWord[],
  from: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined => book.search(words).misread.get(from);

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
    } else if (isSign(words[from], '')) from += 1;
    else return undefined;
  }
  return found.length > 0 ? found : undefined;
}

/** `Total : 80.00`, `Total: 80.00`: whether a colon ends the one word, or begins the next. */
export const isColonBetween = (word: TextWord | undefined, next: TextWord | undefined): boolean =>
  word?.text.endsWith(':') === true || next?.text.startsWith(':') === true;

/**
 * Characters of a page that are searched for phrases: the densest statements have 8,000, cards under 1,000.
 */
const MAX_CHARACTERS_PER_PAGE = 20_000;

/**
 * The first lines of a page, as many as are searched: the time that a hostile page takes is bounded by it.
 */
export function firstLines(lines: readonly TextLine[], maxLines: number): TextLine[] {
  const kept: TextLine[] = [];
  let characters = 0;
  for (const line of lines.slice(0, maxLines)) {
    characters += line.words.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS_PER_PAGE) break;
    kept.push(line);
  }
  return kept;
}
