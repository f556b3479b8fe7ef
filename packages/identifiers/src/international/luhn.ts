import { type Identifier, isFiller, ungrouped } from '../identifier.js';

/** True when the digits end in their Luhn digit (ISO/IEC 7812-1, annex B). Any one changed digit is seen. */
export function luhnHolds(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A payment card's number: 13 to 19 digits (ISO/IEC 7812-1). */
export function readCardNumber(text: string): Identifier<{ readonly issuerNumber: string }> | undefined {
  const digits = ungrouped(text);
  return /^\d{13,19}$/u.test(digits) && !isFiller(digits)
    ? { holds: luhnHolds(digits), issuerNumber: digits.slice(0, 8) }
    : undefined;
}
