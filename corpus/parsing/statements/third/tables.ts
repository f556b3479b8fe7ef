import { formatDay } from '../../printing/dates.js';
import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';
import { serial } from './headers.js';

const isLastOfDay = (rows: readonly Row[], index: number): boolean => {
  const [one, next] = [rows[index]?.movement.day, rows[index + 1]?.movement.day];
  return one?.day !== next?.day || one?.month !== next?.month;
};
const withDetail = ({ description, detail }: { description: string; detail: string }): string =>
  [description, detail].filter(Boolean).join(' ');

/** What was added, then what was taken, each with a sum beneath; the balance of each day in a small grid at the end. */
export const addedAndTaken: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const list = (heading: string, kinds: Parameters<Sheet['rows']>[1], sign: '' | '-'): string => {
    const rows = sheet.rows(account, kinds);
    const sum = rows.reduce((cents, { movement }) => cents + Math.abs(movement.cents), 0);
    const body = rows.map((row) => {
      const parts = sheet.transaction(account, row, false);
      return [parts.date, withDetail(parts), `${sign}${parts.unsigned}`];
    });
    body.push(['', `<b>${words.totalOf} ${heading.toLowerCase()}</b>`, `<b>${sign}${sheet.money(sum)}</b>`]);
    return `<h2>${heading}</h2>${table([words.date, words.description, words.amount], body, [2], 'rows')}`;
  };
  const all = sheet.rows(account);
  const days = all.flatMap(({ movement, balanceCents }, index) =>
    isLastOfDay(all, index)
      ? [[formatDay(movement.day, sheet.design.dateStyle, sheet.design.language), sheet.digits(balanceCents)]]
      : [],
  );
  const grid = chunks(days, 3).map((group) => [
    ...group.flat(),
    ...Array.from({ length: 6 - group.length * 2 }, () => ''),
  ]);
  const head = [words.date, words.balance];
  return `${list(words.moneyIn, ['deposit'], '')}${list(words.moneyOut, ['withdrawal', 'fee', 'check'], '-')}<h2>${words.dailyBalances}</h2>${table([...head, ...head, ...head], grid, [1, 3, 5], 'rows ruled')}`;
};

/** The balances at the beginning and the end are lines among the movements. */
export const balancesAsLines =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      return [parts.date, withDetail(parts), parts.signed, parts.balance];
    });
    const rows = [
      ['', words.opening, '', sheet.opening(account)],
      ...body,
      ['', words.closing, '', sheet.closing(account)],
    ];
    return `<h2>${words.activity}</h2>${table([words.date, words.description, words.amount, words.balance], rows, [2, 3], `rows ${style}`)}`;
  };

/** Two days a line: when it was posted, and when it took effect. */
export const postedAndEffective =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      return [
        parts.date,
        formatDay(row.movement.day, design.dateStyle, design.language),
        withDetail(parts),
        parts.signed,
        parts.balance,
      ];
    });
    return table(
      [words.startDate, words.endDate, words.description, words.amount, words.balance],
      body,
      [3, 4],
      `rows ${style}`,
    );
  };

/** As a bank's own system lists: code and reference in columns of their own, charges before credits, the balance at the end of a day only. */
export const coded =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    const rows = sheet.rows(account);
    const body = rows.map((row, index) => {
      const { cents, day } = row.movement;
      const parts = sheet.transaction(account, row, design.withBalance && isLastOfDay(rows, index));
      const code = cents > 0 ? 'T20' : 'A15';
      const reference = `${serial(sheet, 4)}${String(index * 37 + 11).padStart(4, '0')}`;
      return [
        parts.date,
        formatDay(day, design.dateStyle, design.language),
        code,
        parts.description,
        reference,
        cents < 0 ? parts.unsigned : '',
        cents > 0 ? parts.unsigned : '',
        parts.balance,
      ];
    });
    const head = [
      words.startDate,
      words.endDate,
      words.code ?? '',
      words.description,
      words.checkNumber,
      words.moneyOut,
      words.moneyIn,
      words.balance,
    ];
    return `<h2>${words.activity}</h2>${table(head, body, [5, 6, 7], `rows ${style}`)}`;
  };

