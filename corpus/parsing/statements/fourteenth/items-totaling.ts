import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const ITEMS_TOTALING = issuerWords(
  'For additional information and account disclosures, please visit our web site. Member FDIC. Equal Housing Lender.',
  ['7/St Essential Checking', '7/St Momentum Checking', '7/St Preferred Checking'],
  {
    deposits: ['ACH PAYROLL', 'DIRECT DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: [
      'DEBIT CARD PURCHASE AT',
      'RECURRING PAYMENT',
      'WEB INITIATED PAYMENT AT',
      'MERCHANT PAYMENT',
    ],
    fees: ['SERVICE CHARGE'],
    check: 'CHECK',
  },
);

/** `1/13/2023`: as this bank writes the days of the period. */
const numbered = ({ year, month, day }: Day): string => `${month}/${day}/${year}`;
const periodOf = ({ ledger, facts: { start, end } }: Sheet): string =>
  `${ledger.say('statementStartDate', isoDate(start), numbered(start))} - ${ledger.say('statementEndDate', isoDate(end), numbered(end))}`;

/** After Fifth Third's: bank over its address and the holder's at the left; period, kind, number, office and phone as labels at the right. */
export const itemsTotalingTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">(${sheet.bankAddress()})</span><div style="margin:34pt 0 30pt 14pt">${sheet.holder()}<br>${sheet.holderAddress()}</div></div><div style="width:46%;margin-top:26pt">${pairs(
    [
      ['<b>Statement Period Date:</b>', periodOf(sheet)],
      ['<b>Account Type:</b>', sheet.type(0)],
      ['<b>Account Number:</b>', sheet.number(0)],
    ],
    'pairs ragged',
  )}<div style="margin:8pt 0 0 4pt">Banking Center: Hyde Park<br>Banking Center Phone: 513-555-0118<br>Customer Service: 800-555-0177</div></div></div>`;

const counted = (label: string, rows: readonly Row[]): string => `${rows.length} ${label}`;

/** After Fifth Third's: balances with their days, between them how many of each kind and what they come to, sums that went in parentheses. */
export const itemsTotalingSummary: AccountSection = (sheet, account) => {
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MM/DD', 'en');
  const checks = sheet.rows(account, ['check']);
  const debits = sheet.rows(account, ['withdrawal', 'fee']);
  const rows = [
    [
      day('start'),
      'Beginning Balance',
      `$${sheet.opening(account)}`,
      'Number of Days in Period',
      String(daysOf(sheet)),
    ],
    ['', counted('Checks', checks), `$(${sheet.digits(centsOf(checks))})`, '', ''],
    ['', counted('Withdrawals / Debits', debits), `$(${sheet.digits(centsOf(debits))})`, '', ''],
    [
      '',
      counted('Deposits / Credits', sheet.rows(account, ['deposit'])),
      `$${sheet.credits(account)}`,
      '',
      '',
    ],
    [day('end'), 'Ending Balance', `$${sheet.closing(account)}`, '', ''],
  ];
  return `<div class="band split" style="padding:2pt 6pt"><b>Account Summary - ${sheet.number(account)}</b></div>${table([], rows, [2, 4], 'rows')}`;
};

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (row.movement.kind === 'fee') return [row.movement.description];
  if (!manner.endsWith(' AT')) return [`${party} ${manner}`];
  return [
    `${manner} ${party} ON ${formatDay(row.movement.day, 'MM/DD/YY', 'en').replaceAll('/', '')} FROM CARD#: XXXXXXXXXXXX4086`,
  ];
};

/** After Fifth Third's: checks three abreast with a letter for the kind of picture, then debits, then credits, each under a band with count and sum; the day's balances last. */
export const itemsTotalingLists: AccountSection = (sheet, account) => {
  const band = (title: string, rows: readonly Row[], unit: string): string =>
    `<div class="band split" style="padding:2pt 6pt;margin-top:6pt"><b>${title}</b><b>${rows.length} ${unit} totaling $${sheet.digits(centsOf(rows))}</b></div>`;
  const list = (title: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, unsigned, told } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, unsigned, told];
    });
    const head = [
      '<div style="width:38pt">Date</div>',
      '<div style="width:62pt">Amount</div>',
      '<div style="width:390pt">Description</div>',
    ];
    return rows.length === 0 ? '' : `${band(title, rows, 'items')}${table(head, body, [1], 'rows')}`;
  };
  const checkRows = sheet.rows(account, ['check']);
  const checks = checkRows.map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [`${number} &nbsp;i`, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `${band('Checks', checkRows, 'checks')}<div class="small">* Indicates gap in check sequence &nbsp; i = Electronic Image &nbsp; s = Substitute Check</div>${table(headAbreast(['Number', 'Date Paid', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}`;
  const debits = list('Withdrawals / Debits', sheet.rows(account, ['withdrawal', 'fee']));
  const credits = list('Deposits / Credits', sheet.rows(account, ['deposit']));
  const balances = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  return `${checkList}${debits}${credits}<div class="band" style="padding:2pt 6pt;margin-top:6pt"><b>Daily Balance Summary</b></div>${balances}`;
};
