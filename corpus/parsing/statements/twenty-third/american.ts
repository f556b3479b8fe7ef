import type { StatementDesign } from '../design.js';
import { PLAIN_US } from '../plain-design.js';
import { COMMON } from '../twentieth/common.js';
import { ADDITIONS, additionsSummary, additionsTable, additionsTop } from './additions.js';
import { REWARDS_CHECKING, rewardsSummary, rewardsTable, rewardsTop } from './rewards-checking.js';
import { SECTION_TOTALS, sectionsSummary, sectionsTable, sectionsTop } from './section-totals.js';
import { sharesTable, sharesTop, THREE_SHARES } from './three-shares.js';

const US = { ...COMMON, ...PLAIN_US } as const;

export const AMERICAN_STATEMENTS: readonly StatementDesign[] = [
  {
    ...US,
    id: 'a-us-additions',
    bank: 'Lakeshore Allied Bank',
    words: ADDITIONS,
    accent: '#00573d',
    accountNumber: 'plain',
    header: additionsTop,
    summary: additionsSummary,
    movementTable: additionsTable,
    dateStyle: 'MM/DD',
    periodStyle: 'MM/DD/YYYY',
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'a-us-section-totals',
    bank: 'Gateway Trade Bank',
    words: SECTION_TOTALS,
    accent: '#006747',
    fontFamily: 'Open Sans',
    fontSizePoints: 8,
    accountNumber: 'plain',
    header: sectionsTop,
    summary: sectionsSummary,
    movementTable: sectionsTable,
    dateStyle: 'MM/DD',
    periodStyle: 'MMM DD, YYYY',
    withBalance: false,
    checks: true,
    fees: true,
    capitalNames: true,
  },
  {
    ...US,
    id: 'a-us-three-shares',
    bank: 'Canyon Republic Credit Union',
    words: THREE_SHARES,
    accent: '#b5121b',
    fontSizePoints: 8.5,
    accountNumber: 'masked',
    header: sharesTop,
    movementTable: sharesTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
    capitalNames: true,
    accounts: 3,
    movements: [4, 12],
  },
  {
    ...US,
    id: 'a-us-rewards-checking',
    bank: 'Continental Courier National Bank',
    words: REWARDS_CHECKING,
    accent: '#006fcf',
    fontFamily: 'Lato',
    accountNumber: 'dots',
    header: rewardsTop,
    summary: rewardsSummary,
    movementTable: rewardsTable,
    dateStyle: 'MM/DD/YYYY',
    periodStyle: 'MM/DD/YYYY',
  },
];
