import { formatDay } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';

/** The words of this layout. */
export const MEMBER_STATEMENT = issuerWords(
  'Please examine your statement promptly and report any errors within 60 days. Direct inquiries to (800) 555-0176 or to the address above. Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. NCUA.',
  ['Share Savings', 'Free Checking'],
  {
    deposits: ['ACH Deposit', 'Mobile Deposit', 'Direct Deposit'],
    withdrawals: ['Debit Card Purchase', 'POS Withdrawal', 'ACH Withdrawal', 'Bill Payment'],
  },
);

/** After SchoolsFirst Federal Credit Union's: name over address, title, masked member and period at the right, the member as behind a window, then all accounts with their balances in one table. */
export const memberTop: Section = (sheet) => {
  const products = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    `$${sheet.opening(account)}`,
    `$${sheet.credits(account)}`,
    `$${sheet.debits(account)}`,
    `$${sheet.closing(account)}`,
  ]);
  return `<div class="split"><div><b style="font-size:1.6em;color:#00558a">${sheet.bank()}</b><br>${bankAddressOf(sheet, 'P.O. Box 11184', 'Santa Ana, CA 92711-1184')}</div><div class="right"><h1>Member Statement</h1>Member Number: XXXXX${customerNumber(sheet, 4)}<br>Statement Period: ${sheet.start()} - ${sheet.end()}<br>Page 1 of 2</div></div>
<div style="margin:26pt 0 26pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>Summary of Deposit Accounts</h2>${table(['Account', 'Account Number', 'Previous Balance', 'Deposits', 'Withdrawals', 'Ending Balance'], products, [2, 3, 4, 5], 'rows ruled')}`;
};

/** What moved on savings is a transfer; a card's slip has shop and day of use beneath its kind. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const { day, cents } = row.movement;
  const other = sheet.facts.accounts.find((_, index) => index !== account);
  if (isSavings(sheet, account)) {
    const end = other ? lastFour(other) : '';
    return [
      cents > 0
        ? `Online Transfer Deposit from Checking ${end}`
        : `Online Transfer Withdrawal to Checking ${end}`,
    ];
  }
  if (manner === 'Mobile Deposit') return [manner];
  if (cents > 0) return [manner, `${party.toUpperCase()} PAYROLL`];
  if (manner.startsWith('ACH')) return [manner, `${party} WEB PMT ${referenceNumber(row, 8)}`];
  if (manner === 'Bill Payment') return [`${manner} ${party}`];
  return [manner, `${party} Date ${formatDay(day, 'MM/DD/YY', 'en')} ${referenceNumber(row, 10)}`];
};

/** After SchoolsFirst Federal Credit Union's: kind and number in a band, then day, words over two lines, deposits before withdrawals with their minus before the balance; both balances as rows, what was earned beneath. */
export const memberTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    const [came, went] = cameThenWent(row, row.movement.cents < 0 ? `-${unsigned}` : unsigned);
    return [date, told, came, went, balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] =>
    inBold([formatDay(day, sheet.design.dateStyle, 'en'), words, '', '', balance]);
  const all = [
    edge(start, 'Previous Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const head = [
    '<div style="width:48pt">Date</div>',
    'Transaction Description',
    'Deposits',
    'Withdrawals',
    'Balance',
  ];
  return `<div class="band split" style="padding:3pt 6pt;margin-top:8pt;break-after:avoid"><b>${sheet.type(account)}</b><b>${sheet.number(account)}</b></div>${table(head, all, [2, 3, 4], 'rows ruled')}<div class="small">Annual Percentage Yield Earned 0.00% &nbsp;&nbsp; Dividends Paid Year to Date $0.00</div>`;
};
