import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import {
  PAYSLIP_BY_GROUPS,
  PERSONAL_CHECK_INFORMATION,
  payslipByGroups,
  personalCheckInformation,
} from './american.js';
import { EARNINGS_ADVICE, earningsAdvice } from './earnings-advice.js';
import { SERVANT_PAYCHECK, servantPaycheck } from './federal.js';
import { MONTHLY_STATEMENT, monthlyStatement, STAMPED_RECEIPT, stampedReceipt } from './latin.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8,
  accent: '#1f3f66',
} as const;
const BR = {
  ...US,
  ...PLAIN_LATIN,
  ...PLAIN_BRAZILIAN,
  dateStyle: 'DD/MM/YYYY',
  capitalNames: true,
} as const;

/** Layouts of the thirteenth family: each follows the form of one payroll program or public body. */
export const THIRTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'q-us-personal-check-information',
    words: PERSONAL_CHECK_INFORMATION,
    dateStyle: 'MM/DD/YY',
    body: personalCheckInformation,
  },
  {
    ...US,
    id: 'q-us-payslip-by-groups',
    words: PAYSLIP_BY_GROUPS,
    fontFamily: 'Roboto',
    frequency: 'semimonthly',
    body: payslipByGroups,
  },
  {
    ...US,
    id: 'q-us-earnings-advice',
    words: EARNINGS_ADVICE,
    fontFamily: 'Open Sans',
    accent: '#2a4d8f',
    body: earningsAdvice,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    id: 'q-mx-stamped-receipt',
    country: 'MX',
    language: 'es',
    words: STAMPED_RECEIPT,
    capitalNames: true,
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    dateStyle: 'YYYY-MM-DD',
    frequency: 'semimonthly',
    body: stampedReceipt,
  },
  {
    ...BR,
    id: 'q-br-monthly-statement',
    words: MONTHLY_STATEMENT,
    withHours: true,
    fontSizePoints: 9,
    body: monthlyStatement,
  },
  {
    ...BR,
    id: 'q-br-servant-paycheck',
    words: SERVANT_PAYCHECK,
    employer: 'UNIVERSIDADE FEDERAL DO VALE FLUMINENSE',
    fontFamily: 'Nimbus Sans',
    fontSizePoints: 8.5,
    body: servantPaycheck,
  },
];
