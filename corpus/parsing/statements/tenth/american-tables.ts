import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import type { Row, Sheet } from '../sheet.js';
import { daysOf, nameBeneath, wordingOf } from './parts.js';

/** A withdrawal made with a card, which this bank sums apart from what goes by wire. */
const isByCard = (sheet: Sheet, row: Row): boolean => /Card|ATM/.test(wordingOf(sheet, row));

/** After Chase's: the kind of account beside the heading, sums by kind with a minus before what went. */
export const sumsByKind: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const withdrawals = sheet.rows(account, ['withdrawal']);
  const sum = (label: string, rows: readonly Row[]): string[][] =>
    rows.length === 0 ? [] : [[label, `-${sheet.digits(centsOf(rows))}`]];
  const rows = [
    [words.opening, `$${sheet.opening(account)}`],
    [words.credits, sheet.credits(account)],
    ...sum(words.checks, sheet.rows(account, ['check'])),
    ...sum(
      words.moneyOut,
      withdrawals.filter((row) => isByCard(sheet, row)),
    ),
    ...sum(
      words.debits,
      withdrawals.filter((row) => !isByCard(sheet, row)),
    ),
    [words.fees, `-${sheet.fees(account)}`],
    [`<b>${words.closing}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<div class="split" style="border-top:2pt solid ${sheet.design.accent}"><b style="font-size:1.2em">${words.summary}</b><span>${sheet.type(account)}</span></div><div style="width:62%">${table(['', words.amount], rows, [1], 'rows')}</div>`;
};

/** After Chase's: one list, the sign before the amount, the balance behind each; the balances at either end as rows without a day. */
export const balancesAtEitherEnd: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, signed, balance } = sheet.transaction(account, row);
    return [date, description, signed, balance];
  });
  const rows = [
    ['', `<b>${words.opening}</b>`, '', `<b>$${sheet.opening(account)}</b>`],
    ...body,
    ['', `<b>${words.closing}</b>`, '', `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<div style="border-top:2pt solid ${sheet.design.accent};margin-top:10pt"><b style="font-size:1.2em">${words.activity}</b></div>${table([words.date, words.description, words.amount, words.balance], rows, [2, 3], 'rows')}`;
};

/** After Capital One's: kind and number as a heading, credit or debit before the signed amount, balances at either end with their days. */
export const categoryBeforeAmount: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], design.dateStyle, design.language);
  const body = sheet.rows(account).map((row) => {
    const { date, description, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      date,
      description,
      isIn ? words.moneyIn : words.moneyOut,
      `${isIn ? '+' : '-'} $${unsigned}`,
      `$${balance}`,
    ];
  });
  const rows = [
    [day('start'), words.opening, '', '', sheet.opening(account)],
    ...body,
    [day('end'), words.closing, '', '', sheet.closing(account)],
  ];
  const further = table(
    [words.average ?? '', words.fees, words.days ?? ''],
    [['<b>0.10%</b>', '<b>$0.00</b>', `<b>${daysOf(facts)}</b>`]],
    [],
    'rows',
  );
  return `<h2>${sheet.type(account)} - ${sheet.number(account)}</h2>${table([words.date, words.description, words.kind ?? '', words.amount, words.balance], rows, [3, 4], 'rows ruled')}${further}`;
};

/** After Regions': two columns of sums, signs behind them; the second holds what is no sum. */
export const signsBehindSums: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const cents = (kinds: readonly Row['movement']['kind'][]): number => centsOf(sheet.rows(account, kinds));
  const lowest = Math.min(...sheet.rows(account).map(({ balanceCents }) => balanceCents));
  const sums = [
    [words.opening, sheet.opening(account), '', words.average ?? '', `$${sheet.digits(lowest)}`],
    [words.credits, sheet.credits(account), '+', '', ''],
    [words.debits, `$${sheet.digits(cents(['withdrawal']))}`, '-', '', ''],
    [words.fees, sheet.fees(account), '-', '', ''],
    ['Automatic Transfers', `$${sheet.digits(0)}`, '+', '', ''],
    ['Checks', `$${sheet.digits(cents(['check']))}`, '-', '', ''],
    [`<b>${words.closing}</b>`, `<b>${sheet.closing(account)}</b>`, '', '', ''],
  ];
  return `<div class="center band" style="padding:2pt"><b>${words.summary}</b></div>${table([], sums, [1, 4], 'rows')}`;
};

/** As wide in each list, since no head keeps the lists alike. */
const wide = (told: string): string => `<div style="width:360pt">${told}</div>`;

