import type { Cell } from '../layout/cells.js';
import { looksLikeCompany, mayBeCompany } from '../layout/party-name.js';
import { tableHeads } from './headings.js';
import { isLabelCell } from './label-cell.js';
import { companyAlone } from './party-cells.js';

/** A letterhead stands in this part of the first page. */
const LETTERHEAD_FOOT = 0.3;
/**
 * Letters count as larger from this much on: a name without letters below the line measures smaller than it
 * is set.
 */
const LARGER = 1.35;

/** A name at the head of the page, and whether it says that it is a company's. */
export interface Letterhead {
  readonly name: Cell;
  readonly isCompany: boolean;
}

/**
 * The first thing at the head of the page that may be a company's name: what is set largest, else what stands
 * first.
 */
export function letterheadOf(
  cells: readonly Cell[],
  isTaken: (cell: Cell) => boolean,
): Letterhead | undefined {
  const withFigures = new Set(
    cells.flatMap(({ text, line }) => (/\d[.,]\d{2}\)?$/u.test(text) ? [line] : [])),
  );
  const headsTable = tableHeads(cells);
  const head = cells.filter(
    (cell, index) =>
      cell.page === 1 &&
      cell.box.y1 < LETTERHEAD_FOOT &&
      !withFigures.has(cell.line) &&
      !headsTable.has(cell.line) &&
      !isTaken(cell) &&
      !isLabelCell(cell) &&
      !standsAmongLabels(cells, index) &&
      !isValue(cells, index) &&
      mayBeCompany(companyAlone(cell)?.text ?? ''),
  );
  const company = head.find(({ text }) => looksLikeCompany(text));
  if (company) return { name: company, isCompany: true };
  const name = head
    .filter(({ words }) => words.every(({ text }) => !/^\p{Ll}{4}/u.test(text)))
    .reduce<Cell | undefined>(
      (best, cell) => (best && best.emWidth * LARGER >= cell.emWidth ? best : cell),
      undefined,
    );
  return name && { name, isCompany: false };
}

/** A word nobody knows at the head of a column of labels, with its value beside it as they have theirs. */
function standsAmongLabels(cells: readonly Cell[], index: number): boolean {
  const [cell, value] = [cells[index], cells[index + 1]];
  if (!cell || !value || value.line !== cell.line) return false;
  const next = cells.slice(index + 1).filter(({ line }) => line > cell.line && line <= cell.line + 1);
  const below = next.findIndex(
    (one) => Math.abs(one.box.x1 - cell.box.x1) < cell.emWidth && isLabelCell(one),
  );
  const valueBelow = below < 0 ? undefined : next[below + 1];
  return valueBelow !== undefined && Math.abs(valueBelow.box.x1 - value.box.x1) < cell.emWidth;
}

/** What stands right of a label on its line. */
function isValue(cells: readonly Cell[], index: number): boolean {
  const [before, cell] = [cells[index - 1], cells[index]];
  return (
    before !== undefined &&
    cell !== undefined &&
    before.line === cell.line &&
    (before.text.endsWith(':') || isLabelCell(before))
  );
}
