import type { RecordKind, Tag } from '../record-types.js';
import type { HeldThing, Hold } from '../retention-types.js';

/** A tag as a hold keeps it. */
export const tagText = ({ name, value }: Tag): string => JSON.stringify([name, value]);

export type HoldRow = readonly [
  holdId: number,
  kind: RecordKind | null,
  recordId: number | null,
  tag: string | null,
  reason: string,
  createdAtMicros: number,
];

export const holdOfRow = (
  organizationId: number,
  [holdId, kind, recordId, tag, reason, createdAtMicros]: HoldRow,
): Hold => ({ holdId, organizationId, on: heldThing(kind, recordId, tag), reason, createdAtMicros });

function heldThing(kind: RecordKind | null, recordId: number | null, tag: string | null): HeldThing {
  if (kind !== null && recordId !== null) return { kind, recordId };
  const [name, value]: [string, string] = JSON.parse(tag ?? '[]');
  return { tag: { name, value } };
}
