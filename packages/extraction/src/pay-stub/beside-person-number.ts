import { follows } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './beside-person-number.json' with { type: 'json' };
import { isLabelCell } from './label-cell.js';
import { isName, nameAlone } from './party-cells.js';

/** CURP (Mexico), CPF with its marks (Brazil), a social security number, masked or not. */
const PERSON_NUMBER = patternOf(PATTERNS.personNumber, 'u');
/** Lines above and below the number that are looked at. */
const MAX_LINES_APART = 2;
const MAX_CELLS_AWAY = 24;

/** Labels of a person's other numbers between the number and the name that heads them. */
const MAX_LABELS_BETWEEN = 4;

/**
 * The person's name nearest to a number that only persons have: in its line, else in a line next to it, else
 * over the labels of all the person's numbers.
 */
export function nameBesidePersonNumber(cells: readonly Cell[]): Cell | undefined {
  const at = cells.findIndex(({ text }) => PERSON_NUMBER.test(text));
  const number = cells[at];
  if (!number) return undefined;
  const near = cells
    .slice(Math.max(0, at - MAX_CELLS_AWAY), at + MAX_CELLS_AWAY)
    .filter(
      (cell) =>
        cell.page === number.page &&
        Math.abs(cell.line - number.line) <= MAX_LINES_APART &&
        isName(cell, 'employee'),
    )
    .sort(
      (a, b) =>
        Math.abs(a.line - number.line) - Math.abs(b.line - number.line) ||
        distance(a, number) - distance(b, number),
    );
  const name = near[0] ?? nameOverLabels(cells, at);
  return name && nameAlone(name);
}

/** `ANA LIMA` over `RFC`, `CURP` and `NSS`, each with its number at the right. */
function nameOverLabels(cells: readonly Cell[], at: number): Cell | undefined {
  let lowest = cells
    .slice(Math.max(0, at - MAX_CELLS_AWAY), at)
    .findLast(({ line }) => line === cells[at]?.line);
  for (let step = 0; lowest && step < MAX_LABELS_BETWEEN; step++) {
    const lower: Cell = lowest;
    const index = cells.indexOf(lower);
    const upper = cells
      .slice(Math.max(0, index - MAX_CELLS_AWAY), index)
      .findLast((cell) => cell.page === lower.page && follows(cell, lower));
    if (upper && isName(upper, 'employee')) return upper;
    lowest = upper && isLabelCell(upper) ? upper : undefined;
  }
  return undefined;
}

const distance = (one: Cell, other: Cell): number => Math.abs(one.box.x1 - other.box.x1);
