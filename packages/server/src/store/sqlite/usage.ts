import type { RecordKind } from '../record-types.js';
import { whoseSettings } from '../rows/organization.js';
import { type QuotaRow, quotaOfRow, type UsageRow, usageDayOf, usageOfRow } from '../rows/usage.js';
import type { DayUsage, Quota, SubmissionUsage } from '../usage-types.js';
import type { Connection } from './connection.js';

/** In the transaction that inserts the record. */
export function countUsage(
  connection: Connection,
  record: { readonly organizationId: number; readonly kind: RecordKind; readonly createdAtMicros: number },
  { pages, bytes, processorMs }: SubmissionUsage,
): void {
  const { organizationId, kind, createdAtMicros } = record;
  connection.run(
    `INSERT INTO usage_day VALUES (?, ?, ?, 1, ?, ?, ?) ON CONFLICT DO UPDATE SET documents = documents + 1,
       pages = pages + excluded.pages, bytes = bytes + excluded.bytes,
       processor_ms = processor_ms + excluded.processor_ms`,
    [organizationId, usageDayOf(createdAtMicros), kind, pages, bytes, Math.round(processorMs)],
  );
}

export const listUsage = (
  connection: Connection,
  organizationId: number,
  fromDay: string,
  toDay: string,
): readonly DayUsage[] =>
  connection
    .all<UsageRow>(
      `SELECT day, record_kind, documents, pages, bytes, processor_ms FROM usage_day
       WHERE organization_id = ? AND day BETWEEN ? AND ? ORDER BY day, record_kind`,
      [organizationId, fromDay, toDay],
    )
    .map(usageOfRow);

export function quota(connection: Connection, organizationId: number): Quota | undefined {
  const row = connection.get<QuotaRow>(
    `SELECT documents, pages FROM quota WHERE organization_id = ${whoseSettings('?1')}`,
    [organizationId],
  );
  return row && quotaOfRow(row);
}

export function setQuota(connection: Connection, organizationId: number, wanted: Quota | undefined): void {
  connection.run('DELETE FROM quota WHERE organization_id = ?', [organizationId]);
  if (wanted)
    connection.run('INSERT INTO quota VALUES (?, ?, ?)', [
      organizationId,
      wanted.documents ?? null,
      wanted.pages ?? null,
    ]);
}

/** A submission that has not ended counts as a document of one page: nobody knows yet how many it has. */
export function isQuotaSpent(connection: Connection, organizationId: number, sinceDay: string): boolean {
  return connection.readTransaction(() => {
    const { documents = Infinity, pages = Infinity } = quota(connection, organizationId) ?? {};
    if (documents === Infinity && pages === Infinity) return false;
    const [usedDocuments, usedPages] = connection.get<[number, number]>(
      `SELECT coalesce(sum(documents), 0), coalesce(sum(pages), 0) FROM usage_day
       WHERE organization_id = ? AND day >= ?`,
      [organizationId, sinceDay],
    )!;
    const [unended] = connection.get<[number]>(
      `SELECT count(*) FROM analysis_job WHERE organization_id = ? AND state IN ('queued', 'running')`,
      [organizationId],
    )!;
    return usedDocuments + unended >= documents || usedPages + unended >= pages;
  });
}
