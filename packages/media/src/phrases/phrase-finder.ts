import { type SqueezedLine, squeeze, squeezeLine } from './squeezed-line.js';

/** Where a phrase stands in a line. */
export interface PhraseMatch {
  /** Index of the phrase in the list that the finder was made of. */
  readonly phrase: number;
  /** First character and the one after the last, in the line as squeezed. */
  readonly start: number;
  readonly end: number;
  /** False where one letter is missing, added or another one. */
  readonly exact: boolean;
}

/** Shorter phrases must begin and end with a word: `sex` in Essex is none. */
const MIN_JOINED_LENGTH = 9;
/** In shorter phrases one wrong letter makes another word. */
const MIN_TOLERANT_LENGTH = 8;
/** Characters that point to a phrase. */
const GRAM_LENGTH = 4;
/** Phrases that are compared at one place of the text. */
const MAX_COMPARED = 200;

interface Anchor {
  readonly phrase: number;
  /** Of the gram in the phrase. */
  readonly offset: number;
}

/** Some characters one behind the other: what they point to, and the longer ones that begin so, by their next code unit. */
class Gram {
  readonly anchors: Anchor[] = [];
  #longer: Map<number, Gram> | undefined;

  /** The one that this one and a further code unit are; undefined for none. */
  longer(unit: number): Gram | undefined {
    return this.#longer?.get(unit);
  }

  /** The same, made where there is none. */
  with(unit: number): Gram {
    this.#longer ??= new Map();
    const known = this.#longer.get(unit) ?? new Gram();
    this.#longer.set(unit, known);
    return known;
  }
}

interface Grams {
  readonly phrases: readonly string[];
  /** A phrase shorter than {@link GRAM_LENGTH} is its own gram. */
  readonly grams: Gram;
}

function gramsOf(phrases: readonly string[]): Grams {
  const grams = new Gram();
  for (const [phrase, text] of phrases.entries()) {
    const half = Math.floor(text.length / 2);
    const offsets = text.length >= MIN_TOLERANT_LENGTH ? [0, half] : [0];
    for (const offset of offsets) {
      let gram = grams;
      for (let at = offset; at < Math.min(text.length, offset + GRAM_LENGTH); at++)
        gram = gram.with(text.charCodeAt(at));
      gram.anchors.push({ phrase, offset });
    }
  }
  return { phrases, grams };
}

/**
 * Finds many phrases in a line at once, as recognizers leave them: without spaces, accents or case, with at
 * most one wrong, missing or added letter in longer ones. One error leaves one half of a phrase whole, so the
 * first characters of the halves point to every place where it may stand: time grows with the text, not with
 * the number of phrases.
 */
export class PhraseFinder {
  readonly #spellings: readonly string[];
  #made: Grams | undefined;

  /** Nothing is made of them before the first line is searched: a worker has thousands, and most are of other documents. */
  constructor(spellings: readonly string[]) {
    this.#spellings = spellings;
  }

  /** @returns every place of every phrase, overlapping ones too, by start */
  find(words: readonly string[]): { line: SqueezedLine; matches: PhraseMatch[] } {
    const line = squeezeLine(words);
    const found = new Map<string, PhraseMatch>();
    this.#made ??= gramsOf(this.#spellings.map(squeeze));
    for (let at = 0; at < line.text.length; at++) compareAt(line, at, this.#made, found);
    return { line, matches: [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end) };
  }
}

/** Adds to `found` what stands at one place of a line. */
function compareAt(
  line: SqueezedLine,
  at: number,
  { phrases, grams }: Grams,
  found: Map<string, PhraseMatch>,
): void {
  let compared = 0;
  let gram = grams.longer(line.text.charCodeAt(at));
  for (let end = at + 1; gram; gram = gram.longer(line.text.charCodeAt(end++))) {
    for (const { phrase, offset } of gram.anchors) {
      if (++compared > MAX_COMPARED) return;
      const match = matchAt(line, phrase, phrases[phrase] ?? '', at - offset);
      const key = match && `${match.phrase} ${match.start}`;
      if (key && (match.exact || !found.has(key))) found.set(key, match);
    }
  }
}

function matchAt(line: SqueezedLine, phrase: number, text: string, start: number): PhraseMatch | undefined {
  if (text === '') return undefined;
  if (line.text.startsWith(text, start) && start >= 0)
    return wholeWords(line, { phrase, start, end: start + text.length, exact: true });
  if (text.length < MIN_TOLERANT_LENGTH) return undefined;
  for (const from of [start, start - 1, start + 1]) {
    const end = from >= 0 ? endWithinOneEdit(line.text, from, text) : undefined;
    const match = end !== undefined && wholeWords(line, { phrase, start: from, end, exact: false });
    if (match) return match;
  }
  return undefined;
}

function wholeWords(line: SqueezedLine, match: PhraseMatch): PhraseMatch | undefined {
  const whole = line.breaks[match.start] && (line.breaks[match.end] ?? true);
  return whole || match.end - match.start >= MIN_JOINED_LENGTH ? match : undefined;
}

/** Where a phrase with exactly one edit that begins at `from` ends; its first letter must be right. */
function endWithinOneEdit(text: string, from: number, phrase: string): number | undefined {
  let same = 0;
  while (same < phrase.length && text[from + same] === phrase[same]) same += 1;
  if (same === 0) return undefined;
  const rest = phrase.slice(same + 1);
  const at = from + same;
  if (at < text.length && text.startsWith(rest, at + 1)) return at + 1 + rest.length;
  if (rest !== '' && text.startsWith(rest, at)) return at + rest.length;
  return text.startsWith(phrase.slice(same), at + 1) ? at + 1 + phrase.length - same : undefined;
}
