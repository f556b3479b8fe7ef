import type { ActivityLine, BalanceLine, SignSource } from './activity-line.js';

/**
 * Signs that the print leaves open: only these are changed where several amounts lie between two balances.
 */
const OPEN: ReadonlySet<SignSource> = new Set<SignSource>(['section', 'others', 'words', 'unknown']);
/** Between two balances so many open signs are tried in every combination, at most. */
const MAX_OPEN_TRIED = 12;
/** Combinations tried over a whole account, at most. */
const MAX_TRIED = 200_000;

/**
 * Settles which amounts came in and which went out by the balances printed after them, oldest or newest
 * first, whichever fits more balances. Where the print and the balances disagree, the balances decide, if
 * exactly one smallest set of changed signs makes them agree; otherwise the print stays and the lines are
 * marked as not fitting.
 * @param openingUnits the balance before the first line, in hundredths, where it is printed elsewhere
 * @returns the lines in their order, and whether they are printed newest first
 */
export function settleSigns(
  lines: readonly ActivityLine[],
  balances: readonly BalanceLine[],
  openingUnits: number | undefined,
): { lines: ActivityLine[]; newestFirst: boolean } {
  const signed = byOthers(lines);
  const items: Item[] = [
    ...signed.map((line) => ({ line, row: line.row })),
    ...balances.map((balance) => ({ balance, row: balance.row })),
  ];
  items.sort((a, b) => a.row - b.row);
  const forward = walk(items, openingUnits);
  const backward = walk([...items].reverse(), openingUnits);
  const newestFirst =
    backward.fitting > forward.fitting || (backward.fitting === forward.fitting && goesBack(signed));
  const settled = newestFirst ? backward.settled : forward.settled;
  return { lines: signed.map((line) => settled.get(line) ?? line), newestFirst };
}

interface Item {
  readonly row: number;
  readonly line?: ActivityLine;
  readonly balance?: BalanceLine;
}

/**
 * Where some amounts of a column carry a minus, those without one are deposits; where some carry a plus,
 * those without are not.
 */
function byOthers(lines: readonly ActivityLine[]): ActivityLine[] {
  const printed = lines.filter(({ signSource }) => signSource === 'printed');
  const hasMinus = printed.some(({ sign }) => sign < 0);
  const hasPlus = printed.some(({ sign }) => sign > 0);
  if (hasMinus === hasPlus) return [...lines];
  return lines.map((line) =>
    line.signSource === 'words' || line.signSource === 'unknown'
      ? { ...line, sign: hasMinus ? 1 : -1, signSource: 'others' as const }
      : line,
  );
}

/** Most dates that differ from the one before lie earlier in the year. */
function goesBack(lines: readonly ActivityLine[]): boolean {
  let back = 0;
  for (const [index, { date }] of lines.entries()) {
    const before = lines[index - 1]?.date;
    const key = orderOf(date);
    const keyBefore = orderOf(before);
    if (key !== undefined && keyBefore !== undefined && key !== keyBefore) back += key < keyBefore ? 1 : -1;
  }
  return back > 0;
}

function orderOf(date: ActivityLine['date']): number | undefined {
  const day = date?.date?.monthFirst ?? date?.date?.dayFirst;
  return day ? ((day.year ?? 0) * 12 + day.month) * 31 + day.day : date?.dayOfMonth;
}

/** @param items in the order of time */
function walk(
  items: readonly Item[],
  openingUnits: number | undefined,
): { settled: Map<ActivityLine, ActivityLine>; fitting: number } {
  const settled = new Map<ActivityLine, ActivityLine>();
  const budget = { left: MAX_TRIED };
  let fitting = 0;
  let last = openingUnits;
  let stretch: ActivityLine[] = [];
  for (const { line, balance } of items) {
    if (line) stretch.push(line);
    const after = line ? line.balance : balance?.balance;
    if (!after) continue;
    if (last !== undefined && stretch.length > 0) {
      const signs = fittingSigns(stretch, after.units - last, budget);
      if (signs) fitting += stretch.length;
      for (const [index, one] of stretch.entries()) {
        const sign = signs?.[index] ?? one.sign;
        settled.set(one, {
          ...one,
          sign,
          signSource: signs ? 'balance' : one.signSource,
          fitsBalance: signs !== undefined,
        });
      }
    }
    last = after.units;
    stretch = [];
  }
  return { settled, fitting };
}

/**
 * The signs under which the amounts make up a change: as they are, or with as few of them changed as
 * possible, if one choice only does.
 */
export function fittingSigns(
  lines: readonly ActivityLine[],
  change: number,
  budget: { left: number },
): (1 | -1)[] | undefined {
  const signs = lines.map(({ sign }) => sign);
  const units = lines.map(({ amount }) => Math.abs(amount.units));
  const total = signs.reduce<number>((sum, sign, index) => sum + sign * (units[index] ?? 0), 0);
  if (total === change) return signs;
  const open = lines.flatMap(({ signSource }, index) =>
    lines.length <= 2 || OPEN.has(signSource) ? [index] : [],
  );
  if (open.length === 0 || open.length > MAX_OPEN_TRIED) return undefined;
  let best: number | undefined;
  let bestCount = Number.POSITIVE_INFINITY;
  let unique = true;
  for (let choice = 1; choice < 1 << open.length && budget.left > 0; choice++) {
    budget.left -= 1;
    let changed = total;
    let count = 0;
    for (const [bit, index] of open.entries()) {
      if (((choice >> bit) & 1) === 0) continue;
      changed -= 2 * (signs[index] ?? 1) * (units[index] ?? 0);
      count += 1;
    }
    if (changed !== change || count > bestCount) continue;
    unique = count < bestCount;
    best = choice;
    bestCount = count;
  }
  if (best === undefined || !unique) return undefined;
  const chosen = best;
  return signs.map((sign, index) =>
    (chosen >> open.indexOf(index)) & 1 && open.includes(index) ? (-sign as 1 | -1) : sign,
  );
}

/**
 * Lines with the balance that a row of its own states below the last of a day (`SALDO DO DIA`): it is the
 * balance after that line where the amounts since the balance before lead to it.
 * @param openingUnits balance before the first line, in hundredths, where it is known
 */
export function withDayBalances<Line extends ActivityLine>(
  lines: readonly Line[],
  balances: readonly BalanceLine[],
  openingUnits: number | undefined,
): readonly Line[] {
  const completed = [...lines];
  const rows = [
    ...lines.map(({ row }, index) => ({ row, index, stated: undefined })),
    ...balances.map((stated) => ({ row: stated.row, index: -1, stated })),
  ].sort((one, other) => one.row - other.row);
  let units = openingUnits;
  /** Of the line that the next balance may be of; -1 where it has its own. */
  let last = -1;
  for (const { index, stated } of rows) {
    const line = lines[index];
    if (line) {
      units =
        line.balance?.units ??
        (units === undefined ? undefined : units + line.sign * Math.abs(line.amount.units));
      last = line.balance ? -1 : index;
    } else if (stated) {
      const { kind, label, balance } = stated;
      const before = completed[last];
      if (before && kind === 'other' && label !== '' && units === balance.units)
        completed[last] = { ...before, balance, fitsBalance: true };
      units = balance.units;
      last = -1;
    }
  }
  return completed;
}
