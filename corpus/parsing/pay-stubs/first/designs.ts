import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { bar, payrollReceipt, paySlip, sectioned, threeBlocks } from './bodies.js';
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

const PAYROLL = { words: ENGLISH_PAYROLL } as const;
const SERIF = { fontFamily: 'Liberation Serif', fontSizePoints: 10 } as const;
const NO_SYMBOL = { decimal: '.', symbol: '', negative: 'leading' } as const;

/** Layouts of the first family. */
export const FIRST_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'us-bar-hours', body: bar('') },
  {
    ...US,
    ...PAYROLL,
    id: 'us-bar-grid',
    body: bar('grid'),
    money: NO_SYMBOL,
    frequency: 'weekly',
    dateStyle: 'MM/DD/YY',
  },
  { ...US, ...SERIF, id: 'us-bar-current-only', body: bar('ruled'), withYearToDate: false },
  { ...US, id: 'us-blocks', body: threeBlocks(''), fontSizePoints: 8, withHours: false },
  {
    ...US,
    ...PAYROLL,
    id: 'us-blocks-grid',
    body: threeBlocks('grid'),
    fontSizePoints: 7.5,
    money: NO_SYMBOL,
    capitalNames: true,
  },
  {
    ...US,
    ...PAYROLL,
    id: 'us-blocks-month',
    body: threeBlocks('zebra'),
    fontSizePoints: 8,
    frequency: 'monthly',
    dateStyle: 'MMM DD, YYYY',
    withHours: false,
  },
  { ...US, id: 'us-sections', body: sectioned('ruled'), frequency: 'semimonthly', dateStyle: 'long' },
  { ...US, ...PAYROLL, ...SERIF, id: 'us-sections-zebra', body: sectioned('zebra'), money: NO_SYMBOL },
  {
    ...US,
    id: 'us-sections-current-only',
    body: sectioned(''),
    withHours: false,
    withYearToDate: false,
    dateStyle: 'MM-DD-YYYY',
  },
  { ...MX, id: 'mx-receipt', body: payrollReceipt('grid') },
  { ...MX, ...SERIF, id: 'mx-receipt-serif', body: payrollReceipt('ruled'), dateStyle: 'DD-MMM-YYYY' },
  {
    ...MX,
    id: 'mx-receipt-week',
    body: payrollReceipt(''),
    frequency: 'weekly',
    dateStyle: 'YYYY-MM-DD',
    money: NO_SYMBOL,
  },
  { ...MX, id: 'mx-sections', body: sectioned('zebra') },
  {
    ...MX,
    fontFamily: 'Liberation Sans',
    fontSizePoints: 9,
    id: 'mx-bar',
    body: bar('ruled'),
    withYearToDate: true,
  },
  { ...BR, id: 'br-slip', body: paySlip('grid') },
  {
    ...BR,
    fontFamily: 'Liberation Sans',
    fontSizePoints: 9,
    id: 'br-slip-hours',
    body: paySlip('ruled'),
    withHours: true,
  },
  { ...BR, fontFamily: 'DejaVu Sans Mono', fontSizePoints: 7.5, id: 'br-slip-mono', body: paySlip('') },
  {
    ...BR,
    id: 'br-slip-zebra',
    body: paySlip('zebra'),
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    capitalNames: false,
  },
  { ...BR, id: 'br-sections', body: sectioned('ruled') },
  { ...BR, id: 'br-bar', body: bar('grid'), fontSizePoints: 7.5, dateStyle: 'DD.MM.YYYY' },
];
