import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { toldOfKinds } from './kind-lists.js';

/** The words of this layout. */
export const STATEMENT_NUMBER = issuerWords(
  'In case of errors or questions about your electronic transfers, call 800-555-0181 or write us at the address on page 1 as soon as you can. Checks missing from the sequence may have been paid in a previous statement period. Member FDIC.',
  ['Regular Checking', 'Tiered Interest Checking'],
  {
    deposits: ['DIRECT DEPOSIT', 'OFFICE DEPOSIT'],
    withdrawals: ['CARD PURCHASE', 'ONLINE PAYMENT', 'RECURRING CARD'],
    fees: ['MONTHLY SERVICE CHARGE'],
    check: 'Check',
  },
);

/** After Union Bank's: name and post-office box at the left, title, page, statement's number, period and where to ask at the right, the holder as behind a window. */
export const statementNumberTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">SACRAMENTO CAPITOL MALL 0184</span><br>${bankAddressOf(sheet, 'POST OFFICE BOX 61840', 'SACRAMENTO CA 95860-1840')}</div><div style="width:38%"><b style="font-size:1.35em">Statement of Accounts</b><br>Page 1 of 3<br>Statement Number: ${sheet.number(0)}<br>${sheet.start()} - ${sheet.end()}<div class="small" style="margin-top:8pt"><b>Customer Inquiries</b><br>800-555-0181<br>Thank you for banking with us since 2009</div></div></div>
<div style="margin:20pt 0 30pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** After Union Bank's: kind and number in a band, how many days, then both balances under their days around the sums of each kind with how many there were. */
export const statementNumberSummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const [credits, checks, debits, fees] = (['deposit', 'check', 'withdrawal', 'fee'] as const).map((kind) =>
    sheet.rows(account, [kind]),
  );
  const part = (words: string, rows: readonly Row[] = []): [string, string] => [
    `&nbsp;&nbsp;&nbsp;${words} (${rows.length})`,
    sheet.digits(centsOf(rows)),
  ];
  const summary = pairs([
    [`<b>Balance on ${formatDay(start, 'M/D', 'en')}</b>`, `<b>$ ${sheet.opening(account)}</b>`],
    ['Total Credits', sheet.credits(account)],
    part('Deposits and electronic credits', credits),
    ['Total Debits', `-${sheet.debits(account)}`],
    part('Checks paid', checks),
    part('Electronic debits', debits),
    part('Other debits, fees and adjustments', fees),
    [`<b>Balance on ${formatDay(end, 'M/D', 'en')}</b>`, `<b>$ ${sheet.closing(account)}</b>`],
  ]);
  return `<div class="band split" style="padding:3pt 6pt"><b>${sheet.type(account)} Summary</b><b>Account Number: ${sheet.number(account)}</b></div><div style="margin:5pt 0">Days in statement period: ${daysOf(sheet)}</div><div style="width:62%">${summary}</div>`;
};

/** An order has the originator, its purpose and a number; a card's slip the day of use before the shop. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const capitals = party.toUpperCase();
  if (manner === 'DIRECT DEPOSIT') return [`${capitals} PAYROLL PPD ${referenceNumber(row, 7)}`];
  if (manner === 'ONLINE PAYMENT') return [`${capitals} ONLINE PMT WEB ${referenceNumber(row, 10)}`];
  if (manner === 'OFFICE DEPOSIT' || manner === '') return [manner || row.movement.description];
  return [`${manner} ${formatDay(row.movement.day, 'M/D', 'en')} ${capitals}`];
};

/** After Union Bank's: credits, checks abreast, electronic debits and fees, each with a bank's reference before the amount and a sum beneath. */
export const statementNumberLists: AccountSection = (sheet, account) => {
  const head = [
    '<div style="width:34pt">Date</div>',
    '<div style="width:310pt">Description/Location</div>',
    'Reference',
    'Amount',
  ];
  const list = (title: string, kind: 'deposit' | 'withdrawal' | 'fee'): string => {
    const body = toldOfKinds(sheet, account, [kind], linesOf).map(({ row, date, told, unsigned }, index) => [
      date,
      told,
      referenceNumber(row, 8),
      `${index === 0 ? '$ ' : ''}${unsigned}`,
    ]);
    if (body.length === 0) return '';
    const total = [
      '',
      `<b>${body.length} ${title}</b>`,
      '<b>Total</b>',
      `<b>$ ${sheet.digits(centsOf(sheet.rows(account, [kind])))}</b>`,
    ];
    return `<div style="margin-top:6pt;break-after:avoid"><b>${title}</b></div>${table(head, [...body, total], [3], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, referenceNumber(row, 8), amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid;margin-top:6pt"><b>Checks paid</b>${table(headAbreast(['Number', 'Date', 'Reference', 'Amount'], 2), abreast(checks, 2, 4), [3, 7], 'rows')}</div>`;
  const title = (words: string): string => `<h2 style="border-bottom:1pt solid">${words}</h2>`;
  return `${title('CREDITS')}${list('Deposits and electronic credits', 'deposit')}${title('DEBITS')}${checkList}${list('Electronic debits', 'withdrawal')}${list('Other debits, fees and adjustments', 'fee')}`;
};
