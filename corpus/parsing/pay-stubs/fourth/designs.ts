import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { boxedForm, chequeAbove, fromGrossToNet, groupsAbreast, stackedGroups } from './bodies.js';
import { ENGLISH_HOSPITAL, ENGLISH_LEDGER, PORTUGUESE_RECEIPT, SPANISH_RECEIPT } from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH_LEDGER,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 9,
  accent: '#27496d',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  words: SPANISH_RECEIPT,
  dateStyle: 'DD/MM/YYYY',
  frequency: 'semimonthly',
} as const;
const BR = {
  ...MX,
  ...PLAIN_BRAZILIAN,
  words: PORTUGUESE_RECEIPT,
} as const;
const WITH_SIGN = { money: { decimal: '.', symbol: '$', negative: 'leading' } } as const;

/** Layouts of the fourth family. */
export const FOURTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'f-us-stacked', body: stackedGroups },
  {
    ...US,
    id: 'f-us-stacked-week',
    body: stackedGroups,
    words: ENGLISH_HOSPITAL,
    frequency: 'weekly',
    capitalNames: true,
    dateStyle: 'MM-DD-YYYY',
  },
  {
    ...US,
    ...WITH_SIGN,
    id: 'f-us-abreast',
    body: groupsAbreast,
    fontSizePoints: 8,
    withHours: false,
    frequency: 'semimonthly',
  },
  {
    ...US,
    id: 'f-us-abreast-serif',
    body: groupsAbreast,
    fontFamily: 'Liberation Serif',
    fontSizePoints: 8.5,
    words: ENGLISH_HOSPITAL,
    withHours: false,
  },
  {
    ...US,
    ...WITH_SIGN,
    id: 'f-us-ladder',
    body: fromGrossToNet,
    fontFamily: 'Noto Sans',
    dateStyle: 'MMM DD, YYYY',
    frequency: 'monthly',
    withHours: false,
  },
  {
    ...US,
    id: 'f-us-cheque',
    body: chequeAbove,
    words: ENGLISH_HOSPITAL,
    capitalNames: true,
    dateStyle: 'MM/DD/YY',
  },
  {
    ...US,
    ...WITH_SIGN,
    id: 'f-us-cheque-plain',
    body: chequeAbove,
    words: { ...ENGLISH_HOSPITAL, small: '' },
    fontFamily: 'DejaVu Sans',
    fontSizePoints: 8,
    withYearToDate: false,
  },
  { ...MX, id: 'f-mx-form', body: boxedForm, ...WITH_SIGN },
  { ...MX, id: 'f-mx-abreast', body: groupsAbreast, capitalNames: true, dateStyle: 'DD-MMM-YYYY' },
  {
    ...MX,
    id: 'f-mx-ladder',
    body: fromGrossToNet,
    fontFamily: 'DejaVu Sans',
    fontSizePoints: 8.5,
    dateStyle: 'DD MMM YYYY',
    frequency: 'weekly',
  },
  { ...MX, ...WITH_SIGN, id: 'f-mx-stacked', body: stackedGroups, withYearToDate: true, dateStyle: 'long' },
  { ...BR, id: 'f-br-form', body: boxedForm, withHours: true, capitalNames: true },
  { ...BR, id: 'f-br-form-mono', body: boxedForm, fontFamily: 'Liberation Mono', fontSizePoints: 7.5 },
  {
    ...BR,
    id: 'f-br-stacked',
    body: stackedGroups,
    fontFamily: 'Liberation Sans Narrow',
    fontSizePoints: 10,
  },
  {
    ...BR,
    id: 'f-br-ladder',
    body: fromGrossToNet,
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    dateStyle: 'DD.MM.YYYY',
  },
];
