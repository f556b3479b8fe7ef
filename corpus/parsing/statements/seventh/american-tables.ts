import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';

/** Kinds of movements with their counts, minus behind; the currency in a column of its own in the first and last row. */
export const countedKinds: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const line = (label: string, kind: Row['movement']['kind']): string[] => {
    const rows = sheet.rows(account, [kind]);
    return [label, String(rows.length), '', `${sheet.digits(centsOf(rows))}-`];
  };
  const opened = formatDay(facts.start, design.dateStyle, design.language);
  const closed = formatDay(facts.end, design.periodStyle, design.language);
  const rows = [
    [`${words.opening} ${opened}`, '', '$', sheet.opening(account)],
    [words.credits, String(sheet.rows(account, ['deposit']).length), '', sheet.credits(account)],
    line(words.debits, 'withdrawal'),
    [words.fees, String(sheet.rows(account, ['fee']).length), '', `${sheet.fees(account)}-`],
    line('Checks Paid', 'check'),
    [`<b>${words.closing} ${closed}</b>`, '', '<b>$</b>', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<b>${words.accountType}</b><div style="width:62%">${table(['', words.summary, '', ''], rows, [1, 2, 3], 'rows')}</div>`;
};

/** Lists by kind with a reference before the amount and the sum above the next list; checks two abreast with a reference each. */
export const referencedKinds: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const list = (title: string, kind: Row['movement']['kind'], sign: string): string => {
    const rows = sheet.rows(account, [kind]);
    if (rows.length === 0) return '';
    const body = rows.map((row, index) => {
      const { date, description, unsigned } = sheet.transaction(account, row, false);
      return [date, description, referenceNumber(row, 10), index === 0 ? '$' : '', `${unsigned}${sign}`];
    });
    const sum = [
      '',
      '',
      `<b>${words.totalOf} ${title}</b>`,
      '<b>$</b>',
      `<b>${sheet.digits(centsOf(rows))}${sign}</b>`,
    ];
    return `<h2>${title}</h2>${table([words.date, words.description, words.code ?? '', '', words.amount], [...body, sum], [2, 3, 4], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row, index, all) => {
    const { number, date, amount } = sheet.check(account, row);
    const before = all[index - 1]?.movement.checkNumber;
    const gap = before !== undefined && Number(row.movement.checkNumber) - Number(before) > 1 ? '*' : '';
    return [`${number}${gap}`, date, referenceNumber(row, 10), amount];
  });
  const paid = abreast(checks, 2, 4);
  const checkHead = headAbreast([words.checkNumber, words.date, words.code ?? '', words.amount], 2);
  const checkList =
    checks.length > 0 ? `<h2>${words.checks}</h2>${table(checkHead, paid, [3, 7], 'rows')}` : '';
  const days = abreast(dayBalances(sheet, account), 3, 2);
  return `${list(words.moneyIn, 'deposit', '')}${list(words.moneyOut, 'withdrawal', '-')}${list(words.fees, 'fee', '-')}${checkList}
<h2>${words.dailyBalances}</h2>${table(headAbreast([words.date, words.balance], 3), days, [1, 3, 5], 'rows')}`;
};

/** An account under its name and number: balances as first and last row without an amount, minus behind. */
export const detailOfAccount: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, signed, balance } = sheet.transaction(account, row);
    return [date, [description, detail].filter(Boolean).join(' '), signed, balance];
  });
  const edge = (day: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(facts[day], design.dateStyle, design.language),
    `<b>${label}</b>`,
    '',
    `<b>${balance}</b>`,
  ];
  const rows = [
    edge('start', words.broughtForward, sheet.opening(account)),
    ...body,
    edge('end', words.closing, sheet.closing(account)),
  ];
  return `<h2>${sheet.type(account)} - ${sheet.number(account)}</h2>${table([words.date, words.description, words.amount, words.balance], rows, [2, 3], 'rows')}`;
};

/** Day, kind, words, signed amount, balance after it; the sign before the currency. */
export const typedList: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      date,
      isIn ? words.moneyIn : words.moneyOut,
      description,
      `${isIn ? '+' : '–'}$${unsigned}`,
      `$${balance}`,
    ];
  });
  return `<h2>${words.activity}</h2>${table([words.date, words.kind ?? '', words.description, words.amount, words.balance], body, [3, 4], 'rows ruled')}`;
};

/** Particulars two abreast, as a core system sets them: what the account is at the left, what the bank reckons at the right. */
export const reckonedAbreast: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const all = sheet.rows(account);
  const deposits = sheet.rows(account, ['deposit']).length;
  const averageCents =
    Math.round(centsOf(all) / Math.max(1, all.length)) + sheet.account(account).openingCents;
  const rows = [
    [`<b>${sheet.type(account)}</b>`, '', words.count ?? '', '4'],
    [words.accountNumber, sheet.number(account), words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
    [words.opening, sheet.opening(account), words.days ?? '', '30'],
    [`${deposits} ${words.credits}`, sheet.credits(account), words.average ?? '', sheet.digits(averageCents)],
    [
      `${all.length - deposits} ${words.debits}`,
      sheet.debits(account),
      'Average Collected',
      sheet.digits(averageCents),
    ],
    [words.fees, sheet.fees(account), '', ''],
    ['Interest Paid', '.00', '', ''],
    [words.closing, sheet.closing(account), '', ''],
  ];
  // A gap between the left and the right particulars.
  const parted = rows.map(([label = '', value = '', ...right]) => [
    label,
    value,
    '&nbsp;'.repeat(6),
    ...right,
  ]);
  return table([], parted, [1, 4], 'rows');
};

/** Everything but checks in the order of days, minus behind what went; checks three abreast; balances four abreast. */
export const dateOrder: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account, ['deposit', 'withdrawal']).map((row) => {
    const { date, description, detail, signed } = sheet.transaction(account, row, false);
    return [date, [description, detail].filter(Boolean).join('<br>'), signed];
  });
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, amount];
  });
  const paid = abreast(checks, 3, 3);
  const checkHead = headAbreast([words.date, words.checkNumber, words.amount], 3);
  const checkList =
    checks.length > 0
      ? `<div class="center">${words.checks}</div>${table(checkHead, paid, [1, 2, 4, 5, 7, 8], 'rows')}`
      : '';
  const days = abreast(dayBalances(sheet, account), 4, 2);
  return `<div class="center">${words.activity}</div><div style="width:80%">${table([words.date, words.description, words.amount], body, [2], 'rows')}</div>${checkList}
<div class="center">${words.dailyBalances}</div>${table(headAbreast([words.date, words.balance], 4), days, [1, 3, 5, 7], 'rows')}`;
};
