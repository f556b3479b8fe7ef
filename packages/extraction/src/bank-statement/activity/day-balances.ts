import type { ActivityLine, BalanceLine } from './activity-line.js';

/** A line or a balance, in the order of their rows. */
type Event = { readonly row: number; readonly line: number } | { readonly row: number; readonly balance: BalanceLine };

/**
 * Lines with the balance that a row of its own states below the last of a day (`SALDO DO DIA`): it is the balance after that line where the
 * amounts since the balance before lead to it.
 * @param openingUnits balance before the first line, in hundredths, where it is known
 */
export function withDayBalances<Line extends ActivityLine>(
  lines: readonly Line[],
  balances: readonly BalanceLine[],
  openingUnits: number | undefined,
): readonly Line[] {
  const events: Event[] = [...lines.map(({ row }, line) => ({ row, line })), ...balances.map((balance) => ({ row: balance.row, balance }))];
  const completed = [...lines];
  let units = openingUnits;
  let last: number | undefined;
  for (const event of events.sort((one, other) => one.row - other.row)) {
    const line = 'line' in event ? lines[event.line] : undefined;
    if (line && 'line' in event) {
      const moved = units === undefined ? undefined : units + line.sign * Math.abs(line.amount.units);
      units = line.balance?.units ?? moved;
      last = line.balance ? undefined : event.line;
    } else if ('balance' in event) {
      const { kind, label, balance } = event.balance;
      const before = last === undefined ? undefined : completed[last];
      if (before && last !== undefined && kind === 'other' && label !== '' && units === balance.units)
        completed[last] = { ...before, balance, fitsBalance: true };
      units = balance.units;
      last = undefined;
    }
  }
  return completed;
}
