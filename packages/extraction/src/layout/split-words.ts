import { fraction, type TextLine, type TextWord, unionBox } from '@assay/media';
import { MAX_GAP_EM, MAX_WORDS } from './glued-words.js';
import { isOfTextLayer } from './separate-words.js';

/**
 * A word comes in at most so many pieces, near to each other, one of them as short as this.
 */
const MAX_PIECES = 6;
const MAX_SHORT = 2;
/** The whole word stands elsewhere at least so many times. */
const MIN_WHOLE = 2;
/** Shorter words are joined right behind another one only: `S A` may be printed so. */
const MIN_LETTERS = 3;

/**
 * Recognized lines whose words that came in pieces are whole where the document itself shows that they are
 * one: `PAG O D E S ERVICIO` beside `PAGO DE SERVICIO`. One of the pieces stands nowhere else. Text layers
 * stay as they are.
 */
export function withoutSplitWords(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.every(isOfTextLayer)) return lines;
  const counts = new Map<string, number>();
  for (const { text } of lines.flatMap(({ words }) => words).slice(0, MAX_WORDS))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines.map((line) => {
    if (isOfTextLayer(line)) return line;
    const words = joinedWords(line, counts);
    return words.length === line.words.length ? line : { ...line, words };
  });
}

const isRecognized = ({ reading }: TextWord): boolean => reading < 1;

function joinedWords({ words, emWidth }: TextLine, counts: ReadonlyMap<string, number>): TextWord[] {
  const joined: TextWord[] = [];
  let isBehindJoined = false;
  for (let index = 0; index < words.length; ) {
    const pieces = piecesAt(words, index, emWidth, counts, isBehindJoined);
    isBehindJoined = pieces.length > 1;
    joined.push(...(isBehindJoined ? [wordOf(pieces)] : words.slice(index, index + 1)));
    index += Math.max(1, pieces.length);
  }
  return joined;
}

/** The most words from here on that are one elsewhere; none where they are words of their own. */
function piecesAt(
  words: readonly TextWord[],
  from: number,
  emWidth: number,
  counts: ReadonlyMap<string, number>,
  isBehindJoined: boolean,
): readonly TextWord[] {
  for (let count = Math.min(MAX_PIECES, words.length - from); count > 1; count--) {
    const pieces = words.slice(from, from + count);
    const whole = pieces.map(({ text }) => text).join('');
    if ((counts.get(whole) ?? 0) < MIN_WHOLE || (whole.length < MIN_LETTERS && !isBehindJoined)) continue;
    if (
      pieces.every(({ text }) => text.length > MAX_SHORT) ||
      pieces.every(({ text }) => counts.get(text) !== 1)
    )
      continue;
    const isNear = pieces
      .slice(1)
      .every(({ box }, index) => box.x1 - (pieces[index]?.box.x2 ?? 0) <= MAX_GAP_EM * emWidth);
    if (isNear && pieces.every((piece) => isRecognized(piece) && /^\p{L}+$/u.test(piece.text))) return pieces;
  }
  return [];
}

const wordOf = (pieces: readonly TextWord[]): TextWord => {
  const [first] = pieces as readonly [TextWord];
  return {
    text: pieces.map(({ text }) => text).join(''),
    box: unionBox(pieces.map(({ box }) => box)) ?? first.box,
    reading: fraction(Math.min(...pieces.map(({ reading }) => reading))),
  };
};
