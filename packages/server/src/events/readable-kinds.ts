import type { Caller } from '../access/types.js';
import { EVENT_KINDS, type EventKind } from '../store/event-types.js';

/** What a caller is told of: records of the kinds that it may read, and webhooks where it manages them. */
export const kindsOf = ({ permissions }: Caller): readonly EventKind[] =>
  EVENT_KINDS.filter((kind) => permissions.has(kind === 'webhook' ? 'webhooks:manage' : `${kind}:read`));
