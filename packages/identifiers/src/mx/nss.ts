import { type Identifier, isFiller, ungrouped } from '../identifier.js';
import { luhnHolds } from '../international/luhn.js';

export interface Nss {
  /** Office of the IMSS that enrolled the person. */
  readonly subdelegation: string;
  /** Last two digits. */
  readonly yearOfEnrolment: string;
  /** Last two digits; 97 also where the date of birth was not known. */
  readonly yearOfBirth: string;
}

/** Número de Seguridad Social of the IMSS: 11 digits, the last by Luhn. Any one changed digit is seen. */
export function readNss(text: string): Identifier<Nss> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{11}$/u.test(digits) || isFiller(digits)) return undefined;
  return {
    holds: luhnHolds(digits),
    subdelegation: digits.slice(0, 2),
    yearOfEnrolment: digits.slice(2, 4),
    yearOfBirth: digits.slice(4, 6),
  };
}
