import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { bankAddressOf } from '../twentieth/parties.js';

/** The words of this layout. */
export const SHARES_AND_CHECKING = issuerWords(
  'Your shares are federally insured to at least $250,000 by the National Credit Union Administration, a U.S. Government agency. In case of errors or questions about your electronic transfers, telephone 1-888-555-0161 or write P.O. Box 26807, Raleigh, NC 27611-6807 as soon as you can.',
  ['Share Account', 'Checking Account'],
  {
    deposits: ['ACH Deposit', 'ACH Deposit', 'Branch Deposit'],
    withdrawals: [
      'Point of Sale Purchase',
      'Point of Sale Purchase',
      'ACH Withdrawal',
      'CashSpots Withdrawal',
    ],
    check: 'Check',
  },
);

/** After State Employees' Credit Union's: name and post-office box at the left, title and period at the right, the member as behind a window. */
export const sharesTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #003a70;padding-bottom:6pt"><div><b style="font-size:1.5em;color:#003a70">${sheet.bank()}</b><br>${bankAddressOf(sheet, 'P.O. Box 26807', 'Raleigh, NC 27611-6807')}</div><div class="right"><b style="font-size:1.3em">Statement of Accounts</b><br>${sheet.start()} through ${sheet.end()}<br>Page 1 of 3</div></div>
<div class="split" style="margin:28pt 0 22pt"><div style="margin-left:22pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="small">24/7 Member Services: 1-888-555-0161<br>Voice response: 1-800-555-0162<br>www.piedmontstate.example</div></div>
<h2>Summary of Deposit Accounts</h2>${table(
    ['Account', 'Account Number', 'Beginning Balance', 'Ending Balance'],
    sheet.facts.accounts.map((_, index) => [
      sheet.type(index),
      sheet.number(index),
      sheet.opening(index),
      sheet.closing(index),
    ]),
    [2, 3],
    'rows ruled',
  )}`;

const isShare = (sheet: Sheet, account: number): boolean => sheet.account(account).type.startsWith('Share');

/** Into and out of shares goes what the member moves from and to the other account. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (isShare(sheet, account) && manner !== 'ACH Deposit') {
    const other = lastFour(sheet.account(1 - account));
    return [
      row.movement.cents > 0
        ? `Member Access Transfer from x${other}`
        : `Member Access Transfer to x${other}`,
    ];
  }
  if (manner === 'ACH Deposit')
    return [`${manner} ${party.toUpperCase()}`, `PAYROLL ${referenceNumber(row, 9)}`];
  if (manner === 'ACH Withdrawal') return [`${manner} ${party}`];
  if (manner === 'Point of Sale Purchase')
    return [`${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')}`, party];
  return [manner || row.movement.description];
};

/** After State Employees' Credit Union's: kind and number over both balances and sums, then day, words, an amount with its minus behind it and the balance; what was earned beneath. */
export const sharesTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    return [date, told, signed, balance];
  });
  const head = [
    '<div style="width:52pt">Date</div>',
    '<div style="width:270pt">Transaction Description</div>',
    'Amount',
    'Balance',
  ];
  return `<div style="background:#dde6ef;padding:3pt 6pt;margin-top:12pt;break-after:avoid"><b>${sheet.type(account)} &nbsp; ${sheet.number(account)}</b></div><div style="width:56%;break-after:avoid">${pairs(
    [
      ['Beginning Balance', sheet.opening(account)],
      ['Deposits and Credits', sheet.credits(account)],
      ['Withdrawals and Debits', `${sheet.debits(account)}-`],
      ['Ending Balance', sheet.closing(account)],
    ],
    'rows pairs',
  )}</div>${table(head, body, [2, 3], 'rows')}<div class="small">Annual Percentage Yield Earned: 0.00% &nbsp;&nbsp; Dividends Paid This Year: $0.00</div>`;
};
