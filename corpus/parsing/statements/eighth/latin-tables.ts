import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';

/** Kept in one line, spaces and hyphens and all. */
const unbroken = (text: string): string => `<span style="white-space:nowrap">${text}</span>`;
const isSameDay = (row: Row, other: Row | undefined): boolean =>
  other !== undefined &&
  row.movement.day.day === other.movement.day.day &&
  row.movement.day.month === other.movement.day.month;
/** An hour as an app notes it; the same for the same movement. */
const hourOf = (row: Row): string => {
  const digits = referenceNumber(row, 6);
  return `${String(Number(digits.slice(0, 3)) % 24).padStart(2, '0')}:${String(Number(digits.slice(3)) % 60).padStart(2, '0')}`;
};

/** An account in a band, then its sums as an equation: labels over figures with the signs between them. */
export const equation: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const head = [words.opening, '', words.credits, '', words.debits, '', words.closing];
  const row = [
    sheet.opening(account),
    '<b>+</b>',
    sheet.credits(account),
    '<b>-</b>',
    sheet.debits(account),
    '<b>=</b>',
    `<b>${sheet.closing(account)}</b>`,
  ];
  return `<div style="page-break-inside:avoid"><div class="band" style="padding:3pt 6pt;margin-top:10pt"><b>${sheet.type(account)}</b> &nbsp; ${words.accountNumber} ${sheet.number(account)}</div><b>${words.summary}</b>${table(head, [row], [0, 2, 4, 6], 'rows')}<div class="small">${words.fees}: ${sheet.fees(account)}</div></div>`;
};

/** Day, folio, words over the trace, withdrawals before deposits; the balance before as first row, both sums as the last. */
export const folioBeforeWords: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    const told = [description, detail].filter(Boolean).join('<br>');
    return [
      unbroken(date),
      referenceNumber(row, 7),
      told,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      balance,
    ];
  });
  const rows = [
    ['', '', words.broughtForward, '', '', sheet.opening(account)],
    ...body,
    [
      '',
      '',
      `<b>${words.totalOf}</b>`,
      sheet.debits(account),
      sheet.credits(account),
      sheet.closing(account),
    ],
  ];
  const head = [
    words.date,
    words.code ?? '',
    words.description,
    words.moneyOut,
    words.moneyIn,
    words.balance,
  ];
  return `<b>${words.activity}</b>${table(head, rows, [3, 4, 5], 'rows ruled')}`;
};

/** The hour under the day, the kind behind the words, the sign before and the currency's letters behind the amount. */
export const currencyBehind: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    const amount = `${isIn ? '+' : '-'}$${unsigned} MXN`;
    return [
      `${unbroken(date)}<br><span class="small">${hourOf(row)} h</span>`,
      description,
      isIn ? words.moneyIn : words.moneyOut,
      amount,
    ];
  });
  return `<h2>${words.activity}</h2>${table([words.date, words.description, words.kind ?? '', words.amount], body, [3], 'rows ruled')}`;
};

/** Credits before charges, then interest and tax of each movement, which are none, and the balance. */
export const interestColumns: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const none = sheet.digits(0);
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [date, description, isIn ? unsigned : '', isIn ? '' : unsigned, none, none, balance];
  });
  const rows = [
    ['', words.opening, '', '', '', '', sheet.opening(account)],
    ...body,
    ['', `<b>${words.totalOf}</b>`, sheet.credits(account), sheet.debits(account), none, none, ''],
  ];
  const head = [
    words.date,
    words.description,
    words.moneyIn,
    words.moneyOut,
    words.amount,
    words.code ?? '',
    words.balance,
  ];
  return table(head, rows, [2, 3, 4, 5, 6], 'rows grid');
};

/** The balance after the movements in a line, then yields in a sentence. */
export const balanceThenYields: AccountSection = (sheet, account) =>
  `<div class="split" style="width:45%;margin-left:55%"><b>${sheet.words.closing}</b><b>${sheet.closing(account)}</b></div><div class="small">${sheet.words.average}</div>`;

/** The day once for all its movements, minus behind what went, the balance in a line of its own after each day. */
export const dayOnceMinusBehind: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, description, unsigned, balance } = sheet.transaction(
      account,
      row,
      !isSameDay(row, rows[index + 1]),
    );
    const isIn = row.movement.cents > 0;
    const shown = isSameDay(row, rows[index - 1]) ? '' : date;
    return [
      shown,
      description,
      referenceNumber(row, 6),
      isIn ? unsigned : '',
      isIn ? '' : `${unsigned}-`,
      balance,
    ];
  });
  const before = [
    formatDay(facts.start, design.dateStyle, design.language),
    words.broughtForward,
    '',
    '',
    '',
    sheet.opening(account),
  ];
  const head = [
    words.date,
    words.description,
    words.checkNumber,
    words.moneyIn,
    words.moneyOut,
    words.balance,
  ];
  return `<div>${words.activity}</div>${table(head, [before, ...body], [3, 4, 5], 'rows zebra')}`;
};

/** Sums with what the bank lends, which is no balance. */
export const sumsWithLimit: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [words.opening, sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, `${sheet.debits(account)}-`],
    [words.fees, `${sheet.fees(account)}-`],
    [words.closing, sheet.closing(account)],
    [words.average ?? '', sheet.digits(250_000)],
  ];
  return `<div style="width:52%;margin-left:48%;page-break-inside:avoid"><b>${words.summary}</b>${table([], rows, [1], 'rows ruled')}</div>`;
};

/** What a wallet may be overdrawn by. */
const LIMIT_CENTS = 50_000;

/** The hour under the day; the amount, then two balances: without and with the limit. */
export const twoBalances: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    const sign = row.movement.cents > 0 ? '' : '- ';
    const withLimit = sheet.digits(row.balanceCents + LIMIT_CENTS);
    return [
      `${unbroken(date)}<br>${hourOf(row)}`,
      description,
      `${sign}R$ ${unsigned}`,
      `R$ ${balance}`,
      `R$ ${withLimit}`,
    ];
  });
  return table(
    [words.date, words.description, words.amount, words.balance, words.carriedForward],
    body,
    [2, 3, 4],
    'rows ruled',
  );
};

/** The number before the words; the sign in a column of its own behind value and balance. */
export const signColumn: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const told = [description, detail].filter(Boolean).join('<br>');
    return [date, referenceNumber(row, 5), told, unsigned, row.movement.cents > 0 ? '+' : '-', balance, '+'];
  });
  const before = ['', '', words.opening, '', '', sheet.opening(account), '+'];
  const head = [
    words.date,
    words.checkNumber,
    words.description,
    words.amount,
    words.kind ?? '',
    words.balance,
    words.kind ?? '',
  ];
  return table(head, [before, ...body], [3, 5], 'rows');
};

/** The account's sums at the left, the member's capital at the right, which is no part of the account. */
export const sumsBesideCapital: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const sums = [
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    [words.closing, sheet.closing(account)],
  ];
  const capital = [
    ['SALDO ANTERIOR', sheet.digits(184_000)],
    [words.average ?? '', sheet.digits(4_000)],
    ['TOTAL INTEGRALIZADO', sheet.digits(188_000)],
  ];
  return `<div class="split" style="page-break-inside:avoid"><div style="width:46%"><b>${words.summary}</b>${table([], sums, [1], 'rows grid')}</div><div style="width:46%"><b>${words.activity}</b>${table([], capital, [1], 'rows grid')}</div></div>`;
};
