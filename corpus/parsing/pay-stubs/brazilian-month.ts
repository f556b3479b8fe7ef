import { monthName } from '../printing/dates.js';
import { sumOf } from './facts.js';
import type { PaySheet } from './pay-sheet.js';

/** Month and year that are paid: `agosto/2023`. */
export const monthWithYear = ({ facts: { end } }: PaySheet): string => `${monthName(end, 'pt')}/${end.year}`;

/** Salary, bases and the month's deposit in the worker's fund (eight per cent, Lei 8.036/1990, art. 15), as amounts: no fields, but on every Brazilian stub. */
export function basesOf(sheet: PaySheet): string[] {
  const gross = sumOf(sheet.facts.earnings, 'cents');
  const insured = sumOf(sheet.facts.taxes.slice(0, 1), 'cents');
  const salary = sheet.facts.earnings[0]?.cents ?? 0;
  return [salary, gross, gross, Math.round(gross * 0.08), gross - insured].map(sheet.digits);
}
