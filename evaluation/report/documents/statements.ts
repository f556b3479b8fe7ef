import { nearestRankQuantile, wilsonInterval } from '@assay/media';
import { balancesHold } from '../../documents/balances.js';
import type { DocumentOutcome } from '../../documents/compare.js';
import { countOf, textTable } from '../text-table.js';

/** Lines of lists that are right in every column, and statements that add up as they were read. */
export function transactionsSection(outcomes: readonly DocumentOutcome[]): string {
  const lists = outcomes.flatMap((outcome) => outcome.lists);
  const names = [...new Set(lists.map(({ list }) => list))].sort();
  const rows = names.map((name) => {
    const own = lists.filter(({ list }) => list === name);
    const sum = (of: 'expected' | 'read' | 'right'): number =>
      own.reduce((total, list) => total + list[of], 0);
    const [low, high] = wilsonInterval({ count: sum('right'), total: sum('expected') });
    return [
      name,
      countOf(sum('right'), sum('expected')),
      `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`,
      String(sum('read')),
    ];
  });
  const table = textTable(['list', 'lines right in every column', '95 %', 'lines read'], rows);
  const holding = outcomes.filter(({ known }) => balancesHold(known.truth) === true);
  const held = holding.filter(
    ({ read }) =>
      balancesHold(new Map(Object.entries(read.fields).map(([path, { value }]) => [path, value]))) === true,
  );
  return `${table}\nStatements that add up as read, of those that do: ${countOf(held.length, holding.length)}`;
}

/** CPU time per file, and files that failed. */
export function runningSection(outcomes: readonly DocumentOutcome[]): string {
  const times = outcomes.map(({ read }) => read.cpuMs / 1000);
  const failed = outcomes.flatMap(({ known, read }) =>
    read.error === undefined ? [] : [`${known.file}: ${read.error}`],
  );
  const quantile = (share: number): string => (nearestRankQuantile(times, share) ?? 0).toFixed(1);
  return [
    `CPU time per file: median ${quantile(0.5)} s, 95th percentile ${quantile(0.95)} s`,
    `${failed.length} files failed`,
    ...failed,
  ].join('\n');
}
