import { differInOnePlace } from '../printed-text/differing-places.js';

/** Two amounts of as many digits, of which one is another one. @param leastDigits cents included */
export function differsInOneDigit(one: number, other: number, leastDigits: number): boolean {
  const digits = digitsOf(one);
  return digits.length >= leastDigits && differInOnePlace(digits, digitsOf(other));
}

const digitsOf = (amount: number): string => String(Math.round(Math.abs(amount) * 100));
