import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { minusBeforeWithheld, narrowColumn } from './american-bodies.js';
import { ENGLISH_LEDGER, ENGLISH_SERVICE } from './english-words.js';
import { lettersInOneList, panels, servantVoucher, twoListsFramed } from './latin-bodies.js';
import { PORTUGUESE_PANELS, PORTUGUESE_SERVANT, SPANISH_FRAME, SPANISH_VOUCHER } from './latin-words.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontSizePoints: 8,
  accent: '#004b8d',
  dateStyle: 'MM/DD/YY',
} as const;
const LATIN = {
  ...US,
  ...PLAIN_LATIN,
  fontSizePoints: 9,
  dateStyle: 'DD/MM/YYYY',
} as const;
const MX = { ...LATIN, country: 'MX', language: 'es', frequency: 'semimonthly', capitalNames: true } as const;
const BR = {
  ...LATIN,
  ...PLAIN_BRAZILIAN,
} as const;

/** Layouts of the seventh family. */
export const SEVENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 's-us-service',
    words: ENGLISH_SERVICE,
    fontFamily: 'Noto Sans Display',
    body: narrowColumn,
    capitalNames: true,
  },
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
  {
    ...MX,
    id: 's-mx-frame',
    words: SPANISH_FRAME,
    fontFamily: 'Latin Modern Sans',
    dateStyle: 'DD/MMM/YYYY',
    body: twoListsFramed,
  },
  { ...MX, id: 's-mx-voucher', words: SPANISH_VOUCHER, fontFamily: 'C059', body: lettersInOneList },
  {
    ...BR,
    id: 's-br-panels',
    words: PORTUGUESE_PANELS,
    fontFamily: 'URW Gothic',
    accent: '#1b6e4f',
    withHours: true,
    body: panels,
  },
  {
    ...BR,
    id: 's-br-servant',
    words: PORTUGUESE_SERVANT,
    fontFamily: 'Latin Modern Mono',
    capitalNames: true,
    body: servantVoucher,
  },
];
