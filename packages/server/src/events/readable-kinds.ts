import type { Caller, Permission } from '../access/types.js';
import { EVENT_KINDS, EVENT_TYPES, type EventKind, type EventType } from '../store/event-types.js';

/** What a caller is told of: records of the kinds that it may read, and webhooks where it manages them. */
export const kindsOf = ({ permissions }: Caller): readonly EventKind[] =>
  EVENT_KINDS.filter((kind) => permissions.has(kind === 'webhook' ? 'webhooks:manage' : `${kind}:read`));

/** What people say of records is told to those alone who may read it. */
const NEEDED: Readonly<Partial<Record<EventType, Permission>>> = {
  'review.decided': 'review:read',
  'detection.labelled': 'label:read',
};

export const typesOf = ({ permissions }: Caller): readonly EventType[] =>
  EVENT_TYPES.filter((type) => {
    const needed = NEEDED[type];
    return needed === undefined || permissions.has(needed);
  });
