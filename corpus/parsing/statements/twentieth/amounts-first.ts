import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { balancesOf, cameThenWent, countsOf, overdraftFees } from './movement-cells.js';
import { bankAddressOf } from './parties.js';

/** The words of this layout. */
export const AMOUNTS_FIRST = issuerWords(
  'Please examine your statement promptly. If you find an error, call 1-877-555-0174 or write to P.O. Box 2140, Conroe, Texas 77305. Lost or stolen debit card: 1-866-555-0175. Member FDIC.',
  ['Second Start Checking', 'Free Checking Plus'],
  {
    deposits: ['DIRECT DEPOSIT', 'CASH DEPOSIT', 'MOBILE CHECK DEPOSIT'],
    withdrawals: ['POS PURCHASE', 'RECURRING PURCHASE', 'ACH WITHDRAWAL'],
    fees: ['MONTHLY MAINTENANCE FEE', 'SERVICE FEE'],
    check: 'CHECK #',
  },
);

/** After Woodforest's: name and address at the left, period, number and page as labels before values at the right, the holder as behind a window. */
export const amountsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 2140', 'Conroe, Texas 77305')}</div><div style="white-space:nowrap">${pairs(
    [
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Account Number', sheet.number(0)],
      ['Page', '1 of 3'],
    ],
    'pairs ragged',
  )}<div class="small">Customer Service 1-877-555-0174</div></div></div>
<div style="margin:32pt 0 28pt 12pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** After Woodforest's: the kind in a band, balances with their days and how many movements of each kind, the low and the average balance beside them. */
export const amountsSummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const { came, went } = countsOf(sheet, account);
  const { lowest, mean } = balancesOf(sheet, account);
  const left = pairs([
    [`Beginning Balance as of ${formatDay(start, 'MM/DD/YYYY', 'en')}`, `$${sheet.opening(account)}`],
    [`+ Deposits and Credits (${came})`, `$${sheet.credits(account)}`],
    [`- Withdrawals and Debits (${went})`, `$${sheet.debits(account)}`],
    [
      `<b>Ending Balance as of ${formatDay(end, 'MM/DD/YYYY', 'en')}</b>`,
      `<b>$${sheet.closing(account)}</b>`,
    ],
  ]);
  const right = pairs([
    ['Low Balance', `$${sheet.digits(lowest)}`],
    ['Average Balance', `$${sheet.digits(mean)}`],
    ['Service Charges', `$${sheet.fees(account)}`],
  ]);
  return `<div class="band split" style="padding:3pt 6pt"><b>${sheet.type(account)}</b><b>Account Summary</b></div><div class="split"><div style="width:54%">${left}</div><div style="width:36%">${right}</div></div>`;
};

/** A card's slip has the day of use, a trace number and the card behind the shop; an order its kind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM/DD', 'en');
  if (manner.endsWith('PURCHASE'))
    return [`${manner} ${day} ${party}`, `CARD 8816 TRACE ${referenceNumber(row, 6)}`];
  if (manner === 'DIRECT DEPOSIT') return [`${manner} ${party} PAYROLL`.toUpperCase()];
  return [(manner.endsWith('DEPOSIT') ? manner : row.movement.description).toUpperCase()];
};

/** After Woodforest's: day, credits, debits and balance before the words; what overdrafts cost beneath. */
export const amountsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    return [date, ...cameThenWent(row, `$${unsigned}`), `$${balance}`, told];
  });
  const labels = ['Total Overdraft Item Fees', 'Total Returned Item Fees'] as const;
  return `<h2>Daily Activity</h2>${table(['Date', 'Credits', 'Debits', 'Balance', '<div style="width:290pt">Description</div>'], body, [1, 2, 3], 'rows zebra')}<div style="page-break-inside:avoid">${overdraftFees('Total For This Period', 'Total Year-to-Date', labels)}</div>`;
};
