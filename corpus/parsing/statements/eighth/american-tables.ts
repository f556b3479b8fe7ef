import { formatDay } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** Day, amount, words: under a sentence that says how many lines there are and how much they come to. */
function sentenceList(sheet: Sheet, account: number, title: string, kind: Row['movement']['kind']): string {
  const { words } = sheet;
  const rows = sheet.rows(account, [kind]);
  if (rows.length === 0) return '';
  const body = rows.map((row) => {
    const { date, description, detail, unsigned } = sheet.transaction(account, row, false);
    return [date, unsigned, [description, detail].filter(Boolean).join('<br>')];
  });
  const sentence =
    rows.length === 1
      ? `There was 1 item ${words.totalOf}`
      : `There were ${rows.length} ${title.toLowerCase()} ${words.totalOf}`;
  return `<div class="split" style="margin-top:8pt"><b>${title}</b><span class="small">${sentence} $${sheet.digits(centsOf(rows))}.</span></div>${table([words.date, words.amount, words.description], body, [1], 'rows')}`;
}

/** A star behind a check's number where it does not follow the one before. */
const skipMark = (row: Row, before: Row | undefined): string =>
  before && Number(row.movement.checkNumber) - Number(before.movement.checkNumber) > 1 ? ' *' : '';

/** Four sums under their labels, then two figures that no movement makes. */
export const sumsUnderLabels: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const head = [words.opening, words.credits, words.debits, words.closing];
  const row = [sheet.opening(account), sheet.credits(account), sheet.debits(account), sheet.closing(account)];
  const further = [words.average ?? '', words.fees];
  const average = sheet.digits(sheet.account(account).openingCents + 12_345);
  return `<h2>${words.summary}</h2>${table(head, [row], [0, 1, 2, 3], 'rows')}<div style="width:50%;margin-left:50%">${table(further, [[average, sheet.fees(account)]], [0, 1], 'rows')}</div>`;
};

/** The lists under sentences, checks two abreast with the number before the amount before the day, balances four abreast. */
export const sentencesOverLists: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const checks = sheet.rows(account, ['check']).map((row, index, all) => {
    const { number, date, amount } = sheet.check(account, row);
    return [`${number}${skipMark(row, all[index - 1])}`, amount, date, referenceNumber(row, 9)];
  });
  const checkHead = headAbreast([words.checkNumber, words.amount, words.date, words.code ?? ''], 2);
  const checkList =
    checks.length > 0
      ? `<b>${words.checks}</b>${table(checkHead, abreast(checks, 2, 4), [1, 5], 'rows')}`
      : '';
  const list = (title: string, kind: Row['movement']['kind']): string =>
    sentenceList(sheet, account, title, kind);
  return `<h2>${words.activity}</h2>${list(words.moneyIn, 'deposit')}${checkList}${list(words.moneyOut, 'withdrawal')}${list(words.fees, 'fee')}
<h2>${words.dailyBalances}</h2>${table(headAbreast([words.date, words.balance], 4), abreast(dayBalances(sheet, account), 4, 2), [1, 3, 5, 7], 'rows ruled')}`;
};

/** An account in a band with its number last: withdrawals in brackets before deposits; what the bank pays for it in a sentence beneath. */
export const bracketsBeforeDeposits: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      date,
      [description, detail].filter(Boolean).join('<br>'),
      isIn ? '' : `(${unsigned})`,
      isIn ? unsigned : '',
      balance,
    ];
  });
  const edge = (day: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(facts[day], design.dateStyle, design.language),
    label,
    '',
    '',
    balance,
  ];
  const rows = [
    edge('start', words.broughtForward, sheet.opening(account)),
    ...body,
    edge('end', words.carriedForward, sheet.closing(account)),
  ];
  const day = (which: 'start' | 'end'): string =>
    formatDay(facts[which], design.periodStyle, design.language);
  return `<div class="band split" style="padding:3pt 6pt;margin-top:10pt"><b>${sheet.type(account)}</b><span>${words.accountNumber} ${sheet.number(account)}</span></div>${table([words.date, words.description, words.moneyOut, words.moneyIn, words.balance], rows, [2, 3, 4], 'rows ruled')}
<div class="small">${words.average} 0.05% from ${day('start')} through ${day('end')}</div>`;
};

