import type { PrintedPage } from './printed-pages.js';

/** An amount of money as it is printed: two decimals, thousands in groups or not. */
export const MONEY = /(?<![\d.,/-])(?:\d{1,3}(?:[.,]\d{3})+|\d+)[.,]\d{2}(?!\d|[.,/-]\d)/gu;

/** Numbers of any precision. */
const NUMBER = /\d[\d.,]*/gu;

/**
 * An amount with decimals fits within a unit of money, and a hundredth of itself: programs round, and coins
 * are not paid.
 */
const ROUNDING_MINOR_UNITS = 99;
/** One without decimals was rounded. */
const ROUNDING_TO_WHOLE_MINOR_UNITS = 50;

/** More digits are no amount. */
const MAX_DIGITS = 15;

/** Of an amount that {@link MONEY} finds, in hundredths. */
export const minorUnitsOf = (amount: string): number => Number(amount.replace(/\D/gu, ''));

/** A number without decimals is an amount behind the sign of a currency, or on a line that speaks of one. */
const SPEAKS_OF_MONEY = /\$|total|valor|importe|monto|amount|neto|pag/u;
const WHOLE = /^\d{1,3}(?:[.,]\d{3})*$|^\d+$/u;

/** Whether an amount is printed anywhere, whatever its decimals: rounded, whole, or with six. */
export const printsAmount = (pages: readonly PrintedPage[], minorUnits: number): boolean =>
  pages.some(({ lines }) =>
    lines.some(({ text, folded }) => {
      const wholeCounts = SPEAKS_OF_MONEY.test(folded);
      return [...text.matchAll(NUMBER)].some(([number]) => mayMean(number, minorUnits, wholeCounts));
    }),
  );

/** The last mark of a number may be of decimals or of thousands. */
function mayMean(number: string, minorUnits: number, wholeCounts: boolean): boolean {
  const trimmed = number.replace(/[.,]+$/u, '');
  const digits = trimmed.replace(/[.,]/gu, '');
  if (digits.length > MAX_DIGITS) return false;
  const decimals = /[.,](\d+)$/u.exec(trimmed)?.[1]?.length ?? 0;
  const precise = Math.round(Number(digits) * 10 ** (2 - decimals));
  if (decimals > 0 && Math.abs(precise - minorUnits) <= Math.min(ROUNDING_MINOR_UNITS, minorUnits / 100))
    return true;
  return (
    wholeCounts &&
    WHOLE.test(trimmed) &&
    Math.abs(Number(digits) * 100 - minorUnits) <= ROUNDING_TO_WHOLE_MINOR_UNITS
  );
}
