import { randomUUID } from 'node:crypto';
import type { NewCorrection } from '../correction-types.js';
import type { EventData, EventKind, EventType, StoredEvent } from '../event-types.js';
import type { JobEnd, JobLease } from '../job-types.js';
import type { RecordKind } from '../record-types.js';
import type { NewReviewEntry, ReviewState } from '../review-types.js';
import type { SubmissionKind } from '../submission-types.js';
import type { RecordInsert } from './record-table.js';

export interface EventInsert {
  readonly organizationId: number;
  readonly type: EventType;
  readonly kind: EventKind;
  readonly recordId?: number;
  readonly atMicros: number;
  readonly data: EventData;
}

export const newEventId = (): string => `evt_${randomUUID().replaceAll('-', '')}`;

export type EventRow = [number, string, number, EventType, EventKind, number, string];

export const EVENT_COLUMNS = `event.sequence, event.event_id, event.organization_id, event.type,
  event.record_kind, event.at_micros, event.data`;

export const eventOfRow = (row: EventRow): StoredEvent => {
  const [sequence, eventId, organizationId, type, kind, atMicros, data] = row;
  return {
    eventId,
    organizationId,
    type,
    kind,
    atMicros,
    data: JSON.parse(data),
    cursor: String(sequence),
  };
};

export function completedEvent(insert: RecordInsert, lease: JobLease | undefined): EventInsert {
  const { organizationId, kind, id: recordId, createdAtMicros: atMicros, event } = insert;
  const data = lease ? { ...event, jobId: lease.jobId } : event;
  return { organizationId, type: `${kind}.completed`, kind, recordId, atMicros, data };
}

export const deletedEvent = (organizationId: number, kind: RecordKind, recordId: number): EventInsert => ({
  organizationId,
  type: 'record.deleted',
  kind,
  recordId,
  atMicros: Date.now() * 1000,
  data: { kind, recordId },
});

/** In the names of the API. */
const ID_NAMES = {
  detection: 'detectionId',
  parse: 'parseId',
  verification: 'verificationId',
} as const satisfies Record<SubmissionKind, string>;

/** Undefined for what decides nothing: a comment, what was left to somebody else, and what does not stand yet. */
export function decidedEvent(entry: NewReviewEntry, left: ReviewState): EventInsert | undefined {
  const { organizationId, kind, recordId, atMicros, made } = entry;
  if (!made || left !== made.decision || left === 'escalate') return undefined;
  const { decision, isAgainst } = made;
  const data = { [ID_NAMES[kind]]: recordId, decision, isAgainst };
  return { organizationId, type: 'review.decided', kind, recordId, atMicros, data };
}

/** Which field, and never what it says. */
export function correctedEvent(entry: NewCorrection): EventInsert {
  const { organizationId, parseId, atMicros, change, path } = entry;
  const data = { parseId, change, ...(path !== null && { path }) };
  return { organizationId, type: 'parse.corrected', kind: 'parse', recordId: parseId, atMicros, data };
}

/** Of a job that ended without a record. */
export const endedEvent = (
  { jobId, organizationId, kind }: { jobId: string; organizationId: number; kind: RecordKind },
  end: Exclude<JobEnd, { state: 'done' }> | { readonly state: 'cancelled' },
  atMicros: number,
): EventInsert => ({
  organizationId,
  type: `${kind}.${end.state}`,
  kind,
  atMicros,
  data: end.state === 'failed' ? { jobId, failure: end.failure } : { jobId },
});

export const disabledEvent = (
  organizationId: number,
  webhookId: number,
  reason: 'gone' | 'failing',
  atMicros: number,
): EventInsert => ({
  organizationId,
  type: 'webhook.disabled',
  kind: 'webhook',
  atMicros,
  data: { webhookId, reason },
});
