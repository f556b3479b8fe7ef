import type { ElectronicInvoice } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import type { PrintedNumber } from '../printed-text/printed-numbers.js';
import { type ClaimResult, isContradiction } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';

/** Amounts that the pages must print as the file states them before a single one that it does not is a stranger. */
const LEAST_KNOWN = 5;

/**
 * Where every amount on the pages is one of the file but one, that one stands in the place of an amount of the
 * file: the one that is printed nowhere and differs in a single digit.
 * @param others what other claims have shown: a place that is told already is not told again
 */
export function compareStranger(
  invoice: ElectronicInvoice,
  print: Print,
  isExplained: (amount: number) => boolean,
  others: readonly ClaimResult[],
): ClaimResult[] {
  if (others.some(isContradiction)) return [];
  const amounts = print.numbers.filter((number) => number.isMoney && !isPercentage(number));
  const isStrange = ({ values }: PrintedNumber): boolean => values.every((value) => !isExplained(value));
  const strange = amounts.filter(isStrange);
  const known = new Set(amounts.filter((number) => !isStrange(number)).map(({ values }) => values[0]));
  const [stranger] = strange;
  const value = stranger?.values[0];
  if (!stranger || value === undefined || known.size < LEAST_KNOWN) return [];
  if (strange.some((one) => one.values[0] !== value && !isPartOf(one, strange))) return [];
  const replaced = statedAmounts(invoice).find(
    (amount) => isAlike(amount, value) && !print.hasNumber(amount),
  );
  const printed =
    replaced === undefined ? undefined : placeOfRange(stranger.line, stranger.from, stranger.to);
  if (replaced === undefined || !printed) return [];
  return [
    {
      kind: 'contradicted',
      code: 'INVOICE_AMOUNT_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'an amount',
      stated: spelledLike(printed.text, replaced),
      printed,
    },
  ];
}

/** Amounts of money that invoices print: totals, taxes, lines. */
function statedAmounts({ totals, taxes, lines }: ElectronicInvoice): number[] {
  const amounts = [
    ...Object.values(totals),
    ...taxes.flatMap(({ base, amount }) => [base, amount]),
    ...lines.flatMap(({ amount, unitPrice }) => [amount, unitPrice]),
  ];
  return [...new Set(amounts)].filter((amount): amount is number => amount !== undefined && amount !== 0);
}

/** One digit of five or more is another one; of fewer, two amounts of an invoice are alike by chance. */
function isAlike(one: number, other: number): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return (
    a.length === b.length &&
    a.length >= LEAST_DIGITS &&
    [...a].filter((digit, at) => digit !== b.charAt(at)).length === 1
  );
}

const LEAST_DIGITS = 5;

const digitsOf = (amount: number): string => String(Math.round(Math.abs(amount) * 100));

const isPercentage = ({ line, to }: PrintedNumber): boolean => /^\s?%/u.test(line.text.slice(to));

/** Digits that a space parts are told as one number and as several. */
const isPartOf = (one: PrintedNumber, all: readonly PrintedNumber[]): boolean =>
  all.some(
    (other) => other !== one && other.line === one.line && other.from <= one.from && other.to >= one.to,
  );
