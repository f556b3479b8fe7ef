import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { APP_BANK, appBankSummary, appBankTable, appBankTop } from './app-bank.js';
import { DAY_BALANCES, dayHeads, dayHeadsSummary, dayHeadsTop } from './day-heads.js';
import { ORIGIN_AND_LETTERS, originSums, originTable, originTop } from './origin-letters.js';
import { PROFESSIONALS, professionalsSums, professionalsTable, professionalsTop } from './professionals.js';
import { WELFARE_BANK, welfareSummary, welfareTable, welfareTop } from './welfare-bank.js';

const MX = { ...COMMON, ...PLAIN_MX, accountNumber: 'plain' } as const;
const BR = { ...COMMON, ...PLAIN_BR, dateStyle: 'DD/MM/YYYY', periodStyle: 'DD/MM/YYYY' } as const;

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...MX,
    id: 'y-mx-app-bank',
    bank: 'Milpa, S.A., Institución de Banca Múltiple',
    words: APP_BANK,
    accent: '#3b4cca',
    fontFamily: 'Lato',
    header: appBankTop,
    summary: appBankSummary,
    movementTable: appBankTable,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
  },
  {
    ...MX,
    id: 'y-mx-welfare-bank',
    bank: 'BANCO DE LA PROSPERIDAD, S.N.C., I.B.D.',
    words: WELFARE_BANK,
    accent: '#691c32',
    fontSizePoints: 8.5,
    header: welfareTop,
    summary: welfareSummary,
    movementTable: welfareTable,
    dateStyle: 'DD-MM-YYYY',
    periodStyle: 'DD-MM-YYYY',
    capitalNames: true,
    movements: [10, 18],
  },
  {
    ...BR,
    id: 'y-br-origin-letters',
    bank: 'BANESCAP - BANCO DO ESTADO CAPIXABA S.A.',
    words: ORIGIN_AND_LETTERS,
    accent: '#1a1a1a',
    fontFamily: 'Liberation Mono',
    fontSizePoints: 8,
    money: { decimal: ',', symbol: '', negative: 'suffix-dc' },
    accountNumber: 'dotted',
    header: originTop,
    movementTable: originTable,
    closing: originSums,
    dateStyle: 'DD/MM',
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'y-br-professionals',
    bank: 'Unimédica Cooperativa de Crédito do Planalto',
    words: PROFESSIONALS,
    accent: '#00613c',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    accountNumber: 'hyphenated',
    header: professionalsTop,
    movementTable: professionalsTable,
    closing: professionalsSums,
    fees: true,
  },
  {
    ...BR,
    id: 'y-br-day-heads',
    bank: 'Banco Pampa S.A.',
    words: DAY_BALANCES,
    accent: '#0090d4',
    fontFamily: 'Roboto',
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    accountNumber: 'hyphenated',
    header: dayHeadsTop,
    summary: dayHeadsSummary,
    movementTable: dayHeads,
    withBalance: false,
    newestFirst: true,
  },
];
