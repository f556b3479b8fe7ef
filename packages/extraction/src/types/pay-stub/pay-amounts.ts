import type { Figure } from '@assay/media';
import { isProduct } from '../../sums/find-products.js';
import type { PayEntry } from './table/entries.js';
import { namedPeriod, namedTotal } from './table/total-names.js';
import type { ColumnKind } from './table/words.js';

/** The amounts of one line by what their columns say; by their order where no heading tells. */
export interface PayAmounts {
  readonly current: Figure | undefined;
  readonly yearToDate: Figure | undefined;
  readonly hours: Figure | undefined;
  readonly rate: Figure | undefined;
  /** The column itself is of earnings or of deductions. */
  readonly side: 'earnings' | 'deductions' | undefined;
  /** Headings told, not only the order. */
  readonly headed: boolean;
}

export function amountsOf({ figures, labels, section }: PayEntry): PayAmounts {
  const inColumn = (kind: ColumnKind): Figure | undefined =>
    figures.find(({ column, isMoney }) => column === kind && (isMoney || kind === 'hours' || kind === 'rate'))
      ?.figure;
  const earned = inColumn('earnings');
  const deducted = inColumn('deductions');
  const headedCurrent = inColumn('current') ?? earned ?? deducted;
  const headedYear = inColumn('year-to-date');
  const side = earned ? 'earnings' : deducted ? 'deductions' : undefined;
  // Only earnings have hours and rates: under such a heading anything else is an amount.
  const isAmount =
    (section !== undefined && section !== 'earnings') ||
    namedTotal(labels.at(-1)?.folded ?? '') !== undefined;
  const isLoose = (column: ColumnKind | undefined): boolean =>
    column === undefined || (isAmount && (column === 'hours' || column === 'rate'));
  // What a heading of its own names beside it is no amount of the line.
  const own = figures.filter(({ headedBy }) => headedBy === undefined);
  const loose = (own.length > 0 ? own : figures)
    .filter(({ column, isMoney }) => isMoney && isLoose(column))
    .map(({ figure }) => figure);
  const rest = {
    hours: inColumn('hours'),
    rate: inColumn('rate'),
    side,
    headed: headedCurrent !== undefined || headedYear !== undefined,
  } as const;
  const label = labels.at(-1)?.folded ?? '';
  const ofSection = section === 'year-to-date' ? section : undefined;
  const period = namedTotal(label)?.period ?? namedPeriod(label) ?? ofSection;
  if (period === 'year-to-date')
    return { ...rest, current: undefined, yearToDate: headedYear ?? headedCurrent ?? loose.at(-1) };
  if (headedCurrent || headedYear) {
    const noHeading = headedYear && !headedCurrent && loose.length === 1 ? loose[0] : undefined;
    return { ...rest, current: headedCurrent ?? noHeading, yearToDate: headedYear };
  }
  return { ...rest, ...byOrder(loose, rest) };
}

/** `Gross wages   37.00   80.00   2,960.00`: what is paid for hours is a line, though it is called as a total. */
export const isOfHours = ({ hours, rate, current }: PayAmounts): boolean =>
  hours !== undefined && rate !== undefined && current !== undefined && isProduct(rate, hours, current);

/** Without headings: rate and hours before the amount, the year behind it. */
function byOrder(
  money: readonly Figure[],
  { hours, rate }: Pick<PayAmounts, 'hours' | 'rate'>,
): Pick<PayAmounts, 'current' | 'yearToDate' | 'hours' | 'rate'> {
  const [first, second, third, fourth] = money;
  if (first && second && third && isProduct(first, second, third))
    return { rate: first, hours: second, current: third, yearToDate: fourth };
  if (money.length > 2) return { hours, rate, current: money.at(-2), yearToDate: money.at(-1) };
  return { hours, rate, current: first, yearToDate: second };
}

/** `76:30`, `30 d`, `15 dias`: a time that says itself what it is. */
const TIME = /^(\d{1,3})(?::([0-5]\d)|(?:[.,]0+)? ?(?:d|dias?|días?|hs?|hrs|horas))$/iu;

/** The time that a line prints among its labels, as a figure in hundredths. */
export function timeIn(labels: PayEntry['labels']): Figure | undefined {
  for (const { text: raw, words, page, box } of labels) {
    const [, whole, minutes = '0'] = TIME.exec(raw) ?? [];
    const reading = words[0]?.reading;
    if (whole !== undefined && reading !== undefined)
      return {
        raw,
        page,
        box,
        reading,
        units: Math.round((Number(whole) + Number(minutes) / 60) * 100),
        decimals: 2,
      };
  }
  return undefined;
}
