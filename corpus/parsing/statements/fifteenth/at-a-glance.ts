import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const AT_A_GLANCE = issuerWords(
  'Please review your statement and notify us of any error within 60 days. Electronic transfers: call 1-888-555-0132. Member FDIC. Equal Housing Lender.',
  ['Free Checking', 'Premier Checking', 'Prestige Checking'],
  {
    deposits: ['ACH CREDIT', 'DEPOSIT', 'REMOTE DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ACH DEBIT', 'RECURRING DEBIT CARD', 'ONLINE TRANSFER TO'],
    fees: ['MONTHLY SERVICE CHARGE', 'PAPER STATEMENT FEE'],
    check: 'CHECK',
  },
);

/** After First Citizens': bank over its post box, period and number at the right, the holder below, the balance at a glance in a band. */
export const glanceTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank" style="font-size:1.6em">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div style="width:54%;white-space:nowrap"><b>Your Account(s) At A Glance</b>${table(
    [],
    [
      ['Checking Balance', `$${sheet.closing(0)}+`],
      ['Statement Period:', `${sheet.start()} Thru ${sheet.end()}`],
      ['Account Number:', sheet.number(0)],
    ],
    [1],
    'rows',
  )}</div></div>
<div style="margin:26pt 0 24pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** After First Citizens': kind and number, then counts before sums, one beneath the other, averages beside them. */
export const glanceSummary: AccountSection = (sheet, account) => {
  const sum = (
    kinds: readonly ('deposit' | 'withdrawal' | 'fee' | 'check')[],
  ): [count: string, cents: number] => {
    const rows = sheet.rows(account, kinds);
    return [String(rows.length), centsOf(rows)];
  };
  const [credits, checks, debits] = [sum(['deposit']), sum(['check']), sum(['withdrawal'])];
  const rows = [
    ['', 'Beginning Balance', `$${sheet.opening(account)}`],
    [credits[0], 'Deposits And Other Credits', `${sheet.credits(account)}+`],
    [checks[0], 'Checks', `${sheet.digits(checks[1])}-`],
    [debits[0], 'Other Debits', `${sheet.digits(debits[1])}-`],
    ['', 'Service Charges', `${sheet.fees(account)}-`],
    ['', '<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ];
  const further = [
    ['Statement Cycle Days', String(daysOf(sheet))],
    ['Average Balance', `$${sheet.digits(sheet.account(account).openingCents + 18_340)}`],
  ];
  return `<div class="band" style="padding:3pt 6pt"><b>${sheet.type(account)}</b> &nbsp; Account Number: ${sheet.number(account)}</div>
<div class="split"><div style="width:54%">${table([], rows, [0, 2], 'rows')}</div><div style="width:38%">${table([], further, [1], 'rows')}</div></div>`;
};

/** Kind and name in capitals, of a card's purchase with the card's last digits. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (row.movement.kind === 'fee') return row.movement.description;
  if (manner.endsWith('DEPOSIT')) return manner;
  if (manner.startsWith('ONLINE')) return `${manner} SAV ******${referenceNumber(row, 4)}`;
  return manner.startsWith('ACH')
    ? `${manner} ${party}`
    : `${manner} XXXX${referenceNumber(row, 4)} ${party}`;
};

/** After First Citizens': lists to and from the account with day, words and amount, the checks three abreast between, the balance of each day last. */
export const glanceLists: AccountSection = (sheet, account) => {
  const list = (title: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
      return [date, told, unsigned];
    });
    return `<h2>${title}</h2>${table(['Date', 'Description', 'Amount'], body, [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<h2>Checks Paid From Your Account</h2>${table(headAbreast(['Check No.', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div class="small">* Prior Check Number(s) Not Included or Out of Sequence.</div>`;
  const balances = table(
    headAbreast(['Date', 'Balance'], 4),
    abreast(dayBalances(sheet, account), 4, 2),
    [1, 3, 5, 7],
    'rows',
  );
  return `${list('Deposits And Other Credits To Your Account', sheet.rows(account, ['deposit']))}${checkList}${list('Other Debits From Your Account', sheet.rows(account, ['withdrawal', 'fee']))}<h2>Daily Balance Summary</h2>${balances}`;
};
