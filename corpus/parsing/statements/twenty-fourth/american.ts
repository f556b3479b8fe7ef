import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { DEBITS_CREDITS_BALANCE, islandSummary, islandTable, islandTop } from './debits-credits-balance.js';
import { DIRECT_INQUIRIES, inquiriesLists, inquiriesSummary, inquiriesTop } from './direct-inquiries.js';
import { PRODUCT_SUMMARY, productSummary, productTable, productTop } from './product-summary.js';
import { SHARES_AND_CHECKING, sharesTable, sharesTop } from './shares-and-checking.js';

const US = { ...COMMON, ...PLAIN_US } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'r-us-direct-inquiries',
    bank: 'ARBORVEST BANK',
    words: DIRECT_INQUIRIES,
    accent: '#00704a',
    accountNumber: 'masked',
    header: inquiriesTop,
    summary: inquiriesSummary,
    movementTable: inquiriesLists,
    dateStyle: 'MM-DD',
    periodStyle: 'long',
    withBalance: false,
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'r-us-debits-credits-balance',
    bank: 'Bank of Molokini',
    words: DEBITS_CREDITS_BALANCE,
    accent: '#00467f',
    accountNumber: 'plain',
    header: islandTop,
    summary: islandSummary,
    movementTable: islandTable,
    dateStyle: 'MM/DD',
    periodStyle: 'MM/DD/YY',
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'r-us-shares-and-checking',
    bank: 'Piedmont State Workers’ Credit Union',
    words: SHARES_AND_CHECKING,
    accent: '#003a70',
    fontSizePoints: 8.5,
    money: { decimal: '.', symbol: '', negative: 'trailing' },
    accountNumber: 'masked',
    header: sharesTop,
    movementTable: sharesTable,
    dateStyle: 'MM/DD/YY',
    periodStyle: 'MM/DD/YYYY',
    checks: true,
    capitalNames: true,
    accounts: 2,
    movements: [8, 16],
  },
  {
    ...US,
    id: 'r-us-product-summary',
    bank: 'Orbitra Technologies Inc.',
    words: PRODUCT_SUMMARY,
    accent: '#191c1f',
    fontFamily: 'Roboto',
    accountNumber: 'plain',
    header: productTop,
    summary: productSummary,
    movementTable: productTable,
    dateStyle: 'MMM DD, YYYY',
    periodStyle: 'long',
    movements: [12, 20],
  },
];
