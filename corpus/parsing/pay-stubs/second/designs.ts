import type { PayStubDesign } from '../design.js';
import { PLAIN_PAY_STUB } from '../plain-design.js';
import { abreast, dotted, largeNet, oneTable, stub } from './bodies.js';
import { ENGLISH, ENGLISH_ADVICE, PORTUGUESE, SPANISH } from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH,
  fontFamily: 'Noto Sans',
  fontSizePoints: 8.5,
  accent: '#0f766e',
  dateStyle: 'MMM DD, YYYY',
  withHours: false,
} as const;
const MX = {
  ...US,
  country: 'MX',
  language: 'es',
  words: SPANISH,
  dateStyle: 'DD MMM YYYY',
  withYearToDate: false,
  taxesAmongDeductions: true,
  frequency: 'weekly',
} as const;
const BR = {
  ...MX,
  country: 'BR',
  language: 'pt',
  words: PORTUGUESE,
  page: 'A4',
  money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
  dateStyle: 'DD/MM/YYYY',
  frequency: 'monthly',
} as const;

const ADVICE = { words: ENGLISH_ADVICE } as const;
const SERIF = { fontFamily: 'Noto Serif' } as const;
const MONO = { fontFamily: 'Liberation Mono', withYearToDate: false } as const;

/** Layouts of the second family. */
export const SECOND_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'h-us-one-table', body: oneTable('ruled'), withHours: true },
  {
    ...US,
    ...ADVICE,
    ...SERIF,
    id: 'h-us-one-table-serif',
    body: oneTable(''),
    withHours: true,
    dateStyle: 'MM/DD/YY',
    frequency: 'weekly',
  },
  { ...US, id: 'h-us-large-net', body: largeNet, money: { decimal: '.', symbol: '$', negative: 'leading' } },
  {
    ...US,
    ...ADVICE,
    id: 'h-us-large-net-current',
    body: largeNet,
    withYearToDate: false,
    dateStyle: 'long',
    frequency: 'monthly',
  },
  { ...US, ...ADVICE, ...MONO, id: 'h-us-dotted', body: dotted, dateStyle: 'MM-DD-YYYY' },
  { ...US, id: 'h-us-stub', body: stub('grid'), dateStyle: 'MM/DD/YYYY', capitalNames: true },
  { ...US, ...ADVICE, ...SERIF, id: 'h-us-stub-serif', body: stub(''), frequency: 'semimonthly' },
  { ...US, ...MONO, id: 'h-us-dotted-week', body: dotted, frequency: 'weekly', dateStyle: 'YYYY-MM-DD' },
  {
    ...US,
    ...ADVICE,
    id: 'h-us-one-table-grid',
    body: oneTable('grid'),
    fontSizePoints: 8,
    dateStyle: 'MM/DD/YYYY',
  },
  { ...MX, id: 'h-mx-abreast', body: abreast('grid') },
  {
    ...MX,
    ...SERIF,
    id: 'h-mx-abreast-serif',
    body: abreast('ruled'),
    frequency: 'semimonthly',
    dateStyle: 'DD.MM.YYYY',
  },
  { ...MX, id: 'h-mx-large-net', body: largeNet, money: { decimal: '.', symbol: '$ ', negative: 'leading' } },
  { ...MX, ...MONO, id: 'h-mx-dotted', body: dotted, dateStyle: 'DD/MM/YY' },
  { ...MX, id: 'h-mx-stub', body: stub('zebra'), capitalNames: true, frequency: 'monthly' },
  { ...BR, id: 'h-br-abreast', body: abreast('zebra') },
  { ...BR, ...SERIF, id: 'h-br-stub', body: stub('ruled') },
  { ...BR, id: 'h-br-large-net', body: largeNet, dateStyle: 'long' },
  {
    ...BR,
    ...MONO,
    id: 'h-br-dotted',
    body: dotted,
    money: { decimal: ',', symbol: '', negative: 'leading' },
  },
  {
    ...BR,
    id: 'h-br-abreast-plain',
    body: abreast(''),
    capitalNames: true,
    money: { decimal: ',', symbol: '', negative: 'leading' },
  },
  { ...BR, id: 'h-br-one-table', body: oneTable('ruled'), withYearToDate: true },
];
