import { type Ink, letterRows } from './ink.js';
import type { CropCharacter } from './read-crop.js';

/** A word within a crop: its letters' box in pixels of the crop. */
export interface CropWord {
  readonly text: string;
  /** The lowest of its characters' probabilities. */
  readonly probability: number;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

/** Columns without ink as wide as this part of the letters' height part two words, whether or not a space was read. */
const WORD_GAP_HEIGHTS = 0.4;

/** Splits what was read along a line into words: at spaces, and at gaps in the ink. */
export function wordsOf(ink: Ink, characters: readonly CropCharacter[]): CropWord[] {
  const [top, bottom] = letterRows(ink, 0, ink.width);
  const wordGap = WORD_GAP_HEIGHTS * (bottom - top);
  const words: CropWord[] = [];
  let word: CropCharacter[] = [];
  let start = 0;
  let spaceRead = false;
  for (const character of characters) {
    if (character.character === ' ') {
      spaceRead = true;
      continue;
    }
    const previous = word.at(-1);
    if (previous) {
      const gap = widestGap(ink, previous.x, character.x);
      if (spaceRead || gap.to - gap.from >= wordGap) {
        words.push(wordWithin(ink, word, start, gap.from));
        word = [];
        start = gap.to;
      }
    }
    word.push(character);
    spaceRead = false;
  }
  if (word.length > 0) words.push(wordWithin(ink, word, start, ink.width));
  return words;
}

/** The widest run of columns without ink between two places; empty and half way when there is none. */
function widestGap({ columns }: Ink, from: number, to: number): { from: number; to: number } {
  const middle = Math.round((from + to) / 2);
  let widest = { from: middle, to: middle };
  let start: number | undefined;
  for (let x = Math.round(from); x <= to; x++) {
    if (columns[x] === 0 && x < to) {
      start ??= x;
      continue;
    }
    if (start !== undefined && x - start > widest.to - widest.from) widest = { from: start, to: x };
    start = undefined;
  }
  return widest;
}

function wordWithin(ink: Ink, characters: readonly CropCharacter[], from: number, to: number): CropWord {
  let x1 = from;
  let x2 = Math.max(from + 1, to);
  while (x1 < x2 - 1 && ink.columns[x1] === 0) x1 += 1;
  while (x2 > x1 + 1 && ink.columns[x2 - 1] === 0) x2 -= 1;
  const [y1, y2] = letterRows(ink, x1, x2);
  const text = characters.map(({ character }) => character).join('');
  const probability = characters.reduce((lowest, character) => Math.min(lowest, character.probability), 1);
  return { text, probability, x1, x2, y1, y2 };
}
