const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
/** By eleven less the remainder of the weighted sum, eleven taken as none (RENIEC, digit of verification). */
const CHECK_DIGITS = '67890112345';

/** The digit behind a Peruvian identity card's number. @param number eight digits */
export function dniCheckDigit(number: string): string {
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  return CHECK_DIGITS[(11 - (sum % 11)) % 11] ?? '';
}
