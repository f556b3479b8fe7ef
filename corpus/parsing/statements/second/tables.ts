import { monthName } from '../../printing/dates.js';
import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';

type Parts = ReturnType<Sheet['transaction']>;

/** Lines cut into pages without any carried balance; each page has its heading again. */
function pages(
  sheet: Sheet,
  account: number,
  head: readonly string[],
  line: (parts: Parts, row: Row) => readonly string[],
  right: readonly number[],
  style: string,
): string {
  return chunks(sheet.rows(account), sheet.design.rowsPerPage)
    .map((rows, part) => {
      const body = rows.map((row) => line(sheet.transaction(account, row), row));
      return `${part === 0 ? '' : '<div class="break"></div>'}${table(head, body, right, `rows ${style}`)}`;
    })
    .join('');
}

/** Amounts before the description, which stands last. */
export const descriptionLast =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    const balance = design.withBalance ? [words.balance] : [];
    return pages(
      sheet,
      account,
      [words.date, words.amount, ...balance, words.description],
      (parts) => [
        parts.date,
        parts.signed,
        ...(design.withBalance ? [parts.balance] : []),
        [parts.description, parts.detail].filter(Boolean).join(' '),
      ],
      design.withBalance ? [1, 2] : [1],
      style,
    );
  };

/** Unsigned amounts with a column that says which way. */
export const directionColumn =
  (style: string, into: string, outOf: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    return pages(
      sheet,
      account,
      [words.description, words.date, words.amount, '', ...(design.withBalance ? [words.balance] : [])],
      (parts, { movement }) => [
        parts.description,
        parts.date,
        parts.unsigned,
        movement.cents > 0 ? into : outOf,
        ...(design.withBalance ? [parts.balance] : []),
      ],
      [2, 4],
      style,
    );
  };

/** Days of the month alone, under the month's name. */
export const daysUnderMonths =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    let month = 0;
    const rows = sheet.rows(account).flatMap((row) => {
      const parts = sheet.transaction(account, row);
      const { day, cents } = row.movement;
      const heading =
        day.month === month
          ? []
          : [['', `<b>${monthName(day, design.language)} ${day.year}</b>`, '', '', '']];
      month = day.month;
      return [
        ...heading,
        [
          parts.date,
          parts.description,
          cents < 0 ? parts.unsigned : '',
          cents > 0 ? parts.unsigned : '',
          parts.balance,
        ],
      ];
    });
    return table(
      [words.date, words.description, words.moneyOut, words.moneyIn, words.balance],
      rows,
      [2, 3, 4],
      `rows ${style}`,
    );
  };

/** As an app lists them: name, beneath it the day, the amount at the edge. */
export const appList: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    const balance = parts.balance ? `<div class="small">${sheet.words.balance} ${parts.balance}</div>` : '';
    return `<div class="split" style="border-bottom:0.4pt solid #ccc;padding:3pt 0;page-break-inside:avoid"><div><div>${parts.description}</div><div class="small">${parts.date}</div></div><div class="right"><b>${parts.signed}</b>${balance}</div></div>`;
  });
  return `<h2>${sheet.words.activity}</h2>${rows.join('\n')}`;
};

/** The day printed once for all its movements; the balance only at the end of a day. */
export const oncePerDay =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    let before = '';
    const rows = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      const date = parts.date === before ? '' : parts.date;
      before = parts.date;
      const detail = parts.detail ? `<br><span class="small">${parts.detail}</span>` : '';
      return [date, `${parts.description}${detail}`, parts.signed];
    });
    return table([words.date, words.description, words.amount], rows, [2], `rows ${style}`);
  };

/** Withdrawals first, then deposits; checks three to a line. */
export const checksAbreast: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const list = (heading: string, rows: readonly Row[]): string =>
    `<h2>${heading}</h2>${table(
      [words.date, words.amount, words.description],
      rows.map((row) => {
        const parts = sheet.transaction(account, row);
        return [parts.date, parts.unsigned, parts.description];
      }),
      [1],
      'rows',
    )}`;
  const out = list(words.moneyOut, sheet.rows(account, ['withdrawal', 'fee']));
  const into = list(words.moneyIn, sheet.rows(account, ['deposit']));
  const cells = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  if (cells.length === 0) return out + into;
  const head = [words.checkNumber, words.date, words.amount];
  const lines = chunks(cells, 3).map((group) => group.flat());
  const abreast = Math.min(3, cells.length);
  const full = lines.map((line) => [...line, ...Array.from({ length: abreast * 3 - line.length }, () => '')]);
  return `${out}${into}<h2>${words.checks}</h2>${table(Array.from({ length: abreast }, () => head).flat(), full, [2, 5, 8], 'rows grid')}`;
};
