import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import {
  BANK_REFERENCE,
  bankReferenceLists,
  bankReferenceSummary,
  bankReferenceTop,
} from './bank-reference.js';
import { DEVELOPMENT_BANK, developmentTable, developmentTop } from './development-bank.js';
import { ENTRY_COMPLEMENT, entrySums, entryTable, entryTop } from './entry-complement.js';
import {
  LAST_STATEMENT,
  lastStatementLists,
  lastStatementSummary,
  lastStatementTop,
} from './last-statement.js';
import {
  OPERATION_APPLICATION,
  operationSummary,
  operationTable,
  operationTop,
} from './operation-application.js';
import { REWARDS_CHECKING, rewardsSummary, rewardsTable, rewardsTop } from './rewards-checking.js';
import { SAVING_PEOPLE, savingSummary, savingTable, savingTop } from './saving-people.js';
import { SHARE_ACCOUNTS, shareAccountsTable, shareAccountsTop } from './share-accounts.js';

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

/** Layouts of the seventeenth family: each follows the form of one issuer, under an invented name. */
export const SEVENTEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'g-us-last-statement',
    bank: 'Chattahoochee Bank',
    words: LAST_STATEMENT,
    accent: '#c8102e',
    header: lastStatementTop,
    summary: lastStatementSummary,
    movementTable: lastStatementLists,
    dateStyle: 'MM-DD',
    periodStyle: 'long',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
    movements: [20, 30],
  },
  {
    ...US,
    id: 'g-us-bank-reference',
    bank: 'Comstock Bank',
    words: BANK_REFERENCE,
    accent: '#0a3a7a',
    header: bankReferenceTop,
    summary: bankReferenceSummary,
    movementTable: bankReferenceLists,
    dateStyle: 'MMM DD',
    periodStyle: 'long',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
    movements: [20, 30],
  },
  {
    ...US,
    id: 'g-us-share-accounts',
    bank: 'Prairie Lake Credit Union',
    words: SHARE_ACCOUNTS,
    accent: '#00607f',
    header: shareAccountsTop,
    movementTable: shareAccountsTable,
    dateStyle: 'MM/DD/YY',
    periodStyle: 'MM/DD/YY',
    capitalNames: true,
    accounts: 2,
    movements: [8, 16],
  },
  {
    ...US,
    id: 'g-us-rewards-checking',
    bank: 'Axiom Bank',
    words: REWARDS_CHECKING,
    accent: '#14325c',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    accountNumber: 'masked',
    header: rewardsTop,
    summary: rewardsSummary,
    movementTable: rewardsTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
  },
  {
    ...MX,
    id: 'g-mx-saving-people',
    bank: 'Avancemos Banco',
    words: SAVING_PEOPLE,
    accent: '#d3186e',
    header: savingTop,
    summary: savingSummary,
    movementTable: savingTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
  },
  {
    ...MX,
    id: 'g-mx-operation-application',
    bank: 'BANCO VISTA MÁS',
    words: OPERATION_APPLICATION,
    accent: '#00843d',
    fontSizePoints: 8,
    header: operationTop,
    summary: operationSummary,
    movementTable: operationTable,
    dateStyle: 'DD/MMM/YYYY',
    periodStyle: 'DD/MMM/YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'g-br-entry-complement',
    bank: 'Banco Safira S.A.',
    words: ENTRY_COMPLEMENT,
    accent: '#0b2545',
    fontSizePoints: 8.5,
    accountNumber: 'hyphenated',
    capitalNames: true,
    withBalance: false,
    fees: true,
    header: entryTop,
    movementTable: entryTable,
    closing: entrySums,
  },
  {
    ...BR,
    id: 'g-br-development-bank',
    bank: 'BANCO DO SEMIÁRIDO S.A.',
    words: DEVELOPMENT_BANK,
    accent: '#a6192e',
    accountNumber: 'hyphenated',
    capitalNames: true,
    fees: true,
    header: developmentTop,
    movementTable: developmentTable,
  },
];
