import type { Cell } from '../layout/cells.js';
import type { KeyedDocument } from './keyed-page.js';

/** Lines of one value follow each other within so many of their heights, from middle to middle. */
const MAX_STEP = 2.2;
/** Their left edges, middles or right edges agree within this part of the height of their letters. */
const ALIGNED = 1;
const MOST_LINES = 8;
const ROWS_AHEAD = 4;

/** The cells under one that go on with what it says, top to bottom. */
export function linesBelow(cell: Cell, { view: { rows } }: Pick<KeyedDocument, 'view'>): Cell[] {
  const below: Cell[] = [];
  let above = cell;
  for (let line = cell.line + 1; line <= above.line + ROWS_AHEAD && below.length < MOST_LINES; line++) {
    const next = rows[line]?.wholeCells.find((one) => isUnder(above, one) && isAligned(cell, one));
    if (!next) continue;
    below.push(next);
    above = next;
  }
  return below;
}

function isUnder(above: Cell, cell: Cell): boolean {
  const height = Math.max(above.box.y2 - above.box.y1, cell.box.y2 - cell.box.y1);
  const step = (cell.box.y1 + cell.box.y2 - above.box.y1 - above.box.y2) / 2;
  return cell.page === above.page && step > height / 2 && step <= MAX_STEP * height;
}

function isAligned(one: Cell, other: Cell): boolean {
  const off = [
    one.box.x1 - other.box.x1,
    one.box.x2 - other.box.x2,
    (one.box.x1 + one.box.x2 - other.box.x1 - other.box.x2) / 2,
  ];
  return off.some((by) => Math.abs(by) <= ALIGNED * one.emWidth);
}
