import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { ACCOUNT_ORDINALS, ordinalsTable, ordinalsTop } from './account-ordinals.js';
import { INCOMING_OUTGOING, incomingSummary, incomingTable, incomingTop } from './incoming-outgoing.js';
import {
  STATEMENT_NUMBER,
  statementNumberLists,
  statementNumberSummary,
  statementNumberTop,
} from './statement-number.js';
import { STATEMENT_SUMMARY, summaryLists, summaryOfStatement, summaryTop } from './statement-summary.js';

const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain' } as const;
const LISTS = { withBalance: false, checks: true, fees: true, capitalNames: true } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    ...LISTS,
    id: 'c-us-statement-number',
    bank: 'Pacific Concord Bank',
    words: STATEMENT_NUMBER,
    accent: '#5b6770',
    header: statementNumberTop,
    summary: statementNumberSummary,
    movementTable: statementNumberLists,
    dateStyle: 'M/D',
    periodStyle: 'MM/DD/YY',
  },
  {
    ...US,
    ...LISTS,
    id: 'c-us-statement-summary',
    bank: 'BRAZOS CROSSING BANK',
    words: STATEMENT_SUMMARY,
    accent: '#14376b',
    accountNumber: 'dots',
    header: summaryTop,
    summary: summaryOfStatement,
    movementTable: summaryLists,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
  },
  {
    ...US,
    id: 'c-us-account-ordinals',
    bank: 'Minuteman Trail Federal Credit Union',
    words: ACCOUNT_ORDINALS,
    accent: '#00683b',
    fontSizePoints: 8.5,
    header: ordinalsTop,
    movementTable: ordinalsTable,
    dateStyle: 'MMM DD',
    periodStyle: 'MM-DD-YYYY',
    capitalNames: true,
    accounts: 2,
    movements: [8, 16],
  },
  {
    ...US,
    id: 'c-us-incoming-outgoing',
    bank: 'Tern US Inc.',
    words: INCOMING_OUTGOING,
    accent: '#163300',
    fontFamily: 'Noto Sans',
    fontSizePoints: 8.5,
    header: incomingTop,
    summary: incomingSummary,
    movementTable: incomingTable,
    dateStyle: 'long',
    periodStyle: 'long',
    newestFirst: true,
  },
];
