import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { isSavings, parted, toldOver } from './telling.js';

const CARD = 'Debit Purchase - VISA';
const RECURRING = 'Recurring Debit Purchase';

export const COMBINED = issuerWords(
  'Member FDIC. Balances are shown as of the close of each day. Please examine this statement at once; the reverse side tells how to balance your account.',
  ['PRAIRIE SMART CHECKING', 'STANDARD SAVINGS'],
  {
    deposits: ['Electronic Deposit', 'Mobile Check Deposit'],
    withdrawals: [CARD, RECURRING, 'Electronic Withdrawal', 'Web Authorized Pmt'],
  },
);

type Group = 'deposits' | 'card' | 'other' | 'checks';

function groupOf(sheet: Sheet, account: number, row: Row): Group {
  if (row.movement.cents > 0) return 'deposits';
  if (isSavings(sheet, account)) return 'other';
  if (row.movement.kind === 'check') return 'checks';
  return [CARD, RECURRING].includes(parted(sheet, row).manner) ? 'card' : 'other';
}
const grouped = (sheet: Sheet, account: number, group: Group): Row[] =>
  sheet.rows(account).filter((row) => groupOf(sheet, account, row) === group);

function linesOf(sheet: Sheet, account: number, row: Row): string[] {
  const { cents, day } = row.movement;
  const { manner, party } = parted(sheet, row);
  if (isSavings(sheet, account))
    return [
      cents > 0
        ? 'Internet Banking Transfer From Account 104417203366'
        : 'Internet Banking Transfer To Account 104417203366',
    ];
  if (manner === CARD || manner === RECURRING) {
    const compact = formatDay(day, 'MM/DD/YY', 'en').replaceAll('/', '');
    return [`${manner} On ${compact} 5552400160`, `${party} REF # 2469216${referenceNumber(row, 9)}`];
  }
  return [
    `${manner} ${cents > 0 ? 'From' : 'To'} ${party}`,
    `REF=${referenceNumber(row, 10)}00N00 ${cents > 0 ? 'PAYROLL' : 'WEB PMT'}`,
  ];
}

/** After U.S. Bank's Uni-Statement: the bank and its address at the left, number, period and page at the right, the holder low as behind a window. */
export const combinedTop: Section = (sheet) => {
  const { design } = sheet;
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div>${sheet.bankAddress()}</div><div style="width:42%"><div style="background:${design.accent};color:white;padding:2pt 6pt"><b>Uni-Statement</b></div><table class="pairs"><tbody><tr><td>Account Number:</td><td>${sheet.number(0)}</td></tr><tr><td>Statement Period:</td><td>${sheet.start()}<br>through<br>${sheet.end()}</td></tr></tbody></table><div class="right small">Page 1 of 3</div></div></div>
<div style="margin:20pt 0 26pt 30pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="split"><span></span><div style="width:42%"><b>To Contact First Prairie Bank</b><br>24-Hour Banking: 1-800-555-0177<br>Internet: firstprairie.example</div></div>
<h2 style="border-top:2pt solid ${design.accent}">NEWS FOR YOU</h2><p>Beginning in May, fees for stop payments change. A schedule of fees is at any branch.</p>`;
};

/** Sums with the number of items before them, minus behind what went; lines of kinds that did not occur are left out. */
export const combinedSummary: AccountSection = (sheet, account) => {
  const { design, facts } = sheet;
  const short = (day: 'start' | 'end'): string =>
    formatDay(facts[day], day === 'start' ? 'MMM DD' : 'MMM DD, YYYY', design.language);
  const line = (label: string, group: Group): string[][] => {
    const rows = grouped(sheet, account, group);
    const figure = group === 'deposits' ? sheet.credits(account) : `${sheet.digits(centsOf(rows))}-`;
    return rows.length === 0 ? [] : [[label, String(rows.length), figure]];
  };
  const rows = [
    [`Beginning Balance on ${short('start')}`, '', `$ ${sheet.opening(account)}`],
    ...line('Other Deposits', 'deposits'),
    ...line('Card Withdrawals', 'card'),
    ...line('Other Withdrawals', 'other'),
    ...line('Checks Paid', 'checks'),
    [`<b>Ending Balance on ${short('end')}</b>`, '', `<b>$ ${sheet.closing(account)}</b>`],
  ];
  const kind = isSavings(sheet, account) ? 'SAVINGS' : 'CHECKING';
  return `<div class="band split" style="padding:3pt 6pt;margin-top:12pt"><b>${sheet.type(account)}</b><span>Member FDIC</span></div>
<div class="split" style="margin-top:5pt"><span>${sheet.bank()} &nbsp; National Association</span><b>Account Number ${sheet.number(account)}</b></div>
<h2>Account Summary <span class="small">${kind}</span></h2><div style="width:52%">${table(['', '# Items', ''], rows, [1, 2], 'rows')}</div>`;
};

/** A list for each kind with a number of reference before the amount and the sum beneath; balances where the day ends, three abreast. */
export const combinedLists: AccountSection = (sheet, account) => {
  const list = (group: Group, title: string): string => {
    const rows = grouped(sheet, account, group);
    if (rows.length === 0) return '';
    const minus = group === 'deposits' ? '' : '-';
    const body = rows.map((row, index) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, account, row), false);
      return [
        date,
        told,
        group === 'card' ? referenceNumber(row, 10) : '',
        `${index === 0 ? '$ ' : ''}${unsigned}${minus}`,
      ];
    });
    const total = ['', `<b>Total ${title}</b>`, '', `<b>$ ${sheet.digits(centsOf(rows))}${minus}</b>`];
    const card = group === 'card' ? '<div class="small">Card Number: xxxx-xxxx-xxxx-3310</div>' : '';
    return `<h2>${title}</h2>${card}${table(['Date', 'Description of Transaction', 'Ref Number', 'Amount'], [...body, total], [3], 'rows')}`;
  };
  const checks = grouped(sheet, account, 'checks');
  const checkCells = checks.map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, referenceNumber(row, 10), amount];
  });
  const checkHead = headAbreast(['Check', 'Date', 'Ref Number', 'Amount'], 2);
  const checkList =
    checks.length === 0
      ? ''
      : `<h2>Checks Presented Conventionally</h2>${table(checkHead, abreast(checkCells, 2, 4), [3, 7], 'rows')}<div class="right"><b>Conventional Checks Paid (${checks.length}) &nbsp; $ ${sheet.digits(centsOf(checks))}-</b></div>`;
  const balances = table(
    headAbreast(['Date', 'Ending Balance'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  return `${list('deposits', 'Other Deposits')}${list('card', 'Card Withdrawals')}${list('other', 'Other Withdrawals')}${checkList}<h2>Balance Summary</h2>${balances}<div class="small">Balances only appear for days reflecting change.</div>`;
};
