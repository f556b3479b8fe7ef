import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { LEDGER_BALANCES, ledgerLists, ledgerSummary, ledgerTop } from './ledger-balances.js';
import { MEMBER_STATEMENT, memberTable, memberTop } from './member-statement.js';
import { appSummary, appTable, appTop, MONEY_APP } from './money-app.js';

const US = { ...COMMON, ...PLAIN_US } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'y-us-ledger-balances',
    bank: 'Bluff City Horizon Bank',
    words: LEDGER_BALANCES,
    accent: '#1b3a6b',
    accountNumber: 'plain',
    header: ledgerTop,
    summary: ledgerSummary,
    movementTable: ledgerLists,
    dateStyle: 'MM/DD',
    periodStyle: 'MM/DD/YYYY',
    withBalance: false,
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'y-us-member-statement',
    bank: 'Coast Educators Federal Credit Union',
    words: MEMBER_STATEMENT,
    accent: '#00558a',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    accountNumber: 'masked',
    header: memberTop,
    movementTable: memberTable,
    dateStyle: 'MM/DD/YY',
    periodStyle: 'MM/DD/YY',
    capitalNames: true,
    accounts: 2,
    movements: [7, 16],
  },
  {
    ...US,
    id: 'y-us-money-app',
    bank: 'Pocketfold',
    words: MONEY_APP,
    accent: '#00b84a',
    fontFamily: 'Roboto',
    accountNumber: 'plain',
    header: appTop,
    summary: appSummary,
    movementTable: appTable,
    dateStyle: 'MMM DD',
    periodStyle: 'MMM DD, YYYY',
    withBalance: false,
  },
];
