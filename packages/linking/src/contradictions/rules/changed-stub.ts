import type { Contradiction } from '../../types.js';
import { amountOf, amountsOf, areEqual, changedValue, hasChanged } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import { isSameByName, type Occasion } from '../occasion.js';
import { namesOtherParty } from '../other-names.js';
import { bothState, differIn, pairOf, type StatedPair, statedOf } from '../stated-pairs.js';

const DATES = ['payDate', 'payPeriodStartDate', 'payPeriodEndDate'] as const;
const VALUES = [
  'currentPeriodGrossPay',
  'currentPeriodNetPay',
  'currentPeriodTaxes',
  'currentPeriodDeductions',
  'yearToDateGrossPay',
  'yearToDateNetPay',
] as const;

/**
 * The same employee paid by the same employer on the same day with other amounts. A bonus is often paid by a
 * stub of its own on the day of the salary: where gross and net pay both differ, the two may be two payments,
 * unless they state the same sum since the start of the year.
 */
export function changedStub(occasion: Occasion): Contradiction[] {
  const { newer, earlier, shared } = occasion;
  const isSameEmployee =
    shared.some(({ of, isTelling }) => of === 'person' && isTelling) || isSameByName(occasion);
  const isSameDay = bothState(newer, earlier, 'payDate') || bothState(newer, earlier, 'payPeriodEndDate');
  if (!isSameEmployee || !isSameDay || DATES.some((name) => differIn(newer, earlier, name))) return [];
  if (namesOtherParty(newer, earlier, 'employerName')) return [];
  const amounts = amountsOf(earlier);
  const changed = VALUES.flatMap((name): StatedPair[] => {
    const pair = pairOf(newer, earlier, name);
    return pair && hasChanged(pair, amounts) ? [pair] : [];
  });
  const hasName = (name: (typeof VALUES)[number]): boolean =>
    changed.some((pair) => pair.newer.name === name);
  const isOtherPayment =
    hasName('currentPeriodGrossPay') &&
    hasName('currentPeriodNetPay') &&
    !isSameYearToDate({ newer, earlier });
  if (isOtherPayment && yearGrewByPay({ newer, earlier })) return [];
  // Taxes withheld anew, with the net pay that follows from them: payroll corrects that.
  const isCorrected = hasName('currentPeriodTaxes') || hasName('currentPeriodDeductions');
  const measure = isOtherPayment
    ? MEASURE.explicable
    : isCorrected
      ? MEASURE.doubtful
      : MEASURE.contradicting;
  return changed.map((pair) => changedValue('pay stub', pair, measure));
}

type Both = Pick<Occasion, 'newer' | 'earlier'>;

const yearToDate = ({ newer, earlier }: Both): [number, number] | undefined => {
  const pair = pairOf(newer, earlier, 'yearToDateGrossPay');
  const [after, before] = [amountOf(pair?.newer), amountOf(pair?.earlier)];
  return after === undefined || before === undefined ? undefined : [after, before];
};

function isSameYearToDate(both: Both): boolean {
  const years = yearToDate(both);
  return years !== undefined && areEqual(...years);
}

/** The later payment's sum of the year is the earlier one's and its own pay. */
function yearGrewByPay(both: Both): boolean {
  const years = yearToDate(both);
  if (!years) return false;
  const [after, before] = years;
  const last = after > before ? both.newer : both.earlier;
  const pay = amountOf(statedOf(last, 'currentPeriodGrossPay'));
  return pay !== undefined && areEqual(Math.abs(after - before), pay);
}
