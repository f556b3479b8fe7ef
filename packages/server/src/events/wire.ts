import { toIsoTime } from '../http/wire-time.js';
import type { EventType, StoredEvent } from '../store/event-types.js';

/** What people say of a detection lies beside it. */
const BESIDE: Readonly<Partial<Record<EventType, string>>> = {
  'review.decided': '/review',
  'detection.labelled': '/label',
};

/** Where what an event is about can be read; analyses can only be listed. */
function pathOf({ type, data }: StoredEvent): string | undefined {
  if (type === 'record.deleted') return undefined;
  if (data.detectionId !== undefined) return `/v1/detection/${data.detectionId}${BESIDE[type] ?? ''}`;
  if (data.parseId !== undefined)
    return `/v1/parse/${data.parseId}${type === 'parse.corrected' ? '/corrections' : ''}`;
  if (data.verificationId !== undefined) return `/v1/verification/${data.verificationId}`;
  if (data.webhookId !== undefined) return `/v1/webhooks/${data.webhookId}`;
  return data.analysisId === undefined ? `/v1/jobs/${data.jobId}` : undefined;
}

/** What an event says, the same in a page and in the body of a webhook. */
export function eventToWire(event: StoredEvent, baseUrl: string) {
  const path = pathOf(event);
  return {
    type: event.type,
    timestamp: toIsoTime(event.atMicros),
    data: { ...event.data, ...(path !== undefined && { url: `${baseUrl}${path}` }) },
  };
}
