import { MONTH_PATTERN, monthOf } from '../../dates/months.js';

/** The month that a row of its own gives to the days below it. */
export interface MonthAbove {
  readonly year: number | undefined;
  /** 1..12. */
  readonly month: number;
}

const MONTH_ALONE = new RegExp(
  String.raw`^(${MONTH_PATTERN})\.?(?:[ ,/-]+(?:del? )?((?:19|20)\d{2}))?:?$`,
  'u',
);

/** @param folded a row: `May 2024`, `mayo de 2024`, `maio`; undefined for one that says anything else */
export function monthAbove(folded: string): MonthAbove | undefined {
  const [, name, year] = MONTH_ALONE.exec(folded) ?? [];
  const month = name === undefined ? undefined : monthOf(name);
  return month === undefined ? undefined : { month, year: year === undefined ? undefined : Number(year) };
}
