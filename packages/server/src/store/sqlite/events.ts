import { randomUUID } from 'node:crypto';
import type { EventData, EventPage, EventQuery, EventType, StoredEvent } from '../event-types.js';
import type { RecordKind } from '../record-types.js';
import type { Connection } from './connection.js';

export interface EventInsert {
  readonly organizationId: number;
  readonly type: EventType;
  readonly kind: RecordKind;
  readonly recordId?: number;
  readonly atMicros: number;
  readonly data: EventData;
}

/** In the transaction of what it tells. */
export function insertEvent(connection: Connection, event: EventInsert): void {
  connection.run(
    `INSERT INTO event (event_id, organization_id, type, record_kind, record_id, at_micros, data)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      `evt_${randomUUID().replaceAll('-', '')}`,
      event.organizationId,
      event.type,
      event.kind,
      event.recordId ?? null,
      event.atMicros,
      JSON.stringify(event.data),
    ],
  );
}

/** What was told of a record ends with it. */
export function deleteEventsOfRecord(connection: Connection, kind: RecordKind, recordId: number): void {
  connection.run('DELETE FROM event WHERE record_kind = ? AND record_id = ?', [kind, recordId]);
}

type EventRow = readonly [number, string, EventType, RecordKind, number, string];

export function listEvents(
  connection: Connection,
  organizationId: number,
  { after, kinds, types, limit }: EventQuery,
): EventPage {
  const rows = connection.all<EventRow>(
    `SELECT sequence, event_id, type, record_kind, at_micros, data FROM event
     WHERE organization_id = ? AND sequence > ? AND record_kind IN (SELECT value FROM json_each(?))
       AND type IN (SELECT value FROM json_each(?)) ORDER BY sequence LIMIT ?`,
    [organizationId, Number(after ?? 0), JSON.stringify(kinds), JSON.stringify(types), limit + 1],
  );
  const events = rows.slice(0, limit).map(
    ([sequence, eventId, type, kind, atMicros, data]): StoredEvent => ({
      eventId,
      organizationId,
      type,
      kind,
      atMicros,
      data: JSON.parse(data),
      cursor: String(sequence),
    }),
  );
  return { events, hasMore: rows.length > limit };
}

export function forgetEvents(connection: Connection, beforeMicros: number, limit: number): number {
  return connection.run(
    `DELETE FROM event WHERE sequence IN
       (SELECT sequence FROM event WHERE at_micros < ? ORDER BY at_micros LIMIT ?)`,
    [beforeMicros, limit],
  );
}
