import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX } from '../plain-design.js';
import { COMMON } from './common.js';
import { DAY_FOLIO, folioReceipt, folioSummary, folioTable, folioTop } from './day-folio.js';
import { GUARANTEE_COLUMNS, guaranteeSummary, guaranteeTable, guaranteeTop } from './guarantee-columns.js';
import {
  INTELLIGENT_EXTRACT,
  intelligentSummary,
  intelligentTable,
  intelligentTop,
} from './intelligent-extract.js';
import {
  WITHDRAWABLE_BALANCE,
  withdrawableSums,
  withdrawableTable,
  withdrawableTop,
} from './withdrawable-balance.js';

const MX = { ...COMMON, ...PLAIN_MX, accountNumber: 'plain', fees: true } as const;
const BR = { ...COMMON, ...PLAIN_BR } as const;

export const LATIN_AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...MX,
    id: 'p-mx-guarantee-columns',
    bank: 'Banco Monetaris, S.A.',
    words: GUARANTEE_COLUMNS,
    accent: '#00477f',
    fontSizePoints: 8,
    header: guaranteeTop,
    summary: guaranteeSummary,
    movementTable: guaranteeTable,
    dateStyle: 'DD/MMM',
    periodStyle: 'DD/MMM/YYYY',
  },
  {
    ...MX,
    id: 'p-mx-day-folio',
    bank: 'INTERALIANZA BANCO, S.A.',
    words: DAY_FOLIO,
    accent: '#7a1f3d',
    fontSizePoints: 8,
    header: folioTop,
    summary: folioSummary,
    movementTable: folioTable,
    closing: folioReceipt,
    dateStyle: 'DD',
    periodStyle: 'DD-MMM-YYYY',
    capitalNames: true,
  },
  {
    ...BR,
    id: 'p-br-intelligent-extract',
    bank: 'Banco Compostela (Brasil) S.A.',
    words: INTELLIGENT_EXTRACT,
    accent: '#cc0000',
    fontSizePoints: 8.5,
    accountNumber: 'dotted',
    header: intelligentTop,
    summary: intelligentSummary,
    movementTable: intelligentTable,
    dateStyle: 'DD/MM',
    periodStyle: 'DD/MM/YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...BR,
    id: 'p-br-withdrawable-balance',
    bank: 'PikPago',
    words: WITHDRAWABLE_BALANCE,
    accent: '#11a55b',
    fontFamily: 'Roboto',
    accountNumber: 'hyphenated',
    header: withdrawableTop,
    movementTable: withdrawableTable,
    closing: withdrawableSums,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    newestFirst: true,
  },
];
