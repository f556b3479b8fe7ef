import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';

/** The words of this layout. */
export const SHARE_ACCOUNTS = issuerWords(
  'Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. National Credit Union Administration, a U.S. Government Agency. Retain this statement for your permanent tax record.',
  ['HIGH-RATE SAVINGS', 'HIGH-RATE CHECKING'],
  {
    deposits: ['DIRECT DEPOSIT', 'MOBILE CHECK DEPOSIT', 'ACH DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ACH WITHDRAWAL', 'BILL PAYMENT'],
  },
);

/** After Alliant Credit Union's: name and address over the holder's, member number and period in a box at the right, then all accounts in one table. */
export const shareAccountsTop: Section = (sheet) => {
  const rows = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ]);
  const head = [
    'Account',
    'Account Number',
    'Beginning Balance',
    'Additions',
    'Subtractions',
    'Ending Balance',
  ];
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div class="boxed right"><b>STATEMENT OF ACCOUNTS</b><br>Member Number: ${customerNumber(sheet, 8)}<br>Statement Period: ${sheet.start()} - ${sheet.end()}<br>Page 1 of 3</div></div>
<div style="margin:26pt 0 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band" style="padding:2pt 6pt"><b>ACCOUNT SUMMARY</b></div>${table(head, rows, [2, 3, 4, 5], 'rows ruled')}`;
};

/** What moved on savings is a transfer to or from the other account. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const other = lastFour(sheet.account(account === 0 ? 1 : 0));
  if (isSavings(sheet, account))
    return [row.movement.cents > 0 ? `TRANSFER FROM X${other}` : `TRANSFER TO X${other}`];
  return manner === 'MOBILE CHECK DEPOSIT' ? [manner] : [manner, party];
};

/** After Alliant Credit Union's: each account under its own band, shop or company under the kind of movement, additions before subtractions before the balance, both balances as rows. */
export const shareAccountsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? unsigned : '', isIn ? '' : `-${unsigned}`, balance];
  });
  const edge = (of: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(sheet.facts[of], sheet.design.dateStyle, 'en'),
    label,
    '',
    '',
    balance,
  ];
  const rows = [
    edge('start', 'BEGINNING BALANCE', sheet.opening(account)),
    ...body,
    edge('end', 'ENDING BALANCE', sheet.closing(account)),
  ];
  return `<div class="band split" style="padding:2pt 6pt;margin-top:10pt"><b>${sheet.type(account)}</b><b>Account Number: ${sheet.number(account)}</b></div>${table(['Date', 'Transaction Description', 'Additions', 'Subtractions', 'Balance'], rows, [2, 3, 4], 'rows')}`;
};
