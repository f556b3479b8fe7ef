import { formatDay } from '../../printing/dates.js';
import type { Sheet } from '../sheet.js';

/** `January 3 - February 1, 2024`: the year stands once. */
export const yearOnce = (sheet: Sheet): string =>
  `${sheet.start('day and month')} ${sheet.words.to} ${sheet.end('long')}`;

/** `del 1 al 29 de enero de 2024`, or `del 3 de enero al 1 de febrero de 2024`: month and year stand once where they can. */
export const monthOnce = (sheet: Sheet): string => {
  const { start, end } = sheet.facts;
  return `del ${sheet.start(start.month === end.month ? 'D' : 'day and month')} al ${sheet.end('long')}`;
};

/** The last day again, where it is no part of a period. */
export const lastDay = (sheet: Sheet): string =>
  formatDay(sheet.facts.end, sheet.design.periodStyle, sheet.design.language);