/** What kind of movement it was in a column of its own. */
export const kinds =
  (style: string, into: string, outOf: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      const line = [parts.date, row.movement.cents > 0 ? into : outOf, parts.description, parts.signed];
      return design.withBalance ? [...line, parts.balance] : line;
    });
    const head = [
      words.date,
      words.kind ?? '',
      words.description,
      words.amount,
      ...(design.withBalance ? [words.balance] : []),
    ];
    return table(head, body, [3, 4], `rows ${style}`);
  };

/** Debit and credit as an accountant's columns, the heading alone tells which. */
export const ledgerColumns =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      const isPaidIn = row.movement.cents > 0;
      return [
        parts.date,
        withDetail(parts),
        isPaidIn ? '' : parts.unsigned,
        isPaidIn ? parts.unsigned : '',
        parts.balance,
      ];
    });
    return table(
      [words.date, words.description, words.moneyOut, words.moneyIn, words.balance],
      body,
      [2, 3, 4],
      `rows ${style}`,
    );
  };

/** A heading for each day with its movements beneath; the day's sum to its right. */
export const daysAsHeadings: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  let before = '';
  const lines = rows.map((row, index) => {
    const parts = sheet.transaction(account, row);
    const ofDay = rows
      .slice(index)
      .filter(
        ({ movement }) =>
          formatDay(movement.day, 'YYYY-MM-DD', 'en') === formatDay(row.movement.day, 'YYYY-MM-DD', 'en'),
      );
    const sum = ofDay.reduce((cents, { movement }) => cents + movement.cents, 0);
    const heading =
      parts.date === before
        ? ''
        : `<div class="split" style="border-top:1pt solid #888;margin-top:7pt;padding-top:3pt"><b>${parts.date}</b><span class="small">${sheet.words.totalOf} ${sum < 0 ? '-' : '+'} ${sheet.digits(sum)}</span></div>`;
    before = parts.date;
    const detail = parts.detail ? `<div class="small">${parts.detail}</div>` : '';
    return `${heading}<div class="split" style="padding:2pt 0 2pt 70pt;page-break-inside:avoid"><div>${parts.description}${detail}</div><div>${parts.signed}</div></div>`;
  });
  return `<h2>${sheet.words.activity}</h2>${lines.join('\n')}`;
};

/** The balance of a day as a line of its own after its movements. */
export const balanceLines =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const rows = sheet.rows(account);
    const body = rows.flatMap((row, index) => {
      const parts = sheet.transaction(account, row, false);
      const line = [
        parts.date,
        parts.description,
        `${serial(sheet, 3)}${String(index * 53 + 101).padStart(4, '0')}`,
        parts.signed,
      ];
      const balance = ['', `<b>${words.balance}</b>`, '', `<b>${sheet.digits(row.balanceCents)}</b>`];
      return isLastOfDay(rows, index) ? [line, balance] : [line];
    });
    return table(
      [words.date, words.description, words.checkNumber, words.amount],
      [['', `<b>${words.opening}</b>`, '', `<b>${sheet.opening(account)}</b>`], ...body],
      [3],
      `rows ${style}`,
    );
  };

/** A line printer's columns, no rules. */
export const printerColumns: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const line = (date: string, text: string, amount: string, balance: string): string =>
    `${date.padEnd(12)}${text.padEnd(46)}${amount.padStart(15)}${balance.padStart(16)}`;
  const lines = sheet.rows(account).flatMap((row) => {
    const parts = sheet.transaction(account, row);
    const detail = parts.detail ? [line('', `  ${parts.detail}`, '', '')] : [];
    return [line(parts.date, parts.description, parts.signed, parts.balance), ...detail];
  });
  return `<pre style="font-family:inherit">${line(words.date, words.description, words.amount, words.balance)}\n${'-'.repeat(89)}\n${lines.join('\n')}</pre>`;
};

/** With the time of day and a long number of the operation, as payment apps report. */
export const withTimes =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const body = sheet.rows(account).map((row, index) => {
      const parts = sheet.transaction(account, row);
      const time = `${String(7 + (index % 14)).padStart(2, '0')}:${String((index * 17 + 9) % 60).padStart(2, '0')}`;
      return [
        `${parts.date} ${time}`,
        parts.description,
        `${serial(sheet, 6)}${String(index * 7_331 + 20_011)}`,
        parts.signed,
        parts.balance,
      ];
    });
    return table(
      [words.date, words.description, words.checkNumber, words.amount, words.balance],
      body,
      [3, 4],
      `rows ${style}`,
    );
  };
