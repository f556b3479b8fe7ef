import type { RecordKind } from '../record-types.js';
import { whoseSettings } from '../rows/organization.js';
import { type QuotaRow, quotaOfRow, type UsageRow, usageDayOf, usageOfRow } from '../rows/usage.js';
import type { DayUsage, Quota, SubmissionUsage } from '../usage-types.js';
import type { Queries } from './database.js';

/** In the transaction that inserts the record, at its end: the day's row is one that all inserts change. */
export async function countUsage(
  queries: Queries,
  record: { readonly organizationId: number; readonly kind: RecordKind; readonly createdAtMicros: number },
  { pages, bytes, processorMs }: SubmissionUsage,
): Promise<void> {
  const { organizationId, kind, createdAtMicros } = record;
  await queries.run(
    `INSERT INTO usage_day AS used VALUES ($1, $2, $3, 1, $4, $5, $6)
     ON CONFLICT (organization_id, day, record_kind) DO UPDATE SET documents = used.documents + 1,
       pages = used.pages + excluded.pages, bytes = used.bytes + excluded.bytes,
       processor_ms = used.processor_ms + excluded.processor_ms`,
    [organizationId, usageDayOf(createdAtMicros), kind, pages, bytes, Math.round(processorMs)],
  );
}

export async function listUsage(
  queries: Queries,
  organizationId: number,
  fromDay: string,
  toDay: string,
): Promise<readonly DayUsage[]> {
  const rows = await queries.all<UsageRow>(
    `SELECT day, record_kind, documents, pages, bytes, processor_ms FROM usage_day
     WHERE organization_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day, record_kind`,
    [organizationId, fromDay, toDay],
  );
  return rows.map(usageOfRow);
}

export async function quota(queries: Queries, organizationId: number): Promise<Quota | undefined> {
  const sql = `SELECT documents, pages FROM quota WHERE organization_id = ${whoseSettings('$1')}`;
  const row = await queries.get<QuotaRow>(sql, [organizationId]);
  return row && quotaOfRow(row);
}

export async function setQuota(
  queries: Queries,
  organizationId: number,
  wanted: Quota | undefined,
): Promise<void> {
  if (!wanted) await queries.run('DELETE FROM quota WHERE organization_id = $1', [organizationId]);
  else
    await queries.run(
      `INSERT INTO quota VALUES ($1, $2, $3)
       ON CONFLICT (organization_id) DO UPDATE SET documents = excluded.documents, pages = excluded.pages`,
      [organizationId, wanted.documents ?? null, wanted.pages ?? null],
    );
}

/**
 * On one snapshot. A submission that has not ended counts as a document of one page: nobody knows yet how many it
 * has.
 */
export async function isQuotaSpent(
  queries: Queries,
  organizationId: number,
  sinceDay: string,
): Promise<boolean> {
  const { documents = Infinity, pages = Infinity } = (await quota(queries, organizationId)) ?? {};
  if (documents === Infinity && pages === Infinity) return false;
  const [usedDocuments, usedPages] = (await queries.get<[number, number]>(
    `SELECT coalesce(sum(documents), 0)::bigint, coalesce(sum(pages), 0)::bigint FROM usage_day
     WHERE organization_id = $1 AND day >= $2`,
    [organizationId, sinceDay],
  ))!;
  const [unended] = (await queries.get<[number]>(
    `SELECT count(*) FROM analysis_job WHERE organization_id = $1 AND state IN ('queued', 'running')`,
    [organizationId],
  ))!;
  return usedDocuments + unended >= documents || usedPages + unended >= pages;
}
