import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** What this bank calls a purchase with a card; everything else that went is another withdrawal. */
const PURCHASES = ['DBT PURCHASE', 'POS DEBIT'];

/** The words of this layout. */
export const BALANCE_CALCULATION = issuerWords(
  'Please see the last page for important information about electronic transfers. Member FDIC. Equal Housing Lender.',
  ['One Deposit Checking', 'EverValue Checking', 'Quest Checking'],
  {
    deposits: ['ACH CREDIT'],
    withdrawals: [...PURCHASES, 'ACH DEBIT', 'WEB PAYMENT'],
    fees: ['MONTHLY MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

const moneyOrDot = (sheet: Sheet, cents: number): string => (cents === 0 ? '.00' : sheet.digits(cents));

/** After Citizens': whom to call and the kind of statement with its two days at the right, the holder low at the left over a list of contents. */
export const calculationTop: Section = (sheet) =>
  `<div class="split"><div class="bank">${sheet.bank()}</div><div style="width:38%"><span class="small"><b>1-800-555-0122</b><br>Call our PhoneBank anytime for account information, current rates and answers to your questions.</span></div></div>
<div class="split" style="margin-top:16pt"><div class="small">US214 &nbsp; BR077 &nbsp; 2</div><div style="width:38%"><b style="font-size:1.25em">Personal Account Statement</b><div class="split"><span></span><span>1 of 3</span></div>Beginning ${sheet.start()}<br>through ${sheet.end()}</div></div>
<div style="margin:20pt 0 26pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="split"><div></div><div style="width:38%"><b>Contents</b>${pairs([
    ['Checking', 'Page 1'],
    ['Important Disclosures', 'Page 3'],
  ])}</div></div>`;

/** After Citizens': kind and number at the right of a band, the balance as a calculation with signs behind the amounts, averages beside it. */
export const calculationSummary: AccountSection = (sheet, account) => {
  const checks = centsOf(sheet.rows(account, ['check']));
  const withdrawn = centsOf(sheet.rows(account, ['withdrawal', 'fee']));
  const steps = [
    ['Previous Balance', sheet.opening(account), ''],
    ['Checks', moneyOrDot(sheet, checks), '-'],
    ['Withdrawals &amp; Debits', sheet.digits(withdrawn), '-'],
    ['Deposits &amp; Credits', sheet.credits(account), '+'],
    ['Interest Paid', '.00', '+'],
    ['<b>Current Balance</b>', `<b>${sheet.closing(account)}</b>`, '='],
  ];
  const average = sheet.digits(sheet.account(account).openingCents + 21_417);
  return `<div class="split band" style="padding:3pt 6pt"><b>Checking</b><b>SUMMARY</b></div>
<div class="split" style="margin-top:4pt"><div style="width:50%"><b>Balance Calculation</b>${table([], steps, [1], 'rows')}</div><div style="width:44%"><b>${sheet.holder()}</b><br>${sheet.type(account)}<br>${sheet.number(account)}<div style="margin-top:8pt"><b>Balance</b>${pairs([['Average Daily Balance', average]])}</div></div></div>`;
};

/** As wide in each list, so that lists stand under each other. */
const LIST_HEAD = (
  [
    ['Date', 40],
    ['Amount', 64],
    ['Description', 390],
  ] as const
).map(([label, widthPoints]) => `<div style="width:${widthPoints}pt">${label}</div>`);

const told = (sheet: Sheet, account: number, row: Row): { date: string; amount: string; words: string } => {
  const { manner, party } = parted(sheet, row);
  const lead = PURCHASES.includes(manner) ? `${referenceNumber(row, 4)} ${manner} -` : manner;
  const { date, unsigned, told: words } = toldOver(sheet, account, row, [`${lead} ${party}`.trim()], false);
  return { date, amount: unsigned, words };
};

/** After Citizens': checks two abreast, then withdrawals in two lists, then deposits, each list with its total at the right; balances three abreast. */
export const calculationDetails: AccountSection = (sheet, account) => {
  const checks = sheet.rows(account, ['check']).map((row, index, all) => {
    const before = all[index - 1];
    const gap = before && Number(row.movement.checkNumber) - Number(before.movement.checkNumber) > 1;
    const { number, amount, date } = sheet.check(account, row);
    return [`${number}${gap ? '*' : ''}`, amount, date];
  });
  const total = (label: string, sign: string, rows: readonly Row[]): string =>
    `<div class="split"><span></span><span><b>${sign} Total ${label}</b> &nbsp; ${moneyOrDot(sheet, centsOf(rows))}</span></div>`;
  const checkRows = sheet.rows(account, ['check']);
  const checkList =
    checks.length === 0
      ? ''
      : `<b>Checks</b> <span class="small">* There is a break in check sequence</span>${table(headAbreast(['Check #', 'Amount', 'Date'], 2), abreast(checks, 2, 3), [1, 4], 'rows')}${total('Checks', '-', checkRows)}`;
  const out = sheet.rows(account, ['withdrawal', 'fee']);
  const purchases = out.filter((row) => PURCHASES.includes(parted(sheet, row).manner));
  const others = out.filter((row) => !purchases.includes(row));
  const list = (title: string, rows: readonly Row[], sign: string): string =>
    rows.length === 0
      ? ''
      : `<b>${title}</b>${table(
          LIST_HEAD,
          rows.map((row) => {
            const { date, amount, words } = told(sheet, account, row);
            return [date, amount, words];
          }),
          [1],
          'rows',
        )}${total(title, sign, rows)}`;
  const balances = dayBalances(sheet, account);
  return `<div class="split" style="margin-top:8pt"><b>Checking</b><b>TRANSACTION DETAILS</b></div>${checkList}
<div><b>Withdrawals &amp; Debits</b> <span class="small">**May include checks that have been processed electronically by the payee/merchant.</span></div>${list('ATM/Purchases', purchases, '-')}${list('Other Withdrawals', others, '-')}${list('Deposits &amp; Credits', sheet.rows(account, ['deposit']), '+')}
<b>Daily Balance</b>${table(headAbreast(['Date', 'Balance'], 3), abreast(balances, 3, 2), [1, 3, 5], 'rows')}<div class="right small">Balances through ${formatDay(sheet.facts.end, 'MM/DD', 'en')}</div>`;
};
