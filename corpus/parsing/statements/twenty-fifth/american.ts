import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { CHECKING_AND_SAVINGS, savingsSummary, savingsTable, savingsTop } from './checking-and-savings.js';
import { CHECKS_CLEARED, clearedLists, clearedSummary, clearedTop } from './checks-cleared.js';

const US = { ...COMMON, ...PLAIN_US } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'i-us-checks-cleared',
    bank: 'TUMALO BANK',
    words: CHECKS_CLEARED,
    accent: '#00573f',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    accountNumber: 'masked',
    header: clearedTop,
    summary: clearedSummary,
    movementTable: clearedLists,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    withBalance: false,
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'i-us-checking-and-savings',
    bank: 'First National Bank of Platteford',
    words: CHECKING_AND_SAVINGS,
    accent: '#00693c',
    accountNumber: 'plain',
    header: savingsTop,
    summary: savingsSummary,
    movementTable: savingsTable,
    dateStyle: 'MM/DD',
    periodStyle: 'long',
    checks: true,
    capitalNames: true,
    accounts: 2,
    startDay: 6,
    movements: [7, 15],
  },
];
