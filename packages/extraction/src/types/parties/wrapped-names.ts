import { follows } from '../../layout/address-block.js';
import { type Cell, cellOf } from '../../layout/cells.js';
import { startsWithCapital } from '../../layout/characters.js';
import { endsCompany } from '../../layout/party-name.js';

/** Words of a name, in a line of their own. */
const NAME_WORDS = /^[\p{L}\p{M}'\u2019. -]{2,40}$/u;
const MAX_WORDS_MORE = 3;

/**
 * A name beside its label with the end that a narrow column set under it: `Label   First names` over `Surname`.
 */
export function withWrappedName(
  cells: readonly Cell[],
  name: Cell,
  label: Cell,
  isLabel: (cell: Cell) => boolean,
): Cell {
  const next = cells.find(
    (cell) =>
      cell.line > name.line &&
      follows(name, cell) &&
      Math.abs(cell.box.x1 - name.box.x1) < cell.emWidth &&
      mayEndName(cell) &&
      !isLabel(cell),
  );
  if (!next || endsCompany(name.text)) return name;
  const isBesideLabel = name.line === label.line && name.box.x1 > label.box.x2;
  return isBesideLabel ? (cellOf([...name.words, ...next.words], name) ?? name) : name;
}

const mayEndName = (cell: Cell): boolean =>
  NAME_WORDS.test(cell.text) && startsWithCapital(cell.text) && cell.words.length <= MAX_WORDS_MORE;
