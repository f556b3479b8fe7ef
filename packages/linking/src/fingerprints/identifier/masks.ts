/** Marks that stand for characters left out; X and x only in runs, since they are letters, too. */
const MASK = /[*•●#…?]|[xX]{2,}|\.{3,}/u;

/** `****6789`, `XXX-XX-6789`: what is left identifies nobody. */
export const isMasked = (text: string): boolean => MASK.test(text);

/**
 * From this share of equal steps on, digits are a row like 123456789 or 99999999. Of random numbers of eight
 * digits 1 in 5,000 is, of six 1 in 700.
 */
const LEAST_SHARE_OF_EQUAL_STEPS = 0.75;

/**
 * Numbers that stand on samples and forms: 0000, 11111111, 123456789, 98765432, 12345678909 (a CPF whose
 * check digits hold), 12121212.
 * @param text digits, letters and separators; only the digits count
 */
export function isPlaceholder(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < 2) return false;
  return hasEqualSteps(digits) || /^(\d{2,4})\1+\d{0,2}$/u.test(digits);
}

function hasEqualSteps(digits: string): boolean {
  const counts = new Map<number, number>();
  for (let index = 1; index < digits.length; index++) {
    const step = (Number(digits[index]) - Number(digits[index - 1]) + 10) % 10;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const usual = Math.max(counts.get(0) ?? 0, counts.get(1) ?? 0, counts.get(9) ?? 0);
  return usual >= LEAST_SHARE_OF_EQUAL_STEPS * (digits.length - 1);
}

/** Examples that standards and manuals print: their check digits hold. */
const PUBLISHED = new Set([
  'GB82WEST12345698765432',
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'ES9121000418450200051332',
  // ICAO Doc 9303, parts 4 to 6.
  'L898902C3',
  'L898902C',
  'D23145890',
]);

/** @param number without separators, in upper case */
export const isPublishedExample = (number: string): boolean => PUBLISHED.has(number);
