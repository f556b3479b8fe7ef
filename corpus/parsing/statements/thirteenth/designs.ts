import type { StatementDesign } from '../design.js';
import { PLAIN_BR, PLAIN_MX, PLAIN_STATEMENT, PLAIN_US } from '../plain-design.js';
import { DAILY_ACTIVITY, dailyActivity, dailySummary, dailyTop } from './daily-activity.js';
import { FLEXIBLE_ACCOUNT, flexibleSummary, flexibleTable, flexibleTop } from './flexible-account.js';
import { GROUPED_DAYS, groupedSummary, groupedTable, groupedTop } from './grouped-days.js';
import { INITIAL_BALANCE, initialSummary, initialTable, initialTop } from './initial-balance.js';
import { MOBILE_CHECKING, mobileSummary, mobileTable, mobileTop } from './mobile-checking.js';
import { PERIOD_EXTRACT, periodTable, periodTop } from './period-extract.js';
import { RELATIONSHIP, relationshipActivity, relationshipTop } from './relationship.js';
import { SPEND_ACCOUNT, spendDetail, spendSummary, spendTop } from './spend-account.js';

const COMMON = { ...PLAIN_STATEMENT, fontFamily: 'Liberation Sans', startDay: 1, movements: [16, 26], rowsPerPage: 40 } as const;
const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain' } as const;
const MX = { ...COMMON, ...PLAIN_MX, fontSizePoints: 8.5, capitalNames: true, accountNumber: 'plain', fees: true } as const;
const BR = { ...COMMON, ...PLAIN_BR, accountNumber: 'hyphenated', periodStyle: 'DD/MM/YYYY' } as const;

/** Layouts of the thirteenth family: each follows the form of one issuer, under an invented name. */
export const THIRTEENTH_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'q-us-spend-account',
    bank: 'Tri-Rivers Bank',
    words: SPEND_ACCOUNT,
    accent: '#f58025',
    header: spendTop,
    summary: spendSummary,
    movementTable: spendDetail,
    dateStyle: 'MM/DD',
    periodStyle: 'MM/DD/YYYY',
    accountNumber: 'masked-groups',
    withBalance: false,
    capitalNames: true,
    checks: true,
    fees: true,
    startDay: 14,
    movements: [22, 32],
  },
  {
    ...US,
    id: 'q-us-daily-activity',
    bank: 'AD Bank',
    words: DAILY_ACTIVITY,
    accent: '#1a5336',
    fontSizePoints: 8.5,
    header: dailyTop,
    summary: dailySummary,
    movementTable: dailyActivity,
    dateStyle: 'MM/DD',
    periodStyle: 'MMM DD, YYYY',
    withBalance: false,
    capitalNames: true,
    checks: true,
    fees: true,
    startDay: 12,
    movements: [20, 30],
  },
  {
    ...US,
    id: 'q-us-relationship',
    bank: 'Metrobank',
    words: RELATIONSHIP,
    accent: '#003b70',
    fontFamily: 'Nimbus Sans',
    header: relationshipTop,
    movementTable: relationshipActivity,
    dateStyle: 'MM/DD',
    periodStyle: 'MMM DD, YYYY',
    capitalNames: true,
    fees: true,
  },
  {
    ...US,
    id: 'q-us-mobile-checking',
    bank: 'Carillon',
    words: MOBILE_CHECKING,
    accent: '#1ec677',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    header: mobileTop,
    summary: mobileSummary,
    movementTable: mobileTable,
    dateStyle: 'M/D/YYYY',
    periodStyle: 'long',
    withBalance: false,
    movements: [18, 30],
  },
  {
    ...MX,
    id: 'q-mx-flexible-account',
    bank: 'HSBM México, S.A.',
    words: FLEXIBLE_ACCOUNT,
    accent: '#b3261e',
    header: flexibleTop,
    summary: flexibleSummary,
    movementTable: flexibleTable,
    dateStyle: 'DD',
    periodStyle: 'DD/MM/YYYY',
  },
  {
    ...MX,
    id: 'q-mx-initial-balance',
    bank: 'Banco Imburgo, S.A.',
    words: INITIAL_BALANCE,
    accent: '#1b3a6b',
    fontFamily: 'Nimbus Sans',
    header: initialTop,
    summary: initialSummary,
    movementTable: initialTable,
    dateStyle: 'MMM. DD',
    periodStyle: 'DD MMM YYYY',
  },
  {
    ...BR,
    id: 'q-br-period-extract',
    bank: 'CAIXA POPULAR FEDERAL',
    words: PERIOD_EXTRACT,
    accent: '#005ca9',
    money: { ...PLAIN_BR.money, negative: 'suffix-dc' },
    capitalNames: true,
    fees: true,
    header: periodTop,
    movementTable: periodTable,
    dateStyle: 'DD/MM/YYYY',
  },
  {
    ...BR,
    id: 'q-br-grouped-days',
    bank: 'Nubem',
    words: GROUPED_DAYS,
    accent: '#820ad1',
    fontFamily: 'Roboto',
    withBalance: false,
    header: groupedTop,
    summary: groupedSummary,
    movementTable: groupedTable,
    dateStyle: 'DD MMM YYYY',
  },
];
