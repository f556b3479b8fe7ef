import { MONTH_PATTERN } from '../../dates/months.js';
import { datesIn } from '../../dates/printed-dates.js';
import { hasDigit, withoutAccents } from '../../layout/characters.js';
import type { StructureLine } from './printed-amounts.js';

const MONTH_HEADING = new RegExp(String.raw`^(?:${MONTH_PATTERN})\.?(?: (?:de )?\d{4})?$`, 'u');
const BARE_DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
/** Two times, or a time and a telephone number: a list of calls or a timetable. */
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu;
const TELEPHONE = /(?<![\d,.])\(?\d{2,3}\)?[ .-]\d{3,5}[ .-]\d{4}(?!\d)/u;
/** More amounts in a line belong to a table of figures. */
const MAX_AMOUNTS = 4;

/** Fewer of a sign are a refund or a discount. */
const MIN_OF_A_SIGN = 2;

export interface DatedAmounts {
  readonly count: number;
  /** Some are printed with a minus or in parentheses, some without. */
  readonly bothSigns: boolean;
}

/**
 * How many amounts have a date of their own: in the same line, in whatever column, in the line above or
 * below, or as a day under a heading that names the month.
 */
export function findDatedAmounts(lines: readonly StructureLine[]): DatedAmounts {
  let underMonth = false;
  const taken = new Set<number>();
  const isAmountLine = (index: number): boolean => {
    const amounts = lines[index]?.amounts.length ?? 0;
    return amounts > 0 && amounts <= MAX_AMOUNTS && !taken.has(index);
  };
  for (const [index, line] of lines.entries()) {
    if (MONTH_HEADING.test(fold(line.text))) underMonth = true;
    if (isCall(line)) continue;
    const hasDay = underMonth && line.words.some((word) => BARE_DAY.test(word));
    const dates = hasDigit(line.text) ? datesIn(line.text).length : 0;
    if (dates === 0 && !hasDay) continue;
    const above = lines[index - 1]?.adjoinsNext ? index - 1 : -1;
    const below = line.adjoinsNext ? index + 1 : -1;
    const places = hasDay ? [index] : [index, above, below];
    const place = places.find(isAmountLine);
    if (place === undefined || isCall(lines[place])) continue;
    taken.add(place);
  }
  const firsts = [...taken].map((index) => lines[index]?.amounts[0]?.minorUnits ?? 0);
  const below = firsts.filter((units) => units < 0).length;
  return { count: taken.size, bothSigns: below >= MIN_OF_A_SIGN && firsts.length - below >= MIN_OF_A_SIGN };
}

const isCall = (line: StructureLine | undefined): boolean => {
  const times = line?.text.match(TIME)?.length ?? 0;
  return times > 1 || (line !== undefined && TELEPHONE.test(line.text));
};

const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();
