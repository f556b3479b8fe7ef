import { follows, startsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { isName, nameAlone } from './party-cells.js';

/** Addresses of the parties stand in this upper part of the first page. */
const HEAD = 0.5;

/**
 * The first person's name with a street right under it, where the line of the postal code was misread, so that no address block was found.
 * @param isTaken cells that belong to somebody else
 */
export function personOverStreet(cells: readonly Cell[], isTaken: (cell: Cell) => boolean): Cell | undefined {
  for (const [index, street] of cells.entries()) {
    if (street.page > 1 || street.box.y1 > HEAD) return undefined;
    if (!startsAddress(street.text)) continue;
    const name = cells.slice(0, index).findLast((cell) => cell.page === street.page && follows(cell, street));
    if (name && !isTaken(name) && isName(name, 'employee')) return nameAlone(name);
  }
  return undefined;
}
