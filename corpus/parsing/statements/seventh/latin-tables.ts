import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { referenceNumber } from '../references.js';
import type { Sheet } from '../sheet.js';

const dayOf = (sheet: Sheet, which: 'start' | 'end'): string =>
  formatDay(sheet.facts[which], sheet.design.periodStyle, sheet.design.language);

/** Kept in one line, hyphens and all. */
const unbroken = (text: string): string => `<span style="white-space:nowrap">${text}</span>`;

/** Sums of the period with the bank and its address beside them, as the foot of a first page has them. */
export const sumsBesideBank: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [`+ ${words.credits}`, sheet.credits(account)],
    [`- ${words.debits}`, sheet.debits(account)],
    [words.fees, sheet.fees(account)],
  ];
  return `<div class="split" style="margin-top:8pt"><div style="width:50%"><b>${words.summary}</b>${table([], rows, [1], 'rows ruled')}</div><div class="small" style="width:42%">${sheet.bank()}<br>${sheet.bankAddress()}</div></div>`;
};

/** A first row with the balance before the period; deposits before withdrawals; the reference under the words. */
export const depositBeforeWithdrawal: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      unbroken(date),
      [description, detail].filter(Boolean).join('<br>'),
      isIn ? unsigned : '',
      isIn ? '' : unsigned,
      balance,
    ];
  });
  const before = [
    unbroken(formatDay(facts.start, design.dateStyle, design.language)),
    words.broughtForward,
    '',
    '',
    sheet.opening(account),
  ];
  return `<h2>${words.activity}</h2>${table([words.date, words.description, words.moneyIn, words.moneyOut, words.balance], [before, ...body], [2, 3, 4], 'rows zebra')}`;
};

/** An account under its name: a policy's number before the words, debit before credit, both sums in the last row. */
export const policies: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      date,
      unbroken(`D-${referenceNumber(row, 5)}`),
      description,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      balance,
    ];
  });
  const rows = [
    ['', '', words.opening, '', '', sheet.opening(account)],
    ...body,
    ['', '', words.totalOf ?? '', sheet.debits(account), sheet.credits(account), ''],
    ['', '', `<b>${words.closing}</b>`, '', '', `<b>${sheet.closing(account)}</b>`],
  ];
  const head = [
    words.date,
    words.checkNumber,
    words.description,
    words.moneyOut,
    words.moneyIn,
    words.balance,
  ];
  return `<div style="margin-top:8pt"><b>${words.accountNumber}: ${sheet.number(account)} &nbsp; ${sheet.type(account)}</b></div>${table(head, rows, [3, 4, 5], 'rows grid')}`;
};

/** Two lines a movement: the words with the signed amount, the day beneath them. */
export const dayBeneath: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const lines = sheet.rows(account).map((row) => {
    const { date, description, unsigned } = sheet.transaction(account, row);
    const amount = `${row.movement.cents > 0 ? '+' : '-'} $${unsigned}`;
    return `<div class="split" style="border-bottom:0.5pt solid #ddd;padding:3pt 0;page-break-inside:avoid"><div>${description}<br><span class="label">${date}</span></div><div class="right">${amount}</div></div>`;
  });
  return `<h2>${words.activity}</h2>${lines.join('\n')}`;
};

/** A head of two rows: credits and debits stand under one name; minus behind debits; the balance where the day ends, the balance before as first row. */
export const splitHead: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const rows = sheet.rows(account);
  const opened = formatDay(facts.start, design.dateStyle, design.language);
  const cell = (text: string, isFigure: boolean): string =>
    `<td${isFigure ? ' class="right"' : ''}>${text}</td>`;
  const line = (cells: readonly string[]): string =>
    `<tr>${cells.map((text, column) => cell(text, column > 2)).join('')}</tr>`;
  const body = rows.map((row, index) => {
    const next = rows[index + 1]?.movement.day;
    const { day, cents } = row.movement;
    const endsDay = next === undefined || next.day !== day.day || next.month !== day.month;
    const { date, description, unsigned, balance } = sheet.transaction(account, row, endsDay);
    return line([
      date,
      description,
      referenceNumber(row, 6),
      cents > 0 ? unsigned : '',
      cents > 0 ? '' : `${unsigned}-`,
      balance,
    ]);
  });
  const before = line([opened, `${words.broughtForward} ${opened}`, '-', '', '', sheet.opening(account)]);
  return `<b>${words.activity}</b><table class="rows"><thead><tr><th rowspan="2">${words.date}</th><th rowspan="2">${words.description}</th><th rowspan="2">${words.checkNumber}</th><th colspan="2" class="center">${words.amount}</th><th rowspan="2" class="right">${words.balance}</th></tr><tr><th class="right">${words.moneyIn}</th><th class="right">${words.moneyOut}</th></tr></thead><tbody>${before}${body.join('\n')}</tbody></table>`;
};

/** The sum after the movements, each label with its sign in brackets. */
export const signsInBrackets: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [`${words.opening} ${dayOf(sheet, 'start')}`, sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    [`<b>${words.closing} ${dayOf(sheet, 'end')}</b>`, `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="width:55%"><b>${words.summary}</b>${table([], rows, [1], 'rows ruled')}</div>`;
};

/** One column of signed values before the balance; the balance before the period as first row, without a day. */
export const signedBeforeBalance: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, signed, balance } = sheet.transaction(account, row);
    return [
      date,
      [description, detail].filter(Boolean).join(' '),
      `${row.movement.cents > 0 ? 'CRED' : 'DEB'}${referenceNumber(row, 6)}`,
      signed,
      balance,
    ];
  });
  const before = ['', words.opening, '', '', sheet.opening(account)];
  return table(
    [words.date, words.description, words.checkNumber, words.amount, words.balance],
    [before, ...body],
    [3, 4],
    'rows zebra',
  );
};

/** What the account holds after the movements, label and figure in lines. */
export const heldNow: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [`${words.closing} ${dayOf(sheet, 'end')}`, sheet.closing(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    [words.average ?? '', sheet.digits(200_000)],
  ];
  return `<div style="width:50%">${table([], rows, [1], 'rows')}</div>`;
};

/** An operation's number before the amount; minus between currency and digits. */
export const operations: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    return [
      date,
      description,
      referenceNumber(row, 11),
      `R$ ${row.movement.cents < 0 ? '-' : ''}${unsigned}`,
      `R$ ${balance}`,
    ];
  });
  return `<b>${words.activity}</b>${table([words.date, words.description, words.code ?? '', words.amount, words.balance], body, [3, 4], 'rows ruled')}`;
};
