import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { CREDITS_FIRST, creditsFirstSums, creditsFirstTable, creditsFirstTop } from './credits-first.js';
import {
  YIELD_AND_COMMISSIONS,
  yieldAddress,
  yieldSummary,
  yieldTable,
  yieldTop,
} from './yield-and-commissions.js';

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...COMMON,
    ...PLAIN_MX,
    id: 'i-mx-yield-and-commissions',
    bank: 'Nominbanco, S.A., Institución de Banca Múltiple',
    words: YIELD_AND_COMMISSIONS,
    accent: '#5b2a86',
    fontFamily: 'Lato',
    fontSizePoints: 8.5,
    accountNumber: 'plain',
    header: yieldTop,
    summary: yieldSummary,
    movementTable: yieldTable,
    closing: yieldAddress,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
    movements: [12, 20],
  },
  {
    ...COMMON,
    ...PLAIN_BR,
    id: 'i-br-credits-first',
    bank: 'Banco Comercial das Alterosas S.A.',
    words: CREDITS_FIRST,
    accent: '#003c7d',
    accountNumber: 'dotted',
    header: creditsFirstTop,
    movementTable: creditsFirstTable,
    closing: creditsFirstSums,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
];
