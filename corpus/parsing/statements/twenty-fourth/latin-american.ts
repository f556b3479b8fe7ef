import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { BENEFIT_ACCOUNT, benefitSummary, benefitTable, benefitTop } from './benefit-account.js';
import { FISCAL_SEAL, sealOfReceipt, sealSummary, sealTable, sealTop } from './fiscal-seal.js';
import { dayRowsSums, dayRowsTable, dayRowsTop, ROWS_OF_THE_DAY } from './rows-of-the-day.js';
import { keysSummary, keysTable, keysTop, TRACKING_KEYS } from './tracking-keys.js';

const MX = { ...COMMON, ...PLAIN_MX, accountNumber: 'plain' } as const;
const BR = { ...COMMON, ...PLAIN_BR, dateStyle: 'DD/MM/YYYY', periodStyle: 'DD/MM/YYYY' } as const;

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...MX,
    id: 'r-mx-tracking-keys',
    bank: 'Nopalia Tecnología Financiera, S.A. de C.V., Institución de Fondos de Pago Electrónico',
    words: TRACKING_KEYS,
    accent: '#1f7a5c',
    fontFamily: 'Lato',
    header: keysTop,
    summary: keysSummary,
    movementTable: keysTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'long',
    movements: [10, 20],
  },
  {
    ...MX,
    id: 'r-mx-fiscal-seal',
    bank: 'BANCO BANSILLA, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE',
    words: FISCAL_SEAL,
    accent: '#7a1f3d',
    fontSizePoints: 8,
    header: sealTop,
    summary: sealSummary,
    movementTable: sealTable,
    closing: sealOfReceipt,
    dateStyle: 'DD/MMM/YYYY',
    periodStyle: 'DD/MMM/YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'r-br-rows-of-the-day',
    bank: 'BANCOTI - Banco do Estado do Cotinguiba S.A.',
    words: ROWS_OF_THE_DAY,
    accent: '#00843d',
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
    accountNumber: 'dotted',
    header: dayRowsTop,
    movementTable: dayRowsTable,
    closing: dayRowsSums,
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'r-br-benefit-account',
    bank: 'Banco Ligeiro S.A.',
    words: BENEFIT_ACCOUNT,
    accent: '#0a5ae0',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    accountNumber: 'hyphenated',
    header: benefitTop,
    summary: benefitSummary,
    movementTable: benefitTable,
    newestFirst: true,
    fees: true,
  },
];
