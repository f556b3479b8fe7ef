import { type Box, boxArea, overlapArea, unionBox } from '../geometry.js';
import type { PlacedGlyph } from './page-text.js';
import type { Word } from './types.js';

/** A gap wider than this part of the font size ends a word: a space is 0.25 em or more, TeX shrinks it to 0.22 em. */
const WORD_GAP_EM = 0.2;
/** Words set each on its own in a font wider than the one they were measured in leave less of the space; letters set so leave 0.12 em. */
const WORD_GAP_BETWEEN_RUNS_EM = 0.14;
/** Glyphs this much smaller and raised or lowered this far are a footnote mark, not part of the number before. */
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
 * Joins glyphs to words in painting order, so that text laid over other text stays two words, then orders the words by
 * visual line and from left to right.
 * @param glyphs null where white space was
 */
export function findWords(glyphs: readonly (PlacedGlyph | null)[], widthPoints: number, heightPoints: number): Word[] {
  const runs: Run[] = [];
  let word: PlacedGlyph[] = [];
  const endWord = () => {
    const run = toRun(word, heightPoints);
    if (run) runs.push(run);
    word = [];
  };
  for (const glyph of glyphs) {
    const previous = word[word.length - 1];
    if (!glyph || (previous && isBreak(previous, glyph, widthPoints, heightPoints))) endWord();
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

function isBreak(previous: PlacedGlyph, next: PlacedGlyph, widthPoints: number, heightPoints: number): boolean {
  const a = previous.looseBox;
  const b = next.looseBox;
  const across = Math.max(b.x1 - a.x2, a.x1 - b.x2) * widthPoints;
  const down = Math.max(b.y1 - a.y2, a.y1 - b.y2) * heightPoints;
  const size = Math.max(previous.sizePoints, next.sizePoints);
  const smaller = Math.min(previous.sizePoints, next.sizePoints);
  const rise = Math.abs(next.baseline - previous.baseline) * heightPoints;
  if (smaller < SUPERSCRIPT_SIZE * size && rise > SUPERSCRIPT_RISE_EM * size) return true;
  const gap = Math.hypot(Math.max(0, across), Math.max(0, down));
  const isRunAfterSpace = next.guessedSpaceBefore && next.textObject !== previous.textObject;
  return (
    gap > (isRunAfterSpace ? WORD_GAP_BETWEEN_RUNS_EM : WORD_GAP_EM) * size ||
    overlapArea(a, b) > OVERPAINT_SHARE * Math.min(boxArea(a), boxArea(b))
  );
}

function numberLines(runs: Run[]): Word[] {
  const lines: { baseline: number; em: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines[lines.length - 1];
    if (line && run.baseline - line.baseline <= LINE_TOLERANCE_EM * Math.min(line.em, run.em)) line.runs.push(run);
    else lines.push({ baseline: run.baseline, em: run.em, runs: [run] });
  }
  return lines.flatMap((line, number) =>
    line.runs.sort((a, b) => a.box.x1 - b.box.x1).map(({ text, box }) => ({ text, box, line: number })),
  );
}
