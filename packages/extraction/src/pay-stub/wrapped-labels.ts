import type { Box } from '@assay/media';
import { type Cell, cellOf } from '../layout/cells.js';
import type { LiveHeadings } from './live-headings.js';
import type { PayEntry } from './pay-table.js';
import { namedTotal } from './total-names.js';

/** Entries back among which the one is looked for whose label goes on in the next line. */
const MAX_ENTRIES_BACK = 8;
/** Lines of one label stand closer than this many of their heights. */
const MAX_LABEL_LEADING = 0.8;
const MAX_LABEL_WORDS_MORE = 3;

/** Words that head sections and also end the names of lines. */
export const ENDS_LABELS =
  /^(?:tax|pay|leave|vacation|benefits|insurance|plan|withholding|contribution|deduction)$/u;

/** `OH -`, `Health &`: a label that cannot end so. */
const OPEN_END = /[-\u2013&/,(]$/u;

/** Words that head sections elsewhere, right under a label that cannot end as it does. */
export const completesLabel = (entries: readonly PayEntry[], cell: Cell): boolean =>
  entries.slice(-MAX_ENTRIES_BACK).some(({ labels }) => {
    const label = labels.at(-1);
    return (
      label !== undefined && label.page === cell.page && OPEN_END.test(label.text) && goesOn(label, cell)
    );
  });

/** `Fed Income` over `Tax`: a label that did not fit before the first column of figures goes on below. */
export function continueLabel(entries: PayEntry[], cell: Cell, headings: LiveHeadings): boolean {
  if (cell.words.length > MAX_LABEL_WORDS_MORE || !/^[\p{L}&/() -]+$/u.test(cell.text)) return false;
  for (let index = entries.length - 1; index >= Math.max(0, entries.length - MAX_ENTRIES_BACK); index--) {
    const entry = entries[index];
    const label = entry?.labels.at(-1);
    if (!entry || !label || label.page !== cell.page || namedTotal(label.folded) || !goesOn(label, cell))
      continue;
    const column = Math.min(
      headings.columnRightOf(cell.page, label.box.x2, label.box.y1) ?? 1,
      entry.figures[0]?.figure.box.x1 ?? 1,
    );
    const firstWord = cell.words[0]?.box;
    if (!firstWord) return false;
    if (!OPEN_END.test(label.text) && hasRoomFor(firstWord, label.box, column, cell.emWidth)) return false;
    const joined = cellOf([...label.words, ...cell.words], label);
    if (joined) entries[index] = { ...entry, labels: [...entry.labels.slice(0, -1), joined] };
    return joined !== undefined;
  }
  return false;
}

/** A space, and the empty room that a table leaves between a label and the next column, in letter heights. */
const SPACE_EM = 0.3;
const MAX_PADDING_EM = 2;

/**
 * Whether a word would have stood behind a text before the next column: what has room did not go on below.
 * @param columnX1 left edge
 */
export const hasRoomFor = (word: Box, behind: Box, columnX1: number, emWidth: number): boolean =>
  behind.x2 + (word.x2 - word.x1) + SPACE_EM * emWidth < columnX1 - MAX_PADDING_EM * emWidth;

function goesOn(label: Cell, cell: Cell): boolean {
  const height = label.box.y2 - label.box.y1;
  const leading = cell.box.y1 - label.box.y2;
  return (
    cell.line > label.line &&
    leading > -height / 2 &&
    leading <= MAX_LABEL_LEADING * height &&
    Math.abs(cell.box.x1 - label.box.x1) < cell.emWidth / 2
  );
}
