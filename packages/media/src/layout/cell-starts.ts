import type { Box } from '../geometry.js';
import { median } from '../median.js';

/** A word and its place. */
interface PlacedWord {
  readonly text: string;
  readonly box: Box;
}

/** A line as it is cut into cells. */
export interface PlacedLine {
  /** Left to right. */
  readonly words: readonly PlacedWord[];
  /** The height of its letters, as a fraction of the page's width. */
  readonly emWidth: number;
}

/**
 * Words further apart than this many letter heights stand in different cells: a space takes a third of one.
 */
export const CELL_GAP_EM = 1.1;

/** How far apart words stand in different cells, in letter heights. */
export interface CellGaps {
  readonly words: number;
  /** Figures stand in columns sooner. */
  readonly figures: number;
}

const USUAL_GAPS: CellGaps = { words: CELL_GAP_EM, figures: CELL_GAP_EM };

/**
 * The places of the words with which the cells of a line begin: by the gaps between them, and where the text does not
 * go on behind a mark or at the pitch of its letters.
 */
export function cellStarts(line: PlacedLine, gaps = USUAL_GAPS): number[] {
  const { words, emWidth } = line;
  const byGap = startsByGap(line, gaps);
  if (byGap.length < 2) return byGap;
  const usual = usualHeight(words);
  const starts: number[] = [];
  for (const [place, start] of byGap.entries()) {
    const from = starts.at(-1);
    const gap = gapBefore(words, start);
    const isNextWord = gap <= MAX_SPACE_PITCH * pitchOf(words[start - 1], words[start]);
    if (from === undefined || !(isNextWord || textGoesOn(from, start, byGap[place + 1]))) starts.push(start);
  }
  return starts;

  function textGoesOn(from: number, start: number, end: number | undefined): boolean {
    const cell = words.slice(start, end);
    const isMarked = GOES_ON.test(words[start - 1]?.text ?? '') || isDash(words[start], words[start + 1]);
    if (!isMarked || !words.slice(from, start).some(({ text }) => /\p{L}/u.test(text))) return false;
    const em = (emWidth * usualHeight(cell)) / usual;
    return gapBefore(words, start) <= MAX_GAP_BEHIND_MARK_EM * em;
  }
}

const gapBefore = (words: readonly PlacedWord[], at: number): number =>
  (words[at]?.box.x1 ?? 0) - (words[at - 1]?.box.x2 ?? 0);

/** Behind a comma or a hyphen the line goes on, even in a fixed pitch, where narrow marks leave wide gaps. */
const GOES_ON = /[,\u2013-]$/u;
const MAX_GAP_BEHIND_MARK_EM = 2.2;

/** `LONDRINA   - PR`: so it does at a dash of its own between words. */
const isDash = (word: PlacedWord | undefined, next: PlacedWord | undefined): boolean =>
  /^[-\u2013]$/u.test(word?.text ?? '') && /^\p{L}/u.test(next?.text ?? '');

/** In a fixed pitch a space is as wide as a letter, and columns are two spaces apart at least. */
const MAX_SPACE_PITCH = 1.9;

/** Words of an address behind which a number is one of the same cell. */
const BEFORE_NUMBER = /^(?:apt|apto|unit|suite|ste|box|int|ext|depto|floor|room|lote|km|piso)\.?$/iu;

/** Width of a letter in two words of text; 0 where figures take part, which stand in columns. */
function pitchOf(one: PlacedWord | undefined, other: PlacedWord | undefined): number {
  if (!one || !other || /\d|:$/u.test(one.text) || (/\d/u.test(other.text) && !BEFORE_NUMBER.test(one.text)))
    return 0;
  const letters = one.text.length + other.text.length;
  return (one.box.x2 - one.box.x1 + other.box.x2 - other.box.x1) / Math.max(1, letters);
}

/** No space is wider: where words stand further apart, figures among them do, too. */
const WIDEST_SPACE_EM = 2.6;

function startsByGap({ words, emWidth }: PlacedLine, gaps: CellGaps): number[] {
  const narrow = Math.min(gaps.words, gaps.figures) * emWidth;
  const wide = words.flatMap((_, index) => (index === 0 || gapBefore(words, index) > narrow ? [index] : []));
  if (wide.length < 2) return wide;
  const usual = usualHeight(words);
  return wide.filter((index) => {
    const [before, word] = [words[index - 1], words[index]];
    if (!before || !word) return true;
    const areWords =
      gaps.words > WIDEST_SPACE_EM ||
      goesOn(before) ||
      (isWord(before) && isWord(word)) ||
      (/^[A-Z]{2}$/u.test(before.text) && ZIP_CODE.test(word.text));
    const gapEm = areWords ? gaps.words : gaps.figures;
    return gapBefore(words, index) > gapEm * emWidth * letterScale(before, word, usual);
  });
}

/** Behind the letters of a state: `VA 22119-3000`. */
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/u;

const isWord = ({ text }: PlacedWord): boolean => /\p{L}/u.test(text) && !/\d|:$/u.test(text);

/**
 * `Av. Juarez No. 542, Col. Centro`: behind a comma or an abbreviation the text goes on, be it with a figure.
 */
const goesOn = ({ text }: PlacedWord): boolean => /\p{L}\.$|[\p{L}\d],$/u.test(text);

const heightOf = ({ box }: PlacedWord): number => box.y2 - box.y1;

/**
 * How much larger than most of the line two words are set: a name in large letters beside small print has
 * wider spaces.
 */
const letterScale = (one: PlacedWord, other: PlacedWord, usual: number): number =>
  Math.max(1, Math.min(heightOf(one), heightOf(other)) / usual);

/** How high most of some words are. */
export const usualHeight = (words: readonly PlacedWord[]): number => median(words.map(heightOf)) ?? 1;
