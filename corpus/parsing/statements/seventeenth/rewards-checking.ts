import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const REWARDS_CHECKING = issuerWords(
  'In case of errors or questions about your electronic transfers telephone us at 1-888-555-0161 or write us at the address above. For lost or stolen cards call 1-888-555-0162. Member FDIC.',
  ['Rewards Checking', 'Essential Checking'],
  {
    deposits: ['ACH Credit', 'Mobile Deposit', 'Zelle Credit'],
    withdrawals: ['Point of Sale Debit', 'ACH Debit', 'Zelle Debit'],
  },
);

/** After Axos Bank's: bank over its address, title with days at the right, the holder, then kind and number in a band. */
export const rewardsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div style="width:40%"><b style="font-size:1.3em">Account Statement</b>${pairs(
    [
      ['Account Number', sheet.number(0)],
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Page', '1 of 3'],
    ],
  )}</div></div>
<div style="margin:26pt 0 22pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** After Axos Bank's: balances with their days at the left, what interest came to at the right. */
export const rewardsSummary: AccountSection = (sheet, account) => {
  const before = formatDay(daysAfter(sheet.facts.start, -1), 'MM/DD/YYYY', 'en');
  const left = pairs([
    [`Previous Balance as of ${before}`, `$${sheet.opening(account)}`],
    ['Total Credits', `$${sheet.credits(account)}`],
    ['Total Debits', `$${sheet.debits(account)}`],
    ['Service Charges', '$0.00'],
    [`Ending Balance as of ${formatDay(sheet.facts.end, 'MM/DD/YYYY', 'en')}`, `$${sheet.closing(account)}`],
  ]);
  const right = pairs([
    ['Days in Period', String(daysOf(sheet))],
    ['Annual Percentage Yield Earned', '0.00%'],
    ['Interest Paid This Period', '$0.00'],
    ['Interest Paid Year to Date', '$0.00'],
  ]);
  return `<div class="band" style="padding:3pt 6pt"><b>${sheet.type(account)}</b></div><div class="split"><div style="width:50%">${left}</div><div style="width:42%">${right}</div></div>`;
};

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('Zelle')) return [`${manner} ${personOf(row, 'en')}`];
  if (manner === 'Mobile Deposit') return [manner];
  return manner.startsWith('ACH')
    ? [`${manner} ${party}`, `ID ${referenceNumber(row, 10)}`]
    : [`${manner} ${party}`];
};

/** After Axos Bank's: day with the year, words, debits before credits before the balance. */
export const rewardsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : `$${unsigned}`, isIn ? `$${unsigned}` : '', `$${balance}`];
  });
  return `<h2>Account Activity</h2>${table(['Date', 'Description', 'Debits', 'Credits', 'Balance'], body, [2, 3, 4], 'rows zebra')}`;
};
