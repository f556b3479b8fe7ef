import { monthNames } from '@assay/identifiers';

/**
 * Months in English, Spanish and Portuguese, folded: whole, or cut to three letters (four for `sept`). An O
 * may have been read as a zero.
 */
const MONTHS = (['en', 'es', 'pt'] as const)
  .flatMap(monthNames)
  .flatMap(({ names, short }) => [...names, ...short])
  .sort((one, other) => other.length - one.length);
const MONTH = `(?:${[...new Set(MONTHS)].join('|')})`.replaceAll('o', '[o0]');
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';

/** A day with its month, in any order, with or without a year. Dots need three groups, which amounts lack. */
const DATE = new RegExp(
  [
    '(?<![\\d.,])\\d{4}[/.-]\\d{1,2}[/.-]\\d{1,2}(?!\\d)',
    '(?<![\\d.,])\\d{1,2}[/-]\\d{1,2}(?:[/-](?:\\d{4}|\\d{2}))?(?![\\d.,]\\d|\\d)',
    '(?<![\\d.,])\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})(?!\\d)',
    '(?<![\\d.,])(?:0[1-9]|[12]\\d|3[01]) ?(?:0[1-9]|1[0-2]) ?(?:19|20)\\d\\d(?!\\d)',
    `(?<![\\d.,])${DAY}[ /.-]*(?:de )?${MONTH}(?![a-z])(?:[ /.,-]*(?:del? )?(?:\\d{4}|\\d{2}(?![\\d.,/-])))?`,
    `(?<![a-z])${MONTH}[ /.-]*${DAY}(?![\\d.,]\\d|\\d)(?:,? *\\d{4}(?!\\d))?`,
  ].join('|'),
  'gu',
);

/** Money: digits with two decimals. */
const AMOUNT =
  /(?<![\d\p{L}])[(+-]?(?:[a-z]{0,3}\$|us\$|[€£])? ?\d[\d.,'’]*[.,]\d\d(?!\d|[.,]\d)(?: ?(?:cr|dr|c|d|-)(?![\p{L}\d]))?/gu;

const MONTH_HEADING = new RegExp(`^${MONTH}\\.?(?: (?:de(?:l)? )?\\d{4})?$`, 'u');
const WEEKDAY =
  '(?:(?:m[o0]n|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|d[o0]m|seg|ter|qua|qui|sex)[a-z]*(?:-feira)?[ ,.]*)?';
const STARTS_WITH_DATE = new RegExp(`^${WEEKDAY}(?:${DATE.source})`, 'u');
const BARE_DAY = new RegExp(`^${DAY}(?= )`, 'u');

/** What a line of text holds besides words. */
export interface LineOfText {
  readonly dates: readonly string[];
  readonly amounts: number;
  /** Perhaps after the day of the week. */
  readonly startsWithDate: boolean;
  /** It begins with a number from 1 to 31: a day, under a heading that names the month. */
  readonly startsWithDay: boolean;
  /** A month and perhaps a year, nothing else. */
  readonly isMonthHeading: boolean;
  /** Without dates and amounts. */
  readonly rest: string;
}

/** @param text folded, words apart by one space */
export function readLine(text: string): LineOfText {
  const dates = text.match(DATE) ?? [];
  const undated = text.replace(DATE, ' ');
  const amounts = undated.match(AMOUNT)?.length ?? 0;
  return {
    dates,
    amounts,
    startsWithDate: STARTS_WITH_DATE.test(text),
    startsWithDay: BARE_DAY.test(text),
    isMonthHeading: MONTH_HEADING.test(text.trim()),
    rest: undated.replace(AMOUNT, ' '),
  };
}
