import { type Box, type Figure, median } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { type Column, columnOf, findColumns, sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import { type AmountSign, fitsOf, type LedgerRow } from '../../ledger/running-balance.js';
import { AMOUNT_ROLES, type ColumnRole, MONEY_ROLES } from './column-roles.js';
import type { Heading } from './headings.js';
import type { TableBlock } from './table-blocks.js';

/** A column of money and what it holds. */
export interface MoneyColumn extends Column {
  readonly role: ColumnRole;
  /** Where its figures end, mostly: a row that was pushed aside may have widened it. */
  readonly end: number;
}

const MAX_COLUMNS = 10;
/** A recognized box that is this much too wide for its characters reaches into the next column. */
const MAX_LETTER_RATIO = 1.5;
/** A heading stands over its column or at most this far beside it, in page widths. */
const MAX_ASIDE = 0.08;
/** Where no heading tells, columns of a table are the last ones, each with so much of all figures. */
const MAX_UNNAMED = 3;
const MIN_SHARE = 0.1;

/**
 * The columns of a block's money, left to right.
 * @param before of the page before, where the same table began: it tells where this page has too few rows for
 * their balances to
 */
export function moneyColumns(block: TableBlock, before?: readonly MoneyColumn[]): MoneyColumn[] {
  const figures = block.rows.flatMap((row) =>
    row.date || row.figures.length > 0 ? moneyIn(row, block).map(({ figure }) => figure) : [],
  );
  const usual = median(figures.map(letterWidth)) ?? 0;
  const boxes = figures
    .filter((figure) => letterWidth(figure) <= MAX_LETTER_RATIO * usual)
    .map(({ box }) => box);
  const found = findColumns(boxes, MAX_COLUMNS);
  const columns = found.map((column, index) => {
    const ends = boxes.filter((box) => columnOf(found, box) === index).map(({ x2 }) => x2);
    return { ...column, end: median(ends) ?? column.x2 };
  });
  const named = columns.flatMap((column): MoneyColumn[] => {
    const role = nearest(block.heading?.headings ?? [], column)?.role;
    return role && MONEY_ROLES.has(role) ? [{ ...column, role }] : [];
  });
  const unnamed = columns.filter(({ members }) => members >= MIN_SHARE * boxes.length).slice(-MAX_UNNAMED);
  const own = named.length > 0 ? named : unnamed.map((column) => ({ ...column, role: 'money' as const }));
  return chosen(same(before, own) ?? own, block.rows);
}

/** Under the same columns of the page before, which may have more, what these were. */
function same(
  before: readonly MoneyColumn[] | undefined,
  columns: readonly MoneyColumn[],
): MoneyColumn[] | undefined {
  const over = columns.map((column) => before?.find((one) => sharedWidth(column, one) > 0));
  if (over.includes(undefined) || new Set(over).size < over.length) return undefined;
  return columns.map((column, index) => ({ ...column, role: over[index]?.role ?? column.role }));
}

/** What it is worth that a heading agrees with the choice; it costs as much where one does not. */
const NAMED = 0.5;
/** So many balances must follow from the ones before, and of all that could; fewer are chance. */
const MIN_FITS = 2;
const MIN_FIT_SHARE = 0.6;
/**
 * Two columns of which a row fills one are what went out and what came in, if they are not filled together.
 */
const APART = 0.4;
/**
 * A column that says the amount a second time, as net of a fee of nothing, is no balance; in so many rows at
 * least.
 */
const REPEATED = 2;
const MIN_REPEATED = 3;
/** What is left out has no meaning; what stands in its usual place may have. */
const LEFT_OUT = 0.3;
const IN_ORDER = 0.1;

/**
 * What the columns hold: the one choice that headings, balances which follow from one another, content and
 * the usual order speak for most. Twice as many balances that follow outweigh one heading.
 */
function chosen(columns: readonly MoneyColumn[], rows: readonly Row[]): MoneyColumn[] {
  const all = rows.map((row): LedgerRow => ({ units: unitsByColumn(columns, row) }));
  // Totals fill both columns: lines with a date tell.
  const dated = all.filter(({ units }, index) => rows[index]?.date && units.some((one) => one !== undefined));
  const headed = columns.map(({ role }) => role);
  let best: readonly ColumnRole[] = headed;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const roles of choices(headed)) {
    const score =
      byHeadings(headed, roles) + byBalance(all, roles) + byContent(dated.length > 0 ? dated : all, roles);
    if (score <= bestScore) continue;
    best = roles;
    bestScore = score;
  }
  return columns.map((column, index) => ({ ...column, role: best[index] ?? 'money' }));
}

/**
 * A balance or none, and one column of amounts or two that lead apart; further ones as their headings say.
 */
