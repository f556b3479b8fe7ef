import type { ElectronicInvoice } from '@assay/media';

type IsExplained = (amount: number) => boolean;

/** What a number printed as an amount of money may be, and any other one. */
export interface ExplainedInRow {
  readonly money: IsExplained;
  readonly number: IsExplained;
}

/** What an amount in print may be, apart from what it should be: anything that the file states, or that follows from it. */
export interface ExplainedAmounts {
  /** With tax or without, after or before a payment, summed up to the end of a page. */
  readonly anywhere: IsExplained;
  /** In a row of a line or of a tax: its own values with tax or without, and what the file states of no other row. */
  readonly inRow: (own: readonly number[]) => ExplainedInRow;
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
  const ofRows = new Set(
    [...prices, ...sums, ...definedIn(lines.map(({ quantity }) => quantity))].map(minorUnits),
  );
  const ofNoRow = numbers.filter((number) => !ofRows.has(minorUnits(number)));
  // Rates and positions are no money: an amount is not explained by them.
  const amountsOfNoRow = ofNoRow.filter(
    (number) => !Number.isInteger(number) || (number > lines.length && !rates.includes(number)),
  );
  const isMoneyOfNoRow = explainedBy([...amountsOfNoRow, ...carriedOver], []);
  const isNumberOfNoRow = explainedBy([...ofNoRow, ...carriedOver], []);
  return {
    anywhere: explainedBy(exact, taxed([...prices, ...carriedOver, ...sums], rates)),
    inRow: (own) => {
      const ofRow = [...own, ...productsOf(own)];
      const isOfRow = explainedBy(ofRow, taxed(ofRow, rates));
      return {
        money: (amount) => isMoneyOfNoRow(amount) || isOfRow(amount),
        number: (number) => isNumberOfNoRow(number) || isOfRow(number),
      };
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

const productsOf = (values: readonly number[]): number[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => one * other));

const definedIn = (amounts: readonly (number | undefined)[]): number[] =>
  amounts.filter((amount) => amount !== undefined);

const minorUnits = (amount: number): number => Math.round(Math.abs(amount) * 100);
