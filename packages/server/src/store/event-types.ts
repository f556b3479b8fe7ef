import { RECORD_KINDS, type RecordKind } from './record-types.js';

/** How a submission ended. */
export const SUBMISSION_ENDS = ['completed', 'refused', 'failed', 'cancelled'] as const;
export type SubmissionEnd = (typeof SUBMISSION_ENDS)[number];

/** What events are about: submissions, and the webhooks that tell of them. */
export const EVENT_KINDS = [...RECORD_KINDS, 'webhook'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type EventType =
  | `${RecordKind}.${SubmissionEnd}`
  | 'review.decided'
  | 'parse.corrected'
  | 'detection.labelled'
  | 'record.deleted'
  | 'webhook.disabled';
export const EVENT_TYPES: readonly EventType[] = [
  ...RECORD_KINDS.flatMap((kind) => SUBMISSION_ENDS.map((end) => `${kind}.${end}` as const)),
  'review.decided',
  'parse.corrected',
  'detection.labelled',
  'record.deleted',
  'webhook.disabled',
];

/** What an event says beside its type: ids, numbers and words of ours, never a value that was sent or read. */
export type EventData = Readonly<Record<string, string | number | boolean>>;

/** Something that happened, kept in the transaction in which it happened. */
export interface StoredEvent {
  /** `evt_` and a UUID without its hyphens; of all organizations, no two are alike. */
  readonly eventId: string;
  readonly organizationId: number;
  readonly type: EventType;
  readonly kind: EventKind;
  readonly atMicros: number;
  readonly data: EventData;
  /** Its place in the order in which events are handed out: {@link EventQuery.after}. */
  readonly cursor: string;
}

export interface EventQuery {
  /** Only events behind the one that has this cursor, whether that is still there or not. */
  readonly after?: string | undefined;
  readonly kinds: readonly EventKind[];
  readonly types: readonly EventType[];
  readonly limit: number;
}

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** Whether there were more when it was read. */
  readonly hasMore: boolean;
}

/**
 * Events in the order in which their transactions became visible. They are written by the methods of the other
 * stores: whatever inserts a record, ends or cancels a job, or deletes a record, writes its event in the same
 * transaction, so that none is lost and none tells what did not happen. Of a deleted record no earlier event stays.
 *
 * The law that a store whose transactions commit out of order has to keep, too: once a page was handed out, no
 * event appears before its last one. Such a store holds events back that are newer than the oldest transaction
 * still open.
 */
export interface EventStore {
  /** Oldest first. */
  listEvents(organizationId: number, query: EventQuery): Promise<EventPage>;
  /** Forgets at most `limit` events, of all organizations, that are older. @returns how many */
  forgetEvents(beforeMicros: number, limit: number): Promise<number>;
}
