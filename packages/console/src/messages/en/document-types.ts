import { open } from '../open.js';

/** Kinds of documents, by the last part of their names. */
export const documentTypes = open({
  bank_statement: 'bank statement',
  business_bank_statement: 'business bank statement',
  credit_card_statement: 'credit card statement',
  loan_statement: 'loan statement',
  mortgage_statement: 'mortgage statement',
  investment_statement: 'investment statement',
  check: 'check',
  paystub: 'pay stub',
  invoice: 'invoice',
  receipt: 'receipt',
  utility_bill: 'utility bill',
  driver_license: 'driver license',
  national_id: 'national ID',
  passport: 'passport',
  passport_card: 'passport card',
  residence_card: 'residence card',
  voter_registration_card: 'voter card',
  social_security_card: 'social security card',
  form_w2: 'Form W-2',
  form_1040: 'Form 1040',
  form_1099: 'Form 1099',
  id_document: 'ID document',
  unknown: 'unknown',
});
