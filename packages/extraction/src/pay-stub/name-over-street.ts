import { follows, startsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { isName, nameAlone } from './party-cells.js';

/** Addresses of the parties stand in this upper part of the first page. */
const HEAD = 0.5;
/** A name and its street stand within so many cells of each other, whatever stands beside them. */
const MAX_CELLS_BACK = 24;

/**
 * The first person's name with a street right under it, where the line of the postal code was misread, so
 * that no address block was found.
 * @param isTaken cells that belong to somebody else
 */
export function personOverStreet(cells: readonly Cell[], isTaken: (cell: Cell) => boolean): Cell | undefined {
  for (const [index, street] of cells.entries()) {
    if (street.page > 1 || street.box.y1 > HEAD) return undefined;
    if (!startsAddress(street.text)) continue;
    const name = cells
      .slice(Math.max(0, index - MAX_CELLS_BACK), index)
      .findLast((cell) => cell.page === street.page && follows(cell, street));
    if (name && !isTaken(name) && isName(name, 'employee')) return nameAlone(name);
  }
  return undefined;
}
