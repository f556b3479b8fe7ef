import { minorUnitsOf, type PrintedValue } from '../printed-value.js';

/** Wages in hundredths, from and to. */
export interface Wages {
  readonly low: number;
  readonly high: number;
}

/**
 * A contribution is rounded once a period, and programs that reckon from the year's wages make up for it in
 * the next: two cents of a period, half a cent of each of 53 periods and some more of a year.
 */
const ROUNDING_MINOR_UNITS = { current: 2, 'year-to-date': 30 } as const;

/** Differences below a hundredth are corrections and roundings of payroll programs; our judgment. */
const MATERIAL_SHARE = 0.01;

/** The wages of which a tax is the given share. */
export function taxedWages(
  tax: PrintedValue,
  perTenThousand: number,
  period: keyof typeof ROUNDING_MINOR_UNITS,
): Wages {
  const rounding = ROUNDING_MINOR_UNITS[period];
  const wages = (units: number): number => (units * 10_000) / perTenThousand;
  return { low: wages(minorUnitsOf(tax) - rounding), high: wages(minorUnitsOf(tax) + rounding) };
}

export const isAbove = (one: Wages, other: Wages): boolean => one.low > other.high * (1 + MATERIAL_SHARE);

/** The tax on wages, in hundredths. */
export const taxOn = (wagesMinorUnits: number, perTenThousand: number): number =>
  Math.round((wagesMinorUnits * perTenThousand) / 10_000);
