import type { EventPage, EventQuery } from '../event-types.js';
import type { RecordKind } from '../record-types.js';
import { EVENT_COLUMNS, type EventInsert, type EventRow, eventOfRow, newEventId } from '../rows/event.js';
import type { Connection } from './connection.js';

/** In the transaction of what it tells, with what is to be sent of it. */
export function insertEvent(connection: Connection, event: EventInsert): void {
  const { organizationId, type, kind, atMicros } = event;
  const [sequence] = connection.get<[number]>(
    `INSERT INTO event (event_id, organization_id, type, record_kind, record_id, at_micros, data)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING sequence`,
    [newEventId(), organizationId, type, kind, event.recordId ?? null, atMicros, JSON.stringify(event.data)],
  )!;
  connection.run(
    `INSERT INTO webhook_delivery (webhook_id, sequence, state, due_micros)
     SELECT webhook_id, ?, 'waiting', ? FROM webhook WHERE organization_id = ? AND state <> 'off'
       AND EXISTS (SELECT 1 FROM json_each(types) WHERE value = ?)
       AND EXISTS (SELECT 1 FROM json_each(kinds) WHERE value = ?)`,
    [sequence, atMicros, organizationId, type, kind],
  );
}

/** What was told of a record ends with it. */
export function deleteEventsOfRecord(connection: Connection, kind: RecordKind, recordId: number): void {
  connection.run('DELETE FROM event WHERE record_kind = ? AND record_id = ?', [kind, recordId]);
}

export function listEvents(
  connection: Connection,
  organizationId: number,
  { after, kinds, types, limit }: EventQuery,
): EventPage {
  const rows = connection.all<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM event
     WHERE organization_id = ? AND sequence > ? AND record_kind IN (SELECT value FROM json_each(?))
       AND type IN (SELECT value FROM json_each(?)) ORDER BY sequence LIMIT ?`,
    [organizationId, Number(after ?? 0), JSON.stringify(kinds), JSON.stringify(types), limit + 1],
  );
  return { events: rows.slice(0, limit).map(eventOfRow), hasMore: rows.length > limit };
}

export function forgetEvents(connection: Connection, beforeMicros: number, limit: number): number {
  return connection.run(
    `DELETE FROM event WHERE sequence IN
       (SELECT sequence FROM event WHERE at_micros < ? ORDER BY at_micros LIMIT ?)`,
    [beforeMicros, limit],
  );
}
