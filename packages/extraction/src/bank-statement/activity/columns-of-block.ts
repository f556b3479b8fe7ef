import { type Box, type Figure, median } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { type Column, columnOf, findColumns, sharedWidth } from '../../layout/columns.js';
import type { StatementRow } from '../page/statement-rows.js';
import { AMOUNT_ROLES, type ColumnRole, MONEY_ROLES } from './column-roles.js';
import type { Heading } from './headings.js';
import { type BalancedRoles, fitsOf, type MoneyRow, rolesByBalance } from './roles-by-balance.js';
import type { TableBlock } from './table-blocks.js';

/** A column of money and what it holds. */
export interface MoneyColumn extends Column {
  readonly role: ColumnRole;
}

const MAX_COLUMNS = 10;
/** A recognised box that is this much too wide for its characters reaches into the next column. */
const MAX_LETTER_RATIO = 1.5;
/** Rows that must show the same amount in two columns before one of them counts as a repetition. */
const MIN_REPEATED = 3;
/** Columns of which more than one could be the balance or what moves it. */
const MIN_COLUMNS_IN_DOUBT = 3;
/** So many times more balances must follow otherwise before the headings are not believed. */
const MIN_MORE_FITS = 2;
/** A heading stands over its column or at most this far beside it, in page widths. */
const MAX_ASIDE = 0.08;

/**
 * The columns of a block's money, left to right, by the headings above them; by their order where there are
 * none.
 * @param before of the page before, where the same table began: it tells where this page has too few rows for
 * their balances to
 */
export function moneyColumns(block: TableBlock, before?: readonly MoneyColumn[]): MoneyColumn[] {
  const figures = block.rows.flatMap((row) =>
    isEvidence(row) ? moneyIn(row, block).map(({ figure }) => figure) : [],
  );
  const usual = median(figures.map(letterWidth)) ?? 0;
  const boxes = figures
    .filter((figure) => letterWidth(figure) <= MAX_LETTER_RATIO * usual)
    .map(({ box }) => box);
  const columns = findColumns(boxes, MAX_COLUMNS);
  const headings = block.heading?.headings ?? [];
  const named = columns.flatMap((column): MoneyColumn[] => {
    const role = nearest(headings, column)?.role;
    return role && MONEY_ROLES.has(role) ? [{ ...column, role }] : [];
  });
  if (named.length === 0) return guessed(columns, block.rows, boxes.length);
  const money = moneyByColumn(named, block.rows);
  const balanced = rolesByBalance(money, named.length);
  const same = before && columnsIn(before, named);
  if (same && !balanced)
    return named.map((column, index) => ({ ...column, role: same[index]?.role ?? column.role }));
  const isKnown =
    named.every(({ role }) => role !== 'money') &&
    (named.length < 2 || named.some(({ role }) => role === 'balance'));
  return isKnown && !isRefuted(named, money, balanced) ? named : settled(named, block.rows, money, balanced);
}

/**
 * Those of the page before under which these stand, each under another: a page of few rows may fill only
 * some.
 */
function columnsIn(
  before: readonly MoneyColumn[],
  columns: readonly MoneyColumn[],
): MoneyColumn[] | undefined {
  const same = columns.flatMap((column) => before.find((one) => sharedWidth(column, one) > 0) ?? []);
  return same.length === columns.length && new Set(same).size === same.length ? same : undefined;
}

/**
 * Whether the balances follow from one another, but not in the columns that the headings call so (a `Saldo`
 * that is blocked or in guarantee).
 */
function isRefuted(
  named: readonly MoneyColumn[],
  money: readonly MoneyRow[],
  balanced: BalancedRoles | undefined,
): boolean {
  if (named.length < MIN_COLUMNS_IN_DOUBT || !balanced) return false;
  const roles = named.map(({ role }) => role);
  return balanced.fits > MIN_MORE_FITS * Math.max(1, fitsOf(money, roles));
}

/**
 * Roles of columns that words leave open: by the balances, else by which words are known, else by their
 * order.
 */
function settled(
  columns: readonly MoneyColumn[],
  rows: readonly StatementRow[],
  money: readonly MoneyRow[],
  balanced: BalancedRoles | undefined,
): MoneyColumn[] {
  if (balanced) {
    const headed = columns.map(({ role }, index) =>
      balanced.roles[index] !== 'balance' && AMOUNT_ROLES.has(role)
        ? role
        : (balanced.roles[index] ?? 'money'),
    );
    // A column that the balances leave out, as a second balance, is money all the same: no part of a
    // description.
    const roles = fitsOf(money, headed) >= balanced.fits ? headed : balanced.roles;
    return columns.map((column, index) => ({ ...column, role: roles[index] ?? 'money' }));
  }
  const repeated = columns.filter(
    (column, index) => column.role === 'money' && repeatsAmounts(columns, index, money),
  );
  const open = columns.filter((column) => column.role === 'money' && !repeated.includes(column));
  const known = new Set(columns.map(({ role }) => role));
  const dated = moneyByColumn(
    columns,
    rows.filter(({ date }) => date !== undefined),
  );
  // Totals fill both columns: lines with a date tell.
  const inOrder = rolesInOrder(open.length, known, areApart(open, columns, dated.length > 0 ? dated : money));
  return columns.map((column) =>
    open.includes(column) ? { ...column, role: inOrder[open.indexOf(column)] ?? 'amount' } : column,
  );
}

