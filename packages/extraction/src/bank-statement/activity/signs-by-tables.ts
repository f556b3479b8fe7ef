import type { ActivityLine, SignSource } from './activity-line.js';

/** Signs that the print leaves open. */
const OPEN: ReadonlySet<SignSource> = new Set<SignSource>(['words', 'unknown']);
/** Tables tried in every combination: a statement lists deposits, withdrawals, fees, cheques, cards. */
const MAX_TABLES = 10;

/**
 * Whole tables as money in or money out, where no sign is printed and nobody knows their titles: the only
 * choice under which the lines make up the change.
 * @param change of the balance that the lines together make up, in hundredths
 * @returns undefined where no choice or more than one does
 */
export function signsByTables(lines: readonly ActivityLine[], change: number): (1 | -1)[] | undefined {
  const fixed = lines.filter(({ signSource }) => !OPEN.has(signSource));
  const open = lines.filter(({ signSource }) => OPEN.has(signSource));
  const sums = new Map<number, number>();
  for (const { table, amount } of open) sums.set(table, (sums.get(table) ?? 0) + Math.abs(amount.units));
  const tables = [...sums];
  if (tables.length === 0 || tables.length > MAX_TABLES) return undefined;
  const rest = change - fixed.reduce((sum, { sign, amount }) => sum + sign * Math.abs(amount.units), 0);
  let chosen: number | undefined;
  for (let choice = 0; choice < 1 << tables.length; choice++) {
    const sum = tables.reduce((total, [, units], bit) => total + ((choice >> bit) & 1 ? units : -units), 0);
    if (sum !== rest) continue;
    if (chosen !== undefined) return undefined;
    chosen = choice;
  }
  if (chosen === undefined) return undefined;
  const incoming = new Set(
    tables.filter((_, bit) => (((chosen ?? 0) >> bit) & 1) === 1).map(([table]) => table),
  );
  return lines.map(({ sign, signSource, table }) =>
    OPEN.has(signSource) ? (incoming.has(table) ? 1 : -1) : sign,
  );
}
