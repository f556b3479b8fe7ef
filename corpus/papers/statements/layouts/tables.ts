import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';

type Line = (sheet: Sheet, account: number, row: Row) => readonly string[];

/** Lines after which a table is cut. */
const ROWS_PER_PAGE = 60;

/** A table cut at a page's length: the balance is carried to the next page, under a heading again. */
function cutTable(
  sheet: Sheet,
  account: number,
  head: readonly string[],
  line: Line,
  right: readonly number[],
  style: 'ruled' | 'grid',
): string {
  const { words, design } = sheet;
  const parts = chunks(sheet.rows(account), ROWS_PER_PAGE);
  return parts
    .map((rows, part) => {
      const carried = (label: string, cents: number | undefined): string[][] =>
        design.withBalance && cents !== undefined
          ? [
              head.map((_, column) =>
                column === 1 ? label : column === head.length - 1 ? sheet.digits(cents) : '',
              ),
            ]
          : [];
      const before = parts[part - 1]?.at(-1)?.balanceCents;
      const after = part === parts.length - 1 ? undefined : rows.at(-1)?.balanceCents;
      const body = [
        ...carried(words.broughtForward, before),
        ...rows.map((row) => line(sheet, account, row)),
        ...carried(words.carriedForward, after),
      ];
      const again =
        part === 0 ? '' : `<div class="break small">${sheet.bank()} - ${words.page} ${part + 1}</div>`;
      return `${again}<h2>${words.activity}</h2>${table(head, body, right, `rows ${style}`)}`;
    })
    .join('');
}

const withBalance = (sheet: Sheet, cells: readonly string[], balance: string): string[] =>
  sheet.design.withBalance ? [...cells, balance] : [...cells];

/** Date, description, one signed amount. */
export const signedColumn: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const line: Line = (_, __, row) => {
    const parts = sheet.transaction(account, row);
    return withBalance(sheet, [parts.date, parts.description, parts.signed], parts.balance);
  };
  return cutTable(
    sheet,
    account,
    withBalance(sheet, [words.date, words.description, words.amount], words.balance),
    line,
    [2, 3],
    'ruled',
  );
};

/** A column each for money out and in. */
export const twoColumns: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const line: Line = (_, __, row) => {
    const parts = sheet.transaction(account, row);
    const moneyIn = row.movement.cents > 0 ? parts.unsigned : '';
    const moneyOut = row.movement.cents < 0 ? parts.unsigned : '';
    return withBalance(sheet, [parts.date, parts.description, moneyOut, moneyIn], parts.balance);
  };
  return cutTable(
    sheet,
    account,
    withBalance(sheet, [words.date, words.description, words.moneyOut, words.moneyIn], words.balance),
    line,
    [2, 3, 4],
    'grid',
  );
};

/** A section each for deposits, withdrawals and checks: no signs, a total below each. */
export const sections: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const section = (heading: string, rows: readonly Row[], total: string): string => {
    if (rows.length === 0) return '';
    const lines = rows.map((row) => {
      const parts = sheet.transaction(account, row);
      return [parts.date, parts.description, parts.unsigned];
    });
    return `<h2>${heading}</h2>${table([words.date, words.description, words.amount], lines, [2], 'rows ')}<p class="right"><b>Total ${heading} ${total}</b></p>`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const sum = (rows: readonly Row[]): string =>
    sheet.money(Math.abs(rows.reduce((total, { movement }) => total + movement.cents, 0)));
  const [deposits, withdrawals] = [
    sheet.rows(account, ['deposit']),
    sheet.rows(account, ['withdrawal', 'fee']),
  ];
  const checkTable =
    checks.length === 0
      ? ''
      : `<h2>${words.checks}</h2>${table([words.checkNumber, words.date, words.amount], checks, [2], 'rows ')}`;
  return `${section(words.moneyIn, deposits, sum(deposits))}${checkTable}${section(words.moneyOut, withdrawals, sum(withdrawals))}`;
};