const moneyByColumn = (columns: readonly Column[], rows: readonly StatementRow[]): MoneyRow[] =>
  rows.flatMap((row) => {
    const units: (number | undefined)[] = new Array(columns.length).fill(undefined);
    for (const { figure, isMoney } of row.numbers) {
      const at = isMoney ? columnOf(columns, figure.box) : -1;
      if (at >= 0) units[at] ??= figure.units;
    }
    return units.some((one) => one !== undefined) ? [units] : [];
  });

/**
 * A column that says the amount a second time, as net of a fee of nothing: no balance, whatever stands above
 * it.
 */
function repeatsAmounts(columns: readonly MoneyColumn[], index: number, rows: readonly MoneyRow[]): boolean {
  return columns.some(({ role }, other) => {
    if (role !== 'amount') return false;
    const both = rows.filter((row) => row[other] !== undefined && row[index] !== undefined);
    return (
      both.length >= MIN_REPEATED &&
      both.every((row) => Math.abs(row[other] ?? 0) === Math.abs(row[index] ?? 0))
    );
  });
}

/** Two columns of which a row fills only one: what came in and what went out. */
function areApart(
  open: readonly MoneyColumn[],
  columns: readonly MoneyColumn[],
  rows: readonly MoneyRow[],
): boolean {
  const [one, other] = open.map((column) => columns.indexOf(column));
  return (
    one !== undefined &&
    other !== undefined &&
    rows.every((row) => row[one] === undefined || row[other] === undefined)
  );
}

/** The usual order of columns: what went out, what came in, the balance. */
function rolesInOrder(count: number, known: ReadonlySet<ColumnRole>, apart: boolean): readonly ColumnRole[] {
  const hasAmount = [...AMOUNT_ROLES].some((role) => known.has(role));
  if (count === 1) {
    if (known.has('withdrawal') !== known.has('deposit'))
      return [known.has('deposit') ? 'withdrawal' : 'deposit'];
    return [hasAmount ? 'balance' : 'amount'];
  }
  if (known.has('withdrawal') && known.has('deposit')) return Array.from({ length: count }, () => 'balance');
  if (count === 2) return apart ? ['withdrawal', 'deposit'] : ['amount', 'balance'];
  return ['withdrawal', 'deposit', 'balance'];
}

const letterWidth = ({ raw, box }: Figure): number => (box.x2 - box.x1) / raw.length;

/** Rows that a date or a gap before the figure shows to be lines of the table. */
const isEvidence = (row: StatementRow): boolean => row.date !== undefined || row.figures.length > 0;

/** Money, and plain numbers where a heading of money stands above them: some print `125` for 125.00. */
function moneyIn(row: StatementRow, { heading }: TableBlock): FoundFigure[] {
  const money = row.numbers.filter(({ isMoney }) => isMoney);
  if (money.length > 0 || !heading) return money;
  return row.figures.filter(({ figure }) =>
    heading.headings.some(({ role, box }) => MONEY_ROLES.has(role) && sharedWidth(box, figure.box) > 0),
  );
}

function nearest(headings: readonly Heading[], column: Pick<Box, 'x1' | 'x2'>): Heading | undefined {
  let best: Heading | undefined;
  let bestDistance = MAX_ASIDE;
  for (const heading of headings) {
    const distance = distanceBetween(heading.box, column);
    if (distance >= bestDistance) continue;
    best = heading;
    bestDistance = distance;
  }
  return best;
}

/** Below zero for an overlap, the more the better; right edges first, since money is set flush right. */
function distanceBetween(a: Pick<Box, 'x1' | 'x2'>, b: Pick<Box, 'x1' | 'x2'>): number {
  const gap = Math.max(a.x1, b.x1) - Math.min(a.x2, b.x2);
  return gap > 0 ? gap : -sharedWidth(a, b) + Math.abs(a.x2 - b.x2);
}

/** Columns without headings. */
function guessed(
  columns: readonly Column[],
  rows: readonly StatementRow[],
  figureCount: number,
): MoneyColumn[] {
  const usual = columns
    .filter(({ members }) => members * 10 >= figureCount)
    .slice(-3)
    .map((column): MoneyColumn => ({ ...column, role: 'money' }));
  const money = moneyByColumn(usual, rows);
  return settled(usual, rows, money, rolesByBalance(money, usual.length));
}

/**
 * The figures of a row by the columns that they stand in, left to right.
 * @param takesPlain numbers without decimals count, too, where the row has no others
 */
export function cellsOf(
  row: StatementRow,
  columns: readonly MoneyColumn[],
  takesPlain: boolean,
): { role: ColumnRole; found: FoundFigure }[] {
  const cells = new Map<number, FoundFigure>();
  for (const found of row.numbers) {
    const column = columnOf(columns, found.figure.box);
    if (column < 0) continue;
    const known = cells.get(column);
    if (!known || (!known.isMoney && found.isMoney)) cells.set(column, found);
  }
  const hasMoney = [...cells.values()].some(({ isMoney }) => isMoney);
  return [...cells].flatMap(([index, found]) => {
    const role = columns[index]?.role;
    return role && (found.isMoney || (!hasMoney && takesPlain)) ? [{ role, found }] : [];
  });
}
