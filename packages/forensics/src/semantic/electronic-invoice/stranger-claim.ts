import type { ElectronicInvoice } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { isPercentage, means, type PrintedNumber } from '../printed-text/printed-numbers.js';
import { differsInOneDigit } from './alike-amounts.js';
import { type ClaimResult, isContradiction } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';

/**
 * Amounts that the pages must print as the file states them before one of several that it does not is a
 * stranger, ...
 */
const LEAST_KNOWN = 5;
/** ... and before the only one is. */
const LEAST_KNOWN_BESIDE_ONE = 3;
const leastKnownBeside = (strangers: number): number =>
  strangers === 1 ? LEAST_KNOWN_BESIDE_ONE : LEAST_KNOWN;

/**
 * Amounts that the file does not explain, beside the one that stands in another's place: discounts, carried
 * sums.
 */
const MOST_STRANGERS = 8;

/**
 * Where nearly every amount on the pages is one of the file, one that is not stands in the place of an amount
 * of the file: of the one that is printed nowhere and differs in a single digit. Of several such pairs none
 * is told.
 * @param claims what others have shown: a place that is told already is not told again
 */
export function compareStranger(
  invoice: ElectronicInvoice,
  print: Print,
  isExplained: (amount: number) => boolean,
  claims: readonly ClaimResult[],
): ClaimResult[] {
  if (claims.some(isContradiction)) return [];
  const amounts = print.numbers.filter((number) => number.isMoney && !isPercentage(number));
  const isStrange = ({ values }: PrintedNumber): boolean => values.every((value) => !isExplained(value));
  const strange = amounts.filter(isStrange);
  const known = new Set(amounts.filter((number) => !isStrange(number)).map(({ values }) => values[0]));
  const strangers = new Map(
    strange
      .filter((one) => !isPartOf(one, strange))
      .flatMap((one) => one.values.slice(0, 1).map((value) => [value, one] as const)),
  );
  if (known.size < leastKnownBeside(strangers.size) || strangers.size > MOST_STRANGERS) return [];
  const leastDigits = leastDigitsAmong(strangers.size);
  // A rate of 19 % prints no price of 19.
  const others = print.numbers.filter((number) => !isPercentage(number));
  const absent = statedAmounts(invoice).filter((amount) => !others.some((number) => means(number, amount)));
  const pairs = [...strangers].flatMap(([value, stranger]) =>
    absent
      .filter((amount) => differsInOneDigit(amount, value, leastDigits))
      .map((replaced) => ({ replaced, stranger })),
  );
  const [pair] = pairs;
  const printed =
    pair && pairs.length === 1
      ? placeOfRange(pair.stranger.line, pair.stranger.from, pair.stranger.to)
      : undefined;
  if (!pair || !printed) return [];
  return [
    {
      kind: 'contradicted',
      code: 'INVOICE_AMOUNT_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'an amount',
      stated: spelledLike(printed.text, pair.replaced),
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

/** Shorter amounts of an invoice are alike by chance, sooner where there are several that could be. */
const leastDigitsAmong = (strangers: number): number => (strangers === 1 ? 3 : strangers <= 3 ? 4 : 5);

/** Digits that a space parts are told as one number and as several. */
const isPartOf = (one: PrintedNumber, all: readonly PrintedNumber[]): boolean =>
  all.some(
    (other) => other !== one && other.line === one.line && other.from <= one.from && other.to >= one.to,
  );
