import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const CHARGES_DEBITS = issuerWords(
  'Please examine this statement and report any error within 30 days. For questions call 1-800-555-0174 or visit your local office. A division of a national association. Member FDIC.',
  ['ANYTIME CHECKING', 'EVERYDAY INTEREST CHECKING'],
  {
    deposits: ['PPD DIRECT DEP', 'MOBILE BANKING DEPOSIT'],
    withdrawals: ['POS PURCHASE', 'WEB PMT', 'RECURRING PAYMENT'],
    fees: ['MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

/**
 * After Zions Bank's: bank over its address, this statement's day, the last one's and the account's number in a box at the right, the holder low at
 * the left. The last statement's day is not this one's first, so that the truth has the end of the period alone.
 */
export const chargesTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">P.O. Box 26547, Salt Lake City, Utah 84126-0547</span></div><div style="width:38%"><b>Statement of Accounts</b><br>Page 1 of 3${pairs(
    [
      ['This Statement:', sheet.end()],
      ['Last Statement:', formatDay(daysAfter(sheet.facts.start, -1), sheet.design.periodStyle, 'en')],
    ],
  )}Primary Account ${sheet.number(0)}</div></div>
<div class="split" style="margin:26pt 0 16pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:38%"><b>DIRECT INQUIRIES TO:</b><br>Loan by Phone and Customer Service<br>1-800-555-0174</div></div>`;

/** After Zions Bank's: the account among all accounts, then its balances and sums as one row of cells. */
export const chargesSummary: AccountSection = (sheet, account) => {
  const [type, number, closing] = [sheet.type(account), sheet.number(account), sheet.closing(account)];
  const debits = centsOf(sheet.rows(account, ['withdrawal', 'fee']));
  const sums = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.digits(debits),
    sheet.digits(centsOf(sheet.rows(account, ['check']))),
    closing,
  ];
  return `<div class="band" style="padding:2pt 6pt"><b>SUMMARY OF ACCOUNT BALANCE</b></div>${table(['Account Type', 'Account Number', 'Checking/Savings Ending Balance', 'Outstanding Balances Owed'], [[type, number, `$${closing}`, '']], [2, 3], 'rows')}
<div class="band split" style="padding:2pt 6pt;margin-top:10pt"><b>${type}</b><b>${number}</b></div>${table(['Previous Balance', 'Deposits/Credits', 'Charges/Debits', 'Checks Processed', 'Ending Balance'], [sums], [0, 1, 2, 3, 4], 'rows')}`;
};

/** The bank's own order number behind the words. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return row.movement.description;
  return `${party} ${manner} ${referenceNumber(row, 10)}`;
};

/** After Zions Bank's: lists headed by how many movements they have, the amount before the words, checks by number, fees, the balance of each day. */
export const chargesLists: AccountSection = (sheet, account) => {
  const title = (words: string): string =>
    `<div style="border-bottom:1pt solid #00558c;margin-top:8pt"><b>${words}</b></div>`;
  const list = (words: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, unsigned, told } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
      return [date, unsigned, told];
    });
    const head = [
      '<div style="width:40pt">Date</div>',
      '<div style="width:64pt">Amount</div>',
      '<div style="width:390pt">Description</div>',
    ];
    return `${title(`${rows.length} ${words}`)}${table(head, body, [1], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `${title(`${checks.length} CHECKS PROCESSED`)}${table(headAbreast(['Number', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}`;
  const fees = table(
    ['', 'Total for This Period', 'Total Year-to-Date'],
    [
      ['Total Overdraft Fees', '$0.00', '$0.00'],
      ['Total Returned Item Fees', '$0.00', '$0.00'],
    ],
    [1, 2],
    'rows',
  );
  const balances = table(
    headAbreast(['Date', 'Balance'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  const credits = list('DEPOSITS/CREDITS', sheet.rows(account, ['deposit']));
  const debits = list('CHARGES/DEBITS', sheet.rows(account, ['withdrawal', 'fee']));
  return `${credits}${debits}${checkList}<div style="page-break-inside:avoid">${title('AGGREGATE OVERDRAFT AND RETURNED ITEM FEES')}${fees}</div><div style="page-break-inside:avoid">${title('DAILY BALANCES')}${balances}</div>`;
};
