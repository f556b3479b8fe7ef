import type { ElectronicInvoice } from '@assay/media';
import { fold } from '../printed-text/fold.js';
import { placeOfRange } from '../printed-text/places.js';
import { means, numbersOf, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { TextLine } from '../printed-text/text-lines.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';
import type { ExplainedAmounts, ExplainedInRow } from './stated-amounts.js';

/** Values of the file that a table prints in one row. */
interface StatedRow {
  /** Begins the row, where it is long enough to be found. */
  readonly description: string;
  /** What it is looked for by. */
  readonly beginning: string;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly kind: 'quantity' | 'unit-price' | 'amount' | 'rate' | 'base' | 'tax' | 'total';
  readonly value: number;
  /** It helps to know the row by, but another number may stand in its place. */
  readonly isOptional: boolean;
}

const CALLED: Readonly<Record<Cell['kind'], string>> = {
  quantity: 'the quantity of a line',
  'unit-price': 'the unit price of a line',
  amount: 'the amount of a line',
  rate: 'the rate of tax',
  base: 'the taxed amount',
  tax: 'the tax at a rate',
  total: 'a total of the invoice',
};

/** Of a description, as many letters must stand in a row: what follows is often broken over lines. */
const DESCRIPTION_LETTERS = 12;
/** Shorter ones are words that other rows have, too. */
const LEAST_LETTERS = 4;
/** Rows of one file that are looked for; longer lists are compared by their totals. */
const MAX_ROWS = 300;

/**
 * Lines and taxes of the file against the rows that print them. A row is known by its description and another
 * value, or by two values; where one value of it is printed nowhere, and one number of the row is none that the
 * file states or that follows from it, the one stands in the place of the other.
 */
export function compareRows(
  invoice: ElectronicInvoice,
  print: Print,
  explained: ExplainedAmounts,
): ClaimResult[] {
  const lines = print.pages.flatMap((page) => page.lines.map((line) => printedRow(line)));
  const rows = statedRows(invoice);
  const rowsBeginningWith = new Map<string, number>();
  for (const { beginning } of rows)
    rowsBeginningWith.set(beginning, (rowsBeginningWith.get(beginning) ?? 0) + 1);
  const isUnique = ({ beginning }: StatedRow): boolean =>
    beginning !== '' && rowsBeginningWith.get(beginning) === 1;
  return rows.flatMap((row) => {
    // What the file states of another row may stand in this one where nothing but its values tells the two apart.
    const explainedInRow = isUnique(row)
      ? explained.inRow(row.cells.map(({ value }) => value))
      : { money: explained.anywhere, number: explained.anywhere };
    return compareRow(row, lines, print, explainedInRow);
  });
}

interface PrintedRow {
  readonly line: TextLine;
  readonly letters: string;
  readonly numbers: readonly PrintedNumber[];
}

const printedRow = (line: TextLine): PrintedRow => ({
  line,
  letters: bare(line.text),
  numbers: numbersOf(line),
});

const beginningOf = (description: string): string => bare(description).slice(0, DESCRIPTION_LETTERS);

const bare = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');

function statedRows({ lines, taxes, totals }: ElectronicInvoice): StatedRow[] {
  const cells = (values: Readonly<Partial<Record<Cell['kind'], number | undefined>>>): Cell[] =>
    (Object.entries(values) as [Cell['kind'], number | undefined][]).flatMap(([kind, value]) =>
      value === undefined || value === 0 ? [] : [{ kind, value, isOptional: kind === 'rate' }],
    );
  return [
    ...lines.slice(0, MAX_ROWS).map(({ description, quantity, unitPrice, amount }) => ({
      description,
      beginning: beginningOf(description),
      cells: cells({ quantity, 'unit-price': unitPrice, amount }).map((cell) => ({
        ...cell,
        // Credit notes print the price that is credited and the one that was charged.
        isOptional: cell.kind === 'unit-price' && (amount ?? 0) < 0,
      })),
    })),
    ...taxes.slice(0, MAX_ROWS).map(({ ratePercent, base, amount }) => ({
      description: '',
      beginning: '',
      cells: cells({ rate: ratePercent, base, tax: amount }),
    })),
    ...[totals.total, totals.due].map((last) => ({
      description: '',
      beginning: '',
      cells: totalCells([totals.beforeTax, totals.tax, last]),
    })),
  ];
}

/** What some programs print in one row below its heads: the total before tax, the tax, the total. */
const totalCells = (values: readonly (number | undefined)[]): Cell[] =>
  values.every((value) => value !== undefined && value !== 0)
    ? [...new Set(values)].flatMap((value) => ({ kind: 'total', value: value ?? 0, isOptional: false }))
    : [];

function compareRow(
  { description, beginning, cells }: StatedRow,
  rows: readonly PrintedRow[],
  print: Print,
  explained: ExplainedInRow,
): ClaimResult[] {
  const isKnown = beginning.length >= LEAST_LETTERS;
  const results = cells
    .filter(({ kind, isOptional }) => kind !== 'quantity' && !isOptional)
    .map(({ value }): ClaimResult => (print.hasNumber(value) ? PRINTED : ABSENT));
  for (const row of rows) {
    const isDescribed = isKnown && row.letters.includes(beginning);
    const missing = missingFrom(row, cells);
    const found = cells.length - missing.length;
    const gap = oneGap(missing);
    if (!gap || gap.isOptional) continue;
    if (found < LEAST_FOUND[gap.kind] || found + Number(isDescribed) < 2) continue;
    const strangers = outermost(
      row.numbers.filter(
        (number) =>
          mayStandFor(number, gap, row) &&
          !number.values.some(number.isMoney ? explained.money : explained.number) &&
          !bare(description).includes(bare(textOf(number))),
      ),
    );
    const [stranger] = strangers;
    const printed = stranger && placeOfRange(row.line, stranger.from, stranger.to);
    const isOne = strangers.every((other) => other.values[0] === stranger?.values[0]);
    if (!printed || !isOne || strangers.length > missing.length) continue;
    return [
      ...results,
      {
        kind: 'contradicted',
        code: 'INVOICE_LINE_DIFFERS',
        measure: MEASURE.contradicts,
        what: CALLED[gap.kind],
        stated: spelledLike(printed.text, gap.value),
        printed,
      },
    ];
  }
  return results;
}

/** The cells for which the row has no number of its own: one number stands for one cell. */
function missingFrom({ numbers }: PrintedRow, cells: readonly Cell[]): Cell[] {
  const taken = new Set<PrintedNumber>();
  return cells.filter((cell) => {
    const own = numbers.find((number) => !taken.has(number) && isCell(number, cell));
    if (own) taken.add(own);
    return !own;
  });
}

/** What is missing, where it is one value: price and amount of a single piece are the same. */
function oneGap(missing: readonly Cell[]): Cell | undefined {
  const asked = missing.filter(({ isOptional }) => !isOptional);
  const [gap] = asked.slice(-1);
  const isOne = asked.every(({ value }) => value === gap?.value);
  return isOne && missing.length <= 2 ? (gap ?? missing[0]) : undefined;
}

/** Other values of the row that must stand beside one that does not; a quantity is a small number like others. */
const LEAST_FOUND: Readonly<Record<Cell['kind'], number>> = {
  quantity: 2,
  'unit-price': 1,
  amount: 1,
  rate: 2,
  base: 1,
  tax: 1,
  total: 2,
};

const isCell = (number: PrintedNumber, { kind, value }: Cell): boolean =>
  means(number, value) && (kind !== 'rate' || isPercentage(number));

const isPercentage = ({ line, to }: PrintedNumber): boolean => /^\s?%/u.test(line.text.slice(to));

const MOST_QUANTITY_DIGITS = 6;

/** Whether a number may stand where the file has another one: rounded, or before a discount, it is the same. */
function mayStandFor(number: PrintedNumber, gap: Cell, { numbers }: PrintedRow): boolean {
  if (isPercentage(number)) return false;
  const [value = 0] = number.values;
  if (gap.kind === 'quantity') {
    const isRounded = Math.abs(value - gap.value) < 1;
    return gap.value !== 1 && !isRounded && textOf(number).length <= MOST_QUANTITY_DIGITS;
  }
  if (!number.isMoney) return false;
  return !numbers.some(({ values }) =>
    values.some((other) => makes(value, other, gap.value) || makes(other, value, gap.value)),
  );
}

/** A price, or an amount, less so many percent. */
const makes = (price: number, percent: number, reduced: number): boolean =>
  Math.abs(price * (1 - percent / 100) - reduced) <= 0.011;

const textOf = ({ line, from, to }: PrintedNumber): string => line.text.slice(from, to);

/** Without numbers that are part of another one. */
const outermost = (numbers: readonly PrintedNumber[]): PrintedNumber[] =>
  numbers.filter(
    (one) => !numbers.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
