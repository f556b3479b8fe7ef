import type { TextLine, TextWord } from '@assay/media';
import { hasLetter } from './characters.js';
import { piecesOfWord } from './separate-words.js';

/** Words further apart than this many letter heights are no phrase, nor pieces of one word. */
export const MAX_GAP_EM = 1.4;
/** Shorter words run together by chance, too. */
const MIN_LETTERS = 5;
/** Words of a document that are counted. */
export const MAX_WORDS = 100_000;

/**
 * Lines whose glued words are apart where the document itself shows that they are two: `COMPRATPV` beside
 * `COMPRA TPV`, printed so at least as often.
 */
export function withoutGluedWords(lines: readonly TextLine[]): TextLine[] {
  const words = lines.flatMap((line) => line.words).slice(0, MAX_WORDS);
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  const phrases = phrasesOf(lines);
  const apart = (word: TextWord): TextWord[] => {
    const phrase = word.text.length >= MIN_LETTERS ? phrases.get(word.text) : undefined;
    return phrase && phrase.count >= (counts.get(word.text) ?? 0) ? piecesOfWord(word, phrase.words) : [word];
  };
  return lines.map((line) =>
    line.words.some(({ text }) => phrases.has(text)) ? { ...line, words: line.words.flatMap(apart) } : line,
  );
}

interface Phrase {
  readonly words: readonly [string, string];
  count: number;
}

/** Neighboring words with letters, by what they would be without the space. */
function phrasesOf(lines: readonly TextLine[]): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (const { words, emWidth } of lines) {
    for (const [index, { text, box }] of words.slice(1).entries()) {
      const before = words[index];
      if (
        !before ||
        box.x1 - before.box.x2 > MAX_GAP_EM * emWidth ||
        !hasLetter(before.text) ||
        !hasLetter(text)
      )
        continue;
      const glued = before.text + text;
      const known = phrases.get(glued);
      if (known) known.count += 1;
      else phrases.set(glued, { words: [before.text, text], count: 1 });
    }
  }
  return phrases;
}
