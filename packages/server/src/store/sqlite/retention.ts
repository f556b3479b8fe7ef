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
import type { Connection } from './connection.js';
import { listIds } from './list-index/list.js';

/** Records of one page while those with a tag are read. */
const PAGE = 500;

export function setRetention(
  connection: Connection,
  organizationId: number,
  kind: RecordKind,
  days: number | undefined,
): void {
  if (days === undefined)
    connection.run('DELETE FROM retention WHERE organization_id = ? AND record_kind = ?', [
      organizationId,
      kind,
    ]);
  else
    connection.run('INSERT INTO retention VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET days = excluded.days', [
      organizationId,
      kind,
      days,
    ]);
}

export const retentionDays = (connection: Connection, organizationId: number): RetentionDays =>
  Object.fromEntries(
    connection.all<[RecordKind, number]>(
      `SELECT record_kind, days FROM retention WHERE organization_id = ${whoseSettings('?1')}`,
      [organizationId],
    ),
  );

export function expiredRecords(
  connection: Connection,
  organizationId: number,
  kind: RecordKind,
  beforeMicros: number,
  { after, limit }: { readonly after?: ExpiredRecord | undefined; readonly limit: number },
): readonly ExpiredRecord[] {
  const [table, id, ofKind] =
    kind === 'analysis'
      ? (['analysis', 'analysis_id', ''] as const)
      : (['submission', 'record_id', 'AND record_kind = ?'] as const);
  return connection
    .all<[number, number]>(
      `SELECT ${id}, created_at_micros FROM ${table} WHERE organization_id = ? ${ofKind}
       AND created_at_micros < ? AND (created_at_micros, ${id}) > (?, ?)
       ORDER BY created_at_micros, ${id} LIMIT ?`,
      [
        organizationId,
        ...(ofKind === '' ? [] : [kind]),
        beforeMicros,
        after?.createdAtMicros ?? -1,
        after?.id ?? 0,
        limit,
      ],
    )
    .map(([recordId, createdAtMicros]) => ({ id: recordId, createdAtMicros }));
}

export function recordsTagged(
  connection: Connection,
  organizationId: number,
  kind: RecordKind,
  tag: Tag,
): readonly TaggedRecord[] {
  const { listing } = RECORD_TABLES[kind];
  const { table, idColumn, idKey: sortBy } = listing;
  return connection.readTransaction(() => {
    const records: TaggedRecord[] = [];
    for (let offset = 0; ; offset += PAGE) {
      const query = { limit: PAGE, offset, sortBy, direction: 'asc', tags: [tag] } as const;
      const { ids } = listIds(connection, listing, organizationId, query);
      for (const id of ids) {
        const [createdAtMicros, files] = connection.get<[number, string]>(
          `SELECT d.created_at_micros, c.files FROM ${table} d JOIN ${table}_content c USING (${idColumn})
           WHERE d.${idColumn} = ?`,
          [id],
        )!;
        const kept: readonly StoredFile[] = JSON.parse(files);
        records.push({ id, createdAtMicros, files: certifiedFiles(kept) });
      }
      if (ids.length < PAGE) return records;
    }
  });
}

export function insertHold(connection: Connection, hold: NewHold): Hold {
  const { organizationId, on, reason, createdAtMicros } = hold;
  const [kind, recordId, tag] = 'tag' in on ? [null, null, tagText(on.tag)] : [on.kind, on.recordId, null];
  const [holdId] = connection.get<[number]>(
    `INSERT INTO legal_hold (organization_id, record_kind, record_id, tag, reason, created_at_micros)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING hold_id`,
    [organizationId, kind, recordId, tag, reason, createdAtMicros],
  )!;
  return { ...hold, holdId };
}

export const listHolds = (connection: Connection, organizationId: number): readonly Hold[] =>
  connection
    .all<HoldRow>(
      `SELECT hold_id, record_kind, record_id, tag, reason, created_at_micros FROM legal_hold
       WHERE organization_id = ? ORDER BY hold_id`,
      [organizationId],
    )
    .map((row) => holdOfRow(organizationId, row));

export const deleteHold = (connection: Connection, organizationId: number, holdId: number): boolean =>
  connection.run('DELETE FROM legal_hold WHERE organization_id = ? AND hold_id = ?', [
    organizationId,
    holdId,
  ]) > 0;

const holdsOf = (
  connection: Connection,
  organizationId: number,
  kind: RecordKind,
  recordId: number,
  tags: readonly Tag[],
): readonly number[] =>
  connection
    .all<[number]>(
      `SELECT hold_id FROM legal_hold WHERE organization_id = ? AND (record_kind = ? AND record_id = ?
         OR tag IN (SELECT value FROM json_each(?))) ORDER BY hold_id`,
      [organizationId, kind, recordId, JSON.stringify(tags.map(tagText))],
    )
    .map(([holdId]) => holdId);

/** @throws RecordHeld */
export function requireUnheld(
  connection: Connection,
  record: { readonly organizationId: number; readonly kind: RecordKind; readonly id: number },
  tags: readonly Tag[],
): void {
  const holds = holdsOf(connection, record.organizationId, record.kind, record.id, tags);
  if (holds.length > 0) throw new RecordHeld(holds);
}

export function holdsOn(
  connection: Connection,
  organizationId: number,
  kind: RecordKind,
  recordId: number,
): readonly number[] {
  const { listing, tagColumn, tagsOf } = RECORD_TABLES[kind];
  const { table, idColumn } = listing;
  const row = connection.get<[string]>(
    `SELECT c.${tagColumn} FROM ${table} d JOIN ${table}_content c USING (${idColumn})
     WHERE d.${idColumn} = ? AND d.organization_id = ?`,
    [recordId, organizationId],
  );
  return row ? holdsOf(connection, organizationId, kind, recordId, tagsOf(row[0])) : [];
}
