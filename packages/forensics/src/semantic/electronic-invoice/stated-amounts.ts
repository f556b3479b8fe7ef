import type { ElectronicInvoice } from '@assay/media';

/**
 * What an amount in print may be, apart from what it should be: anything that the file states, or that follows
 * from it - with tax or without, after or before a payment, summed up to the end of a page.
 */
export function amountsExplainedBy(invoice: ElectronicInvoice): (amount: number) => boolean {
  const { numbers, totals, taxes, lines } = invoice;
  const rates = [...new Set(taxes.flatMap(({ ratePercent }) => ratePercent ?? []))].slice(0, MAX_RATES);
  const sums = [
    ...Object.values(totals).filter((amount): amount is number => amount !== undefined),
    ...taxes.flatMap(({ base, amount }) => [base ?? 0, amount ?? 0]),
  ];
  let carried = 0;
  const carriedOver = lines.map(({ amount }) => (carried += amount ?? 0));
  const exact = [
    ...numbers,
    ...carriedOver,
    ...lines.map(({ quantity, unitPrice }) => (quantity ?? 0) * (unitPrice ?? 0)),
    ...sums.flatMap((one) => sums.flatMap((other) => [one + other, one - other])),
  ];
  const prices = lines.flatMap(({ unitPrice, amount }) => [unitPrice ?? 0, amount ?? 0]);
  const taxed = [...prices, ...carriedOver, ...sums].flatMap((amount) =>
    rates.flatMap((rate) => [amount * (1 + rate / 100), amount / (1 + rate / 100), (amount * rate) / 100]),
  );
  const known = new Set([...exact, ...taxed].map(minorUnits));
  return (amount) => [-ROUNDING, 0, ROUNDING].some((rounding) => known.has(minorUnits(amount) + rounding));
}

const MAX_RATES = 6;
/** A cent. */
const ROUNDING = 1;

const minorUnits = (amount: number): number => Math.round(Math.abs(amount) * 100);
