import { type Box, boxArea, overlapArea, unionBox } from '../geometry.js';
import type { PlacedGlyph } from './page-text.js';
import type { Word } from './types.js';

/**
 * A gap wider than this part of the font size ends a word: a space is 0.25 em or more, TeX shrinks it to 0.22
 * em.
 */
const WORD_GAP_EM = 0.2;
/**
 * Words set each on its own in a font wider than the one they were measured in leave less of the space;
 * letters set so leave 0.12 em.
 */
const WORD_GAP_BETWEEN_RUNS_EM = 0.14;
/**
 * Between two runs of letters set close this is enough: parts of one word touch (measured on 2,020 glyphs of
 * a page whose words are set each on its own: 14 of 175 spaces left 0.10 to 0.12 em, none less; 2026-11-25).
 */
const WORD_GAP_BETWEEN_CLOSE_RUNS_EM = 0.09;
/** Letters of one run further apart are spaced out: a gap between runs says nothing there. */
const CLOSE_LETTERS_EM = 0.05;
/**
 * Glyphs this much smaller and raised or lowered this far are a footnote mark, not part of the number before.
 */
const SUPERSCRIPT_SIZE = 0.85;
const SUPERSCRIPT_RISE_EM = 0.2;
/** Glyphs painted back over more than this part of the one before start a new word: text laid over text. */
const OVERPAINT_SHARE = 0.6;
/** Baselines nearer than this part of the font size are one visual line. */
export const LINE_TOLERANCE_EM = 0.4;

interface Run {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly em: number;
}

/**
 * Joins glyphs to words in painting order, so that text laid over other text stays two words, then orders the
 * words by visual line and from left to right.
 * @param glyphs null where white space was
 */
export function findWords(
  glyphs: readonly (PlacedGlyph | null)[],
  widthPoints: number,
  heightPoints: number,
): Word[] {
  const runs: Run[] = [];
  let word: PlacedGlyph[] = [];
  const page = { widthPoints, heightPoints };
  const neighbors = (index: number) => ({
    before: glyphs[index - 2] ?? undefined,
    after: glyphs[index + 1] ?? undefined,
  });
  const endWord = () => {
    const run = toRun(word, heightPoints);
    if (run) runs.push(run);
    word = [];
  };
  for (const [index, glyph] of glyphs.entries()) {
    const previous = word[word.length - 1];
    if (!glyph || (previous && isBreak(previous, glyph, neighbors(index), page))) endWord();
    if (glyph) word.push(glyph);
  }
  endWord();
  return numberLines(runs);
}

function toRun(glyphs: readonly PlacedGlyph[], heightPoints: number): Run | undefined {
  const first = glyphs[0];
  const bounds = unionBox(glyphs.map((glyph) => glyph.box));
  if (!first || !bounds) return undefined;
  return {
    text: glyphs.map((glyph) => glyph.text).join(''),
    box: bounds,
    baseline: first.baseline,
    em: first.sizePoints / heightPoints,
  };
}

interface PageSize {
  readonly widthPoints: number;
  readonly heightPoints: number;
}

/** The glyph before the previous one, and the one after the next. */
interface Neighbors {
  readonly before: PlacedGlyph | undefined;
  readonly after: PlacedGlyph | undefined;
}

function isBreak(previous: PlacedGlyph, next: PlacedGlyph, around: Neighbors, page: PageSize): boolean {
  const size = Math.max(previous.sizePoints, next.sizePoints);
  const smaller = Math.min(previous.sizePoints, next.sizePoints);
  const rise = Math.abs(next.baseline - previous.baseline) * page.heightPoints;
  if (smaller < SUPERSCRIPT_SIZE * size && rise > SUPERSCRIPT_RISE_EM * size) return true;
  const gapEm = gapPoints(previous, next, page) / size;
  return (
    gapEm > WORD_GAP_EM ||
    (next.textObject !== previous.textObject && gapEm > gapBetweenRunsEm(previous, next, around, page)) ||
    (overlapArea(previous.cell, next.cell) >
      OVERPAINT_SHARE * Math.min(boxArea(previous.cell), boxArea(next.cell)) &&
      !isKernedMark(previous, next))
  );
}

/**
 * A stop or comma set under the arm of a letter, as in `S.A.P.I.` and `C.V.`; behind a digit nothing is set
 * so.
 */
const isKernedMark = (previous: PlacedGlyph, next: PlacedGlyph): boolean =>
  /^[.,]$/u.test(next.text) && /^\p{L}$/u.test(previous.text) && next.box.x2 > previous.box.x2;

function gapPoints(
  { cell: a }: PlacedGlyph,
  { cell: b }: PlacedGlyph,
  { widthPoints, heightPoints }: PageSize,
): number {
  const across = Math.max(b.x1 - a.x2, a.x1 - b.x2) * widthPoints;
  const down = Math.max(b.y1 - a.y2, a.y1 - b.y2) * heightPoints;
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

/**
 * Its share of a ligature's ink: PDFium knows no advance of a part, and what it leaves beside the ligature is
 * no room.
 */
const isPartOfLigature = ({ box, cell }: PlacedGlyph): boolean => box.x1 === cell.x1 && box.x2 === cell.x2;

/** How much room parts a run of glyphs from the one before. */
function gapBetweenRunsEm(
  previous: PlacedGlyph,
  next: PlacedGlyph,
  { before, after }: Neighbors,
  page: PageSize,
): number {
  const endsClosely =
    before?.textObject === previous.textObject &&
    gapPoints(before, previous, page) < CLOSE_LETTERS_EM * previous.sizePoints;
  const beginsClosely =
    after?.textObject === next.textObject &&
    gapPoints(next, after, page) < CLOSE_LETTERS_EM * next.sizePoints;
  // A word of one letter touches nothing on either side.
  const isLetterAlone =
    after !== undefined && gapPoints(next, after, page) > WORD_GAP_BETWEEN_CLOSE_RUNS_EM * next.sizePoints;
  const wasLetterAlone =
    before !== undefined &&
    gapPoints(before, previous, page) > WORD_GAP_BETWEEN_CLOSE_RUNS_EM * previous.sizePoints;
  const isWhole = !isPartOfLigature(previous) && !isPartOfLigature(next);
  if (isWhole && ((endsClosely && (beginsClosely || isLetterAlone)) || (wasLetterAlone && beginsClosely)))
    return WORD_GAP_BETWEEN_CLOSE_RUNS_EM;
  return next.guessedSpaceBefore ? WORD_GAP_BETWEEN_RUNS_EM : WORD_GAP_EM;
}

function numberLines(runs: Run[]): Word[] {
  const lines: { baseline: number; em: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines[lines.length - 1];
    if (line && run.baseline - line.baseline <= LINE_TOLERANCE_EM * Math.min(line.em, run.em))
      line.runs.push(run);
    else lines.push({ baseline: run.baseline, em: run.em, runs: [run] });
  }
  return lines.flatMap((line, number) =>
    line.runs.sort((a, b) => a.box.x1 - b.box.x1).map(({ text, box }) => ({ text, box, line: number })),
  );
}
