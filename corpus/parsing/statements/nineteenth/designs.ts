import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import {
  BALANCE_LAST_STATEMENT,
  lastStatementLists,
  lastStatementSummary,
  lastStatementTop,
} from './balance-last-statement.js';
import { identifiersTable, identifiersTop, MEMBER_IDENTIFIERS } from './member-identifiers.js';
import { PRIVATE_BANK, privateBankSummary, privateBankTable, privateBankTop } from './private-bank.js';
import { STATE_OWNED, stateOwnedSums, stateOwnedTable, stateOwnedTop } from './state-owned.js';

const COMMON = {
  ...PLAIN_STATEMENT,
  fontFamily: 'Liberation Sans',
  startDay: 1,
  movements: [16, 26],
  rowsPerPage: 40,
} as const;
const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain' } as const;

/** Layouts of the nineteenth family: each follows the form of one issuer, under an invented name. */
export const NINETEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'l-us-balance-last-statement',
    bank: 'Guadalupe National Bank',
    words: BALANCE_LAST_STATEMENT,
    accent: '#003a70',
    header: lastStatementTop,
    summary: lastStatementSummary,
    movementTable: lastStatementLists,
    dateStyle: 'MM-DD',
    periodStyle: 'MM-DD-YYYY',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'l-us-member-identifiers',
    bank: 'Sierra Foothill Credit Union',
    words: MEMBER_IDENTIFIERS,
    accent: '#00529b',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    header: identifiersTop,
    movementTable: identifiersTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    capitalNames: true,
    accounts: 2,
    movements: [8, 16],
  },
  {
    ...COMMON,
    ...PLAIN_MX,
    id: 'l-mx-private-bank',
    bank: 'Actinor Banco, S.A.',
    words: PRIVATE_BANK,
    accent: '#0b2c5c',
    fontFamily: 'Roboto',
    fontSizePoints: 8.5,
    accountNumber: 'plain',
    header: privateBankTop,
    summary: privateBankSummary,
    movementTable: privateBankTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    fees: true,
  },
  {
    ...COMMON,
    ...PLAIN_BR,
    id: 'l-br-state-owned',
    bank: 'Banco do Estado do Grão-Pará S.A.',
    words: STATE_OWNED,
    accent: '#c8102e',
    fontFamily: 'Liberation Sans Narrow',
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
    accountNumber: 'hyphenated',
    header: stateOwnedTop,
    movementTable: stateOwnedTable,
    closing: stateOwnedSums,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
];
