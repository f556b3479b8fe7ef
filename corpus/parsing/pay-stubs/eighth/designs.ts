import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { employerBesideEmployee, linesAsColumns } from './american-bodies.js';
import { ENGLISH_PEGBOARD, ENGLISH_PROVIDER } from './english-words.js';
import { loansBehind, signedList, taxedAndExempt, threeColumns } from './latin-bodies.js';
import { PORTUGUESE_COLUMNS, PORTUGUESE_SIGNED, SPANISH_LOANS, SPANISH_TAXED } from './latin-words.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontSizePoints: 8.5,
  accent: '#5b3a8e',
  dateStyle: 'MMM DD, YYYY',
} as const;
const LATIN = { ...US, fontSizePoints: 9, ...PLAIN_LATIN } as const;
const MX = { ...LATIN, country: 'MX', language: 'es', capitalNames: true } as const;
const BR = {
  ...LATIN,
  ...PLAIN_BRAZILIAN,
  dateStyle: 'DD/MM/YYYY',
  withHours: true,
} as const;

/** Layouts of the eighth family. */
export const EIGHTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'e-us-employer-beside',
    words: ENGLISH_PROVIDER,
    fontFamily: 'URW Bookman',
    fontSizePoints: 8,
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    body: employerBesideEmployee,
  },
  {
    ...US,
    id: 'e-us-pegboard',
    words: ENGLISH_PEGBOARD,
    fontFamily: 'Latin Modern Mono Prop',
    fontSizePoints: 7.5,
    dateStyle: 'M/D/YY',
    frequency: 'weekly',
    capitalNames: true,
    body: linesAsColumns,
  },
  {
    ...MX,
    id: 'e-mx-taxed',
    words: SPANISH_TAXED,
    fontSizePoints: 8,
    fontFamily: 'Latin Modern Sans Quotation',
    dateStyle: 'YYYY-MM-DD',
    frequency: 'semimonthly',
    body: taxedAndExempt,
  },
  {
    ...MX,
    id: 'e-mx-loans',
    words: SPANISH_LOANS,
    fontFamily: 'Latin Modern Roman',
    dateStyle: 'DD-MMM-YY',
    frequency: 'weekly',
    body: loansBehind,
  },
  {
    ...BR,
    id: 'e-br-three-columns',
    words: PORTUGUESE_COLUMNS,
    fontFamily: 'Latin Modern Sans Demi Cond',
    capitalNames: true,
    body: threeColumns,
  },
  {
    ...BR,
    id: 'e-br-signed-list',
    words: PORTUGUESE_SIGNED,
    fontFamily: 'Latin Modern Sans Quotation',
    fontSizePoints: 10,
    accent: '#0a7d8c',
    body: signedList,
  },
];
