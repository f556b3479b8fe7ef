import type { ElectronicInvoice } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { isPercentage, means, type PrintedNumber } from '../printed-text/printed-numbers.js';
import { differsInOneDigit } from './alike-amounts.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { type PrintedRow, printedRows } from './printed-rows.js';
import { spelledLike } from './spelled-like.js';
import type { ExplainedAmounts, ExplainedInRow } from './stated-amounts.js';
import { type Cell, lettersOf, type StatedRow, statedRows } from './stated-rows.js';

const CALLED: Readonly<Record<Cell['kind'], string>> = {
  quantity: 'the quantity of a line',
  'unit-price': 'the unit price of a line',
  amount: 'the amount of a line',
  rate: 'the rate of tax',
  base: 'the taxed amount',
  tax: 'the tax at a rate',
  total: 'a total of the invoice',
};

/** Shorter beginnings of a description are words that other rows have, too. */
const LEAST_LETTERS = 4;

/**
 * Lines and taxes of the file against the rows that print them. A row is known by its description and another
 * value, or by two values; where one value of it is printed nowhere, and one number of the row is none that
 * the file states or that follows from it, the one stands in the place of the other.
 */
export function compareRows(
  invoice: ElectronicInvoice,
  print: Print,
  explained: ExplainedAmounts,
): ClaimResult[] {
  const printed = printedRows(print.pages);
  const rows = statedRows(invoice);
  const rates = invoice.taxes.flatMap(({ ratePercent }) => ratePercent ?? []);
  const rowsBeginningWith = new Map<string, number>();
  for (const { beginning } of rows)
    rowsBeginningWith.set(beginning, (rowsBeginningWith.get(beginning) ?? 0) + 1);
  const beginnings = [...rowsBeginningWith.keys()].filter(({ length }) => length >= LEAST_LETTERS);
  return rows.flatMap((row) => {
    const isUnique = row.beginning !== '' && rowsBeginningWith.get(row.beginning) === 1;
    return compareRow(row, {
      rows: printed,
      print,
      rates,
      // What the file states of another row may stand in this one where nothing but its values tells the two
      // apart.
      explainedIn: ({ joinedLetters }) =>
        joinedLetters !== undefined
          ? explained.inJoinedRow(row)
          : isUnique
            ? explained.inRow(row)
            : explained.anywhereInRow,
      isUnique,
      beginnings,
    });
  });
}

interface Surroundings {
  readonly rows: readonly PrintedRow[];
  readonly print: Print;
  /** Percent. */
  readonly rates: readonly number[];
  readonly explainedIn: (row: PrintedRow) => ExplainedInRow;
  /** No other row of the file begins alike. */
  readonly isUnique: boolean;
  /** Of all rows of the file. */
  readonly beginnings: readonly string[];
}

