import { type Box, type Figure, unionBox } from '@assay/media';
import type { FoundFigure } from '../amounts/find-figures.js';
import { type Cell, cellsOf } from '../layout/cells.js';
import { onlyPhrases } from '../layout/phrases.js';
import type { PrintedRows } from '../layout/printed-rows.js';
import type { Entry, Row } from '../layout/rows.js';
import { patternOf } from '../vocabulary/pattern.js';
import { type PayColumnKind, type PaySection, SECTION_HEADINGS } from './headings.js';
import { LiveHeadings } from './live-headings.js';
import PATTERNS from './pay-table.json' with { type: 'json' };
import { type NamedTotal, namedTotal } from './total-names.js';
import { completesLabel, continueLabel, ENDS_LABELS } from './wrapped-labels.js';

/**
 * Lines with figures that are looked at; a stub has some dozens, and each is compared with the figures before
 * it.
 */
const MAX_ENTRIES = 800;

export interface PayFigure {
  readonly figure: Figure;
  readonly isMoney: boolean;
  readonly column: PayColumnKind | undefined;
  /** The total that the heading right above it names. */
  readonly headedBy: NamedTotal | undefined;
}

/** A label with the figures to its right, and what the headings say of them. */
export interface PayEntry {
  /** Cells of text left of the figures, left to right, without headings of sections. */
  readonly labels: readonly Cell[];
  readonly figures: readonly PayFigure[];
  readonly section: PaySection | undefined;
  /** Left edge of the section's heading. */
  readonly headingX1?: number | undefined;
  readonly page: number;
  readonly box: Box;
}

/** The entries of a pay stub, in reading order. */
export function readPayTable(rows: readonly Row[], wordGapEm: PrintedRows['wordGapEm']): PayEntry[] {
  const headings = new LiveHeadings();
  const entries: PayEntry[] = [];
  for (const row of rows) {
    const labels = labelsOfRow(row, wordGapEm(row.line));
    const continues = (cell: Cell): boolean =>
      (ENDS_LABELS.test(cell.folded) || completesLabel(entries, cell)) &&
      continueLabel(entries, cell, headings);
    const free = labels.free.filter((cell) => !continues(cell) && !headings.add(cell));
    let codes: Box | undefined;
    for (const [index, entry] of row.entries.entries()) {
      if (entries.length >= MAX_ENTRIES) break;
      const own = ownLabels(labels.ofEntries[index] ?? [], headings);
      free.push(...own.ofOtherBlocks);
      if (own.labels.length === 0 && entry.figures.every(isCode)) {
        codes = unionBox(entry.figures.map(({ figure }) => figure.box));
        continue;
      }
      const amounts = withoutCodes(entry);
      const before =
        index > 0 && own.labels.length > 0 && own.labels.every(isUnit) ? entries.at(-1) : undefined;
      const read = readEntry(amounts, before ? [] : own.labels, codes, row, headings);
      if (read && before) {
        entries[entries.length - 1] = joinedEntries(before, read);
        continue;
      }
      codes = codesBehind(entry, amounts, own.labels);
      if (read) entries.push(read);
      if (read && isNetPay(read))
        headings.endSections(read, row, row.entries.length === 1 ? WHOLE_WIDTH : read.box);
    }
    for (const cell of free) if (!ENDS_LABELS.test(cell.folded)) continueLabel(entries, cell, headings);
  }
  return entries;
}

const WHOLE_WIDTH = { x1: 0, x2: 1 } as const;

/** What a quantity counts, or the month that a line is of: between its figures no other line begins. */
const UNIT = patternOf(PATTERNS.unit, 'u');
const isUnit = ({ folded }: Cell): boolean => folded.split(' ').every((word) => UNIT.test(word));

function joinedEntries(before: PayEntry, { figures, section, box }: PayEntry): PayEntry {
  return {
    ...before,
    figures: [...before.figures, ...figures],
    section: section ?? before.section,
    box: unionBox([before.box, box]) ?? box,
  };
}

/** By its label, or by a bar's heading. */
const isNetPay = ({ labels, figures }: PayEntry): boolean =>
  labels.some(({ folded }) => namedTotal(folded)?.total === 'net') ||
  figures.some(({ headedBy }) => headedBy?.total === 'net');