/** After the last account: a row of sums for each. */
export const overviewLast: AccountSection = (sheet, account) => {
  const { words, facts } = sheet;
  if (account < facts.accounts.length - 1) return '';
  const rows = facts.accounts.map((_, index) => [
    sheet.number(index),
    sheet.type(index),
    sheet.opening(index),
    sheet.credits(index),
    sheet.debits(index),
    sheet.closing(index),
  ]);
  const head = [
    words.accountNumber,
    words.accountType,
    words.opening,
    words.credits,
    words.debits,
    words.closing,
  ];
  return `<div style="page-break-inside:avoid"><h2>${words.summary}</h2>${table(head, rows, [2, 3, 4, 5], 'rows grid')}</div>`;
};

/** The product's row of sums, then the same for all products. */
export const productThenTotal: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const sums = [
    sheet.opening(account),
    sheet.debits(account),
    sheet.credits(account),
    sheet.closing(account),
  ];
  const head = [words.accountType, words.opening, words.debits, words.credits, words.closing];
  const total = [words.totalOf ?? '', ...sums].map((cell) => `<b>${cell}</b>`);
  return `<h2>${words.summary}</h2>${table(head, [[sheet.type(account), ...sums], total], [1, 2, 3, 4], 'rows ruled')}`;
};

/** The period in the heading; out before in before balance, a currency sign before each, further words in grey beneath. */
export const periodInHeading: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    const told = detail ? `${description}<br><span class="label">${detail}</span>` : description;
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      told,
      isIn ? '' : `$${unsigned}`,
      isIn ? `$${unsigned}` : '',
      `$${balance}`,
    ];
  });
  const head = [words.date, words.description, words.moneyOut, words.moneyIn, words.balance];
  return `<h2>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</h2>${table(head, body, [2, 3, 4], 'rows ruled')}`;
};

/** Sums with the number of items before each, all in one row of labels over figures. */
export const itemsBeforeSums: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const credits = sheet.rows(account, ['deposit']).length;
  const debits = sheet.rows(account).length - credits;
  return `<div class="boxed">${strip([
    [words.accountType, sheet.type(account)],
    [words.opening, sheet.opening(account)],
    [words.count ?? '', String(credits)],
    [words.credits, sheet.credits(account)],
    [words.count ?? '', String(debits)],
    [words.debits, sheet.debits(account)],
    [words.fees, sheet.fees(account)],
    [words.closing, sheet.closing(account)],
  ])}</div>`;
};

/** Two lists beside each other: what went at the left, what came at the right; checks four abreast, balances five abreast. */
export const listsAbreast: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const list = (title: string, kinds: readonly Row['movement']['kind'][]): string => {
    const rows = sheet.rows(account, kinds).map((row) => {
      const { date, description, unsigned } = sheet.transaction(account, row, false);
      return [date, description, unsigned];
    });
    return `<div style="width:48%"><b>${title}</b>${table([words.date, words.description, words.amount], rows, [2], 'rows')}</div>`;
  };
  const checks = sheet.rows(account, ['check']).map((row, index, all) => {
    const { number, date, amount } = sheet.check(account, row);
    return [`${number}${skipMark(row, all[index - 1])}`, date, amount];
  });
  const checkHead = headAbreast([words.checkNumber, words.date, words.amount], 4);
  const checkList =
    checks.length > 0
      ? `<b>${words.checks}</b>${table(checkHead, abreast(checks, 4, 3), [2, 5, 8, 11], 'rows')}`
      : '';
  return `<div class="split" style="margin-top:10pt">${list(words.moneyOut, ['withdrawal', 'fee'])}${list(words.moneyIn, ['deposit'])}</div>${checkList}
<b>${words.dailyBalances}</b>${table(headAbreast([words.date, words.balance], 5), abreast(dayBalances(sheet, account), 5, 2), [1, 3, 5, 7, 9], 'rows')}`;
};
