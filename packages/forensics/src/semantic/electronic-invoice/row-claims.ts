import type { ElectronicInvoice } from '@assay/media';
import { fold } from '../printed-text/fold.js';
import { placeOfRange } from '../printed-text/places.js';
import { means, numbersOf, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { TextLine } from '../printed-text/text-lines.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';

/** Values of the file that a table prints in one row. */
interface StatedRow {
  /** Begins the row, where it is long enough to be found. */
  readonly description: string;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly kind: 'quantity' | 'unit-price' | 'amount' | 'rate' | 'base' | 'tax';
  readonly value: number;
}

const CALLED: Readonly<Record<Cell['kind'], string>> = {
  quantity: 'the quantity of a line',
  'unit-price': 'the unit price of a line',
  amount: 'the amount of a line',
  rate: 'the rate of tax',
  base: 'the taxed amount',
  tax: 'the tax at a rate',
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
  isExplained: (amount: number) => boolean,
): ClaimResult[] {
  const lines = print.pages.flatMap((page) => page.lines.map((line) => printedRow(line)));
  return statedRows(invoice).flatMap((row) => compareRow(row, lines, print, isExplained));
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

const bare = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');

function statedRows({ lines, taxes }: ElectronicInvoice): StatedRow[] {
  const cells = (values: Readonly<Partial<Record<Cell['kind'], number | undefined>>>): Cell[] =>
    (Object.entries(values) as [Cell['kind'], number | undefined][]).flatMap(([kind, value]) =>
      value === undefined || value === 0 ? [] : [{ kind, value }],
    );
  return [
    ...lines.slice(0, MAX_ROWS).map(({ description, quantity, unitPrice, amount }) => ({
      description,
      // Credit notes print the price that is credited and the one that was charged.
      cells: cells({ quantity, 'unit-price': (amount ?? 0) < 0 ? undefined : unitPrice, amount }),
    })),
    ...taxes.slice(0, MAX_ROWS).map(({ ratePercent, base, amount }) => ({
      description: '',
      cells: cells({ rate: ratePercent, base, tax: amount }),
    })),
  ];
}

function compareRow(
  { description, cells }: StatedRow,
  rows: readonly PrintedRow[],
  print: Print,
  isExplained: (amount: number) => boolean,
): ClaimResult[] {
  const letters = bare(description).slice(0, DESCRIPTION_LETTERS);
  const isKnown = letters.length >= LEAST_LETTERS;
  const results = cells
    .filter(({ kind }) => kind !== 'rate' && kind !== 'quantity')
    .map(({ value }): ClaimResult => (print.hasNumber(value) ? PRINTED : ABSENT));
  for (const row of rows) {
    const isDescribed = isKnown && row.letters.includes(letters);
    const missing = cells.filter((cell) => !row.numbers.some((number) => isCell(number, cell)));
    const found = cells.length - missing.length;
    const [gap] = missing;
    if (!gap || missing.length > 1 || gap.kind === 'rate') continue;
    if (found < LEAST_FOUND[gap.kind] || found + Number(isDescribed) < 2) continue;
    const strangers = outermost(
      row.numbers.filter(
        (number) =>
          mayStandFor(number, gap, row) &&
          number.values.every((value) => !isExplained(value)) &&
          !bare(description).includes(bare(textOf(number))),
      ),
    );
    const [stranger] = strangers;
    const printed = stranger && placeOfRange(row.line, stranger.from, stranger.to);
    if (!printed || strangers.length > 1) continue;
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

/** Other values of the row that must stand beside one that does not; a quantity is a small number like others. */
const LEAST_FOUND: Readonly<Record<Cell['kind'], number>> = {
  quantity: 2,
  'unit-price': 1,
  amount: 1,
  rate: 2,
  base: 1,
  tax: 1,
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
  const isDiscounted = numbers.some((discount) =>
    discount.values.some((percent) => Math.abs(value * (1 - percent / 100) - gap.value) <= 0.011),
  );
  return gap.kind !== 'unit-price' || !isDiscounted;
}

const textOf = ({ line, from, to }: PrintedNumber): string => line.text.slice(from, to);

/** Without numbers that are part of another one. */
const outermost = (numbers: readonly PrintedNumber[]): PrintedNumber[] =>
  numbers.filter(
    (one) => !numbers.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
