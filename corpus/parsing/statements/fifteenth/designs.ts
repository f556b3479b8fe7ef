import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import {
  ADDITIONS_SUBTRACTIONS,
  additionsLists,
  additionsSummary,
  additionsTop,
} from './additions-subtractions.js';
import { AT_A_GLANCE, glanceLists, glanceSummary, glanceTop } from './at-a-glance.js';
import { CATEGORY_COLUMNS, categoryColumnsTable, categoryColumnsTop } from './category-columns.js';
import {
  EFFECTIVE_ACCOUNT,
  effectiveAccountSummary,
  effectiveAccountTable,
  effectiveAccountTop,
} from './effective-account.js';
import {
  EFFECTIVE_SYSTEM,
  effectiveSystemLists,
  effectiveSystemSummary,
  effectiveSystemTop,
} from './effective-system.js';
import {
  MONTHLY_ACTIVITY,
  monthlyActivityLists,
  monthlyActivitySummary,
  monthlyActivityTop,
} from './monthly-activity.js';
import { OPERATION_NUMBERS, operationNumbersTable, operationNumbersTop } from './operation-numbers.js';
import {
  SOLE_STATEMENT,
  soleStatementSummary,
  soleStatementTable,
  soleStatementTop,
} from './sole-statement.js';

const COMMON = {
  ...PLAIN_STATEMENT,
  fontFamily: 'Liberation Sans',
  startDay: 1,
  movements: [16, 26],
  rowsPerPage: 40,
} as const;
const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain', withBalance: false } as const;
const MX = {
  ...COMMON,
  ...PLAIN_MX,
  fontSizePoints: 8.5,
  capitalNames: true,
  accountNumber: 'plain',
} as const;
const BR = { ...COMMON, ...PLAIN_BR, accountNumber: 'hyphenated' } as const;

/** Layouts of the fifteenth family: each follows the form of one issuer, under an invented name. */
export const FIFTEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'b-us-additions-subtractions',
    bank: 'Latchford Bank',
    words: ADDITIONS_SUBTRACTIONS,
    accent: '#b0001c',
    header: additionsTop,
    summary: additionsSummary,
    movementTable: additionsLists,
    dateStyle: 'M-D',
    periodStyle: 'long',
    capitalNames: true,
    checks: true,
    startDay: 12,
  },
  {
    ...US,
    id: 'b-us-effective-system',
    bank: 'Wayfarer Bank',
    words: EFFECTIVE_SYSTEM,
    accent: '#e55c20',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    header: effectiveSystemTop,
    summary: effectiveSystemSummary,
    movementTable: effectiveSystemLists,
    dateStyle: 'MMM DD',
    periodStyle: 'MMM DD, YYYY',
    capitalNames: true,
  },
  {
    ...US,
    id: 'b-us-at-a-glance',
    bank: 'Old Citizens Trust Bank',
    words: AT_A_GLANCE,
    accent: '#14477d',
    header: glanceTop,
    summary: glanceSummary,
    movementTable: glanceLists,
    dateStyle: 'MM-DD',
    periodStyle: 'long',
    capitalNames: true,
    checks: true,
    fees: true,
    startDay: 15,
    movements: [20, 30],
  },
  {
    ...US,
    id: 'b-us-monthly-activity',
    bank: 'BLM Bank N.A.',
    words: MONTHLY_ACTIVITY,
    accent: '#0079c1',
    fontFamily: 'Roboto',
    header: monthlyActivityTop,
    summary: monthlyActivitySummary,
    movementTable: monthlyActivityLists,
    dateStyle: 'MMM DD',
    periodStyle: 'MM/DD/YY',
    capitalNames: true,
    checks: true,
    movements: [20, 30],
  },
  {
    ...MX,
    id: 'b-mx-effective-account',
    bank: 'BanCopalli',
    words: EFFECTIVE_ACCOUNT,
    accent: '#1c42a6',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    header: effectiveAccountTop,
    summary: effectiveAccountSummary,
    movementTable: effectiveAccountTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
  },
  {
    ...MX,
    id: 'b-mx-sole-statement',
    bank: 'BANCA MIRAFLOR, S.A.',
    words: SOLE_STATEMENT,
    accent: '#5b2a86',
    header: soleStatementTop,
    summary: soleStatementSummary,
    movementTable: soleStatementTable,
    dateStyle: 'DD-MMM-YY',
    periodStyle: 'DD/MMM/YYYY',
    fees: true,
  },
  {
    ...BR,
    id: 'b-br-category-columns',
    bank: 'Banco BGT Atual',
    words: CATEGORY_COLUMNS,
    accent: '#05132a',
    fontFamily: 'Roboto',
    fontSizePoints: 8.5,
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    header: categoryColumnsTop,
    movementTable: categoryColumnsTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
  },
  {
    ...BR,
    id: 'b-br-operation-numbers',
    bank: 'Mercado Praça',
    words: OPERATION_NUMBERS,
    accent: '#009ee3',
    fontFamily: 'Lato',
    header: operationNumbersTop,
    movementTable: operationNumbersTable,
    dateStyle: 'DD-MM-YYYY',
    periodStyle: 'DD-MM-YYYY',
  },
];
