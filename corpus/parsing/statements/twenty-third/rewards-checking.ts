import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf, earnedCents, personOf } from './parties.js';

/** The words of this layout. */
export const REWARDS_CHECKING = issuerWords(
  'In case of errors or questions about your electronic transfers, call us at 1-877-555-0126 or write us at the address above as soon as you can, if you think your statement is wrong or if you need more information about a transfer on the statement. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Accounts offered by Continental Courier National Bank. Member FDIC. Each depositor is insured to at least $250,000.',
  ['Courier Rewards Checking'],
  {
    deposits: ['ACH Deposit', 'Mobile Check Deposit', 'ACH Deposit'],
    withdrawals: ['Debit Card Purchase', 'Debit Card Purchase', 'ACH Withdrawal', 'Transfer'],
    interest: ['Interest Payment'],
  },
);

/** After American Express National Bank's: the name in a blue square, product and title beside it, the holder at the left and the account's data at the right. */
export const rewardsTop: Section = (sheet) =>
  `<div class="split"><div class="band" style="width:84pt;padding:10pt 8pt;font-size:0.95em"><b>${sheet.bank()}</b></div><div style="flex:1"><h1 style="font-weight:normal">${sheet.type(0)}</h1><div style="font-size:1.2em">Account Statement</div></div><div class="right">p. 1/3</div></div>
<div class="split" style="margin:24pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    [
      ['Account Number', sheet.number(0)],
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Days in Period', String(daysOf(sheet))],
      ['Mail', bankAddressOf(sheet, 'P.O. Box 30184', 'Salt Lake City, UT 84130')],
      ['Phone', '1-877-555-0126'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After American Express National Bank's: balances at the left, what was earned in interest and in points at the right. */
export const rewardsSummary: AccountSection = (sheet, account) => {
  const earned = earnedCents(sheet, account);
  return `<div class="split"><div style="width:48%"><h2>Account Summary</h2>${pairs(
    [
      ['Beginning Balance', `$${sheet.opening(account)}`],
      ['Deposits &amp; Credits', `+$${sheet.credits(account)}`],
      ['Withdrawals &amp; Debits', `-$${sheet.debits(account)}`],
      ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
    ],
    'rows ruled',
  )}</div><div style="width:46%"><h2>Interest &amp; Rewards</h2>${pairs(
    [
      ['Annual Percentage Yield Earned', '1.00%'],
      ['Interest Paid This Period', `$${sheet.digits(earned)}`],
      ['Interest Paid Year to Date', `$${sheet.digits(earned * sheet.facts.end.month)}`],
      ['Courier Points Earned This Period', '412'],
    ],
    'rows ruled',
  )}</div></div>`;
};

/** Whom a movement was with; an order has its purpose and number beneath, a card's slip the day of use. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'ACH Deposit') return [party, `${manner} PAYROLL ${referenceNumber(row, 9)}`];
  if (manner === 'ACH Withdrawal') return [billerOf(row, 'en'), `${manner} ${referenceNumber(row, 9)}`];
  if (manner === 'Debit Card Purchase')
    return [party, `${manner} on ${formatDay(row.movement.day, 'MM/DD', 'en')}`];
  if (manner === 'Transfer') return [`${manner} to ${personOf(row, 'en')}`];
  return [manner || row.movement.description];
};

/** After American Express National Bank's: day, words over two lines, credits before debits with their minus before the balance; both balances as rows. */
export const rewardsTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    return [
      date,
      told,
      ...cameThenWent(row, row.movement.cents < 0 ? `-$${unsigned}` : `$${unsigned}`),
      `$${balance}`,
    ];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] => [
    formatDay(day, sheet.design.dateStyle, 'en'),
    words,
    '',
    '',
    `$${balance}`,
  ];
  const all = [
    edge(start, 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const head = [
    '<div style="width:56pt">Date</div>',
    '<div style="width:220pt">Description</div>',
    'Credits',
    'Debits',
    'Balance',
  ];
  return `<h2>Transactions</h2>${table(head, all, [2, 3, 4], 'rows ruled')}`;
};
