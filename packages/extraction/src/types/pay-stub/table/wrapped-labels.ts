import { type Cell, cellOf } from '../../../layout/cells.js';
import { MAX_LEADING } from '../../../layout/whole-cells.js';
import type { PayEntry } from './entries.js';
import { namedTotal } from './total-names.js';

/** Entries back among which the one is looked for whose label goes on in the next line. */
const MAX_ENTRIES_BACK = 8;
const MAX_WORDS_MORE = 3;
/** A space, and the empty room that a table leaves between a label and the next column, in letter heights. */
const ROOM_EM = 2.3;
/** Words that head sections and also end the names of lines. */
export const ENDS_LABELS =
  /^(?:tax|pay|leave|vacation|benefits|insurance|plan|withholding|contribution|deduction)$/u;
/** `OH -`, `Health &`: a label that cannot end so. */
const OPEN_END = /[-\u2013&/,(]$/u;

/**
 * Joins a cell to the label over it: `Fed Income` over `Tax`, where the first word had no room before the figures.
 * @returns whether it did
 */
export function continueLabel(entries: PayEntry[], cell: Cell): boolean {
  const [first] = cell.words;
  if (!first || cell.words.length > MAX_WORDS_MORE || !/^[\p{L}&/() -]+$/u.test(cell.text)) return false;
  const index = entries.findLastIndex(({ labels }, at) => {
    const label = labels.at(-1);
    return label !== undefined && at >= entries.length - MAX_ENTRIES_BACK && goesOn(label, cell);
  });
  const entry = entries[index];
  const label = entry?.labels.at(-1);
  if (!entry || !label || namedTotal(label.folded)) return false;
  const end = label.box.x2 + (first.box.x2 - first.box.x1) + ROOM_EM * cell.emWidth;
  const joined = cellOf([...label.words, ...cell.words], label);
  if (!joined || (!OPEN_END.test(label.text) && end < (entry.figures[0]?.figure.box.x1 ?? 1))) return false;
  entries[index] = { ...entry, labels: [...entry.labels.slice(0, -1), joined] };
  return true;
}

function goesOn(label: Cell, cell: Cell): boolean {
  const height = label.box.y2 - label.box.y1;
  const leading = cell.box.y1 - label.box.y2;
  return (
    cell.page === label.page &&
    cell.line > label.line &&
    leading > -height / 2 &&
    leading <= MAX_LEADING * height &&
    Math.abs(cell.box.x1 - label.box.x1) < cell.emWidth / 2
  );
}
