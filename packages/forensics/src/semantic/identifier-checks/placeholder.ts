/** Real numbers begin with as long a run less than once in a million times; account paddings stand later. */
const MIN_RUN_DIGITS = 8;

/**
 * Whether a number is one that nobody has: it begins with one digit repeated, or with digits that count up or
 * down, as 123.456.789-00 and 000000000 do. Such a number stands for a real one in templates and samples. Of
 * an IBAN the number begins after the country and the two check digits: DE12 1234 5678 1234 5678 90.
 */
export function isPlaceholder(ungroupedNumber: string): boolean {
  const digits = /^(?:[A-Z]{2}\d{2})?(\d*)/i.exec(ungroupedNumber)![1]!.slice(0, MIN_RUN_DIGITS);
  if (digits.length < MIN_RUN_DIGITS) return false;
  const steps = new Set(
    [...digits].slice(1).map((digit, i) => (Number(digit) - Number(digits[i]) + 10) % 10),
  );
  return steps.size === 1 && (steps.has(0) || steps.has(1) || steps.has(9));
}
