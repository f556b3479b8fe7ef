import { type Box, unionBox } from '@assay/media';
import { type Cell, cellsOf } from '../layout/cells.js';
import { onlyPhrases } from '../layout/phrases.js';
import type { PrintedRows } from '../layout/printed-rows.js';
import type { Row } from '../layout/rows.js';
import { COLUMN_HEADINGS, type PayColumnKind } from './headings.js';
import type { PayEntry, PayFigure } from './pay-table.js';
import { namedTotal } from './total-names.js';

/** What rows of a table that lies on its side hold. */
const KINDS: ReadonlySet<PayColumnKind> = new Set<PayColumnKind>([
  'current',
  'year-to-date',
  'hours',
  'rate',
]);
/** Rows of one such table. */
const MAX_ROWS = 6;
/** The names stand right above the first row: at most this many of its heights. */
const MAX_RISE = 4;

/** A row of amounts that only says what they are: `THIS PAY   146.62   113.63`. */
interface Lying {
  readonly entry: PayEntry;
  readonly kind: PayColumnKind;
}

/**
 * The entries of a pay stub, those of tables that lie on their side set upright: names of earnings and
 * deductions stand over columns, and each row says whether its figures are hours, rates, of this pay or of
 * the year.
 */
export function uprightEntries(
  entries: readonly PayEntry[],
  rows: readonly Row[],
  wordGapEm: PrintedRows['wordGapEm'],
): PayEntry[] {
  const upright: PayEntry[] = [];
  for (let at = 0; at < entries.length; ) {
    const block = blockAt(entries, at);
    const names = block[0] && namesAbove(block[0].entry, rows, wordGapEm);
    const columns = names && columnsOf(names, block);
    if (columns) upright.push(...columns);
    else upright.push(...entries.slice(at, at + Math.max(1, block.length)));
    at += Math.max(1, block.length);
  }
  return upright;
}

function blockAt(entries: readonly PayEntry[], at: number): Lying[] {
  const block: Lying[] = [];
  for (const entry of entries.slice(at, at + MAX_ROWS)) {
    const kind = kindOf(entry);
    if (!kind || entry.page !== entries[at]?.page || block.some((row) => row.kind === kind)) break;
    block.push({ entry, kind });
  }
  return block;
}

/** By its only label. */
function kindOf({ labels }: PayEntry): PayColumnKind | undefined {
  const [label, ...others] = labels;
  const [phrase, ...more] = (label && onlyPhrases(label.words, COLUMN_HEADINGS)) ?? [];
  return phrase && others.length === 0 && more.length === 0 && KINDS.has(phrase.meaning)
    ? phrase.meaning
    : undefined;
}

/** The cells of the line above, if it has words alone. */
function namesAbove(
  { page, box }: PayEntry,
  rows: readonly Row[],
  wordGapEm: PrintedRows['wordGapEm'],
): readonly Cell[] | undefined {
  const above = rows.findLast(({ line }) => line.page === page && line.box.y2 <= (box.y1 + box.y2) / 2);
  if (!above || above.entries.length > 0 || box.y1 - above.line.box.y2 > MAX_RISE * (box.y2 - box.y1))
    return undefined;
  return cellsOf(above.line, above.index, wordGapEm(above.line));
}

/** Names of totals alone stand so in summaries, too, and headings over tables that stand upright. */
const namesLine = ({ words, folded }: Cell): boolean =>
  namedTotal(folded) === undefined && onlyPhrases(words, COLUMN_HEADINGS) === undefined;

/** An entry for each name over a figure of the block; undefined where the table is no such one. */
function columnsOf(names: readonly Cell[], block: readonly Lying[]): PayEntry[] | undefined {
  const isTold = block.length > 1 && block.some(({ kind }) => kind === 'current' || kind === 'year-to-date');
  if (!isTold || names.length < 2 || !names.some(namesLine)) return undefined;
  const figuresOf = new Map<Cell, PayFigure[]>();
  for (const { entry, kind } of block) {
    const taken = new Set<Cell>();
    for (const figure of entry.figures) {
      const name = nearest(names, figure.figure.box);
      if (!name || taken.has(name)) return undefined;
      taken.add(name);
      figuresOf.set(name, [...(figuresOf.get(name) ?? []), { ...figure, column: kind, headedBy: undefined }]);
    }
  }
  return names.flatMap((name): PayEntry[] => {
    const figures = figuresOf.get(name) ?? [];
    const box = unionBox([name.box, ...figures.map(({ figure }) => figure.box)]);
    return figures.length > 0 && box
      ? [{ labels: [name], figures, section: block[0]?.entry.section, page: name.page, box }]
      : [];
  });
}

/** By middles and by right edges: names are centred over amounts or end where they do. */
function nearest(names: readonly Cell[], { x1, x2 }: Box): Cell | undefined {
  const distance = ({ box }: Cell): number =>
    Math.min(Math.abs(box.x1 + box.x2 - x1 - x2) / 2, Math.abs(box.x2 - x2));
  const [first] = [...names].sort((a, b) => distance(a) - distance(b));
  return first;
}
