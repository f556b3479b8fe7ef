import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import { boxBesideAddress, centred, withoutNumbers } from './headers.js';
import { listed, ownTable } from './summaries.js';
import { sections, signedColumn, twoColumns } from './tables.js';
import { ENGLISH, ENGLISH_BRANCH, PORTUGUESE, SPANISH } from './words.js';

const COMMON = {
  ...PLAIN_STATEMENT,
  startDay: 1,
  movements: [12, 20],
  rowsPerPage: 60,
} as const;

const US = {
  ...COMMON,
  ...PLAIN_US,
  words: ENGLISH,
  fontFamily: 'Liberation Sans',
  accent: '#0b4f8a',
  money: { decimal: '.', symbol: '$', negative: 'leading' },
  dateStyle: 'MM/DD',
  periodStyle: 'long',
  accountNumber: 'plain',
} as const;

const MX = {
  ...COMMON,
  ...PLAIN_MX,
  words: SPANISH,
  fontFamily: 'Liberation Sans Narrow',
  accent: '#7a1c2c',
  money: { decimal: '.', symbol: '$', negative: 'leading' },
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
  accountNumber: 'plain',
  capitalNames: true,
} as const;

const BR = {
  ...COMMON,
  ...PLAIN_BR,
  words: PORTUGUESE,
  fontFamily: 'DejaVu Sans',
  fontSizePoints: 8,
  accent: '#126854',
  money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
  accountNumber: 'hyphenated',
} as const;

const _TRAILING = { decimal: '.', symbol: '$', negative: 'trailing' } as const;
const _SERIF = { fontFamily: 'Liberation Serif', fontSizePoints: 10 } as const;
const _BRANCH = { words: ENGLISH_BRANCH } as const;

/** Layouts chosen to differ. */
export const STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'us-sections',
    header: boxBesideAddress,
    summary: listed,
    movementTable: sections(''),
    withBalance: false,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'us-two-accounts',
    header: withoutNumbers,
    summary: ownTable,
    movementTable: signedColumn('ruled'),
    withBalance: true,
    accounts: 2,
    movements: [7, 11],
  },
  {
    ...MX,
    id: 'mx-box-columns',
    header: boxBesideAddress,
    summary: listed,
    movementTable: twoColumns('grid', true),
    withBalance: true,
  },
  {
    ...BR,
    id: 'br-suffix',
    header: centred,
    summary: undefined,
    movementTable: signedColumn('ruled'),
    withBalance: true,
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
  },
];
