import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { countsOf, overdraftFees } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { toldOfKinds } from '../twenty-first/kind-lists.js';
import { billerOf } from './parties.js';

/** The words of this layout. */
export const CHECKS_CLEARED = issuerWords(
  'In case of errors or questions about your electronic transfers, call us at 866-555-0184 or write to Tumalo Bank, PO Box 1830, Roseburg, OR 97470 as soon as you can. We must hear from you no later than 60 days after we sent the first statement on which the problem or error appeared. Member FDIC. Equal Housing Lender.',
  ['Ember Checking', 'Ridgeline Checking', 'Trailhead Interest Checking'],
  {
    deposits: ['PAYROLL', 'PAYROLL', 'DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: ['POS PURCHASE', 'POS PURCHASE', 'DEBIT CARD PURCHASE', 'ACH PMT', 'ATM WITHDRAWAL'],
    fees: ['MAINTENANCE FEE', 'PAPER STATEMENT FEE'],
    check: 'CHECK',
  },
);

const heading = (words: string): string =>
  `<div style="border-bottom:1.5pt solid #00573f;color:#00573f;font-weight:bold;font-size:1.15em;margin-top:10pt;break-after:avoid">${words}</div>`;

/** After Umpqua Bank's: name over a post-office box, the end of the period over the page's number, the holder beside whom to ask, and a line for the account with its last balance. */
export const clearedTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank" style="letter-spacing:2pt">${sheet.bank()}</span><br><span class="small">${bankAddressOf(sheet, 'PO Box 1830', 'Roseburg, OR 97470-0420')}</span></div><div class="right"><b style="font-size:1.35em">Statement Ending ${sheet.end()}</b><br>Page 1 of 2</div></div>
<div class="small" style="margin-top:10pt">RETURN SERVICE REQUESTED</div>
<div class="split" style="margin:12pt 0 20pt"><div style="margin:16pt 0 0 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:44%">${heading('Managing Your Accounts')}${pairs(
    [
      ['Phone Number', '866-555-0184'],
      ['Website', 'www.tumalobank.example'],
      ['Mailing Address', 'PO Box 1830<br>Roseburg, OR 97470-0420'],
    ],
    'pairs ragged',
  )}</div></div>
${heading('Summary of Accounts')}${table(['Account Type', 'Account Number', 'Ending Balance'], [[sheet.type(0), sheet.number(0), `$${sheet.closing(0)}`]], [2], 'rows')}`;

/** After Umpqua Bank's: kind and number, beneath them the dated balances around how much came and went; the first balance's day is the first of the period. */
export const clearedSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  return `<div class="band" style="padding:3pt 6pt;margin-top:8pt"><b style="font-size:1.15em">${sheet.type(account)} - ${sheet.number(account)}</b></div>
${heading('Account Summary')}<div style="width:58%">${table(
    ['Date', 'Description', 'Amount'],
    [
      [sheet.start(), '<b>Beginning Balance</b>', `<b>$${sheet.opening(account)}</b>`],
      ['', `${came} Credit(s) This Period`, `$${sheet.credits(account)}`],
      ['', `${went} Debit(s) This Period`, `$${sheet.debits(account)}`],
      [sheet.end(), '<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
    ],
    [2],
    'rows',
  )}</div>`;
};

/** An order has its originator before its kind; a card's slip the shop behind it; what goes over the counter no name. */
const lineOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'PAYROLL') return [`${party.toUpperCase()} ${manner} ${referenceNumber(row, 9)}`];
  if (manner === 'ACH PMT') return [`${billerOf(row, 'en')} ${manner} ${referenceNumber(row, 7)}`];
  if (manner.endsWith('PURCHASE')) return [`${manner} ${party}`];
  return [manner || row.movement.description];
};

/** After Umpqua Bank's: credits, debits and checks in lists with a dollar sign to each amount, the balance of each day, and what overdrafts cost. */
export const clearedLists: AccountSection = (sheet, account) => {
  const list = (title: string, kinds: Parameters<typeof toldOfKinds>[2]): string => {
    const body = toldOfKinds(sheet, account, kinds, lineOf).map(({ date, told, unsigned }) => [
      date,
      told,
      `$${unsigned}`,
    ]);
    const head = [
      '<div style="width:60pt">Date</div>',
      '<div style="width:340pt">Description</div>',
      'Amount',
    ];
    return `${heading(title)}${table(head, body, [2], 'rows ruled')}`;
  };
  const checkRows = sheet.rows(account, ['check']);
  const checks = checkRows.map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, `$${amount}`];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${heading('Checks Cleared')}${table(headAbreast(['Check Nbr', 'Date', 'Amount'], 2), abreast(checks, 2, 3), [2, 5], 'rows ruled')}<b>${checks.length} item(s) totaling $${sheet.digits(centsOf(checkRows))}</b></div>`;
  const balances = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(
      dayBalances(sheet, account).map(([day = '', amount = '']) => [day, `$${amount}`]),
      3,
      2,
    ),
    [1, 3, 5],
    'rows ruled',
  );
  const fees = overdraftFees('Total for this period', 'Total year-to-date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `${list('Credits', ['deposit'])}${list('Debits', ['withdrawal', 'fee'])}${checkList}<div style="page-break-inside:avoid">${heading('Daily Balances')}${balances}</div><div style="page-break-inside:avoid">${heading('Overdraft and Returned Item Fees')}${fees}</div>`;
};