function compareRow(
  { description, beginning, cells }: StatedRow,
  { rows, print, rates, explainedIn, isUnique, beginnings }: Surroundings,
): ClaimResult[] {
  const isKnown = beginning.length >= LEAST_LETTERS;
  const results = cells
    .filter(({ kind, isOptional }) => kind !== 'quantity' && !isOptional)
    .map(({ value }): ClaimResult => (print.hasNumber(value) ? PRINTED : ABSENT));
  // Of what has no description, another row with some of its values is another row.
  if (!isKnown && rows.some((row) => missingFrom(row, cells).length === 0)) return results;
  const described = new Set(isKnown ? rows.filter(({ letters }) => letters.includes(beginning)) : []);
  const joined = isUnique ? [...described].flatMap((row) => row.joined ?? []) : [];
  for (const row of [...rows, ...joined]) {
    const { joinedLetters } = row;
    const isDescribed = joinedLetters !== undefined || described.has(row);
    if (beginnings.some((other) => joinedLetters?.includes(other))) continue;
    const missing = missingFrom(row, cells);
    const found = cells.length - missing.length;
    if (!isDescribed && found < 2) continue;
    const gap = oneGap(missing);
    if (!gap || gap.isOptional || row.below.some((number) => means(number, gap.value))) continue;
    if (gap.kind === 'unit-price' && standsNear(row, gap, beginnings)) continue;
    const explained = explainedIn(row);
    const unexplained = outermost(
      row.numbers.filter(
        (number) =>
          mayStandFor(number, gap, row) &&
          !number.values.some(number.isMoney ? explained.money : explained.number) &&
          !lettersOf(description).includes(lettersOf(textOf(number))),
      ),
    );
    const alike = unexplained.filter((number) => isAlikeAmount(number, gap));
    const strangers =
      isDescribed && isUnique && isOneAmount(alike) ? alike.slice(0, 1) : withoutRates(unexplained, rates);
    const [stranger] = strangers;
    if (!stranger) continue;
    const isAlike = isDescribed && isUnique && isAlikeAmount(stranger, gap);
    if (found + Number(isAlike) < LEAST_FOUND[gap.kind]) continue;
    if (found + Number(isDescribed) + Number(isAlike) < 2) continue;
    const printed = placeOfRange(stranger.line, stranger.from, stranger.to);
    if (!printed || !isOneAmount(strangers) || strangers.length > missing.length) continue;
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

/** A column of rates is no other value, unless nothing else can be. */
function withoutRates(numbers: readonly PrintedNumber[], rates: readonly number[]): readonly PrintedNumber[] {
  const others = numbers.filter(({ values }) => !values.some((value) => rates.includes(value)));
  return others.length > 0 ? others : numbers;
}

/** At least one, and all the same: a price without a discount is printed before and after it. */
const isOneAmount = ([first, ...others]: readonly PrintedNumber[]): boolean =>
  first !== undefined && others.every(({ values }) => values[0] === first.values[0]);

/** An amount of money that differs from the file's in one digit. */
const isAlikeAmount = ({ values, isMoney }: PrintedNumber, { value }: Cell): boolean =>
  isMoney && differsInOneDigit(values[0] ?? 0, value, 1);

/**
 * The cells for which the row has no number of its own: one number stands for one cell. Where the row prints
 * as many amounts of money as the file states, a bare number (a position, a quantity) is none of them.
 */
function missingFrom({ numbers, amounts }: PrintedRow, cells: readonly Cell[]): Cell[] {
  const isPrintedAsMoney = amounts >= cells.filter(({ kind }) => MONEY.has(kind)).length;
  const taken = new Set<PrintedNumber>();
  return cells.filter((cell) => {
    const own = numbers.find(
      (number) =>
        !taken.has(number) &&
        isCell(number, cell) &&
        (number.isMoney || !isPrintedAsMoney || !MONEY.has(cell.kind)),
    );
    if (own) taken.add(own);
    return !own;
  });
}

const MONEY: ReadonlySet<Cell['kind']> = new Set(['unit-price', 'amount', 'base', 'tax', 'total']);

/**
 * What is missing, where it is one value: price and amount of a single piece are the same, and its count is
 * seldom printed.
 */
function oneGap(missing: readonly Cell[]): Cell | undefined {
  const printable = missing.filter(({ kind, value }) => kind !== 'quantity' || value !== 1);
  const asked = printable.filter(({ isOptional }) => !isOptional);
  const [gap] = asked.slice(-1);
  const isOne = asked.every(({ value }) => value === gap?.value);
  return isOne && printable.length <= 2 ? (gap ?? printable[0]) : undefined;
}

/**
 * Other values of the row that must stand beside one that does not; a quantity is a small number like others.
 */
const LEAST_FOUND: Readonly<Record<Cell['kind'], number>> = {
  quantity: 2,
  'unit-price': 1,
  amount: 1,
  rate: 2,
  base: 1,
  tax: 1,
  total: 2,
};

/** Tables print a price before and after its discount above and below the line of its row. */
const standsNear = ({ near }: PrintedRow, gap: Cell, beginnings: readonly string[]): boolean =>
  near.some(
    ({ letters, numbers }) =>
      !beginnings.some((beginning) => letters.includes(beginning)) &&
      numbers.some((number) => means(number, gap.value)),
  );

const isCell = (number: PrintedNumber, { kind, value }: Cell): boolean =>
  means(number, value) && (kind === 'rate') === isPercentage(number);

const MOST_QUANTITY_DIGITS = 6;

/**
 * Whether a number may stand where the file has another one: rounded, or before a discount, it is the same.
 */
function mayStandFor(number: PrintedNumber, gap: Cell, { numbers }: PrintedRow): boolean {
  if (isPercentage(number)) return false;
  const [value = 0] = number.values;
  if (gap.kind === 'quantity') {
    const isRounded = Math.abs(value - gap.value) < 1;
    return gap.value !== 1 && !isRounded && textOf(number).length <= MOST_QUANTITY_DIGITS;
  }
  if (!number.isMoney || value === 0 || isNegative(number) !== gap.value < 0) return false;
  return !numbers.some(({ values }) =>
    values.some((other) => makes(value, other, gap.value) || makes(other, value, gap.value)),
  );
}

const isNegative = ({ line, from }: PrintedNumber): boolean => /[-−–] ?$/u.test(line.text.slice(0, from));

/** A price, or an amount, less so many percent. */
const makes = (price: number, percent: number, reduced: number): boolean =>
  Math.abs(price * (1 - percent / 100) - reduced) <= 0.011;

const textOf = ({ line, from, to }: PrintedNumber): string => line.text.slice(from, to);

/** Without numbers that are part of another one. */
const outermost = (numbers: readonly PrintedNumber[]): PrintedNumber[] =>
  numbers.filter(
    (one) => !numbers.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
