import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { DAY_AND_HOUR, hourTable, hourTop } from './day-and-hour.js';
import { electronicLists, electronicSummary, electronicTop } from './electronic-debits.js';
import { ELECTRONIC_DEBITS } from './electronic-groups.js';
import { fundsFoot, fundsSummary, fundsTable, fundsTop, PAYMENT_FUNDS } from './payment-funds.js';

/** Layouts of the twenty-sixth family: each follows the form of one bank. */
export const TWENTY_SIXTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...COMMON,
    ...PLAIN_US,
    id: 'o-us-electronic-debits',
    bank: 'Bunker Hill National Bank',
    words: ELECTRONIC_DEBITS,
    accent: '#1c3f6e',
    accountNumber: 'plain',
    header: electronicTop,
    summary: electronicSummary,
    movementTable: electronicLists,
    dateStyle: 'MM-DD',
    periodStyle: 'long',
    withBalance: false,
    checks: true,
    fees: true,
    capitalNames: true,
    movements: [20, 30],
  },
  {
    ...COMMON,
    ...PLAIN_MX,
    id: 'o-mx-payment-funds',
    bank: 'Pagos Vaivén, S.A. de C.V., Institución de Fondos de Pago Electrónico',
    words: PAYMENT_FUNDS,
    accent: '#4b1fa3',
    fontFamily: 'Roboto',
    fontSizePoints: 8.5,
    accountNumber: 'plain',
    header: fundsTop,
    summary: fundsSummary,
    movementTable: fundsTable,
    closing: fundsFoot,
    dateStyle: 'DD/MM/YYYY',
    periodStyle: 'DD/MM/YYYY',
    fees: true,
    movements: [14, 24],
  },
  {
    ...COMMON,
    ...PLAIN_BR,
    id: 'o-br-day-and-hour',
    bank: 'Banco Vertente S.A.',
    words: DAY_AND_HOUR,
    accent: '#111111',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    accountNumber: 'hyphenated',
    header: hourTop,
    movementTable: hourTable,
    money: { decimal: ',', symbol: 'R$ ', negative: 'leading' },
    dateStyle: 'DD/MM/YY',
    periodStyle: 'DD/MM/YYYY',
    newestFirst: true,
  },
];
