import { spanOf } from '../fields/printed-field.js';
import { endsAddress, startsAddress } from '../layout/address-block.js';
import { type Cell, partOf } from '../layout/cells.js';
import { mayBeCompany } from '../layout/party-name.js';
import { companyAlone, LIKELIHOOD, type PartyValue } from './party-cells.js';
import { nameAndAddress } from './person-in-line.js';

/** Parts of one line: `Name · Street · Town`, `Name | Street, Town`. */
const SEPARATOR = /^[\u00b7\u2022|\u2027\u2219\u25cf~]$/u;
/** A line is a name and the lines of an address. */
const MAX_PARTS = 7;

/** A party whose name and address stand in one line. */
export interface LineParty {
  readonly cell: Cell;
  readonly name: PartyValue;
  readonly address: PartyValue;
}

/** Letterheads and footers that set a company's name and address in one line, in reading order. */
export function partiesInLines(cells: readonly Cell[]): LineParty[] {
  return cells.flatMap((cell) => {
    const set = partsOf(cell);
    const parts = set.length > 1 ? set : partsAtComma(cell);
    const [first, ...others] = parts;
    if (!first || others.length === 0 || parts.length > MAX_PARTS || !mayBeCompany(first.text)) return [];
    const end = others.findIndex((_, index) => endsAddress(joined(others.slice(0, index + 1))));
    const lines = others.slice(0, end + 1);
    const nameCell = companyAlone(first);
    const [name, address] = [
      nameCell && spanOf(nameCell.words, cell.page),
      spanOf(
        lines.flatMap(({ words }) => words),
        cell.page,
      ),
    ];
    const isAddress = lines.some(({ text }) => startsAddress(text)) || lines.length > 1;
    if (!name || !address || !isAddress) return [];
    return [
      {
        cell,
        name: { value: name.raw.replace(/[,;\s]+$/u, ''), span: name, likelihood: LIKELIHOOD.block },
        address: { value: joined(lines), span: address, likelihood: LIKELIHOOD.block },
      },
    ];
  });
}

const joined = (parts: readonly Cell[]): string =>
  parts.map(({ text }) => text.replace(/,$/u, '')).join(', ');

/** `Name, 12 Street, Town, ST 12345`: only a street sets the name off. */
function partsAtComma(cell: Cell): Cell[] {
  const parts = nameAndAddress(cell);
  return parts && startsAddress(parts.address.text) && !startsAddress(parts.name.text)
    ? [parts.name, parts.address]
    : [];
}

function partsOf(cell: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = 0;
  for (let index = 0; index <= cell.words.length; index++) {
    const word = cell.words[index];
    if (word && !SEPARATOR.test(word.text)) continue;
    const part = partOf(cell, from, index);
    if (part) parts.push(part);
    from = index + 1;
  }
  return parts;
}
