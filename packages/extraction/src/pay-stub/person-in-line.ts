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
 * `Ana Torres, 14 Elm Street, Reno, NV 89501`: a line that is a name, a comma and an address. Of several the
 * labelled one, else the last: an employer's name may read like a person's, and stands first.
 * @param labelled cells that a label calls the person's: their address may begin with any word
 */
export function personInLine(cells: readonly Cell[], labelled: ReadonlySet<Cell>): PersonInLine | undefined {
  const people = cells.flatMap((cell) => personIn(cells, cell, labelled.has(cell)) ?? []);
  return people.find(({ cell }) => labelled.has(cell)) ?? people.at(-1);
}

function personIn(cells: readonly Cell[], cell: Cell, isLabelled: boolean): PersonInLine | undefined {
  const parts = nameAndAddress(cell);
  if (!parts || !isName(parts.name, 'employee') || !(startsAddress(parts.address.text) || isLabelled))
    return undefined;
  const isTown = cells.some((other) => other.line < cell.line && follows(other, cell) && isStreet(other));
  return isTown ? undefined : { cell, ...parts };
}

/**
 * The words before a line's first comma, and the address behind it that ends the line: more than a town
 * behind its quarter.
 */
export function nameAndAddress(cell: Cell): { readonly name: Cell; readonly address: Cell } | undefined {
  const comma = endsAddress(cell.text) ? cell.words.findIndex(({ text }) => text.endsWith(',')) : -1;
  const name = comma < 0 ? undefined : partOf(cell, 0, comma + 1);
  const address = comma < 0 ? undefined : partOf(cell, comma + 1);
  return name && address && endsAddress(address.text) && !TOWN.test(address.text)
    ? { name, address }
    : undefined;
}

/** `72500 Puebla, Pue.`, `70862-040 Brasilia, DF`: a postal code and its town, no street. */
const TOWN = /^\d{5}(?:-\d{3})? .*\p{L}\.?$/u;
const isStreet = ({ text }: Cell): boolean =>
  startsAddress(text) || (/\p{L}{2}/u.test(text) && /\d/u.test(text));
