import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

export const COMBINED_CUSTOMER = issuerWords(
  'Comrade Bank, Member FDIC. In case of errors or questions about your electronic transfers, call us at 1-877-555-0124 or write us as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer listed on the statement.',
  ['Spending Account', 'Savings Account'],
  {
    deposits: ['Direct Deposit', 'eCheck Deposit'],
    withdrawals: ['Debit Card Purchase', 'WEB Funds Transfer', 'Zelle Payment to', 'ACH Withdrawal'],
  },
);

function linesOf(sheet: Sheet, account: number, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const isIn = row.movement.cents > 0;
  if (isSavings(sheet, account) || manner === 'WEB Funds Transfer') {
    const other = sheet.facts.accounts[1 - account]?.number ?? '';
    return [isIn ? 'Internet transfer from' : 'Internet transfer to', `Account XXXXXX${other.slice(-4)}`];
  }
  switch (manner) {
    case 'Zelle Payment to':
      return [`${manner} ${personOf(row, 'en')}`, `Ref ${referenceNumber(row, 9)}`];
    case 'eCheck Deposit':
      return ['eCheck Deposit', `Conf ${referenceNumber(row, 8)}`];
    case 'Debit Card Purchase':
      return [manner, party];
    default:
      return [
        manner,
        `${party.toUpperCase()} ~ Future Amount: ${sheet.digits(row.movement.cents)} ~ Tran: ${manner === 'Direct Deposit' ? 'DDIR' : 'ACHDW'}`,
      ];
  }
}

/** After Ally's combined customer statement: the bank over the holder at the left, day, period and whom to ask at the right. */
export const customerTop: Section = (sheet) => {
  const { design } = sheet;
  const facts = [
    ['Statement Date', formatDay(sheet.facts.end, 'MM/DD/YYYY', 'en')],
    ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
    ['Page', '1 of 4'],
  ] as const;
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right"><h1>Combined Customer Statement</h1></div></div>
<div class="split" style="margin:18pt 0 26pt"><div style="margin-top:24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:44%">${pairs(facts)}<div style="background:#eee7f0;padding:5pt;margin-top:6pt;border-top:1.5pt solid ${design.accent}"><b>Customer Care Information</b><br>Web: comradebank.example<br>Phone: 1-877-555-0124<br>Mail: ${sheet.bankAddress()}</div></div></div>`;
};

/** Before the first account: a row for each with both balances. The account's own heading with title, number and rates follows. */
export const customerSummary: AccountSection = (sheet, account) => {
  const { facts } = sheet;
  const all = facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    sheet.opening(index),
    sheet.closing(index),
  ]);
  const overview =
    account === 0
      ? `<h2>Summary of Accounts</h2>${table(['Account Name', 'Account Number', 'Beginning Balance', 'Ending Balance'], all, [2, 3], 'rows ruled')}`
      : '';
  const rate = isSavings(sheet, account) ? '4.20%' : '0.10%';
  return `${overview}<div style="page-break-inside:avoid"><h2 style="margin-top:16pt">${sheet.type(account)}</h2><div class="split"><div>Account Number: <b>${sheet.number(account)}</b><br>Account Title: ${sheet.holder()}<br>Account Ownership: Individual</div><div>Annual Percentage Yield Earned ${rate}<br>Days in Statement Period ${daysOf(sheet)}<br>Interest Paid This Period $0.00</div></div></div>`;
};

/** The balances with their days as first and last row; credits before debits with a minus, the balance behind each. */
export const customerActivity: AccountSection = (sheet, account) => {
  const { facts } = sheet;
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], 'MM/DD/YYYY', 'en');
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? `$${unsigned}` : '', isIn ? '' : `-$${unsigned}`, `$${balance}`];
  });
  const rows = [
    [day('start'), 'Beginning Balance', '', '', sheet.opening(account)],
    ...body,
    [day('end'), '<b>Ending Balance</b>', '', '', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="margin-top:6pt"><b>Activity</b></div>${table(['Date', 'Description', 'Credits', 'Debits', 'Balance'], rows, [2, 3, 4], 'rows ruled')}`;
};
