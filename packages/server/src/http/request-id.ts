import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/i;

/**
 * The id that stands in the response and in every log line of a request. A caller's own `x-request-id` is
 * taken over only when it is a UUID or ULID: any other text could carry a name into the log.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && (UUID.test(sent) || ULID.test(sent)) ? sent : randomUUID();
}
