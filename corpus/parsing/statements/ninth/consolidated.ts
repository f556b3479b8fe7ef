import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { isSavings, parted, toldOver } from './telling.js';

const CARD = 'CHECKCARD';
const PURCHASE = 'PURCHASE';
const CASH = 'BKCALHOUN ATM';

export const CONSOLIDATED = issuerWords(
  'This page intentionally shows no check images. Bank of Calhoun, N.A. Member FDIC and Equal Housing Lender.',
  ['Advance Plus Banking', 'Advance Savings'],
  {
    deposits: ['DES:PAYROLL', 'DES:DIRECT DEP'],
    withdrawals: [CARD, PURCHASE, CASH, 'DES:BILLPAY', 'DES:ONLINE PMT'],
    fees: ['Monthly Maintenance Fee', 'NON-BKCALHOUN ATM FEE'],
  },
);

type Group = 'deposits' | 'card' | 'other' | 'checks' | 'fees';

/** Where a movement is listed; an account for savings has neither card nor checks. */
function groupOf(sheet: Sheet, account: number, row: Row): Group {
  const { kind } = row.movement;
  if (kind === 'deposit') return 'deposits';
  if (kind === 'fee') return 'fees';
  if (isSavings(sheet, account)) return 'other';
  if (kind === 'check') return 'checks';
  return [CARD, PURCHASE, CASH].includes(parted(sheet, row).manner) ? 'card' : 'other';
}
const grouped = (sheet: Sheet, account: number, group: Group): Row[] =>
  sheet.rows(account).filter((row) => groupOf(sheet, account, row) === group);

function linesOf(sheet: Sheet, account: number, row: Row): string[] {
  const { kind, cents, day, description } = row.movement;
  if (kind === 'fee') return [description];
  const { manner, party } = parted(sheet, row);
  const [number, monthDay] = [referenceNumber(row, 10), formatDay(day, 'MM/DD', 'en')];
  if (isSavings(sheet, account)) {
    return [`Online Banking transfer ${cents > 0 ? 'from' : 'to'} CHK 4417 Confirmation# ${number}`];
  }
  if (manner === CARD) return [`${CARD} ${monthDay.replace('/', '')} ${party} ${number}24692164`];
  if (manner === PURCHASE) return [`${party} ${monthDay} ${PURCHASE}`];
  if (manner === CASH) return [`${manner} ${monthDay} #${number.slice(0, 9)} WITHDRWL ${party}`];
  return [
    `${party} ${manner} ID:XXXXX${number.slice(0, 5)} INDN:${sheet.facts.holder}`,
    `CO ID:XXXXX${number.slice(5)} PPD`,
  ];
}

/** After Bank of America's combined statement: customer service at the right, the holder at the left, the sentence of the period, and the list of accounts with pages behind. */
export const consolidatedTop: Section = (sheet) => {
  const { facts, design } = sheet;
  const rows = facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    sheet.closing(index),
    `Page ${index + 2}`,
  ]);
  const totalCents = facts.accounts.reduce(
    (sum, { openingCents, movements }) =>
      movements.reduce((all, { cents }) => all + cents, sum + openingCents),
    0,
  );
  const total = ['<b>Total balance</b>', '', `<b>${sheet.money(totalCents)}</b>`, ''];
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><span class="small">${sheet.bankAddress()}</span></div>
<div style="width:38%"><b style="color:${design.accent}">Customer service information</b><table class="pairs"><tbody><tr><td>Customer service:</td><td>1.800.555.0132</td></tr><tr><td>En Español:</td><td>1.800.555.0165</td></tr><tr><td>Website:</td><td>bankofcalhoun.example</td></tr></tbody></table></div></div>
<div style="margin:34pt 0 30pt 8pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h1 style="color:${design.accent}">Your combined statement</h1><div style="font-size:1.2em">for ${sheet.start()} to ${sheet.end()}</div>
${table(['Your deposit accounts', 'Account/plan number', 'Ending balance', 'Details on'], [...rows, total], [2], 'rows ruled')}
<p style="margin-top:20pt"><b>Help keep your account safe.</b> We will never ask you for a code by text. Review your alerts and contact information in our app.</p>`;
};

/** An account's page: its sums in words at the left, one beneath the other. */
export const consolidatedSummary: AccountSection = (sheet, account) => {
  const { facts, design, ledger } = sheet;
  const centsIn = (group: Group): number => centsOf(grouped(sheet, account, group));
  const less = (group: Group): string => `-${sheet.digits(centsIn(group))}`;
  // Between the balances the figures stand without the currency's sign.
  const said = (name: string, group: Group): string =>
    ledger.say(`accounts[${account}].${name}`, toUnits(centsIn(group)), sheet.digits(centsIn(group)));
  const rows = [
    [`Beginning balance on ${sheet.start()}`, sheet.opening(account)],
    ['Deposits and other additions', said('totalDeposits', 'deposits')],
    ['ATM and debit card subtractions', less('card')],
    ['Other subtractions', less('other')],
    ['Checks', less('checks')],
    ['Service fees', `-${said('totalServiceFees', 'fees')}`],
    [`<b>Ending balance on ${sheet.end()}</b>`, `<b>${sheet.closing(account)}</b>`],
  ];
  const period = [facts.start, facts.end].map((day) => formatDay(day, 'long', 'en')).join(' to ');
  return `<div class="break small">${sheet.holder()} &nbsp;|&nbsp; Account # ${sheet.number(account)} &nbsp;|&nbsp; ${period}</div>
<h1 style="color:${design.accent};margin-top:14pt">Your ${sheet.type(account)}</h1><div><b>${sheet.holder()}</b></div>
<h2>Account summary</h2><div style="width:56%">${table([], rows, [1], 'rows ruled')}</div>`;
};

/** A list for each kind of movement with its sum beneath, checks three abreast, balances by day three abreast. */
export const consolidatedLists: AccountSection = (sheet, account) => {
  const list = (group: Group, title: string, sign: '' | '-', head = 'Description'): string => {
    const rows = grouped(sheet, account, group);
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, account, row), false);
      return [date, told, `${sign}${unsigned}`];
    });
    const total = `<b>Total ${title}</b><b>${sign}$${sheet.digits(centsOf(rows))}</b>`;
    return `<h2>${title.charAt(0).toUpperCase()}${title.slice(1)}</h2>${table(['Date', head, 'Amount'], body, [2], 'rows ruled')}<div class="split" style="margin-bottom:8pt">${total}</div>`;
  };
  const checks = grouped(sheet, account, 'checks').map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, `-${amount}`];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<h2>Checks</h2>${table(headAbreast(['Date', 'Check #', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows ruled')}<div class="split"><b>Total checks</b><b>-$${sheet.digits(centsOf(grouped(sheet, account, 'checks')))}</b></div><div class="split"><span>Total # of checks</span><span>${checks.length}</span></div>`;
  const balances = table(
    headAbreast(['Date', 'Balance ($)'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows ruled',
  );
  return `${list('deposits', 'deposits and other additions', '')}
<h2>Withdrawals and other subtractions</h2>${list('card', 'ATM and debit card subtractions', '-')}${list('other', 'other subtractions', '-')}${checkList}
${list('fees', 'service fees', '-', 'Transaction description')}<h2>Daily ledger balances</h2>${balances}`;
};
