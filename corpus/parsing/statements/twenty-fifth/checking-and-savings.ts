import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { daysOf, lastFour } from '../tenth/parts.js';
import { balancesOf, cameThenWent, countsOf } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { earnedCents } from '../twenty-third/parties.js';
import { billerOf } from './parties.js';

/** The words of this layout. */
export const CHECKING_AND_SAVINGS = issuerWords(
  'In case of errors or questions about your electronic transfers, telephone us at 800-555-0128 or write us at P.O. Box 3128, Omaha, NE 68103-0128 as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer on the statement or receipt. Member FDIC. Equal Housing Lender.',
  ['Interest Checking', 'Statement Savings'],
  {
    deposits: ['Direct Deposit', 'Direct Deposit', 'Deposit', 'Mobile Deposit'],
    withdrawals: [
      'Debit Card Purchase',
      'Debit Card Purchase',
      'Debit Card Purchase',
      'Electronic Payment',
      'ATM Withdrawal',
    ],
    check: 'Check',
    interest: ['Interest Paid'],
  },
);

/** After First National Bank of Omaha's: mark over whole name and post-office box, page, number, period and whom to ask at the right, the holder as behind a window, and a list of the accounts. */
export const savingsTop: Section = (sheet) =>
  `<div class="split"><div><b style="font-size:2.6em;line-height:1;color:#00693c">fnbp</b><br><b>${sheet.bank()}</b><br>${bankAddressOf(sheet, 'P.O. Box 3128', 'Omaha, NE 68103-0128')}</div><div style="white-space:nowrap">${pairs(
    [
      ['Page', '1 of 2'],
      ['Primary Account', sheet.number(0)],
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Customer Service', '800-555-0128'],
      ['Online', 'fnbp.example'],
    ],
    'pairs ragged',
  )}</div></div>
<div style="margin:34pt 0 30pt 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band" style="padding:3pt 6pt"><b>Summary of Accounts</b></div>${table(
    ['Account', 'Account Number', 'Beginning Balance', 'Ending Balance'],
    sheet.facts.accounts.map((_, index) => [
      sheet.type(index),
      sheet.number(index),
      `$${sheet.opening(index)}`,
      `$${sheet.closing(index)}`,
    ]),
    [2, 3],
    'rows ruled',
  )}`;

/** After First National Bank of Omaha's: kind and number over the dated balances around counts and sums; what the account earned at the right. */
export const savingsSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MM/DD/YY', 'en');
  return `<div class="band split" style="padding:3pt 6pt;margin-top:14pt;break-after:avoid"><b>${sheet.type(account)}</b><b>Account Number ${sheet.number(account)}</b></div><div class="split" style="break-after:avoid"><div style="width:54%">${table(
    [],
    [
      [`Beginning Balance ${day('start')}`, '', `$${sheet.opening(account)}`],
      ['Deposits/Credits', String(came), `+ ${sheet.credits(account)}`],
      ['Withdrawals/Debits', String(went), `- ${sheet.debits(account)}`],
      [`<b>Ending Balance ${day('end')}</b>`, '', `<b>$${sheet.closing(account)}</b>`],
    ],
    [1, 2],
    'rows',
  )}</div><div style="width:40%">${pairs(
    [
      ['Days in Period', String(daysOf(sheet.facts))],
      ['Average Balance', `$${sheet.digits(balancesOf(sheet, account).mean)}`],
      ['Interest Paid This Period', `$${sheet.digits(earnedCents(sheet, account))}`],
      ['Annual Percentage Yield Earned', '0.05%'],
    ],
    'rows pairs',
  )}</div></div>`;
};

/** What moves into and out of savings is transfers from and to the other account. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (isSavings(sheet, account) && row.movement.description !== 'Interest Paid') {
    const way = row.movement.cents > 0 ? 'from' : 'to';
    return [`Online Transfer ${way} Checking ${lastFour(sheet.account(1 - account))}`];
  }
  if (manner === 'Direct Deposit')
    return [`${manner} ${party.toUpperCase()}`, `PAYROLL ${referenceNumber(row, 10)}`];
  if (manner === 'Electronic Payment')
    return [`${manner} ${billerOf(row, 'en')}`, `WEB ${referenceNumber(row, 10)}`];
  if (manner === 'Debit Card Purchase')
    return [`${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')}`, party];
  return [manner || row.movement.description];
};

/** After First National Bank of Omaha's: day, words, credits before debits before balance, the first balance above and the last one beneath. */
export const savingsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, came, went, balance];
  });
  const edge = (which: 'start' | 'end', words: string, balance: string): string[] => [
    formatDay(sheet.facts[which], 'MM/DD', 'en'),
    `<b>${words}</b>`,
    '',
    '',
    `<b>${balance}</b>`,
  ];
  const rows = [
    edge('start', 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge('end', 'Ending Balance', sheet.closing(account)),
  ];
  const head = [
    '<div style="width:38pt">Date</div>',
    '<div style="width:230pt">Description</div>',
    'Deposits/Credits',
    'Withdrawals/Debits',
    'Balance',
  ];
  return `<div style="font-weight:bold;break-after:avoid">Transaction Activity</div>${table(head, rows, [2, 3, 4], 'rows zebra')}`;
};
