import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';

type Line = (sheet: Sheet, account: number, row: Row) => readonly string[];

/** A table cut at the design's length: the balance is carried to the next page, under a heading again. */
function cutTable(
  sheet: Sheet,
  account: number,
  head: readonly string[],
  line: Line,
  right: readonly number[],
  style: string,
): string {
  const { words, design } = sheet;
  const parts = chunks(sheet.rows(account), design.rowsPerPage);
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
      const before = design.newestFirst ? undefined : parts[part - 1]?.at(-1)?.balanceCents;
      const after = design.newestFirst || part === parts.length - 1 ? undefined : rows.at(-1)?.balanceCents;
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
const text = ({ description, detail }: Record<'description' | 'detail', string>): string =>
  detail ? `${description}<br>${detail}` : description;

/** Date, description, one signed amount. */
export const signedColumn =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const line: Line = (_, __, row) => {
      const parts = sheet.transaction(account, row);
      return withBalance(sheet, [parts.date, text(parts), parts.signed], parts.balance);
    };
    return cutTable(
      sheet,
      account,
      withBalance(sheet, [words.date, words.description, words.amount], words.balance),
      line,
      [2, 3],
      style,
    );
  };

/** A column each for money in and out; `outFirst` puts charges before deposits. */
export const twoColumns =
  (style: string, outFirst: boolean): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const line: Line = (_, __, row) => {
      const parts = sheet.transaction(account, row);
      const moneyIn = row.movement.cents > 0 ? parts.unsigned : '';
      const moneyOut = row.movement.cents < 0 ? parts.unsigned : '';
      return withBalance(
        sheet,
        [parts.date, text(parts), ...(outFirst ? [moneyOut, moneyIn] : [moneyIn, moneyOut])],
        parts.balance,
      );
    };
    const amounts = outFirst ? [words.moneyOut, words.moneyIn] : [words.moneyIn, words.moneyOut];
    return cutTable(
      sheet,
      account,
      withBalance(sheet, [words.date, words.description, ...amounts], words.balance),
      line,
      [2, 3, 4],
      style,
    );
  };

/** A section each for deposits, withdrawals and checks: no signs, a total below each. */
export const sections =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const section = (heading: string, rows: readonly Row[], total: string): string => {
      if (rows.length === 0) return '';
      const lines = rows.map((row) => {
        const parts = sheet.transaction(account, row);
        return [parts.date, text(parts), parts.unsigned];
      });
      return `<h2>${heading}</h2>${table([words.date, words.description, words.amount], lines, [2], `rows ${style}`)}<p class="right"><b>Total ${heading} ${total}</b></p>`;
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
        : `<h2>${words.checks}</h2>${table([words.checkNumber, words.date, words.amount], checks, [2], `rows ${style}`)}`;
    return `${section(words.moneyIn, deposits, sum(deposits))}${checkTable}${section(words.moneyOut, withdrawals, sum(withdrawals))}`;
  };
