import type { ActivityLine, BalanceLine } from './activity-line.js';

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
