import { type FieldsByName, numberOf, type PrintedValue, surelyRead } from '../printed-value.js';

/** Boxes of Form W-2 that the rules compare. */
export interface W2 {
  /** Undefined where it is not read surely. */
  readonly year: PrintedValue | undefined;
  /** Box 1. */
  readonly wages: PrintedValue | undefined;
  /** Boxes 3 and 7. */
  readonly socialSecurityWages: PrintedValue | undefined;
  readonly socialSecurityTips: PrintedValue | undefined;
  /** Box 4. */
  readonly socialSecurityTax: PrintedValue | undefined;
  /** Boxes 5 and 6. */
  readonly medicareWages: PrintedValue | undefined;
  readonly medicareTax: PrintedValue | undefined;
}

/** @returns undefined where the fields are not those of a W-2 */
export function w2Of(fields: FieldsByName): W2 | undefined {
  const form = {
    year: surelyRead(numberOf(fields, 'taxYear')),
    wages: numberOf(fields, 'wagesTipsAndOtherCompensation'),
    socialSecurityWages: numberOf(fields, 'socialSecurityWages'),
    socialSecurityTips: numberOf(fields, 'socialSecurityTips'),
    socialSecurityTax: numberOf(fields, 'socialSecurityTaxWithheld'),
    medicareWages: numberOf(fields, 'medicareWagesAndTips'),
    medicareTax: numberOf(fields, 'medicareTaxWithheld'),
  };
  return (form.socialSecurityWages ?? form.medicareWages) ? form : undefined;
}
