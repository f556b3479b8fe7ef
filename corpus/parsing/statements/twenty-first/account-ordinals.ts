import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';

/** The words of this layout. */
export const ACCOUNT_ORDINALS = issuerWords(
  'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS CALL 978-555-0117 OR WRITE TO THE ADDRESS ABOVE WITHIN 60 DAYS. YOUR SAVINGS ARE FEDERALLY INSURED TO AT LEAST $250,000 BY NCUA.',
  ['PRIMARY SAVINGS', 'FREE CHECKING'],
  {
    deposits: ['DEPOSIT ACH', 'MOBILE CHECK DEPOSIT'],
    withdrawals: ['DEBIT CARD', 'EFT ACH', 'POS PURCHASE'],
  },
);

const ordinalOf = (sheet: Sheet, account: number): string =>
  isSavings(sheet, account) ? 'ACCT# 1' : 'ACCT# 2';

/** After Digital Federal Credit Union's: name and address at the left, member, both days and page in a grid at the right, the member as behind a window. */
export const ordinalsTop: Section = (sheet) => {
  const cells = table(
    ['MEMBER NUMBER', 'FROM', 'TO', 'PAGE'],
    [[`XXXX${customerNumber(sheet, 4)}`, sheet.start(), sheet.end(), '1']],
    [],
    'rows grid',
  );
  return `<div class="split"><div><b style="font-size:1.4em;color:#00683b">${sheet.bank()}</b><br>${bankAddressOf(sheet, '185 Granite Mill Drive', 'Acton, MA 01720')}<br>978-555-0117 &nbsp; 800-555-0117</div><div style="width:46%"><b>STATEMENT OF ACCOUNTS</b>${cells}</div></div>
<div style="margin:24pt 0 26pt 22pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;
};

/** What moved on savings is a transfer; a card's slip has its day and number before the shop, an order its day behind the originator. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const { day, cents } = row.movement;
  if (isSavings(sheet, account))
    return [cents > 0 ? 'DEPOSIT TRANSFER FROM ACCT# 2' : 'WITHDRAWAL TRANSFER TO ACCT# 2'];
  if (manner.endsWith('ACH'))
    return [
      `${manner} ${party.toUpperCase()} ${cents > 0 ? 'PAYROLL' : 'PAYMENT'} ${referenceNumber(row, 6)}`,
    ];
  if (manner === 'MOBILE CHECK DEPOSIT') return [manner];
  return [`${manner} ${formatDay(day, 'MM/DD', 'en')} ${referenceNumber(row, 12)}`, party.toUpperCase()];
};

/** After Digital Federal Credit Union's: kind and ordinal over a rule, then day, words, withdrawals before deposits before balance; both balances as rows, what was earned and the sums beneath. */
export const ordinalsTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, went, came, balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] => [
    formatDay(day, sheet.design.dateStyle, 'en'),
    words,
    '',
    '',
    balance,
  ];
  const all = [
    edge(start, 'PREVIOUS BALANCE', sheet.opening(account)),
    ...body,
    edge(end, 'NEW BALANCE', sheet.closing(account)),
  ];
  const head = [
    '<div style="width:40pt">DATE</div>',
    'TRANSACTION DESCRIPTION',
    'WITHDRAWALS',
    'DEPOSITS',
    'BALANCE',
  ];
  const sums = pairs([
    ['TOTAL DEPOSITS AND OTHER CREDITS', sheet.credits(account)],
    ['TOTAL WITHDRAWALS AND OTHER DEBITS', sheet.debits(account)],
    ['DIVIDENDS YEAR TO DATE', '.00'],
  ]);
  return `<div class="split" style="border-top:1.2pt solid;margin-top:8pt;padding-top:3pt"><b>${sheet.type(account)}</b><b>${ordinalOf(sheet, account)}</b></div><div style="text-transform:uppercase">${table(head, all, [2, 3, 4], 'rows')}</div><div style="width:52%;page-break-inside:avoid">${sums}</div>`;
};
