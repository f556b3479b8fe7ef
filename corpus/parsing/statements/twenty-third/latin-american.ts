import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { DAY_SUMS, daySumsTable, daySumsTop, daySumsTotals } from './day-sums.js';
import { DAYS_ALONE, daysSummary, daysTable, daysTop } from './days-alone.js';
import { REFERENCES_FIRST, referencesSummary, referencesTable, referencesTop } from './references-first.js';
import { lettersSums, lettersTable, lettersTop, VALUE_LETTERS } from './value-letters.js';

const MX = { ...COMMON, ...PLAIN_MX, accountNumber: 'plain' } as const;
const BR = {
  ...COMMON,
  ...PLAIN_BR,
  accountNumber: 'hyphenated',
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
  fees: true,
} as const;

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...MX,
    id: 'a-mx-days-alone',
    bank: 'Órale Banco',
    words: DAYS_ALONE,
    accent: '#111111',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    header: daysTop,
    summary: daysSummary,
    movementTable: daysTable,
    dateStyle: 'DD',
    periodStyle: 'long',
  },
  {
    ...MX,
    id: 'a-mx-references-first',
    bank: 'BANVÍA, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE',
    words: REFERENCES_FIRST,
    accent: '#8a1538',
    fontSizePoints: 8,
    header: referencesTop,
    summary: referencesSummary,
    movementTable: referencesTable,
    dateStyle: 'DD/MMM/YYYY',
    periodStyle: 'DD/MMM/YYYY',
    capitalNames: true,
    fees: true,
    movements: [10, 18],
  },
  {
    ...BR,
    id: 'a-br-value-letters',
    bank: 'Banco do Araguaia S.A.',
    words: VALUE_LETTERS,
    accent: '#00713d',
    fontSizePoints: 8.5,
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
    header: lettersTop,
    movementTable: lettersTable,
    closing: lettersSums,
    capitalNames: true,
  },
  {
    ...BR,
    id: 'a-br-day-sums',
    bank: 'Banco Dalmoral S.A.',
    words: DAY_SUMS,
    accent: '#00347f',
    fontFamily: 'Roboto',
    header: daySumsTop,
    movementTable: daySumsTable,
    closing: daySumsTotals,
  },
];
