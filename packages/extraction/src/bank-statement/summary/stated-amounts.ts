import type { Box, Figure } from '@assay/media';
import type { Cell } from '../../layout/cells.js';
import { foldText, hasLetter, startsWithSmallLetter, textOf } from '../../layout/characters.js';
import { sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import { type SummaryRole, summaryRoleOf } from './summary-roles.js';

/** An amount of a summary and what its label says. */
export interface StatedAmount {
  readonly role: SummaryRole | 'atDate';
  readonly label: string;
  readonly figure: Figure;
  /** Of the figure's row. */
  readonly row: number;
}

type Named = Pick<StatedAmount, 'role' | 'label'>;

/** A heading stands at most this many rows, and this many heights of its figure, above. */
const MAX_ROWS_ABOVE = 3;
const MAX_RISE = 5;

/** The amounts outside the tables whose label, to the left, above or below, names them. */
export const statedAmounts = (rows: readonly Row[], inTables: ReadonlySet<number>): StatedAmount[] =>
  rows.flatMap((row) => {
    if (inTables.has(row.index)) return [];
    const labels = new Set<string>();
    return row.money.flatMap(({ figure, from, to }, place) => {
      const left = leftLabel(row, from, row.money[place - 1]?.to ?? 0);
      // A second figure under the same label is of another period: the year to date, the last statement.
      const isFirst = left && !labels.has(left.label);
      if (left) labels.add(left.label);
      const named = isFirst
        ? left
        : left || isInSentence(row, from, to)
          ? undefined
          : neighbor(rows, row, figure.box, inTables);
      return named ? [{ ...named, figure, row: row.index }] : [];
    });
  });

/** `insured to at least $250,000 and backed by`: no label stands over it. */
const isInSentence = ({ line: { words } }: Row, from: number, to: number): boolean =>
  [words[from - 1], words[to]].every((word) => startsWithSmallLetter(word?.text ?? ''));

const named = (label: string, folded = foldText(label)): Named | undefined => {
  const role = summaryRoleOf(folded);
  return role && { role, label };
};

/** The label that ends right before the figure: its own cell, or with the cells before it. */
function leftLabel({ line, starts }: Row, from: number, since: number): Named | undefined {
  const before = starts.filter((start) => start >= since && start < from);
  for (const start of [...before.reverse(), since]) {
    const label = textOf(line.words.slice(start, from));
    const found = hasLetter(label) ? named(label) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * The label of several lines right above a figure that has none to its left, else the line right below; a
 * line of a table labels its own figures alone, and words between two figures are the lower one's.
 */
function neighbor(
  rows: readonly Row[],
  { index, line }: Row,
  box: Box,
  inTables: ReadonlySet<number>,
): Named | undefined {
  const at = (place: number): Row | undefined => {
    const other = rows[place];
    const isNear =
      other?.line.page === line.page &&
      Math.abs(other.line.box.y1 - line.box.y1) <= MAX_RISE * (box.y2 - box.y1);
    return isNear && !(inTables.has(place) && other.money.length > 0) ? other : undefined;
  };
  const over = (row: Row | undefined): Cell | undefined =>
    row?.cells.find((one) => overlaps(one.box, box) && hasLetter(one.text));
  const hasFigure = (row: Row | undefined): boolean =>
    row?.numbers.some(({ figure }) => overlaps(figure.box, box)) ?? false;
  let label = '';
  for (let above = index - 1; above >= index - MAX_ROWS_ABOVE; above--) {
    const row = at(above);
    const cell = over(row);
    if (!row || (!cell && hasFigure(row))) break;
    if (!cell) {
      // A label of several lines has no figures between them.
      if (label !== '' && row.money.length > 0) break;
      continue;
    }
    label = label === '' ? cell.text : `${cell.text} ${label}`;
    const found = named(label, cell.folded);
    if (found) return found;
  }
  const below = over(at(index + 1));
  const isBetween = label !== '' && hasFigure(rows[index + 2]);
  return below && !isBetween ? named(below.text, below.folded) : undefined;
}

const overlaps = (a: Box, b: Box): boolean => sharedWidth(a, b) > 0.3;