/** Words left of a column of amounts that has none on this line belong to the block before. */
function ownLabels(
  cells: readonly Cell[],
  headings: LiveHeadings,
): { labels: readonly Cell[]; ofOtherBlocks: readonly Cell[] } {
  const first = cells.findLastIndex((cell, index) => {
    const before = cells[index - 1];
    return before !== undefined && headings.isColumnBetween(before, cell);
  });
  return first < 0
    ? { labels: cells, ofOtherBlocks: [] }
    : { labels: cells.slice(first), ofOtherBlocks: cells.slice(0, first) };
}

/** `001`, `0210`: numbers that name the line to their right, as codes of the next block of columns do. */
const isCode = ({ figure, isMoney }: FoundFigure): boolean =>
  !isMoney && figure.decimals === 0 && /^\d{1,5}$/u.test(figure.raw);

/** The figures of a line up to its last amount, where codes of the next block follow. */
function withoutCodes(entry: Entry): Entry {
  const last = entry.figures.findLastIndex(({ isMoney }) => isMoney);
  const behind = entry.figures.slice(last + 1);
  return last >= 0 && behind.every(isCode) ? { ...entry, figures: entry.figures.slice(0, last + 1) } : entry;
}

/**
 * Where codes of the next line stand: behind the last amount, or behind its kind
 * (`Seguridad social   102   Cuotas obreras IMSS   275.89`).
 */
function codesBehind(entry: Entry, amounts: Entry, kind: readonly Cell[]): Box | undefined {
  const boxes = (figures: Entry['figures']): Box[] => figures.map(({ figure }) => figure.box);
  const isOnlyCodes = entry.figures.every(isCode);
  return unionBox(
    isOnlyCodes
      ? [...kind.map(({ box }) => box), ...boxes(entry.figures)]
      : boxes(entry.figures.slice(amounts.figures.length)),
  );
}

/**
 * `Deductions   Federal Tax   12.00`: a heading left of its first line. `Pay` there begins a sentence of a
 * cheque.
 */
const headsFromMargin = ({ words, folded }: Cell): boolean =>
  !/^(?:pay|paid|income|other)$/u.test(folded) &&
  !namedTotal(folded) &&
  onlyPhrases(words, SECTION_HEADINGS) !== undefined;

/** @param codes where the codes of the line stand, left of its label */
function readEntry(
  entry: Entry,
  cells: readonly Cell[],
  codes: Box | undefined,
  row: Row,
  headings: LiveHeadings,
): PayEntry | undefined {
  const [first, ...others] = cells;
  const headsSection = first !== undefined && others.length > 0 && headsFromMargin(first);
  if (headsSection) headings.addSection(first);
  const labels = headsSection ? others : cells;
  const box = unionBox([...labels.map((cell) => cell.box), ...entry.figures.map(({ figure }) => figure.box)]);
  if (!box) return undefined;
  const section = headings.sectionOf(row.line.page, unionBox(codes ? [codes, box] : [box]) ?? box);
  const figures = entry.figures.map(({ figure, isMoney }) => {
    const { column, total } = headings.place(row.line.page, figure.box, row.line.emWidth, isMoney);
    return { figure, isMoney, column, headedBy: total };
  });
  return { labels, figures, section: section?.kind, headingX1: section?.x1, page: row.line.page, box };
}

/** The words of a row by the entry they label, and those that label none. */
function labelsOfRow(
  { line, entries, index }: Row,
  wordGapEm: number | undefined,
): { free: Cell[]; ofEntries: Cell[][] } {
  const ofEntries: Cell[][] = [];
  let from = 0;
  for (const entry of entries) {
    const first = entry.figures[0];
    const last = entry.figures.at(-1);
    ofEntries.push(
      first ? cellsOf({ ...line, words: line.words.slice(from, first.from) }, index, wordGapEm) : [],
    );
    from = last?.to ?? from;
  }
  const free = cellsOf({ ...line, words: line.words.slice(from) }, index, wordGapEm);
  return { free, ofEntries };
}
