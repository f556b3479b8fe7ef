import { type Box, type Figure, unionBox } from '@assay/media';
import type { FoundFigure } from '../../../amounts/find-figures.js';
import { type Cell, cellsOf } from '../../../layout/cells.js';
import type { Row } from '../../../layout/rows.js';
import type { PageView } from '../../../page/page-view.js';
import { Headings } from './headings.js';
import { type NamedTotal, namedPeriod, namedTotal } from './total-names.js';
import type { ColumnKind, Section } from './words.js';
import { continueLabel, ENDS_LABELS } from './wrapped-labels.js';

/** Lines with figures that are looked at; a stub has some dozens, and each is compared with the figures before it. */
const MAX_ENTRIES = 800;

export interface PayFigure {
  readonly figure: Figure;
  readonly isMoney: boolean;
  readonly column: ColumnKind | undefined;
  /** The total that the heading right above it names. */
  readonly headedBy: NamedTotal | undefined;
}

/** A label with the figures to its right, and what the headings say of them. */
export interface PayEntry {
  /** Cells of text left of the figures, left to right. */
  readonly labels: readonly Cell[];
  readonly figures: readonly PayFigure[];
  readonly section: Section | undefined;
  /** Left edge of the heading over the description, else of the section's. */
  readonly headingX1?: number | undefined;
  readonly page: number;
  readonly box: Box;
}

/** The entries of a table of pay, in reading order. */
export const readEntries = (page: Pick<PageView, 'rows'>): PayEntry[] => inWholeUnits(entriesOf(page));

function entriesOf({ rows }: Pick<PageView, 'rows'>): PayEntry[] {
  const headings = new Headings();
  const entries: PayEntry[] = [];
  for (const row of rows) {
    const { free, ofEntries } = labelsOfRow(row);
    for (const cell of free) {
      const isEnd = ENDS_LABELS.test(cell.folded) && continueLabel(entries, cell);
      if (!isEnd && !headings.add(cell)) continueLabel(entries, cell);
    }
    let codes: Box | undefined;
    for (const [index, entry] of row.entries.entries()) {
      if (entries.length === MAX_ENTRIES) return entries;
      const all = ofEntries[index] ?? [];
      const [first] = entry.figures;
      const names = first && headings.namesBefore({ page: row.line.page, box: first.figure.box });
      const start = Math.max(
        0,
        all.findLastIndex((cell, at) => headings.isColumnBefore(all[at - 1], cell)),
        names === undefined ? 0 : all.findIndex(({ box, emWidth }) => Math.abs(box.x1 - names) < emWidth),
      );
      // Words left of a column of amounts that has none on this line, or of the column of names, belong to the block before.
      for (const cell of all.slice(0, start)) continueLabel(entries, cell);
      const labels = all.slice(start);
      const figures = entry.figures;
      if (labels.length === 0 && figures.every(isCode)) {
        codes = unionBox(figures.map(({ figure }) => figure.box));
        continue;
      }
      const own = withoutCodes(figures);
      const read = readEntry(own, labels, codes, names, row, headings);
      codes = codesBehind(figures, own, labels);
      if (!read) continue;
      entries.push(read);
      const net = netPay(read);
      if (net) headings.endSections(read, row.entries.length === 1 && net === read.box ? WHOLE_WIDTH : net);
    }
  }
  return entries;
}

const WHOLE_WIDTH = { x1: 0, x2: 1 } as const;

/** Where net pay stands: an entry that its label calls so, a bar of totals, or one figure beside what another label has. */
function netPay({ labels, figures, box }: PayEntry): Box | undefined {
  if (labels.some(({ folded }) => namedTotal(folded)?.total === 'net')) return box;
  const headed = figures.find(({ headedBy }) => headedBy?.total === 'net');
  return headed && labels.length > 0 && namedPeriod(labels[0]?.folded ?? '') === undefined
    ? headed.figure.box
    : headed && box;
}

