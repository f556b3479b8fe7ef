import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_PAY_STUB } from '../plain-design.js';
import { employerShareBehind, summaryOfTwoRows, sumsBeneathLists } from './american-bodies.js';
import { ENGLISH_DISTRICT, ENGLISH_STATEMENT, ENGLISH_VOUCHER } from './english-words.js';
import { arrowToNet, keyedListsAbreast, natureOfLines } from './latin-bodies.js';
import { PORTUGUESE_RECEIPT, PORTUGUESE_TREASURY, SPANISH_INSTITUTE } from './latin-words.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#2b6777',
} as const;
const LATIN = {
  ...US,
  fontSizePoints: 9,
  withYearToDate: false,
  taxesAmongDeductions: true,
  dateStyle: 'DD/MM/YYYY',
  capitalNames: true,
} as const;
const BR = {
  ...LATIN,
  ...PLAIN_BRAZILIAN,
} as const;

/** Layouts of the tenth family: each after the form of one program or public body, which its body names. */
export const TENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'm-us-two-rows',
    words: ENGLISH_STATEMENT,
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    body: summaryOfTwoRows,
  },
  {
    ...US,
    id: 'm-us-voucher',
    words: ENGLISH_VOUCHER,
    fontSizePoints: 8,
    dateStyle: 'MMM DD, YYYY',
    body: sumsBeneathLists,
  },
  {
    ...US,
    id: 'm-us-district',
    words: ENGLISH_DISTRICT,
    fontFamily: 'Liberation Mono',
    fontSizePoints: 7.5,
    frequency: 'semimonthly',
    taxesAmongDeductions: true,
    capitalNames: true,
    employer: 'CEDAR HOLLOW INDEPENDENT SCHOOL DISTRICT',
    body: employerShareBehind,
  },
  {
    ...LATIN,
    country: 'MX',
    language: 'es',
    id: 'm-mx-institute',
    words: SPANISH_INSTITUTE,
    fontFamily: 'Lato',
    accent: '#13322b',
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    withHours: false,
    frequency: 'semimonthly',
    employer: 'INSTITUTO NACIONAL DE SALUD DE LOS TRABAJADORES',
    body: keyedListsAbreast,
  },
  { ...BR, id: 'm-br-receipt', words: PORTUGUESE_RECEIPT, body: arrowToNet },
  {
    ...BR,
    id: 'm-br-treasury',
    words: PORTUGUESE_TREASURY,
    fontFamily: 'Liberation Sans Narrow',
    employer: 'SECRETARIA DA FAZENDA DO ESTADO DE PARANAPIACABA',
    body: natureOfLines,
  },
];
