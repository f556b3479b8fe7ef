import { RecordHeld } from '../errors.js';
import type { RecordKind, StoredFile, Tag } from '../record-types.js';
import {
  certifiedFiles,
  type ExpiredRecord,
  type Hold,
  type NewHold,
  type RetentionDays,
  type TaggedRecord,
} from '../retention-types.js';
import { type HoldRow, holdOfRow, tagText } from '../rows/hold.js';
import { whoseSettings } from '../rows/organization.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Queries } from './database.js';
import { tagKey } from './lists/tags.js';

export async function setRetention(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  days: number | undefined,
): Promise<void> {
  if (days === undefined)
    await queries.run('DELETE FROM retention WHERE organization_id = $1 AND record_kind = $2', [
      organizationId,
      kind,
    ]);
  else
    await queries.run(
      `INSERT INTO retention VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, record_kind) DO UPDATE SET days = excluded.days`,
      [organizationId, kind, days],
    );
}

export async function retentionDays(queries: Queries, organizationId: number): Promise<RetentionDays> {
  const rows = await queries.all<[RecordKind, number]>(
    `SELECT record_kind, days FROM retention WHERE organization_id = ${whoseSettings('$1')}`,
    [organizationId],
  );
  return Object.fromEntries(rows);
}

export async function expiredRecords(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  beforeMicros: number,
  { after, limit }: { readonly after?: ExpiredRecord | undefined; readonly limit: number },
): Promise<readonly ExpiredRecord[]> {
  const { table, idColumn } = RECORD_TABLES[kind].listing;
  const rows = await queries.all<[number, number]>(
    `SELECT ${idColumn}, created_at_micros FROM ${table} WHERE organization_id = $1 AND created_at_micros < $2
       AND (created_at_micros, ${idColumn}) > ($3::bigint, $4::bigint)
     ORDER BY created_at_micros, ${idColumn} LIMIT $5`,
    [organizationId, beforeMicros, after?.createdAtMicros ?? -1, after?.id ?? 0, limit],
  );
  return rows.map(([id, createdAtMicros]) => ({ id, createdAtMicros }));
}

export async function recordsTagged(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  tag: Tag,
): Promise<readonly TaggedRecord[]> {
  const { table, idColumn } = RECORD_TABLES[kind].listing;
  const rows = await queries.all<[number, number, string]>(
    `SELECT t.record_id, t.created_at_micros, c.files
     FROM ${table}_tag t JOIN ${table}_content c ON c.${idColumn} = t.record_id
     WHERE t.organization_id = $1 AND t.tag = $2 ORDER BY t.record_id`,
    [organizationId, tagKey(tag)],
  );
  return rows.map(([id, createdAtMicros, text]) => {
    const files: readonly StoredFile[] = JSON.parse(text);
    return { id, createdAtMicros, files: certifiedFiles(files) };
  });
}

/** Names, with an organization, the lock between who holds and who deletes. */
const LOCK = 726_501_181;

/** Who puts a hold on waits for deletions that began, and later ones see it. */
export async function insertHold(queries: Queries, hold: NewHold): Promise<Hold> {
  const { organizationId, on, reason, createdAtMicros } = hold;
  const [kind, recordId, tag] = 'tag' in on ? [null, null, tagText(on.tag)] : [on.kind, on.recordId, null];
  await queries.run('SELECT pg_advisory_xact_lock($1::integer, $2::integer)', [LOCK, organizationId]);
  const [holdId] = (await queries.get<[number]>(
    `INSERT INTO legal_hold (organization_id, record_kind, record_id, tag, reason, created_at_micros)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING hold_id`,
    [organizationId, kind, recordId, tag, reason, createdAtMicros],
  ))!;
  return { ...hold, holdId };
}

export async function listHolds(queries: Queries, organizationId: number): Promise<readonly Hold[]> {
  const rows = await queries.all<HoldRow>(
    `SELECT hold_id, record_kind, record_id, tag, reason, created_at_micros FROM legal_hold
     WHERE organization_id = $1 ORDER BY hold_id`,
    [organizationId],
  );
  return rows.map((row) => holdOfRow(organizationId, row));
}

export async function deleteHold(queries: Queries, organizationId: number, holdId: number): Promise<boolean> {
  const sql = 'DELETE FROM legal_hold WHERE organization_id = $1 AND hold_id = $2';
  return (await queries.run(sql, [organizationId, holdId])) > 0;
}

async function holdsOf(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  recordId: number,
  tags: readonly Tag[],
): Promise<readonly number[]> {
  const rows = await queries.all<[number]>(
    `SELECT hold_id FROM legal_hold WHERE organization_id = $1
       AND (record_kind = $2 AND record_id = $3 OR tag = ANY($4::text[])) ORDER BY hold_id`,
    [organizationId, kind, recordId, tags.map(tagText)],
  );
  return rows.map(([holdId]) => holdId);
}

/** In the transaction that deletes the record. @throws RecordHeld */
export async function requireUnheld(
  queries: Queries,
  record: { readonly organizationId: number; readonly kind: RecordKind; readonly id: number },
  tags: readonly Tag[],
): Promise<void> {
  await queries.run('SELECT pg_advisory_xact_lock_shared($1::integer, $2::integer)', [
    LOCK,
    record.organizationId,
  ]);
  const holds = await holdsOf(queries, record.organizationId, record.kind, record.id, tags);
  if (holds.length > 0) throw new RecordHeld(holds);
}

export async function holdsOn(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  recordId: number,
): Promise<readonly number[]> {
  const { listing, tagColumn, tagsOf } = RECORD_TABLES[kind];
  const { table, idColumn } = listing;
  const row = await queries.get<[string]>(
    `SELECT c.${tagColumn} FROM ${table} d JOIN ${table}_content c USING (${idColumn})
     WHERE d.${idColumn} = $1 AND d.organization_id = $2`,
    [recordId, organizationId],
  );
  return row ? holdsOf(queries, organizationId, kind, recordId, tagsOf(row[0])) : [];
}
