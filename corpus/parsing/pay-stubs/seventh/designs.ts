import type { PayStubDesign } from '../design.js';
import { minusBeforeWithheld, narrowColumn } from './american-bodies.js';
import { ENGLISH_LEDGER, ENGLISH_SERVICE } from './english-words.js';
import { lettersInOneList, panels, servantVoucher, twoListsFramed } from './latin-bodies.js';
import { PORTUGUESE_PANELS, PORTUGUESE_SERVANT, SPANISH_FRAME, SPANISH_VOUCHER } from './latin-words.js';

const US = {
  country: 'US',
  language: 'en',
  fontSizePoints: 8,
  accent: '#004b8d',
  page: 'letter',
  money: { decimal: '.', symbol: '', negative: 'leading' },
  dateStyle: 'MM/DD/YY',
  withHours: true,
  withYearToDate: true,
  taxesAmongDeductions: false,
  frequency: 'biweekly',
  capitalNames: false,
} as const;
const LATIN = {
  ...US,
  fontSizePoints: 9,
  withHours: false,
  withYearToDate: false,
  taxesAmongDeductions: true,
  dateStyle: 'DD/MM/YYYY',
} as const;
const MX = { ...LATIN, country: 'MX', language: 'es', frequency: 'semimonthly', capitalNames: true } as const;
const BR = {
  ...LATIN,
  country: 'BR',
  language: 'pt',
  page: 'A4',
  frequency: 'monthly',
  money: { decimal: ',', symbol: '', negative: 'leading' },
} as const;

/** Layouts of the seventh family. */
export const SEVENTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 's-us-service', words: ENGLISH_SERVICE, fontFamily: 'Noto Sans Display', body: narrowColumn, capitalNames: true },
  {
    ...US,
    id: 's-us-books',
    words: ENGLISH_LEDGER,
    fontFamily: 'P052',
    fontSizePoints: 8.5,
    dateStyle: 'MM/DD/YYYY',
    frequency: 'weekly',
    body: minusBeforeWithheld,
  },
  { ...MX, id: 's-mx-frame', words: SPANISH_FRAME, fontFamily: 'Latin Modern Sans', dateStyle: 'DD/MMM/YYYY', body: twoListsFramed },
  { ...MX, id: 's-mx-voucher', words: SPANISH_VOUCHER, fontFamily: 'C059', body: lettersInOneList },
  { ...BR, id: 's-br-panels', words: PORTUGUESE_PANELS, fontFamily: 'URW Gothic', accent: '#1b6e4f', withHours: true, body: panels },
  { ...BR, id: 's-br-servant', words: PORTUGUESE_SERVANT, fontFamily: 'Latin Modern Mono', capitalNames: true, body: servantVoucher },
];
