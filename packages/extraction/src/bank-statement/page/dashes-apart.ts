import type { TextLine, TextWord } from '@assay/media';
import { piecesOfWord } from '../../layout/separate-words.js';

/** A statement that sets so many dashes apart from the words around them does so throughout. */
const MIN_DASHES = 5;
const DASH = /^[-–]$/u;
const BEFORE_WORD = /^([-–])(\p{Lu}.*)$/u;
const BEHIND_WORD = /^(.*\p{Ll})([-–])$/u;

/**
 * Recognised lines with the dashes apart that ran together with a word, where the statement sets dashes
 * apart: `Compra débito -PADARIA` among `Pix enviado - Ana Lima`. Text layers stay as they are.
 */
export function dashesApart(lines: readonly TextLine[]): readonly TextLine[] {
  const words = lines.flatMap((line) => line.words.slice(1, -1));
  if (words.filter(({ text, reading }) => reading < 1 && DASH.test(text)).length < MIN_DASHES) return lines;
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word, index) => apart(word, line.words.length - 1 - index)),
  }));
}

/** @param behind so many words of its line: what ends with a dash at a line's end goes on in the next */
function apart(word: TextWord, behind: number): TextWord[] {
  if (word.reading === 1 || behind === 0) return [word];
  const [, one, other] = BEFORE_WORD.exec(word.text) ?? BEHIND_WORD.exec(word.text) ?? [];
  return one && other ? piecesOfWord(word, [one, other]) : [word];
}
