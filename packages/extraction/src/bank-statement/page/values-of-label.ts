import type { Box } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import type { Segment } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from './statement-rows.js';
import PATTERNS from './values-of-label.json' with { type: 'json' };

/**
 * What statements call an account and its days, folded: beside another label such words are a label, too, and
 * no value.
 */
const KNOWN_LABEL = patternOf(PATTERNS.knownLabel, 'u');
/**
 * What statements call a person's or an office's particulars: under another label such a word begins the next
 * pair, and is no value.
 */
const NO_VALUE = patternOf(PATTERNS.noValue, 'u');
/**
 * A value stands at most so many heights of its label below it, and so many rows, between which another
 * column's may lie.
 */
const MAX_DROP = 3;
const MAX_ROWS_BELOW = 3;
const MIN_LABELS = 3;

/**
 * Where the value of a label may stand, the likeliest place first: below it, where its row is one of several
 * labels with values under them; else in the next cell to the right, then below.
 */
export function valuesOfLabel(rows: readonly StatementRow[], row: StatementRow, index: number): Segment[] {
  const label = row.segments[index];
  if (!label) return [];
  const right = row.segments[index + 1];
  const under = cellBelow(rows, row, label);
  const below = under && NO_VALUE.test(under.folded) ? undefined : under;
  // `Nome | Ana Lima | Agência | 0001` over `Documento | 123.456`: label and value side by side, whatever the
  // row looks like.
  const isAbove = below === under && isRowOfLabels(rows, row) && !isRowOfPairs(row);
  const inOrder = isAbove || (right && KNOWN_LABEL.test(right.folded)) ? [below] : [right, below];
  return inOrder.filter((one) => one !== undefined);
}

/** `Sucursal | Centro | Tipo de cuenta | Básica`: label, value, label, value. */
const isRowOfPairs = ({ segments }: StatementRow): boolean =>
  segments.length % 2 === 0 &&
  segments.every(({ folded }, index) => KNOWN_LABEL.test(folded) === (index % 2 === 0));

/**
 * Three cells or more without figures, of which two at least have a cell of the next row under them: two are
 * a label and its value.
 */
function isRowOfLabels(rows: readonly StatementRow[], row: StatementRow): boolean {
  if (row.segments.length < MIN_LABELS || row.segments.some(({ text }) => /\d|:$/u.test(text))) return false;
  const below = rows[row.index + 1];
  if (!below || !isNear(row, below)) return false;
  return (
    row.segments.filter(({ box, emWidth }) => below.segments.some((one) => isUnder(box, one.box, emWidth)))
      .length >= 2
  );
}

function cellBelow(
  rows: readonly StatementRow[],
  row: StatementRow,
  { box, emWidth }: Segment,
): Segment | undefined {
  for (const below of rows.slice(row.index + 1, row.index + 1 + MAX_ROWS_BELOW)) {
    if (!isNear(row, below)) return undefined;
    const cell = below.segments.find((one) => isUnder(box, one.box, emWidth));
    if (cell) return cell;
  }
  return undefined;
}

const isNear = (upper: StatementRow, lower: StatementRow): boolean =>
  upper.line.page === lower.line.page &&
  lower.line.box.y1 - upper.line.box.y2 <= MAX_DROP * (upper.line.box.y2 - upper.line.box.y1);

/** Flush left, or centred, under it. */
const isUnder = (upper: Box, lower: Box, emWidth: number): boolean =>
  Math.abs(upper.x1 - lower.x1) < emWidth ||
  (sharedWidth(upper, lower) > 0.5 && Math.abs(upper.x1 + upper.x2 - lower.x1 - lower.x2) < 2 * emWidth);
