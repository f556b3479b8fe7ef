import type { Box, TextWord } from '@assay/media';
import { MONTH_PATTERN } from '../dates/months.js';
import { type Cell, cellOf, partOf } from './cells.js';
import { isColonBetween, onlyPhrases, type PhraseBook, phraseAt } from './phrases.js';

/** A line that ends in a day without its year: `31 de octubre`, `31 de octubre de`, `October 31,`. */
const ENDS_IN_DAY = new RegExp(
  String.raw`(?:\d{1,2}(?:[ /-]| de )${MONTH_PATTERN}(?: del?)?|${MONTH_PATTERN} \d{1,2},?)$`,
  'u',
);
const YEAR = /^(?:del? )?(?:19|20)\d{2}$/u;
const MAX_CELLS_BACK = 40;
/** Lines of one cell stand closer than this many of their heights. */
export const MAX_LEADING = 0.8;

/**
 * Cells whose last date a narrow column broke before its year, whole again: `31 de octubre` over `de 2023`.
 */
export const withWrappedYears = (cells: readonly Cell[]): Cell[] =>
  withWrapped(cells, (above, cell) =>
    YEAR.test(cell.folded) && ENDS_IN_DAY.test(above.folded)
      ? cellOf([...above.words, ...cell.words], above)
      : undefined,
  );

/**
 * Labels that a narrow column broke, whole again: `Número de seguridad` over `social`. What is a label
 * already stays one.
 */
export const withWrappedLabels = (cells: readonly Cell[], book: PhraseBook<unknown>): Cell[] => {
  const isLabel = (words: readonly TextWord[]): boolean => onlyPhrases(words, book)?.length === 1;
  return withWrapped(cells, (above, cell) => {
    const words = [...above.words, ...cell.words];
    return !isLabel(above.words) && isLabel(words) ? cellOf(words, above) : undefined;
  });
};

/** @param join the cell of a line and what stands right under it, if that is its end */
function withWrapped(cells: readonly Cell[], join: (above: Cell, cell: Cell) => Cell | undefined): Cell[] {
  const whole: (Cell | undefined)[] = [...cells];
  for (const [index, cell] of cells.entries()) {
    for (let at = index - 1; at >= Math.max(0, index - MAX_CELLS_BACK); at--) {
      const above = whole[at];
      const joined = above && isUnder(above, cell) ? join(above, cell) : undefined;
      if (!joined) continue;
      whole[at] = joined;
      whole[index] = undefined;
      break;
    }
  }
  return whole.filter((cell) => cell !== undefined);
}

function isUnder(above: Cell, { page, line, box, emWidth }: Cell): boolean {
  const leading = box.y1 - above.box.y2;
  return (
    above.page === page &&
    above.line < line &&
    leading <= MAX_LEADING * (box.y2 - box.y1) &&
    (Math.abs(above.box.x1 - box.x1) < emWidth / 2 ||
      Math.abs(middleOf(above.box) - middleOf(box)) < emWidth / 2)
  );
}

const middleOf = ({ x1, x2 }: Box): number => (x1 + x2) / 2;

/**
 * Cells cut before and behind every label with a colon: `Rua A, 310 Periodo: 01/02/2025` is an address, a
 * label and a date that ran together.
 */
export function splitAtLabels(cells: readonly Cell[], book: PhraseBook<unknown>): Cell[] {
  return cells.flatMap((cell) => {
    if (!cell.text.includes(':')) return [cell];
    const cuts: number[] = [];
    for (let from = 0; from < cell.words.length; from++) {
      const end = endOfLabel(cell, from, book);
      if (end === undefined) continue;
      if (from > 0) cuts.push(from);
      if (end < cell.words.length) cuts.push(end);
      from = end - 1;
    }
    if (cuts.length === 0) return [cell];
    return [0, ...new Set(cuts)].flatMap((from, index, all) => partOf(cell, from, all[index + 1]) ?? []);
  });
}

/** Where a label ends that begins with the word `from` and has a colon. */
function endOfLabel({ words }: Cell, from: number, book: PhraseBook<unknown>): number | undefined {
  const to = phraseAt(words, from, book)?.to;
  return to !== undefined && isColonBetween(words[to - 1], words[to]) ? to : undefined;
}
