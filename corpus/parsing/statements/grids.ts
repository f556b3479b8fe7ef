import { formatDay } from '../printing/dates.js';
import { chunks } from '../printing/markup.js';
import type { Row, Sheet } from './sheet.js';

/** Amounts of rows together, without their signs. */
export const centsOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { movement }) => sum + Math.abs(movement.cents), 0);

/** Items of so many cells each, set beside each other; the last line is filled with empty cells. */
export const abreast = (
  items: readonly (readonly string[])[],
  beside: number,
  cellsOfItem: number,
): string[][] =>
  chunks(items, beside).map((group) => {
    const cells = group.flat();
    return [...cells, ...Array.from({ length: beside * cellsOfItem - cells.length }, () => '')];
  });

/** A head for items set beside each other. */
export const headAbreast = (head: readonly string[], beside: number): string[] =>
  Array.from({ length: beside }, () => head).flat();

/** The balance after each day on which something moved, as cells of day and balance. */
export function dayBalances(sheet: Sheet, account: number): string[][] {
  const { dateStyle, language } = sheet.design;
  const last = new Map(
    sheet
      .rows(account)
      .map(({ movement, balanceCents }) => [formatDay(movement.day, dateStyle, language), balanceCents]),
  );
  return [...last].map(([day, cents]) => [day, sheet.digits(cents)]);
}
