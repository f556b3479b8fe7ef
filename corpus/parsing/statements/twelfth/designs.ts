import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import { ACCOUNT_EXTRACT, extractSums, extractTable, extractTop } from './account-extract.js';
import { BALANCE_CALCULATION, calculationDetails, calculationSummary, calculationTop } from './balance-calculation.js';
import { COOPERATIVE_HISTORY, historySummary, historyTable, historyTop } from './cooperative-history.js';
import { DAY_OF_MONTH, dayOfMonthSummary, dayOfMonthTable, dayOfMonthTop } from './day-of-month.js';
import { MEMBER_ACCOUNT, memberActivity, memberTop } from './member-account.js';
import { ONLINE_SAVINGS, savingsActivity, savingsSummary, savingsTop } from './online-savings.js';
import { PAID_CHECKS, paidChecksActivity, paidChecksNumbers, paidChecksSummary, paidChecksTop } from './paid-checks.js';
import { REFERENCE_DOCUMENT, referenceSummary, referenceTable, referenceTop } from './reference-document.js';

const COMMON = { ...PLAIN_STATEMENT, fontFamily: 'Liberation Sans', startDay: 1, movements: [16, 26], rowsPerPage: 40 } as const;
const US = {
  ...COMMON,
  ...PLAIN_US,
  accountNumber: 'plain',
} as const;
const MX = {
  ...COMMON,
  ...PLAIN_MX,
  fontSizePoints: 8.5,
  capitalNames: true,
  accountNumber: 'plain',
  fees: true,
} as const;
const BR = {
  ...COMMON,
  ...PLAIN_BR,
  periodStyle: 'DD/MM/YYYY',
} as const;

/** Layouts of the twelfth family: each follows the form of one issuer, under an invented name. */
export const TWELFTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'w-us-balance-calculation',
    bank: 'Freeholders Bank',
    words: BALANCE_CALCULATION,
    accent: '#00734a',
    header: calculationTop,
    summary: calculationSummary,
    movementTable: calculationDetails,
    dateStyle: 'MM/DD',
    periodStyle: 'long',
    accountNumber: 'masked',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
    startDay: 16,
    movements: [22, 32],
  },
  {
    ...US,
    id: 'w-us-paid-checks',
    bank: 'G&T Bank',
    words: PAID_CHECKS,
    accent: '#007856',
    fontFamily: 'Nimbus Sans',
    fontSizePoints: 8.5,
    header: paidChecksTop,
    summary: paidChecksSummary,
    movementTable: paidChecksActivity,
    closing: paidChecksNumbers,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YY',
    capitalNames: true,
    checks: true,
    fees: true,
    startDay: 12,
  },
  {
    ...US,
    id: 'w-us-online-savings',
    bank: 'Lucas by Hathaway Bank',
    words: ONLINE_SAVINGS,
    accent: '#1d2b3a',
    fontFamily: 'Lato',
    header: savingsTop,
    summary: savingsSummary,
    movementTable: savingsActivity,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    accountNumber: 'dots',
    movements: [5, 9],
  },
  {
    ...US,
    id: 'w-us-member-account',
    bank: 'PenState Federal Credit Union',
    words: MEMBER_ACCOUNT,
    accent: '#0a3161',
    header: memberTop,
    movementTable: memberActivity,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    accounts: 2,
    capitalNames: true,
    movements: [8, 14],
  },
  {
    ...MX,
    id: 'w-mx-reference-document',
    bank: 'Banco del Bajío Norte',
    words: REFERENCE_DOCUMENT,
    accent: '#5f2167',
    header: referenceTop,
    summary: referenceSummary,
    movementTable: referenceTable,
    dateStyle: 'DD MMM',
    periodStyle: 'long',
  },
  {
    ...MX,
    id: 'w-mx-day-of-month',
    bank: 'Banca Afianza',
    words: DAY_OF_MONTH,
    accent: '#00843d',
    fontFamily: 'Nimbus Sans',
    header: dayOfMonthTop,
    summary: dayOfMonthSummary,
    movementTable: dayOfMonthTable,
    dateStyle: 'DD',
    periodStyle: 'DD/MMM/YYYY',
  },
  {
    ...BR,
    id: 'w-br-cooperative-history',
    bank: 'SICOBRE',
    words: COOPERATIVE_HISTORY,
    accent: '#003641',
    capitalNames: true,
    fees: true,
    accountNumber: 'dotted',
    header: historyTop,
    movementTable: historyTable,
    closing: historySummary,
    dateStyle: 'DD/MM',
  },
  {
    ...BR,
    id: 'w-br-account-extract',
    bank: 'PagBem',
    words: ACCOUNT_EXTRACT,
    accent: '#00a868',
    fontFamily: 'Open Sans',
    accountNumber: 'hyphenated',
    header: extractTop,
    movementTable: extractTable,
    closing: extractSums,
    dateStyle: 'DD/MM/YYYY',
  },
];
