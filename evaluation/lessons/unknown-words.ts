import { createHash } from 'node:crypto';
import type { TextWord } from '@assay/media';
import type { GoldenDocument } from '../golden/pack.js';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
/** A word is made unknown by its first bytes: of so many. */
const OF = 2 ** 16;

/** Letters and their case as they were, each exchanged for the next of its kind but four: no word of a language. */
const unknown = (text: string): string =>
  [...text]
    .map((letter) => {
      const small = letter.normalize('NFD').charAt(0).toLowerCase();
      const kind = VOWELS.includes(small) ? VOWELS : CONSONANTS.includes(small) ? CONSONANTS : undefined;
      const other = kind?.charAt((kind.indexOf(small) + 4) % kind.length);
      return other ? (letter === letter.toLowerCase() ? other : other.toUpperCase()) : letter;
    })
    .join('');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);

/**
 * A document of a layout whose words no reader knows: a share of its words that are no values is exchanged, the same
 * word of a layout always for the same.
 * @param share 0..1
 */
export function withUnknownWords(document: GoldenDocument, share: number): GoldenDocument {
  const { layout, truth } = document.known;
  const values = new Set([...truth.values()].flatMap((value) => wordsOf(String(value))));
  const isExchanged = ({ text }: TextWord): boolean => {
    const parts = wordsOf(text).filter((part) => part !== '');
    if (parts.length === 0 || parts.some((part) => /\d/u.test(part) || values.has(part))) return false;
    return (
      createHash('sha256')
        .update(`${layout} ${parts.join(' ')}`)
        .digest()
        .readUInt16BE() <
      share * OF
    );
  };
  const pages = document.text.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => (isExchanged(word) ? { ...word, text: unknown(word.text) } : word)),
    })),
  }));
  return { ...document, text: { ...document.text, pages } };
}
