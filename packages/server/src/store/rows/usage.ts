import type { RecordKind } from '../record-types.js';
import type { DayUsage, Quota } from '../usage-types.js';

/** UTC, `YYYY-MM-DD`. */
export const usageDayOf = (micros: number): string => new Date(micros / 1000).toISOString().slice(0, 10);

export type UsageRow = readonly [
  day: string,
  kind: RecordKind,
  documents: number,
  pages: number,
  bytes: number,
  processorMs: number,
];

export const usageOfRow = ([day, kind, documents, pages, bytes, processorMs]: UsageRow): DayUsage => ({
  day,
  kind,
  documents,
  pages,
  bytes,
  processorMs,
});

export type QuotaRow = readonly [documents: number | null, pages: number | null];

export const quotaOfRow = ([documents, pages]: QuotaRow): Quota => ({
  ...(documents !== null && { documents }),
  ...(pages !== null && { pages }),
});
