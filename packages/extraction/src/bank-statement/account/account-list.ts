import type { Figure } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type AccountNumber, plainNumber } from './account-number.js';
import { type AccountType, accountType } from './account-type.js';

/** A line of a list of accounts: `Checking  001570  1,000.00  1,200.00`. */
export interface ListedAccount {
  readonly row: number;
  readonly type: AccountType | undefined;
  readonly number: AccountNumber;
  readonly opening: Figure | undefined;
  readonly closing: Figure | undefined;
}

const OF_BEFORE = /\b(?:beginning|opening|last|previous|prior|anterior|inicial)\b/u;
/** A heading stands at most this many rows above the list's first line. */
const MAX_ROWS_ABOVE = 8;

/** Lines that name a kind of account, its number and a balance or two, as lists of all of a customer's accounts do. */
export function listedAccounts(rows: readonly StatementRow[], inTables: ReadonlySet<number>): ListedAccount[] {
  return rows.flatMap((row) => {
    const money = row.numbers.filter(({ isMoney }) => isMoney);
    if (inTables.has(row.index) || row.date || money.length === 0 || money.length > 3) return [];
    const type = accountType([row], inTables, row.index, '');
    const number = type && numberIn(row, money[0]?.from ?? 0);
    if (!type || !number) return [];
    let opening: Figure | undefined;
    let closing: Figure | undefined;
    for (const { figure } of money) {
      if (OF_BEFORE.test(headingsAbove(rows, row, figure))) opening ??= figure;
      else closing ??= figure;
    }
    return [{ row: row.index, type, number, opening, closing }];
  });
}

/** The last number before the first amount. */
function numberIn(row: StatementRow, end: number): AccountNumber | undefined {
  for (let index = end - 1; index > 0; index--) {
    const number = plainNumber(row, index);
    if (number && number.key.length >= 4) return number;
  }
  return undefined;
}

function headingsAbove(rows: readonly StatementRow[], row: StatementRow, figure: Figure): string {
  const above: string[] = [];
  for (let index = row.index - 1; index >= Math.max(0, row.index - MAX_ROWS_ABOVE); index--) {
    const other = rows[index];
    if (!other || other.line.page !== row.line.page) break;
    const segment = other.segments.find((one) => sharedWidth(one.box, figure.box) > 0.2);
    if (segment && /\p{L}/u.test(segment.text)) above.push(segment.folded);
  }
  return above.join(' ');
}
