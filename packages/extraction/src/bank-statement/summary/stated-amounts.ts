import type { Box, Figure } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import { foldText } from '../../layout/fold-text.js';
import type { Segment } from '../../layout/segments.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type SummaryRole, summaryRoleOf } from './summary-roles.js';

/** An amount of a summary and what its label says. */
export interface StatedAmount {
  readonly role: SummaryRole | 'atDate';
  readonly label: string;
  readonly figure: Figure;
  /** Of the figure's row. */
  readonly row: number;
}

/** A heading stands at most this many rows, and this many heights of its figure, above. */
const MAX_ROWS_ABOVE = 3;
const MAX_RISE = 5;

/** The amounts outside the tables whose label, to the left, above or below, names them. */
export function statedAmounts(rows: readonly StatementRow[], inTables: ReadonlySet<number>): StatedAmount[] {
  return rows.flatMap((row) => (inTables.has(row.index) ? [] : amountsOf(rows, row, inTables)));
}

function amountsOf(
  rows: readonly StatementRow[],
  row: StatementRow,
  inTables: ReadonlySet<number>,
): StatedAmount[] {
  const money = row.numbers.filter(({ isMoney }) => isMoney);
  const stated: StatedAmount[] = [];
  const labelled = new Set<string>();
  for (const [place, { figure, from, to }] of money.entries()) {
    const left = leftLabel(row, from, money[place - 1]?.to ?? 0);
    // A second figure under the same label is of another period: the year to date, the last statement.
    if (left && !labelled.has(left.label)) {
      labelled.add(left.label);
      stated.push({ ...left, figure, row: row.index });
      continue;
    }
    const upright =
      left || isInSentence(row, from, to)
        ? undefined
        : (neighbour(rows, row, figure.box, -1, inTables) ??
          (isBetweenLabels(rows, row, figure.box)
            ? undefined
            : neighbour(rows, row, figure.box, 1, inTables)));
    if (upright) stated.push({ ...upright, figure, row: row.index });
  }
  return stated;
}

/** `insured to at least $250,000 and backed by`: no label stands over it. */
const isInSentence = ({ segments }: StatementRow, from: number, to: number): boolean =>
  segments.some(({ from: start, words }) =>
    [words[from - 1 - start], words[to - start]].every((word) => /^\p{Ll}/u.test(word?.text ?? '')),
  );

/**
 * `Average balance` over `5,549.65` over `Fees charged` over `10.50`: where words stand above a figure, the
 * words below it are the label of the figure below them.
 */
function isBetweenLabels(rows: readonly StatementRow[], { index, line }: StatementRow, box: Box): boolean {
  const [above, label, below] = [index - 1, index + 1, index + 2].map((at) =>
    rows[at]?.line.page === line.page ? rows[at] : undefined,
  );
  const hasWords = (row: StatementRow | undefined): boolean =>
    row?.numbers.length === 0 &&
    row.segments.some((one) => /\p{L}/u.test(one.text) && overlaps(one.box, box));
  return (
    hasWords(above) &&
    hasWords(label) &&
    (below?.numbers.some(({ figure }) => overlaps(figure.box, box)) ?? false)
  );
}

/** The label that ends right before the figure: its own cell, or with the cells before it. */
function leftLabel(
  row: StatementRow,
  from: number,
  since: number,
): Pick<StatedAmount, 'role' | 'label'> | undefined {
  const words = row.line.words.slice(since, from);
  const starts = row.segments
    .map((segment) => segment.from)
    .filter((start) => start >= since && start < from);
  for (const start of [...starts.reverse(), since]) {
    const label = words
      .slice(start - since)
      .map(({ text }) => text)
      .join(' ');
    if (!/\p{L}/u.test(label)) continue;
    const role = summaryRoleOf(foldText(label));
    if (role) return { role, label };
  }
  return undefined;
}

/**
 * The label right above or below a figure that has none to its left; a line of a table labels its own figures
 * alone.
 */
function neighbour(
  rows: readonly StatementRow[],
  row: StatementRow,
  box: Box,
  step: 1 | -1,
  inTables: ReadonlySet<number>,
): Pick<StatedAmount, 'role' | 'label'> | undefined {
  const height = box.y2 - box.y1;
  let label: Segment[] = [];
  for (let distance = 1; distance <= (step < 0 ? MAX_ROWS_ABOVE : 1); distance++) {
    const other = rows[row.index + step * distance];
    if (!other || other.line.page !== row.line.page) break;
    if (inTables.has(other.index) && other.numbers.some(({ isMoney }) => isMoney)) break;
    if (Math.abs(other.line.box.y1 - row.line.box.y1) > MAX_RISE * height) break;
    const segment = other.segments.find((one) => overlaps(one.box, box) && /\p{L}/u.test(one.text));
    if (!segment) {
      // A label of several lines has no figures between them.
      if (
        other.numbers.some(
          ({ figure, isMoney }) => overlaps(figure.box, box) || (isMoney && label.length > 0),
        )
      )
        break;
      continue;
    }
    label = step < 0 ? [segment, ...label] : [...label, segment];
    const text = label.map((one) => one.text).join(' ');
    const role = summaryRoleOf(segment.folded);
    if (role) return { role, label: text };
  }
  return undefined;
}

const overlaps = (a: Box, b: Box): boolean => sharedWidth(a, b) > 0.3;
