import { endsAddress, follows, startsAddress } from '../layout/address-block.js';
import { type Cell, partOf } from '../layout/cells.js';
import { isName } from './party-cells.js';

/** A person whose name and address stand in one line, each a part of its cell. */
export interface PersonInLine {
  readonly cell: Cell;
  readonly name: Cell;
  readonly address: Cell;
}

/**
 * `Ana Torres, 14 Elm Street, Reno, NV 89501`: the first line that is a name, a comma and an address.
 * @param labelled cells that a label calls the person's: their address may begin with any word
 */
export function personInLine(cells: readonly Cell[], labelled: ReadonlySet<Cell>): PersonInLine | undefined {
  for (const cell of cells) {
    const comma = endsAddress(cell.text) ? cell.words.findIndex(({ text }) => text.endsWith(',')) : -1;
    const name = comma < 0 ? undefined : partOf(cell, 0, comma + 1);
    const address = comma < 0 ? undefined : partOf(cell, comma + 1);
    const isTown =
      TOWN.test(address?.text ?? '') || cells.some((other) => other.line < cell.line && follows(other, cell) && isStreet(other));
    const isBoth =
      name &&
      address &&
      !isTown &&
      isName(name, 'employee') &&
      endsAddress(address.text) &&
      (startsAddress(address.text) || labelled.has(cell));
    if (isBoth) return { cell, name, address };
  }
  return undefined;
}

/** `72500 Puebla, Pue.`, `70862-040 Brasilia, DF`: a postal code and its town, no street. */
const TOWN = /^\d{5}(?:-\d{3})? .*\p{L}\.?$/u;
const isStreet = ({ text }: Cell): boolean => startsAddress(text) || (/\p{L}{2}/u.test(text) && /\d/u.test(text));
