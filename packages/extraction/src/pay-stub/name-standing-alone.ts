import type { Cell } from '../layout/cells.js';
import { patternOf } from '../vocabulary/pattern.js';
import { isLabelCell } from './label-cell.js';
import PATTERNS from './name-standing-alone.json' with { type: 'json' };
import { isName, nameAlone } from './party-cells.js';

/** A name without label and address stands in this upper part of the first page. */
const HEAD = 0.35;
const STAFF_NUMBER = /^\d{2,9}$/u;
const SEPARATOR = /^[\u00b7\u2022|]$/u;

/**
 * The employee's name where nothing calls it so: beside the number of the staff or what the person does
 * (`4471 ANA LIMA  Role: Cook`, `Ana Lima · Cook`).
 */
export function employeeStandingAlone(
  cells: readonly Cell[],
  isTaken: (cell: Cell) => boolean,
): Cell | undefined {
  const withFigures = new Set(
    cells.flatMap(({ text, line }) => (/\d[.,]\d{2}\)?$/u.test(text) ? [line] : [])),
  );
  const head = cells.filter((cell) => cell.page === 1 && cell.box.y1 < HEAD && !withFigures.has(cell.line));
  const names = head.filter((cell) => !isTaken(cell) && !isLabelCell(cell) && namesPerson(cells, cell));
  const found = names.find((cell) => isOfStaff(cells, cell));
  return found && nameAlone(found);
}

/** A number before a name is a house's, unless the line says more of the staff. */
function namesPerson(cells: readonly Cell[], cell: Cell): boolean {
  const name = nameAlone(cell);
  return (
    name !== undefined &&
    isName(name, 'employee') &&
    (name.words[0] === cell.words[0] || hasStaffLabel(cells, cell))
  );
}

/**
 * What stands on the line of an employee's name: the trade, the place in the firm, another of the person's
 * numbers.
 */
const STAFF_LABEL = patternOf(PATTERNS.staffLabel, 'u');
const hasStaffLabel = (cells: readonly Cell[], cell: Cell): boolean =>
  cells.some((other) => other.line === cell.line && other !== cell && STAFF_LABEL.test(other.folded));

/** A number of the staff before it, a trade behind a mark, or a label of such things on its line. */
function isOfStaff(cells: readonly Cell[], cell: Cell): boolean {
  if (cell.words.slice(1).some(({ text }) => SEPARATOR.test(text))) return true;
  const before = cells[cells.indexOf(cell) - 1];
  if (before?.line === cell.line && STAFF_NUMBER.test(before.text)) return true;
  return hasStaffLabel(cells, cell);
}
