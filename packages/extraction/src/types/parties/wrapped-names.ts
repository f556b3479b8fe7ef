import type { Box } from '@assay/media';
import { follows } from '../../layout/address-block.js';
import { type Cell, cellOf } from '../../layout/cells.js';
import { startsWithCapital } from '../../layout/characters.js';
import { endsCompany } from '../../layout/party-name.js';

/** Words of a name, in a line of their own. */
const NAME_WORDS = /^[\p{L}\p{M}'\u2019. -]{2,40}$/u;
const MAX_WORDS_MORE = 3;

/**
 * A labeled name with the end that a narrow column set under it: `Label   First names` over `Surname`,
 * `Nome` over `ANA LIMA DE` over `SOUZA`.
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
  const goesOn = isBesideLabel ? !isLabeled(cells, next, label) : isFull(cells, name, next);
  return goesOn ? (cellOf([...name.words, ...next.words], name) ?? name) : name;
}

const mayEndName = (cell: Cell): boolean =>
  NAME_WORDS.test(cell.text) && startsWithCapital(cell.text) && cell.words.length <= MAX_WORDS_MORE;

/** A space, and the empty room that a table leaves between a name and the next column, in letter heights. */
const SPACE_EM = 0.3;
const MAX_PADDING_EM = 2;

/** Under the label stands another one, whose value the line is. */
const isLabeled = (cells: readonly Cell[], next: Cell, label: Cell): boolean =>
  cells.some(
    ({ page, line, box }) =>
      page === next.page &&
      Math.abs(line - next.line) < 2 &&
      box.x1 < label.box.x2 &&
      overlapsInHeight(box, next.box),
  );

/** The next column leaves no room for the first word of the line below. */
function isFull(cells: readonly Cell[], name: Cell, next: Cell): boolean {
  const column = cells.find(
    ({ page, line, box }) => page === name.page && line === name.line && box.x1 >= name.box.x2,
  );
  const [word] = next.words;
  if (!column || !word) return false;
  const end = name.box.x2 + (word.box.x2 - word.box.x1) + (SPACE_EM + MAX_PADDING_EM) * name.emWidth;
  return end >= column.box.x1;
}

const overlapsInHeight = (one: Box, other: Box): boolean =>
  Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1) > (one.y2 - one.y1) / 2;
