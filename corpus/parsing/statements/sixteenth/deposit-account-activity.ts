import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';

/** The words of this layout. */
export const DEPOSIT_ACCOUNT_ACTIVITY = issuerWords(
  'Direct inquiries and errors to the address above or call 1-800-555-0186. Your savings are federally insured to at least $250,000 by the National Credit Union Administration, a U.S. government agency.',
  ['Member Advantage Savings', 'Member Advantage Checking'],
  {
    deposits: ['External Deposit', 'Deposit - Mobile Check'],
    withdrawals: ['POS Withdrawal', 'External Withdrawal', 'Withdrawal - Bill Pay'],
  },
);

/** After BECU's: name and address at the left, period at the right, the holder, then all accounts as rows of one table. */
export const depositActivityTop: Section = (sheet) => {
  const rows = sheet.facts.accounts.map((_, account) => [
    `${sheet.type(account)} - ${sheet.number(account)}`,
    `$${sheet.opening(account)}`,
    `(${sheet.debits(account)})`,
    sheet.credits(account),
    '0.00',
    `$${sheet.closing(account)}`,
  ]);
  const head = ['', 'Beginning Balance', 'Withdrawals', 'Deposits', 'YTD Interest', 'Ending Balance'];
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div class="right"><b>Statement Period:</b> ${sheet.start()} - ${sheet.end()}<br>Page 1 of 3</div></div>
<div style="margin:30pt 0 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>Summary of Deposit Account Activity</h2>${table(head, rows, [1, 2, 3, 4, 5], 'rows ruled')}<h2>Deposit Account Activity</h2>`;
};

/** What moved on savings is a transfer to or from the other account. */
const wordsOf = (sheet: Sheet, account: number, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  const isIn = row.movement.cents > 0;
  if (isSavings(sheet, account)) {
    const other = lastFour(sheet.account(account === 0 ? 1 : 0));
    return isIn
      ? `Deposit - Internet Transfer from ${other} CK`
      : `Withdrawal - Internet Transfer to ${other} CK`;
  }
  return manner.startsWith('External')
    ? `${manner} ${party} - ${referenceNumber(row, 10)}`
    : `${manner} ${party}`;
};

/** After BECU's: each account's name over its deposits and its withdrawals, the amount before the words, what went out in parentheses. */
export const depositActivityLists: AccountSection = (sheet, account) => {
  const list = (title: string, kind: 'deposit' | 'withdrawal'): string => {
    const body = sheet.rows(account, [kind]).map((row) => {
      const { date, signed, told } = toldOver(sheet, account, row, [wordsOf(sheet, account, row)], false);
      return [date, signed, told];
    });
    const head = [
      '<div style="width:56pt">Date</div>',
      '<div style="width:66pt">Amount</div>',
      '<div style="width:380pt">Description</div>',
    ];
    return body.length === 0 ? '' : `<b>${title}</b>${table(head, body, [1], 'rows')}`;
  };
  return `<div class="boxed" style="margin-top:6pt"><b>${sheet.type(account)} - ${sheet.number(account)}</b></div>${list('Deposits', 'deposit')}${list('Withdrawals', 'withdrawal')}`;
};
