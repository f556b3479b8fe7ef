import type { EventPage, EventQuery } from '../event-types.js';
import type { RecordKind } from '../record-types.js';
import { EVENT_COLUMNS, type EventInsert, type EventRow, eventOfRow, newEventId } from '../rows/event.js';
import type { Queries } from './database.js';

/** First half of the name of an organization's lock. */
const LOCK = 726_501_180;

/**
 * In the transaction of what it tells, at its end, with what is to be sent of it: until COMMIT no other event of the organization is
 * written, so that none appears before one that was handed out.
 */
export async function insertEvent(queries: Queries, event: EventInsert): Promise<void> {
  await queries.run('SELECT pg_advisory_xact_lock($1::integer, $2::integer)', [LOCK, event.organizationId]);
  const { organizationId, type, kind, atMicros } = event;
  const [sequence] = (await queries.get<[number]>(
    `INSERT INTO event (event_id, organization_id, type, record_kind, record_id, at_micros, data)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING sequence`,
    [newEventId(), organizationId, type, kind, event.recordId ?? null, atMicros, JSON.stringify(event.data)],
  ))!;
  await queries.run(
    `INSERT INTO webhook_delivery (webhook_id, sequence, state, due_micros)
     SELECT webhook_id, $1, 'waiting', $2 FROM webhook WHERE organization_id = $3 AND state <> 'off'
       AND types::jsonb ? $4 AND kinds::jsonb ? $5`,
    [sequence, atMicros, organizationId, type, kind],
  );
}

/** What was told of a record ends with it. */
export async function deleteEventsOfRecord(
  queries: Queries,
  kind: RecordKind,
  recordId: number,
): Promise<void> {
  await queries.run('DELETE FROM event WHERE record_kind = $1 AND record_id = $2', [kind, recordId]);
}

export async function listEvents(
  queries: Queries,
  organizationId: number,
  { after, kinds, types, limit }: EventQuery,
): Promise<EventPage> {
  const rows = await queries.all<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM event
     WHERE organization_id = $1 AND sequence > $2 AND record_kind = ANY($3::text[]) AND type = ANY($4::text[])
     ORDER BY sequence LIMIT $5`,
    [organizationId, Number(after ?? 0), kinds, types, limit + 1],
  );
  return { events: rows.slice(0, limit).map(eventOfRow), hasMore: rows.length > limit };
}

export function forgetEvents(queries: Queries, beforeMicros: number, limit: number): Promise<number> {
  return queries.run(
    `DELETE FROM event WHERE sequence IN
       (SELECT sequence FROM event WHERE at_micros < $1 ORDER BY at_micros LIMIT $2)`,
    [beforeMicros, limit],
  );
}
