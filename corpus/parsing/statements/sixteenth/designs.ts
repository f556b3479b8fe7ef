import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import {
  ACCOUNT_STATEMENT,
  accountStatementSummary,
  accountStatementTable,
  accountStatementTop,
} from './account-statement.js';
import {
  ADDITIONS_SUBTRACTIONS,
  additionsSummary,
  additionsTable,
  additionsTop,
} from './additions-subtractions.js';
import { CHARGES_DEBITS, chargesLists, chargesSummary, chargesTop } from './charges-debits.js';
import {
  DEPOSIT_ACCOUNT_ACTIVITY,
  depositActivityLists,
  depositActivityTop,
} from './deposit-account-activity.js';
import { HOUR_AND_CARD, hourAndCardClosing, hourAndCardTable, hourAndCardTop } from './hour-and-card.js';
import { OPERATION_NUMBERS, operationSummary, operationTable, operationTop } from './operation-numbers.js';
import { REGIONAL_BANK, regionalSums, regionalTable, regionalTop } from './regional-bank.js';
import { RETIROS_DEPOSITOS, retirosSummary, retirosTable, retirosTop } from './retiros-depositos.js';

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

/** Layouts of the sixteenth family: each follows the form of one issuer, under an invented name. */
export const SIXTEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'd-us-additions-subtractions',
    bank: 'Santa Brigida Bank, N.A.',
    words: ADDITIONS_SUBTRACTIONS,
    accent: '#ec0000',
    header: additionsTop,
    summary: additionsSummary,
    movementTable: additionsTable,
    dateStyle: 'MM-DD',
    periodStyle: 'MM/DD/YY',
    capitalNames: true,
    checks: true,
    fees: true,
    startDay: 10,
  },
  {
    ...US,
    id: 'd-us-charges-debits',
    bank: 'Wasatch Range Bank',
    words: CHARGES_DEBITS,
    accent: '#00558c',
    header: chargesTop,
    summary: chargesSummary,
    movementTable: chargesLists,
    dateStyle: 'MM/DD',
    periodStyle: 'long',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
    movements: [20, 30],
  },
  {
    ...US,
    id: 'd-us-deposit-account-activity',
    bank: 'Puget Credit Union',
    words: DEPOSIT_ACCOUNT_ACTIVITY,
    accent: '#b5121b',
    money: { decimal: '.', symbol: '', negative: 'parentheses' },
    header: depositActivityTop,
    movementTable: depositActivityLists,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    capitalNames: true,
    withBalance: false,
    accounts: 2,
    startDay: 20,
    movements: [8, 16],
  },
  {
    ...US,
    id: 'd-us-account-statement',
    bank: 'Vireo Bank, N.A.',
    words: ACCOUNT_STATEMENT,
    accent: '#1f4bd8',
    fontFamily: 'Roboto',
    header: accountStatementTop,
    summary: accountStatementSummary,
    movementTable: accountStatementTable,
    dateStyle: 'MMM DD, YYYY',
    periodStyle: 'long',
  },
  {
    ...MX,
    id: 'd-mx-retiros-depositos',
    bank: 'BANCO MULTILATERAL',
    words: RETIROS_DEPOSITOS,
    accent: '#1d3c6e',
    header: retirosTop,
    summary: retirosSummary,
    movementTable: retirosTable,
    dateStyle: 'DD/MMM',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...MX,
    id: 'd-mx-operation-numbers',
    bank: 'Mercado Fondos',
    words: OPERATION_NUMBERS,
    accent: '#009ee3',
    fontFamily: 'Open Sans',
    header: operationTop,
    summary: operationSummary,
    movementTable: operationTable,
    dateStyle: 'DD-MM-YYYY',
    periodStyle: 'long',
  },
  {
    ...BR,
    id: 'd-br-hour-and-card',
    bank: 'Fluor Pagamentos S.A.',
    words: HOUR_AND_CARD,
    accent: '#00a5f0',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    accountNumber: 'hyphenated',
    newestFirst: true,
    header: hourAndCardTop,
    movementTable: hourAndCardTable,
    closing: hourAndCardClosing,
  },
  {
    ...BR,
    id: 'd-br-regional-bank',
    bank: 'BANCO REGIONAL DO PLANALTO S.A.',
    words: REGIONAL_BANK,
    accent: '#0a4ea2',
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
    accountNumber: 'dotted',
    capitalNames: true,
    fees: true,
    header: regionalTop,
    movementTable: regionalTable,
    closing: regionalSums,
  },
];
