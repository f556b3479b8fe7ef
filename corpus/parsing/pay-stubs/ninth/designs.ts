import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import {
  CHEQUE_OVER_STUB,
  chequeOverStub,
  EARNINGS_STATEMENT,
  earningsStatement,
  SELLER_STUB,
  sellerStub,
} from './american.js';
import {
  PAY_ENVELOPE,
  PAYROLL_RECEIPT,
  payEnvelope,
  payrollReceipt,
  TWO_COPIES,
  twoCopies,
} from './latin.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
} as const;
const LATIN = { ...US, ...PLAIN_LATIN } as const;
const BR = {
  ...LATIN,
  ...PLAIN_BRAZILIAN,
  dateStyle: 'DD/MM/YYYY',
  withHours: true,
  capitalNames: true,
} as const;

/** Layouts of the ninth family: each follows the form of one payroll program. */
export const NINTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'n-us-earnings-statement',
    words: EARNINGS_STATEMENT,
    money: { ...US.money, symbol: '$' },
    capitalNames: true,
    body: earningsStatement,
  },
  {
    ...US,
    id: 'n-us-seller-stub',
    words: SELLER_STUB,
    fontFamily: 'Roboto',
    fontSizePoints: 9,
    accent: '#006aff',
    money: { ...US.money, symbol: '$' },
    frequency: 'semimonthly',
    body: sellerStub,
  },
  { ...US, id: 'n-us-cheque-over-stub', words: CHEQUE_OVER_STUB, frequency: 'weekly', body: chequeOverStub },
  {
    ...LATIN,
    id: 'n-mx-payroll-receipt',
    country: 'MX',
    language: 'es',
    words: PAYROLL_RECEIPT,
    fontSizePoints: 8,
    dateStyle: 'DD/MMM/YYYY',
    frequency: 'semimonthly',
    capitalNames: true,
    body: payrollReceipt,
  },
  { ...BR, id: 'n-br-two-copies', words: TWO_COPIES, fontSizePoints: 8, body: twoCopies },
  { ...BR, id: 'n-br-pay-envelope', words: PAY_ENVELOPE, body: payEnvelope },
];
