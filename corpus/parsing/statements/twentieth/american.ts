import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { AMOUNTS_FIRST, amountsSummary, amountsTable, amountsTop } from './amounts-first.js';
import { COMMON } from './common.js';
import { END_OF_DAY, endOfDaySummary, endOfDayTable, endOfDayTop } from './end-of-day.js';
import { NEW_BALANCE, newBalanceTable, newBalanceTop } from './new-balance.js';
import { STARTING_DATE, startingLists, startingSummary, startingTop } from './starting-date.js';

const US = { ...COMMON, ...PLAIN_US, accountNumber: 'plain' } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'p-us-starting-date',
    bank: 'Two Coasts Bank',
    words: STARTING_DATE,
    accent: '#222222',
    header: startingTop,
    summary: startingSummary,
    movementTable: startingLists,
    dateStyle: 'MM-DD',
    periodStyle: 'long',
    capitalNames: true,
    withBalance: false,
    checks: true,
    fees: true,
  },
  {
    ...US,
    id: 'p-us-end-of-day',
    bank: 'Cinnabar',
    words: END_OF_DAY,
    accent: '#5266eb',
    fontFamily: 'Lato',
    header: endOfDayTop,
    summary: endOfDaySummary,
    movementTable: endOfDayTable,
    dateStyle: 'MMM DD',
    periodStyle: 'MMM DD, YYYY',
  },
  {
    ...US,
    id: 'p-us-amounts-first',
    bank: 'Loblolly National Bank',
    words: AMOUNTS_FIRST,
    accent: '#00563f',
    fontSizePoints: 8.5,
    header: amountsTop,
    summary: amountsSummary,
    movementTable: amountsTable,
    dateStyle: 'MM/DD',
    periodStyle: 'MM/DD/YYYY',
    capitalNames: true,
    checks: true,
    fees: true,
    overNewYear: true,
  },
  {
    ...US,
    id: 'p-us-new-balance',
    bank: 'Ogden Canyon Credit Union',
    words: NEW_BALANCE,
    accent: '#1b3f7a',
    fontFamily: 'Open Sans',
    fontSizePoints: 8.5,
    money: { decimal: '.', symbol: '', negative: 'trailing' },
    header: newBalanceTop,
    movementTable: newBalanceTable,
    dateStyle: 'MM/DD/YY',
    periodStyle: 'MM/DD/YY',
    accounts: 2,
    movements: [8, 16],
  },
];
