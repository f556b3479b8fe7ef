import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import {
  codedSlip,
  employerInFooter,
  headerBand,
  keysTwoSides,
  matrixOfSums,
  oneTableTwoSides,
} from './bodies.js';
import { ENGLISH_PROCESSOR, ENGLISH_SCHOOL, PORTUGUESE_SLIP, SPANISH_FISCAL } from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH_PROCESSOR,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 9,
  accent: '#3d3d6b',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  words: SPANISH_FISCAL,
  dateStyle: 'DD/MM/YYYY',
  frequency: 'semimonthly',
} as const;
const BR = {
  ...MX,
  ...PLAIN_BRAZILIAN,
  words: PORTUGUESE_SLIP,
  withHours: true,
} as const;
const WITH_SIGN = { money: { decimal: '.', symbol: '$', negative: 'leading' } } as const;

/** Layouts of the fifth family. */
export const FIFTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'v-us-band', body: headerBand },
  {
    ...US,
    ...WITH_SIGN,
    id: 'v-us-footer',
    body: employerInFooter,
    words: ENGLISH_SCHOOL,
    fontFamily: 'Noto Sans',
    dateStyle: 'MMM DD, YYYY',
    withHours: false,
    frequency: 'monthly',
  },
  { ...US, id: 'v-us-matrix', body: matrixOfSums, words: ENGLISH_SCHOOL, fontSizePoints: 8 },
  {
    ...US,
    ...WITH_SIGN,
    id: 'v-us-matrix-week',
    body: matrixOfSums,
    frequency: 'weekly',
    capitalNames: true,
    dateStyle: 'MM/DD/YY',
  },
  {
    ...US,
    id: 'v-us-two-sides',
    body: oneTableTwoSides,
    fontFamily: 'Liberation Serif',
    capitalNames: true,
    dateStyle: 'MM-DD-YYYY',
  },
  { ...MX, id: 'v-mx-keys', body: keysTwoSides, capitalNames: true },
  {
    ...MX,
    ...WITH_SIGN,
    id: 'v-mx-two-sides',
    body: oneTableTwoSides,
    frequency: 'weekly',
    dateStyle: 'DD-MMM-YYYY',
  },
  {
    ...MX,
    id: 'v-mx-footer',
    body: employerInFooter,
    fontFamily: 'DejaVu Sans Condensed',
    ...WITH_SIGN,
    dateStyle: 'long',
  },
  { ...BR, id: 'v-br-coded', body: codedSlip, capitalNames: true },
  { ...BR, id: 'v-br-coded-mono', body: codedSlip, fontFamily: 'Liberation Mono', fontSizePoints: 7.5 },
  {
    ...BR,
    id: 'v-br-band',
    body: headerBand,
    withHours: false,
    fontFamily: 'Liberation Sans Narrow',
    fontSizePoints: 10,
  },
  {
    ...BR,
    id: 'v-br-footer',
    body: employerInFooter,
    withHours: false,
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    dateStyle: 'DD.MM.YYYY',
  },
];
