import { type Cell, cellOf } from '../../layout/cells.js';
import type { PayEntry } from '../pay-table.js';

/** Labels of one column begin within this many letter heights of each other. */
const SAME_EDGE_EM = 1;
/**
 * Words of a description that a fixed pitch or narrow letters set apart; columns are further from each other.
 */
const MAX_WORD_GAP_EM = 2;
/** So many lines that begin at one place make a column. */
const LEAST_IN_COLUMN = 2;

/**
 * The labels of a line without those of a block left of it: the lines of one column of amounts begin at one
 * edge.
 */
export function ownLabels({ labels }: PayEntry, sameColumn: readonly PayEntry[]): readonly Cell[] {
  if (labels.length < 2) return labels;
  const from = labels.findIndex(
    (label) => /\p{L}/u.test(label.text) && linesFrom(label, sameColumn) * 2 > sameColumn.length,
  );
  const own = sameColumn.length >= LEAST_IN_COLUMN && from > 0 ? labels.slice(from) : labels;
  const joined: Cell[] = [];
  for (const label of own) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      /\p{L}/u.test(before.text) &&
      label.box.x1 - before.box.x2 <= MAX_WORD_GAP_EM * label.emWidth &&
      linesFrom(label, sameColumn) < LEAST_IN_COLUMN;
    const whole = goesOn ? cellOf([...before.words, ...label.words], before) : undefined;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(label);
  }
  return joined;
}

/** How many lines have a label that begins where this one does. */
const linesFrom = (label: Cell, entries: readonly PayEntry[]): number =>
  entries.filter(({ labels }) =>
    labels.some(({ box }) => Math.abs(box.x1 - label.box.x1) <= SAME_EDGE_EM * label.emWidth),
  ).length;
