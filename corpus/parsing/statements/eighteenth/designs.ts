import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import { ARMED_FORCES, armedForcesSummary, armedForcesTable, armedForcesTop } from './armed-forces.js';
import { DAY_ROWS, dayRowsSums, dayRowsTable, dayRowsTop } from './day-rows.js';
import { EFFECTIVE_DATES, effectiveTable, effectiveTop } from './effective-dates.js';
import { MEMBER_ACCOUNT, memberSums, memberTable, memberTop } from './member-account.js';
import { NUMBER_ORDER, numberOrderLists, numberOrderSummary, numberOrderTop } from './number-order.js';
import { POPULAR_FINANCE, popularSummary, popularTable, popularTop } from './popular-finance.js';
import { POST_DATE, postDateSummary, postDateTable, postDateTop } from './post-date.js';
import { additionsLists, additionsSummary, additionsTop, TOTAL_ADDITIONS } from './total-additions.js';

const COMMON = {
  ...PLAIN_STATEMENT,
  fontFamily: 'Liberation Sans',
  startDay: 1,
  movements: [16, 26],
  rowsPerPage: 40,
} as const;
const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain' } as const;
const MX = { ...COMMON, ...PLAIN_MX, fontSizePoints: 8.5, accountNumber: 'plain' } as const;
const BR = { ...COMMON, ...PLAIN_BR, dateStyle: 'DD/MM/YYYY', periodStyle: 'DD/MM/YYYY' } as const;

/** Layouts of the eighteenth family: each follows the form of one issuer, under an invented name. */
export const EIGHTEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'j-us-total-additions',
    bank: 'Passaic Valley Bank',
    words: TOTAL_ADDITIONS,
    accent: '#0b5d8f',
    header: additionsTop,
    summary: additionsSummary,
    movementTable: additionsLists,
    dateStyle: 'MM/DD',
    periodStyle: 'long',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'j-us-post-date',
    bank: 'Heritage National Bank',
    words: POST_DATE,
    accent: '#00573f',
    header: postDateTop,
    summary: postDateSummary,
    movementTable: postDateTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    accountNumber: 'masked',
    capitalNames: true,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'j-us-number-order',
    bank: 'FARMERS & DROVERS STATE BANK',
    words: NUMBER_ORDER,
    accent: '#333333',
    fontFamily: 'Liberation Mono',
    fontSizePoints: 8,
    money: { decimal: '.', symbol: '', negative: 'trailing' },
    header: numberOrderTop,
    summary: numberOrderSummary,
    movementTable: numberOrderLists,
    dateStyle: 'M/DD',
    periodStyle: 'M/DD/YY',
    capitalNames: true,
    withBalance: false,
    checks: true,
    startDay: 4,
  },
  {
    ...US,
    id: 'j-us-effective-dates',
    bank: 'Gulfshore Credit Union',
    words: EFFECTIVE_DATES,
    accent: '#00558a',
    header: effectiveTop,
    movementTable: effectiveTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    capitalNames: true,
    accounts: 2,
    movements: [8, 16],
  },
  {
    ...MX,
    id: 'j-mx-popular-finance',
    bank: 'Klaro Finanzas',
    words: POPULAR_FINANCE,
    accent: '#0a0a32',
    fontFamily: 'Open Sans',
    header: popularTop,
    summary: popularSummary,
    movementTable: popularTable,
    dateStyle: 'DD MMM YYYY',
    periodStyle: 'DD MMM YYYY',
  },
  {
    ...MX,
    id: 'j-mx-armed-forces',
    bank: 'BANCO DE LAS FUERZAS NACIONALES, S.N.C.',
    words: ARMED_FORCES,
    accent: '#5a1f2b',
    header: armedForcesTop,
    summary: armedForcesSummary,
    movementTable: armedForcesTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'j-br-day-rows',
    bank: 'Banco Genuíno S.A.',
    words: DAY_ROWS,
    accent: '#00a650',
    fontFamily: 'Roboto',
    accountNumber: 'hyphenated',
    header: dayRowsTop,
    movementTable: dayRowsTable,
    closing: dayRowsSums,
  },
  {
    ...BR,
    id: 'j-br-member-account',
    bank: 'COOPERATIVA DE CREDITO UNISOL',
    words: MEMBER_ACCOUNT,
    accent: '#f07d00',
    fontSizePoints: 8.5,
    accountNumber: 'dotted',
    capitalNames: true,
    fees: true,
    header: memberTop,
    movementTable: memberTable,
    closing: memberSums,
  },
];
