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

/**
 * Finds many phrases in a line at once, as recognisers leave them: without spaces, accents or case, with at
 * most one wrong, missing or added letter in longer ones. One error leaves one half of a phrase whole, so the
 * first characters of the halves point to every place where it may stand: time grows with the text, not with
 * the number of phrases.
 */
export class PhraseFinder {
  readonly #phrases: readonly string[];
  readonly #anchors = new Map<string, Anchor[]>();

  constructor(phrases: readonly string[]) {
    this.#phrases = phrases.map(squeeze);
    for (const [phrase, text] of this.#phrases.entries()) {
      const half = Math.floor(text.length / 2);
      const offsets = text.length >= MIN_TOLERANT_LENGTH ? [0, half] : [0];
      for (const offset of offsets) {
        const gram = text.slice(offset, offset + GRAM_LENGTH);
        const known = this.#anchors.get(gram);
        if (known) known.push({ phrase, offset });
        else this.#anchors.set(gram, [{ phrase, offset }]);
      }
    }
  }

  /** @returns every place of every phrase, overlapping ones too, by start */
  find(words: readonly string[]): { line: SqueezedLine; matches: PhraseMatch[] } {
    const line = squeezeLine(words);
    const found = new Map<string, PhraseMatch>();
    for (let at = 0; at < line.text.length; at++) {
      for (const { phrase, offset } of this.#anchorsAt(line.text, at)) {
        const match = this.#matchAt(line, phrase, at - offset);
        const key = match && `${match.phrase} ${match.start}`;
        if (key && (match.exact || !found.has(key))) found.set(key, match);
      }
    }
    return { line, matches: [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end) };
  }

  /** A phrase shorter than a gram is its own. */
  #anchorsAt(text: string, at: number): Anchor[] {
    const anchors: Anchor[] = [];
    for (let length = 1; length <= GRAM_LENGTH; length++) {
      const gram = text.slice(at, at + length);
      if (gram.length === length) anchors.push(...(this.#anchors.get(gram) ?? []));
    }
    return anchors.slice(0, MAX_COMPARED);
  }

  #matchAt(line: SqueezedLine, phrase: number, start: number): PhraseMatch | undefined {
    const text = this.#phrases[phrase] ?? '';
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
