import { CURRENCY_FIELD_NAME, type FieldName } from '../fields/field-name.js';

/** What receipts state. */
export const RECEIPT_FIELD_NAMES = [
  { name: 'merchantName', kind: 'text', meaning: 'name of the shop or restaurant' },
  { name: 'transactionDate', kind: 'date', meaning: 'day of the purchase' },
  { name: 'subtotal', kind: 'number', meaning: 'amount before taxes' },
  { name: 'totalTax', kind: 'number', meaning: 'taxes together' },
  { name: 'tip', kind: 'number', meaning: 'tip' },
  { name: 'total', kind: 'number', meaning: 'amount paid' },
  CURRENCY_FIELD_NAME,
] as const satisfies readonly FieldName[];

/** What Form W-2 states. */
export const W2_FIELD_NAMES = [
  { name: 'taxYear', kind: 'number', meaning: 'year of the wages' },
  { name: 'employeeSSN', kind: 'text', meaning: 'box a, as printed' },
  { name: 'employerIdNumber', kind: 'text', meaning: 'box b: EIN' },
  { name: 'employerName', kind: 'text', meaning: 'box c, first line' },
  { name: 'employerAddress', kind: 'text', meaning: 'box c, the other lines in one string' },
  { name: 'employeeName', kind: 'text', meaning: 'box e' },
  { name: 'employeeAddress', kind: 'text', meaning: 'box f in one string' },
  { name: 'wagesTipsAndOtherCompensation', kind: 'number', meaning: 'box 1' },
  { name: 'federalIncomeTaxWithheld', kind: 'number', meaning: 'box 2' },
  { name: 'socialSecurityWages', kind: 'number', meaning: 'box 3' },
  { name: 'socialSecurityTaxWithheld', kind: 'number', meaning: 'box 4' },
  { name: 'medicareWagesAndTips', kind: 'number', meaning: 'box 5' },
  { name: 'medicareTaxWithheld', kind: 'number', meaning: 'box 6' },
  { name: 'socialSecurityTips', kind: 'number', meaning: 'box 7' },
] as const satisfies readonly FieldName[];

/** What is read of any other document, where a label says it. */
export const OTHER_FIELD_NAMES = [
  { name: 'personName', kind: 'text', meaning: 'name behind a label that calls it so, as printed' },
  { name: 'address', kind: 'text', meaning: 'the first postal address in one string' },
  { name: 'documentNumber', kind: 'text', meaning: 'number behind a label that calls it so' },
  { name: 'documentDate', kind: 'date', meaning: 'day of issue, or the date behind a plain label' },
  { name: 'dueDate', kind: 'date', meaning: 'day by which to pay' },
  { name: 'periodStartDate', kind: 'date', meaning: 'first day of the period it speaks of' },
  { name: 'periodEndDate', kind: 'date', meaning: 'last day of the period it speaks of' },
  { name: 'totalAmount', kind: 'number', meaning: 'the amount called total or due' },
] as const satisfies readonly FieldName[];
