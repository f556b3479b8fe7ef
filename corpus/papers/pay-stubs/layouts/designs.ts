import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { bar, payrollReceipt, paySlip } from './bodies.js';
import { ENGLISH, ENGLISH_PAYROLL, PORTUGUESE, SPANISH } from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH,
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
  words: SPANISH,
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
  words: PORTUGUESE,
  fontFamily: 'DejaVu Sans',
  fontSizePoints: 8,
} as const;

const _PAYROLL = { words: ENGLISH_PAYROLL } as const;
const _SERIF = { fontFamily: 'Liberation Serif', fontSizePoints: 10 } as const;
const _NO_SYMBOL = { decimal: '.', symbol: '', negative: 'leading' } as const;

/** Layouts chosen to differ. */
export const PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'us-bar-hours', body: bar('') },
  { ...MX, id: 'mx-receipt', body: payrollReceipt('grid') },
  { ...BR, id: 'br-slip', body: paySlip('grid') },
];
