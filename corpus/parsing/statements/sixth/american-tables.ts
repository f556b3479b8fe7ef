import { daysAfter, formatDay } from '../../printing/dates.js';
import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';
import { endsDay, joined } from './day-breaks.js';

const total = (rows: readonly Row[]): number =>
  rows.reduce((sum, { movement }) => sum + Math.abs(movement.cents), 0);
const filled = (cells: readonly string[], count: number): string[] => [
  ...cells,
  ...Array.from({ length: count - cells.length }, () => ''),
];

/** Sections by kind, each with its total; checks two abreast; the balance of each day three abreast at the end. */
export const sectionsByKind: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const list = (title: string, kinds: Parameters<Sheet['rows']>[1]): string => {
    const rows = sheet.rows(account, kinds);
    if (rows.length === 0) return '';
    const body = rows.map((row, index) => {
      const parts = sheet.transaction(account, row, false);
      return [
        parts.date,
        joined(parts),
        index === 0 ? `${design.money.symbol}${parts.unsigned}` : parts.unsigned,
      ];
    });
    const sum = [`<b>${words.totalOf} ${title}</b>`, '', `<b>$${sheet.digits(total(rows))}</b>`];
    return `<h2>${title}</h2>${table([words.date, words.description, words.amount], [...body, sum], [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [`${number} ^`, date, amount];
  });
  const head = [words.checkNumber, words.startDate, words.amount];
  const paid = chunks(checks, 2).map((pair) => filled(pair.flat(), 6));
  const all = sheet.rows(account);
  const days = all.flatMap(({ movement, balanceCents }, index) =>
    endsDay(all, index)
      ? [[formatDay(movement.day, design.dateStyle, design.language), `$${sheet.digits(balanceCents)}`]]
      : [],
  );
  const grid = chunks(days, 3).map((group) => filled(group.flat(), 6));
  return `${list(words.moneyIn, ['deposit'])}${checks.length > 0 ? `<h2>${words.checks}</h2>${table([...head, ...head], paid, [2, 5], 'rows')}` : ''}${list(words.moneyOut, ['withdrawal'])}${list('FEES', ['fee'])}
<h2>${words.dailyBalances}</h2>${table([words.date, words.balance, words.date, words.balance, words.date, words.balance], grid, [1, 3, 5], 'rows ruled')}`;
};

/** A share account under its own heading: the balances as first and last row, the amount before the balance, minus behind. */
export const shareRegister: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const dayOf = (day: Row['movement']['day']): string => formatDay(day, design.dateStyle, design.language);
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    return [
      parts.date,
      dayOf(daysAfter(row.movement.day, -(index % 2))),
      joined(parts, '<br>'),
      parts.signed,
      parts.balance,
    ];
  });
  const rows = [
    [dayOf(sheet.facts.start), '', words.opening, '', sheet.opening(account)],
    ...body,
    [dayOf(sheet.facts.end), '', `<b>${words.closing}</b>`, '', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="background:#dfe5ec;padding:2pt 4pt;margin-top:8pt"><b>${sheet.type(account)}</b> &nbsp; ${words.accountNumber} ${sheet.number(account)}</div>${table([words.startDate, words.endDate, words.description, words.amount, words.balance], rows, [3, 4], 'rows')}<div class="small">${words.average} 0.05 % &nbsp; ${words.days} $3.12</div>`;
};

/** Day, words, kind, amount, net amount, day of settlement: a second amount and a second day behind the first. */
export const amountTwice: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    const settled = formatDay(daysAfter(row.movement.day, index % 3), design.dateStyle, design.language);
    return [
      parts.date,
      joined(parts),
      row.movement.cents > 0 ? words.moneyIn : words.moneyOut,
      parts.signed,
      parts.signed,
      settled,
    ];
  });
  const head = [
    words.date,
    words.description,
    words.kind ?? '',
    words.amount,
    words.totalOf ?? '',
    words.cutOff ?? '',
  ];
  return `<h2>${words.activity}</h2>${table(head, body, [3, 4], 'rows ruled')}`;
};

/** What came before what went, with kind of activity; no balance; totals in the last row. */
export const fundsInAndOut: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      parts.date,
      isIn ? 'Deposit' : 'Withdrawal',
      joined(parts),
      isIn ? parts.unsigned : '',
      isIn ? '' : parts.unsigned,
    ];
  });
  const sums = [
    '',
    '<b>Total Bank Activity</b>',
    '',
    `<b>${sheet.credits(account)}</b>`,
    `<b>${sheet.debits(account)}</b>`,
  ];
  return `<h2>${words.activity}</h2>${table([words.date, words.kind ?? '', words.description, words.moneyIn, words.moneyOut], [...body, sums], [3, 4], 'rows zebra')}`;
};

/** Heads in two lines, one language each; credits before debits, then the balance. */
export const headsInTwoLanguages: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [parts.date, joined(parts), isIn ? parts.unsigned : '', isIn ? '' : parts.unsigned, parts.balance];
  });
  return `<h2>${words.activity}</h2>${table([words.date, words.description, words.moneyIn, words.moneyOut, words.balance], body, [2, 3, 4], 'rows grid')}`;
};

/** Check numbers in a column, additions, subtractions, the balance where the day ends; closing balance and totals as last rows. */
export const endingDailyBalance: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    // A check's number has its column, and its words go without it.
    const worded =
      row.movement.kind === 'check'
        ? { ...row, movement: { ...row.movement, description: words.texts.check } }
        : row;
    const parts = sheet.transaction(account, worded, endsDay(rows, index));
    const isIn = row.movement.cents > 0;
    return [
      parts.date,
      row.movement.checkNumber,
      joined(parts),
      isIn ? parts.unsigned : '',
      isIn ? '' : parts.unsigned,
      parts.balance,
    ];
  });
  const last = formatDay(facts.end, design.periodStyle, design.language);
  const closing = [`<b>${words.closing} ${last}</b>`, '', '', '', '', `<b>${sheet.closing(account)}</b>`];
  const sums = [
    `<b>${words.totalOf}</b>`,
    '',
    '',
    `<b>${sheet.credits(account)}</b>`,
    `<b>${sheet.debits(account)}</b>`,
    '',
  ];
  const head = [
    words.date,
    words.checkNumber,
    words.description,
    words.moneyIn,
    words.moneyOut,
    words.balance,
  ];
  const narrow = head.map((label) => label.replace(/ (?=\S+$)/, '<br>'));
  return `<h2>${words.activity}</h2>${table(narrow, [...body, closing, sums], [3, 4, 5], 'rows ruled')}`;
};
