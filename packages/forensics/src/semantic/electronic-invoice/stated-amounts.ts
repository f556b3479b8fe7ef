import type { ElectronicInvoice } from '@assay/media';
import type { Cell, StatedRow } from './stated-rows.js';

type IsExplained = (amount: number) => boolean;

/** What a number printed as an amount of money may be, and any other one. */
export interface ExplainedInRow {
  readonly money: IsExplained;
  readonly number: IsExplained;
}

/**
 * What an amount in print may be, apart from what it should be: anything that the file states, or that
 * follows from it.
 */
export interface ExplainedAmounts {
  /** With tax or without, after or before a payment, summed up to the end of a page. */
  readonly anywhere: IsExplained;
  readonly anywhereInRow: ExplainedInRow;
  /**
   * In a row of a line or of a tax: its own values with tax or without, and what the file states of no other
   * row.
   */
  readonly inRow: (row: StatedRow) => ExplainedInRow;
  /** In a row and the line below it: that, and what the file states of other rows. */
  readonly inJoinedRow: (row: StatedRow) => ExplainedInRow;
}

export function amountsExplainedBy(invoice: ElectronicInvoice): ExplainedAmounts {
  const { numbers, totals, taxes, lines } = invoice;
  const rates = [...new Set(taxes.flatMap(({ ratePercent }) => ratePercent ?? []))].slice(0, MAX_RATES);
  const sums = definedIn([
    ...Object.values(totals),
    ...taxes.slice(0, MAX_TAXES).flatMap(({ base, amount }) => [base, amount]),
  ]);
  let carried = 0;
  const carriedOver = lines.map(({ amount }) => (carried += amount ?? 0));
  const products = lines.map(({ quantity, unitPrice }) => (quantity ?? 0) * (unitPrice ?? 0));
  const prices = definedIn(lines.flatMap(({ unitPrice, amount }) => [unitPrice, amount]));
  const pairs = sums.flatMap((one, at) => sums.slice(at + 1).flatMap((other) => [one + other, one - other]));
  const exact = [...numbers, ...carriedOver, ...products, ...pairs];
  const stated = [...prices, ...sums, ...definedIn(lines.map(({ quantity }) => quantity))];
  const ofRows = new Set(stated.map(minorUnits));
  const ofNoRow = numbers.filter((number) => !ofRows.has(minorUnits(number)));
  // Rates and positions are no money: an amount is not explained by them.
  const amountsOfNoRow = ofNoRow.filter(
    (number) => !Number.isInteger(number) || (number > lines.length && !rates.includes(number)),
  );
  const isMoneyOfNoRow = explainedBy([...amountsOfNoRow, ...carriedOver], []);
  const isNumberOfNoRow = explainedBy([...ofNoRow, ...carriedOver], []);
  const isStated = explainedBy(stated, []);
  const anywhere = explainedBy(exact, taxed([...prices, ...carriedOver, ...sums], rates));
  const inRow = ({ cells }: StatedRow): ExplainedInRow => {
    const ofRow = [...cells.map(({ value }) => value), ...derivedFrom(cells)];
    const isOfRow = explainedBy(ofRow, taxed(ofRow, rates));
    return {
      money: (amount) => isMoneyOfNoRow(amount) || isOfRow(amount),
      number: (number) => isNumberOfNoRow(number) || isOfRow(number),
    };
  };
  return {
    anywhere,
    anywhereInRow: { money: anywhere, number: anywhere },
    inRow,
    inJoinedRow: (row) => {
      const own = inRow(row);
      return { money: (amount) => own.money(amount) || isStated(amount), number: anywhere };
    },
  };
}

const MAX_RATES = 6;
/** Each sum is paired with each: of more taxes than an invoice has, the first are enough. */
const MAX_TAXES = 50;
/** A cent: what is calculated is rounded. */
const ROUNDING = 1;

function explainedBy(exact: readonly number[], calculated: readonly number[]): IsExplained {
  const known = new Set(exact.map(minorUnits));
  const rounded = new Set(calculated.map(minorUnits));
  return (amount) => {
    const units = minorUnits(amount);
    return known.has(units) || [-ROUNDING, 0, ROUNDING].some((rounding) => rounded.has(units + rounding));
  };
}

const taxed = (amounts: readonly number[], rates: readonly number[]): number[] =>
  amounts.flatMap((amount) =>
    rates.flatMap((rate) => [amount * (1 + rate / 100), amount / (1 + rate / 100), (amount * rate) / 100]),
  );

/** What a row prints of its values: price by quantity, and the price where the file states none. */
function derivedFrom(cells: readonly Cell[]): number[] {
  const statedAs = (kind: Cell['kind']) => cells.find((cell) => cell.kind === kind)?.value;
  const [quantity, unitPrice, amount] = [statedAs('quantity'), statedAs('unit-price'), statedAs('amount')];
  if (quantity === undefined) return [];
  return definedIn([unitPrice && unitPrice * quantity, amount && amount / quantity]);
}

const definedIn = (amounts: readonly (number | undefined)[]): number[] =>
  amounts.filter((amount) => amount !== undefined);

const minorUnits = (amount: number): number => Math.round(Math.abs(amount) * 100);