/** `001`, `0210`: numbers that name the line to their right, as codes of the next block of columns do. */
const isCode = ({ figure, isMoney }: FoundFigure): boolean =>
  !isMoney && figure.decimals === 0 && /^\d{1,5}$/u.test(figure.raw);

/** The figures of a line up to its last amount, where codes of the next block follow. */
function withoutCodes(figures: readonly FoundFigure[]): readonly FoundFigure[] {
  const last = figures.findLastIndex(({ isMoney }) => isMoney);
  return last >= 0 && figures.slice(last + 1).every(isCode) ? figures.slice(0, last + 1) : figures;
}

/**
 * Where codes of the next line stand: behind the last amount, or behind its kind
 * (`Seguridad social   102   Cuotas obreras IMSS   275.89`).
 */
function codesBehind(
  figures: readonly FoundFigure[],
  own: readonly FoundFigure[],
  kind: readonly Cell[],
): Box | undefined {
  const isOnlyCodes = figures.every(isCode);
  const codes = isOnlyCodes ? figures : figures.slice(own.length);
  return unionBox([
    ...(isOnlyCodes ? kind : []).map(({ box }) => box),
    ...codes.map(({ figure }) => figure.box),
  ]);
}

/**
 * @param codes where the codes of the line stand, left of its label
 * @param names left edge of the column of names, where it has a heading
 */
function readEntry(
  found: readonly FoundFigure[],
  labels: readonly Cell[],
  codes: Box | undefined,
  names: number | undefined,
  { line: { page, emWidth } }: Row,
  headings: Headings,
): PayEntry | undefined {
  const box = unionBox([...labels.map((cell) => cell.box), ...found.map(({ figure }) => figure.box)]);
  if (!box) return undefined;
  const section = headings.sectionOf(page, unionBox(codes ? [codes, box] : [box]) ?? box);
  const figures = found.map(({ figure, isMoney }) => {
    const { column, total } = headings.place(page, figure.box, emWidth, isMoney);
    return { figure, isMoney, column, headedBy: total };
  });
  return {
    labels,
    figures: withWhole(figures),
    section: section?.kind,
    headingX1: names ?? section?.box.x1,
    page,
    box,
  };
}

/** What is taxed and what is free of tax is one amount (Mexico's payroll supplement): `Importe gravado | Importe exento`. */
function withWhole(figures: readonly PayFigure[]): readonly PayFigure[] {
  const parts = figures.filter(({ column }) => column === 'part');
  const [first] = parts;
  const box = unionBox(parts.map(({ figure }) => figure.box));
  if (!first || !box || figures.some(({ column }) => column === 'current')) return figures;
  const units = parts.reduce((sum, { figure }) => sum + figure.units, 0);
  return [
    ...figures.filter(({ column }) => column !== 'part'),
    { ...first, figure: { ...first.figure, box, units }, column: 'current' },
  ];
}

/** A stub that prints no cents at all: what stands in its columns of amounts is money, too. */
function inWholeUnits(entries: readonly PayEntry[]): PayEntry[] {
  const isPlain = entries.every(({ figures }) => figures.every(({ isMoney }) => !isMoney));
  return entries.map(({ figures, ...entry }) => ({
    ...entry,
    figures: figures.map((one) =>
      isPlain && one.column !== 'hours' && one.figure.decimals === 0 && one.column !== undefined
        ? { ...one, isMoney: true, figure: { ...one.figure, units: one.figure.units * 100, decimals: 2 } }
        : one,
    ),
  }));
}

/** The words of a row by the entry they label, and those that label none. */
function labelsOfRow({ line, entries, index, wordGapEm }: Row): { free: Cell[]; ofEntries: Cell[][] } {
  const cellsBetween = (from: number, to?: number): Cell[] =>
    cellsOf({ ...line, words: line.words.slice(from, to) }, index, wordGapEm);
  const ofEntries: Cell[][] = [];
  let from = 0;
  for (const { figures } of entries) {
    ofEntries.push(figures[0] ? cellsBetween(from, figures[0].from) : []);
    from = figures.at(-1)?.to ?? from;
  }
  return { free: cellsBetween(from), ofEntries };
}