function* choices(headed: readonly ColumnRole[]): Generator<ColumnRole[]> {
  const places = headed.map((_, index) => index);
  for (const balance of [-1, ...places]) {
    const others = places.filter((index) => index !== balance);
    const withRoles = (roles: Readonly<Record<number, ColumnRole>>): ColumnRole[] =>
      headed.map((role, index) =>
        index === balance ? 'balance' : (roles[index] ?? (AMOUNT_ROLES.has(role) ? role : 'money')),
      );
    for (const one of others) {
      for (const role of AMOUNT_ROLES) yield withRoles({ [one]: role });
      for (const other of others)
        if (other !== one) yield withRoles({ [one]: 'withdrawal', [other]: 'deposit' });
    }
  }
}

function byHeadings(headed: readonly ColumnRole[], roles: readonly ColumnRole[]): number {
  return roles.reduce((sum, role, index) => {
    const said = headed[index];
    if (role === 'money') return sum - (said === 'balance' && roles.includes('balance') ? 0 : LEFT_OUT);
    return said === 'money' ? sum : sum + (said === role ? NAMED : -NAMED);
  }, 0);
}

const SIGNS: Readonly<Partial<Record<ColumnRole, AmountSign>>> = {
  amount: 'open',
  deposit: 'in',
  withdrawal: 'out',
};

function byBalance(rows: readonly LedgerRow[], roles: readonly ColumnRole[]): number {
  const balance = roles.indexOf('balance');
  if (balance < 0) return 0;
  const amounts = roles.flatMap((role, column) => {
    const sign = SIGNS[role];
    return sign ? [{ column, sign }] : [];
  });
  const { fits, misfits } = fitsOf(rows, { balance, amounts });
  return fits >= MIN_FITS && fits >= MIN_FIT_SHARE * (fits + misfits) ? Math.log2(fits) : 0;
}

function byContent(rows: readonly LedgerRow[], roles: readonly ColumnRole[]): number {
  const [amount, out, into, balance] = (['amount', 'withdrawal', 'deposit', 'balance'] as const).map((role) =>
    roles.indexOf(role),
  ) as [number, number, number, number];
  const share = (one: number, other: number): number =>
    rows.filter(({ units }) => units[one] && units[other]).length / Math.max(1, rows.length);
  const first = Math.max(amount, out, into);
  const isPair = share(out, out) > 0 && share(into, into) > 0;
  const pair = isPair ? APART * (1 - 2 * share(out, into)) + (out < into ? IN_ORDER : 0) : 0;
  if (balance < 0) return pair;
  const both = rows.filter(({ units }) => units[amount] !== undefined && units[balance] !== undefined);
  const isRepeated =
    both.length >= MIN_REPEATED &&
    both.every(({ units }) => Math.abs(units[amount] ?? 0) === Math.abs(units[balance] ?? 0));
  return pair + (first < balance ? IN_ORDER : 0) - (isRepeated ? REPEATED : 0);
}

function unitsByColumn(columns: readonly MoneyColumn[], row: Row): (number | undefined)[] {
  const units = new Array<number | undefined>(columns.length).fill(undefined);
  const shift = shiftOf(row, columns);
  for (const { figure } of row.money) {
    const at = columnOf(columns, movedBy(shift, figure.box));
    if (at >= 0) units[at] ??= figure.units;
  }
  return units;
}

const letterWidth = ({ raw, box }: Figure): number => (box.x2 - box.x1) / raw.length;

/** Money, and plain numbers where a heading of money stands above them: some print `125` for 125.00. */
function moneyIn(row: Row, { heading }: TableBlock): readonly FoundFigure[] {
  if (row.money.length > 0 || !heading) return row.money;
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

/** A column with this share of the largest column's figures is filled by most rows. */
const MAIN_SHARE = 0.5;
/** Right edges closer than this share of a figure's width are one edge. */
const SAME_EDGE = 0.15;

/**
 * How far text that is too long for its column pushed all figures of its row to the right, an amount often to
 * where the others have their balance; 0 for most rows.
 */
function shiftOf({ figures }: Row, columns: readonly MoneyColumn[]): number {
  const [money, column] = [figures.filter(({ isMoney }) => isMoney), columns.at(-1)];
  const most = Math.max(...columns.map(({ members }) => members));
  if (!column || money.length < 2 || column.members < MAIN_SHARE * most) return 0;
  // A figure behind one that ends where it should is something the row says beside the table.
  const isInPlace = money.some(
    ({ figure: { box } }) => Math.abs(box.x2 - column.end) <= SAME_EDGE * (box.x2 - box.x1),
  );
  return isInPlace ? 0 : Math.max(0, (money.at(-1)?.figure.box.x2 ?? 0) - column.end);
}

const movedBy = (shift: number, box: Box): Box => ({ ...box, x1: box.x1 - shift, x2: box.x2 - shift });

/**
 * The figures of a row by the columns that they stand in, left to right.
 * @param takesPlain numbers without decimals count, too, where the row has no others
 */
export function cellsInColumns(
  row: Row,
  columns: readonly MoneyColumn[],
  takesPlain: boolean,
): { role: ColumnRole; found: FoundFigure }[] {
  const cells = new Map<number, FoundFigure>();
  const shift = shiftOf(row, columns);
  for (const found of row.numbers) {
    const column = columnOf(columns, movedBy(shift, found.figure.box));
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
