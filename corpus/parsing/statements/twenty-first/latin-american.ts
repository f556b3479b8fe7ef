import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { COUNTERPARTY, counterpartyTable, counterpartyTop } from './counterparty.js';
import { EXCHANGE_HOUSE, exchangeSummary, exchangeTable, exchangeTop } from './exchange-house.js';
import { LETTERS_APART, lettersSums, lettersTable, lettersTop } from './letters-apart.js';
import { POPULAR_SAVINGS, popularTable, popularTop, popularYield } from './popular-savings.js';

const MX = {
  ...COMMON,
  ...PLAIN_MX,
  accountNumber: 'plain',
  dateStyle: 'DD/MM/YYYY',
  periodStyle: 'DD/MM/YYYY',
} as const;
const BR = { ...COMMON, ...PLAIN_BR, periodStyle: 'DD/MM/YYYY' } as const;

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...MX,
    id: 'c-mx-exchange-house',
    bank: 'DIVISABANCO, S.A.',
    words: EXCHANGE_HOUSE,
    accent: '#00507d',
    fontSizePoints: 8,
    header: exchangeTop,
    summary: exchangeSummary,
    movementTable: exchangeTable,
    dateStyle: 'DD-MMM-YY',
    periodStyle: 'DD-MMM-YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...MX,
    id: 'c-mx-popular-savings',
    bank: 'Caja Popular Tonantzin, S.C. de A.P. de R.L. de C.V.',
    words: POPULAR_SAVINGS,
    accent: '#0a6b3d',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    header: popularTop,
    movementTable: popularTable,
    closing: popularYield,
    accounts: 2,
    movements: [7, 13],
  },
  {
    ...BR,
    id: 'c-br-counterparty',
    bank: 'Rocha Instituição de Pagamento S.A.',
    words: COUNTERPARTY,
    accent: '#00a868',
    fontFamily: 'Roboto',
    fontSizePoints: 8.5,
    accountNumber: 'hyphenated',
    header: counterpartyTop,
    movementTable: counterpartyTable,
    dateStyle: 'DD/MM/YY',
    newestFirst: true,
  },
  {
    ...BR,
    id: 'c-br-letters-apart',
    bank: 'COOPERATIVA DE CREDITO VALE EUROPEU - VALECREDI',
    words: LETTERS_APART,
    accent: '#00558c',
    fontSizePoints: 8.5,
    accountNumber: 'dotted',
    header: lettersTop,
    movementTable: lettersTable,
    closing: lettersSums,
    dateStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
];
