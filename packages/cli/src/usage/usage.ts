import { type DayUsage, firstOfMonth, systemClock, utcDay } from '@assay/server';
import { withExistingStore } from '../data-folder.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';

export interface UsageOptions extends OrganizationOption {
  readonly from?: string;
  readonly to?: string;
}

const HEADINGS = ['day', 'kind', 'documents', 'pages', 'bytes', 'seconds'];
const WIDTHS = [10, 12, 9, 9, 14, 10];

const toLine = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => {
      const width = WIDTHS[index] ?? 0;
      return index < 2 ? String(cell).padEnd(width) : String(cell).padStart(width);
    })
    .join('  ');

const cellsOf = ({ day, kind, documents, pages, bytes, processorMs }: DayUsage) =>
  [day, kind, documents, pages, bytes, (processorMs / 1000).toFixed(1)] as const;

const sumOf = (usage: readonly DayUsage[], key: 'documents' | 'pages' | 'bytes' | 'processorMs'): number =>
  usage.reduce((sum, one) => sum + one[key], 0);

/** Prints what an organization used, a line for each day and kind, and the sum. */
export async function printUsage({ from, to, ...options }: UsageOptions): Promise<void> {
  const now = systemClock();
  const usage = await withExistingStore(async (store) =>
    store.listUsage(await organizationOf(store, options), from ?? firstOfMonth(now), to ?? utcDay(now)),
  );
  const seconds = (sumOf(usage, 'processorMs') / 1000).toFixed(1);
  const sum = ['sum', '', sumOf(usage, 'documents'), sumOf(usage, 'pages'), sumOf(usage, 'bytes'), seconds];
  for (const cells of [HEADINGS, ...usage.map(cellsOf), sum])
    process.stdout.write(`${toLine(cells).trimEnd()}\n`);
}
