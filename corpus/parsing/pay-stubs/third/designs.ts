import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { bookletPage, figuresFirst, fiscalForm, officeSpreadsheet, twiceOnASheet, whereItWent, withVoidedCheck } from './bodies.js';
import {
  ENGLISH_CLOUD,
  ENGLISH_OFFICE,
  ENGLISH_SERVICE,
  PORTUGUESE_BOOKLET,
  PORTUGUESE_CLOUD,
  SPANISH_FISCAL,
  SPANISH_OFFICE,
} from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH_SERVICE,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#a4161a',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  words: SPANISH_FISCAL,
  dateStyle: 'YYYY-MM-DD',
  frequency: 'semimonthly',
} as const;
const BR = {
  ...MX,
  ...PLAIN_BRAZILIAN,
  words: PORTUGUESE_BOOKLET,
  dateStyle: 'DD/MM/YYYY',
  withHours: true,
} as const;

const DOLLARS = { money: { decimal: '.', symbol: '$', negative: 'leading' } } as const;
const OFFICE = { words: ENGLISH_OFFICE, fontFamily: 'DejaVu Sans' } as const;

/** Layouts of the third family. */
export const THIRD_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 't-us-voided-check', body: withVoidedCheck, capitalNames: true },
  { ...US, id: 't-us-voided-check-week', body: withVoidedCheck, frequency: 'weekly', fontFamily: 'Liberation Serif', fontSizePoints: 9.5 },
  { ...US, words: ENGLISH_CLOUD, ...DOLLARS, id: 't-us-figures', body: figuresFirst, fontFamily: 'Noto Sans', dateStyle: 'MMM DD, YYYY' },
  {
    ...US,
    words: ENGLISH_CLOUD,
    ...DOLLARS,
    id: 't-us-figures-salary',
    body: figuresFirst,
    withHours: false,
    frequency: 'semimonthly',
    dateStyle: 'M/D/YY',
  },
  { ...US, id: 't-us-twice', body: twiceOnASheet, dateStyle: 'MM/DD/YY' },
  {
    ...US,
    words: ENGLISH_CLOUD,
    id: 't-us-twice-condensed',
    body: twiceOnASheet,
    fontFamily: 'Liberation Sans Narrow',
    fontSizePoints: 9.5,
  },
  { ...US, ...OFFICE, id: 't-us-office', body: officeSpreadsheet, withYearToDate: false, frequency: 'weekly', dateStyle: 'M/D/YY' },
  { ...US, ...OFFICE, ...DOLLARS, id: 't-us-office-year', body: officeSpreadsheet, fontSizePoints: 8 },
  {
    ...US,
    words: ENGLISH_CLOUD,
    ...DOLLARS,
    id: 't-us-where',
    body: whereItWent,
    dateStyle: 'long',
    frequency: 'monthly',
    withHours: false,
  },
  { ...MX, id: 't-mx-fiscal', body: fiscalForm, ...DOLLARS },
  { ...MX, id: 't-mx-fiscal-week', body: fiscalForm, frequency: 'weekly', fontFamily: 'DejaVu Sans Condensed', capitalNames: true },
  { ...MX, words: SPANISH_OFFICE, id: 't-mx-office', body: officeSpreadsheet, dateStyle: 'DD/MM/YY', fontFamily: 'DejaVu Sans' },
  { ...MX, ...DOLLARS, id: 't-mx-figures', body: figuresFirst, dateStyle: 'DD MMM YYYY', withYearToDate: true },
  { ...MX, words: SPANISH_OFFICE, ...DOLLARS, id: 't-mx-twice', body: twiceOnASheet, dateStyle: 'DD-MMM-YYYY', frequency: 'weekly' },
  { ...BR, id: 't-br-booklet', body: bookletPage(''), capitalNames: true },
  { ...BR, id: 't-br-booklet-mono', body: bookletPage('grid'), fontFamily: 'Liberation Mono', fontSizePoints: 7.5, capitalNames: true },
  { ...BR, id: 't-br-booklet-zebra', body: bookletPage('zebra'), fontFamily: 'Liberation Sans Narrow', fontSizePoints: 10 },
  {
    ...BR,
    words: PORTUGUESE_CLOUD,
    id: 't-br-figures',
    body: figuresFirst,
    withHours: false,
    fontFamily: 'Noto Sans',
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
  },
  { ...BR, words: PORTUGUESE_CLOUD, id: 't-br-where', body: whereItWent, withHours: false, dateStyle: 'DD MMM YYYY' },
  { ...BR, id: 't-br-twice', body: twiceOnASheet, withHours: false },
];
