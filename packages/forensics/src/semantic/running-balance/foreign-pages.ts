import type { AccountActivity, LabeledFigure } from '@assay/media';
import type { PlacedObservation } from '../../observation.js';
import { digitsOf } from '../../values/letters-and-digits.js';
import { MEASURE } from '../equations/measure.js';
import type { LabeledValue } from '../labeled-values/labeled-values.js';
import type { ReadPage } from '../labeled-values/read-pages.js';

/** A number of fewer digits may be a branch, or the end of one that is printed in full elsewhere. */
const LEAST_DIGITS = 6;

/**
 * Pages of another account in a statement that is whole by its own count and stops short: a page says that it
 * is one of as many as the file has, its account's rows do not reach the closing balance that its own summary
 * confirms, and a page that does not count itself among them names another account. Files that merely hold
 * several statements count their pages otherwise.
 */
export function foreignPages(
  pages: readonly ReadPage[],
  accounts: readonly AccountActivity[],
): PlacedObservation[] {
  const counted = pages.filter(
    ({ page, mark }) => pages.length > 1 && mark?.number === page && mark.total === pages.length,
  );
  for (const told of counted) {
    const own = numbersOf(told);
    const stopsShort = accounts.some((account) => endsBeforeItsClosing(account, told.page));
    if (own.length === 0 || !stopsShort) continue;
    return pages.flatMap(({ mark, ...other }): PlacedObservation[] => {
      const numbers = numbersOf(other);
      const [foreign] = numbers;
      if (mark || !foreign || numbers.some((one) => own.some((known) => isSame(one, known)))) return [];
      return [observed(foreign, own[0]!, told)];
    });
  }
  return [];
}

/** Account numbers printed in full on a page with a text layer. */
const numbersOf = ({ values }: Pick<ReadPage, 'values'>): LabeledValue[] =>
  values.filter(
    (value) =>
      value.field === 'account-number' &&
      !value.isRecognized &&
      /^[\d\s.-]+$/u.test(value.text) &&
      digitsOf(value.text).length >= LEAST_DIGITS,
  );

/** The same, or one of them with a branch in front. */
const isSame = (one: LabeledValue, other: LabeledValue): boolean =>
  digitsOf(one.text).endsWith(digitsOf(other.text)) || digitsOf(other.text).endsWith(digitsOf(one.text));

/** The summary of the page adds up to a closing balance, and the last row, on this page, has another. */
function endsBeforeItsClosing(
  { transactions, opening, closing, deposits, withdrawals }: AccountActivity,
  page: number,
): boolean {
  const last = transactions.at(-1);
  if (last?.page !== page || !last.balance) return false;
  const reached = last.balance.units;
  const here = (figures: readonly LabeledFigure[]) =>
    figures.flatMap(({ figure }) => (figure.page === page ? [figure.units] : []));
  const [closings, into, out] = [here(closing), here(deposits), here(withdrawals)];
  const isConfirmed = (end: number) =>
    here(opening).some((start) =>
      into.some((more) => out.some((less) => start + Math.abs(more) - Math.abs(less) === end)),
    );
  return closings.some(isConfirmed) && !closings.includes(reached);
}

const observed = (foreign: LabeledValue, own: LabeledValue, { page, mark }: ReadPage): PlacedObservation => ({
  measure: MEASURE.relationBreaks,
  evidence: {
    code: 'PAGE_OF_ANOTHER_ACCOUNT',
    kind: 'validation',
    summary:
      `Page ${page} counts itself as "${mark?.text}" of account ${own.text}, whose rows end before its closing balance; ` +
      `this page, which prints no number, is of account ${foreign.text}.`,
    page: foreign.page,
    boundingBox: foreign.box,
    before: own.text,
    after: foreign.text,
  },
});
