import type { PayStubDesign } from '../design.js';
import { bar, payrollReceipt, paySlip } from './bodies.js';

/** What an American pay stub is like unless its design says otherwise: two weeks, hours and the year beside the amounts, taxes set apart. */
const PLAIN_PAY_STUB = {
  country: 'US',
  language: 'en',
  page: 'letter',
  money: { decimal: '.', symbol: '', negative: 'leading' },
  dateStyle: 'MM/DD/YYYY',
  withHours: true,
  withYearToDate: true,
  taxesAmongDeductions: false,
  frequency: 'biweekly',
  capitalNames: false,
} as const;

/** What Mexico and Brazil have in common. */
const PLAIN_LATIN = { withHours: false, withYearToDate: false, taxesAmongDeductions: true } as const;

/** Brazil's paper and money, by the month. */
const PLAIN_BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  page: 'A4',
  money: { decimal: ',', symbol: '', negative: 'leading' },
  frequency: 'monthly',
} as const;

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 9,
  accent: '#404048',
  money: { decimal: '.', symbol: '$', negative: 'leading' },
} as const;

const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  fontFamily: 'Liberation Sans Narrow',
  fontSizePoints: 10,
  accent: '#5c3c82',
  dateStyle: 'DD/MM/YYYY',
  frequency: 'semimonthly',
  capitalNames: true,
} as const;

const BR = {
  ...MX,
  ...PLAIN_BRAZILIAN,
  fontFamily: 'DejaVu Sans',
  fontSizePoints: 8,
} as const;

/** Layouts chosen to differ. */
export const PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'us-bar-hours', body: bar },
  { ...MX, id: 'mx-receipt', body: payrollReceipt },
  { ...BR, id: 'br-slip', body: paySlip },
];
