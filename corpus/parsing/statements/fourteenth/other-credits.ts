import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** What is paid in at a counter or a machine stands in a list of its own. */
const AT_BRANCH = 'Brch/ATM';

/** The words of this layout. */
export const OTHER_CREDITS = issuerWords(
  'Investments are offered through an affiliate and are not insured by the FDIC. In case of errors or questions about your electronic transfers, telephone 1-800-555-0140. Member FDIC.',
  ['Asterisk-Free Checking Account', 'Perks Checking Account', 'Platinum Perks Checking Account'],
  {
    deposits: [AT_BRANCH, 'PAYROLL', 'DIR DEP'],
    withdrawals: ['PURCHASE', 'BILL PYMT', 'ACH DEBIT'],
    fees: ['SERVICE CHARGE'],
    check: 'CHECK',
  },
);

/** After Huntington's: bank at the left, whom to ask at the right, the holder low at the left with the office's code above. */
export const otherCreditsTop: Section = (sheet) =>
  `<div class="split"><div class="bank">${sheet.bank()}</div><div style="width:36%"><b>Have a Question or Concern?</b><br><br>Stop by your nearest office or<br>contact us at:<br><br>1-800-555-0140<br><br>www.harrowgate.example/contact</div></div>
<div style="margin:26pt 0 22pt 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

const ofBranch = (sheet: Sheet, account: number, wanted: boolean): Row[] =>
  sheet.rows(account, ['deposit']).filter((row) => (parted(sheet, row).manner === AT_BRANCH) === wanted);

/** After Huntington's: the account's kind over a rule; period, days and averages at the left, balances and sums, parts indented, at the right. */
export const otherCreditsSummary: AccountSection = (sheet, account) => {
  const dollars = (amount: string): string => `$${amount}`;
  const average = dollars(sheet.digits(sheet.account(account).openingCents + 30_526));
  const part = (label: string, cents: number): [string, string] => [
    `&nbsp;&nbsp;&nbsp;${label}`,
    sheet.digits(cents),
  ];
  const sums = pairs([
    ['<b>Beginning Balance</b>', `<b>${dollars(sheet.opening(account))}</b>`],
    ['Credits (+)', sheet.credits(account)],
    part('Regular Deposits', centsOf(ofBranch(sheet, account, true))),
    part('Electronic Deposits', centsOf(ofBranch(sheet, account, false))),
    ['Debits (-)', sheet.debits(account)],
    part('Regular Checks Paid', centsOf(sheet.rows(account, ['check']))),
    part('Electronic Withdrawals', centsOf(sheet.rows(account, ['withdrawal']))),
    ['&nbsp;&nbsp;&nbsp;Total Service Charges', sheet.fees(account)],
    ['<b>Ending Balance</b>', `<b>${dollars(sheet.closing(account))}</b>`],
  ]);
  const period = pairs([
    ['Days in Statement Period', String(daysOf(sheet))],
    ['Average Ledger Balance*', average],
    ['Average Collected Balance*', average],
  ]);
  return `<div class="split" style="border-bottom:1.5pt solid #4b8b2b"><h2>${sheet.type(account)}</h2><b style="margin-top:9pt">Account: ${sheet.number(account)}</b></div>
<div class="split" style="margin-top:5pt"><div style="width:44%"><b>Statement Activity From:</b><br>${sheet.start()} to ${sheet.end()}${period}<span class="small">* The above balances correspond to the service charge cycle for this account.</span></div><div style="width:46%">${sums}</div></div>`;
};

/** What a purchase with a card says besides: the day of the purchase and the card's last digits. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'PURCHASE') return `${manner} ${party} XXXXXXXXXXXX${referenceNumber(row, 4)}`;
  return row.movement.kind === 'fee'
    ? row.movement.description
    : `${party} ${manner} ${referenceNumber(row, 6)}`;
};

/** After Huntington's: lists of deposits, other credits, checks, and other debits, in each the amount before the words, then the balance of each day three abreast. */
export const otherCreditsLists: AccountSection = (sheet, account) => {
  const title = (words: string): string =>
    `<div class="split" style="border-bottom:1pt solid #4b8b2b;margin-top:6pt"><b>${words}</b><span>Account: ${sheet.number(account)}</span></div>`;
  const list = (words: string, rows: readonly Row[], tell: (row: Row) => string): string => {
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, unsigned, told } = toldOver(sheet, account, row, [tell(row)], false);
      return [date, unsigned, told];
    });
    return `${title(words)}${table(['<div style="width:38pt">Date</div>', '<div style="width:60pt">Amount</div>', '<div style="width:390pt">Description</div>'], body, [1], 'rows')}`;
  };
  const branch = ofBranch(sheet, account, true).map((row) => {
    const { date, unsigned, told } = toldOver(sheet, account, row, [AT_BRANCH], false);
    return [date, unsigned, '', told];
  });
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, amount, date } = sheet.check(account, row);
    return [date, amount, number];
  });
  const deposits =
    branch.length === 0
      ? ''
      : `${title('Deposits (+)')}${table(headAbreast(['Date', 'Amount', 'Serial #', 'Type'], 2), abreast(branch, 2, 4), [1, 5], 'rows')}`;
  const checkList =
    checks.length === 0
      ? ''
      : `${title('Checks (-)')}${table(headAbreast(['Date', 'Amount', 'Check #'], 3), abreast(checks, 3, 3), [1, 4, 7], 'rows')}<div class="small">(*) Indicates the prior sequentially numbered check(s) may have 1) been voided by you 2) not yet been presented.</div>`;
  const credits = list('Other Credits (+)', ofBranch(sheet, account, false), (row) => wordsOf(sheet, row));
  const debits = list('Other Debits (-)', sheet.rows(account, ['withdrawal', 'fee']), (row) =>
    wordsOf(sheet, row),
  );
  const opening = [formatDay(daysAfter(sheet.facts.start, -1), 'MM/DD', 'en'), sheet.opening(account)];
  const balances = table(
    headAbreast(['Date', 'Balance'], 3),
    abreast([opening, ...dayBalances(sheet, account)], 3, 2),
    [1, 3, 5],
    'rows',
  );
  return `${deposits}${credits}${checkList}${debits}${title('Balance Activity')}${balances}`;
};
