import type { StatementDesign } from '../design.js';
import { boxBesideAddress, centered, withoutNumbers } from './headers.js';
import { listed, ownTable } from './summaries.js';
import { sections, signedColumn, twoColumns } from './tables.js';

/** What a statement is like unless its design says otherwise: one account, running balances, nothing beside its table. */
const PLAIN_STATEMENT = {
  fontSizePoints: 9,
  summary: undefined,
  withBalance: true,
  accounts: 1,
  checks: false,
  fees: false,
  capitalNames: false,
  startDay: 1,
  movements: [12, 20],
} as const;

const US = {
  ...PLAIN_STATEMENT,
  country: 'US',
  language: 'en',
  page: 'letter',
  fontFamily: 'Liberation Sans',
  accent: '#0b4f8a',
  money: { decimal: '.', symbol: '$', negative: 'leading' },
  dateStyle: 'MM/DD',
  periodStyle: 'long',
  accountNumber: 'plain',
} as const;

const MX = {
  ...US,
  country: 'MX',
  language: 'es',
  fontFamily: 'Liberation Sans Narrow',
  accent: '#7a1c2c',
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
  capitalNames: true,
} as const;

const BR = {
  ...PLAIN_STATEMENT,
  country: 'BR',
  language: 'pt',
  page: 'A4',
  fontFamily: 'DejaVu Sans',
  fontSizePoints: 8,
  accent: '#126854',
  money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
  accountNumber: 'hyphenated',
} as const;

/** Layouts chosen to differ. */
export const STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'us-sections',
    header: boxBesideAddress,
    summary: listed,
    movementTable: sections,
    withBalance: false,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'us-two-accounts',
    header: withoutNumbers,
    summary: ownTable,
    movementTable: signedColumn,
    withBalance: true,
    accounts: 2,
    movements: [7, 11],
  },
  {
    ...MX,
    id: 'mx-box-columns',
    header: boxBesideAddress,
    summary: listed,
    movementTable: twoColumns,
    withBalance: true,
  },
  {
    ...BR,
    id: 'br-suffix',
    header: centered,
    summary: undefined,
    movementTable: signedColumn,
    withBalance: true,
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
  },
];