/** After Regions': a list for each kind under its heading in the middle, no heads of columns, its total at the right; checks and balances three abreast. */
export const listsWithoutHeads: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const heading = (title: string): string =>
    `<div class="center" style="margin-top:8pt"><b>${title}</b></div>`;
  const total = (title: string, rows: readonly Row[]): string[] => [
    '',
    `<b>${words.totalOf} ${title}</b>`,
    `<b>$${sheet.digits(centsOf(rows))}</b>`,
  ];
  const list = (title: string, name: string, kind: Row['movement']['kind']): string => {
    const rows = sheet.rows(account, [kind]);
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, description, detail, unsigned } = sheet.transaction(account, row, false);
      return [date, wide([description, detail].filter(Boolean).join(' ')), unsigned];
    });
    return `${heading(title)}${table([], [...body, total(name, rows)], [2], 'rows')}`;
  };
  const cashed = sheet.rows(account, ['check']);
  const checks = cashed.map((row, index) => {
    const { number, date, amount } = sheet.check(account, row);
    const before = cashed[index - 1];
    const skips = before && Number(row.movement.checkNumber) - Number(before.movement.checkNumber) > 1;
    return [date, `${number}${skips ? ' *' : ''}`, amount];
  });
  const checkHead = headAbreast([words.date, words.checkNumber, words.amount], 3);
  const checkList =
    checks.length > 0
      ? `${heading(words.checks)}${table(checkHead, abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div class="right"><b>${words.totalOf} Checks $${sheet.digits(centsOf(cashed))}</b></div><div class="center small">* Break In Check Number Sequence.</div>`
      : '';
  return `${list(words.moneyIn, words.credits, 'deposit')}${list(words.moneyOut, words.debits, 'withdrawal')}${list('FEES', words.fees, 'fee')}${checkList}
${heading(words.dailyBalances ?? '')}${table(headAbreast([words.date, words.balance], 3), abreast(dayBalances(sheet, account), 3, 2), [1, 3, 5], 'rows')}<div class="center small">${words.title}</div>`;
};

/** After a core processor's: the days of both balances, between them how many credits and debits there were and what they come to. */
export const countsBetweenDays: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const credits = sheet.rows(account, ['deposit']).length;
  const debits = sheet.rows(account).length - credits;
  const rows = [
    [sheet.start(), 'Beginning Balance', sheet.opening(account)],
    ['', `${credits} ${words.credits}`, sheet.credits(account)],
    ['', `${debits} ${words.debits}`, sheet.debits(account)],
    [sheet.end(), 'Ending Balance', sheet.closing(account)],
  ];
  return `<div class="band" style="padding:2pt 5pt;margin-top:10pt"><b>${sheet.type(account)}-${sheet.number(account)}</b></div><b>${words.summary}</b><div style="width:62%">${table([words.date, words.description, words.amount], rows, [2], 'rows')}</div>`;
};

/** After a core processor's: debits before credits before balance, the currency's sign before each, names beneath the words; daily balances and overdraft fees last. */
export const debitsBeforeCredits: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], design.dateStyle, design.language);
  const body = sheet.rows(account).map((row) => {
    const printed = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      printed.date,
      nameBeneath(sheet, row, printed),
      isIn ? '' : `$${printed.unsigned}`,
      isIn ? `$${printed.unsigned}` : '',
      `$${printed.balance}`,
    ];
  });
  const rows = [
    [day('start'), 'Beginning Balance', '', '', sheet.opening(account)],
    ...body,
    [day('end'), 'Ending Balance', '', '', sheet.closing(account)],
  ];
  const none = `$${sheet.digits(0)}`;
  const overdrafts = table(
    ['', 'Total for this period', 'Total year-to-date'],
    [
      ['Total Overdraft Fees', none, none],
      ['Total Returned Item Fees', none, none],
    ],
    [1, 2],
    'rows grid',
  );
  return `<b>${words.activity}</b>${table([words.startDate, words.description, words.moneyOut, words.moneyIn, words.balance], rows, [2, 3, 4], 'rows ruled')}
<div style="page-break-inside:avoid"><b>${words.dailyBalances}</b>${table(headAbreast([words.date, words.amount], 3), abreast(dayBalances(sheet, account), 3, 2), [1, 3, 5], 'rows')}</div>
<div style="page-break-inside:avoid"><b>${words.fees}</b><div style="width:64%">${overdrafts}</div></div>`;
};
