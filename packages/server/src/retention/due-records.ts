import type { Clock } from '../clock.js';
import type { RecordKind } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';

const DAY_MICROS = 24 * 3600 * 1_000_000;
/** Of more than these it is told that there are more: who is about to delete so many does not need the last digit. */
export const MOST_COUNTED = 10_000;
const PAGE = 1000;

/** Records made before are due. */
export const dueBefore = (nowMicros: number, days: number): number => nowMicros - days * DAY_MICROS;

/** What would be deleted if records were kept for so many days. */
export interface DueRecords {
  /** Those that a hold keeps are not among them. */
  readonly records: number;
  /** Of those that are old enough, how many a hold keeps. */
  readonly held: number;
  /** There are more: {@link MOST_COUNTED} were looked at, the oldest. */
  readonly isMore: boolean;
}

/** @param days 0 keeps all */
export async function dueRecords(
  { store, clock }: { readonly store: RecordStore; readonly clock: Clock },
  organizationId: number,
  kind: RecordKind,
  days: number,
): Promise<DueRecords> {
  if (days === 0) return { records: 0, held: 0, isMore: false };
  const due = new Set<number>();
  const before = dueBefore(clock(), days);
  for (
    let page = await store.expiredRecords(organizationId, kind, before, { limit: PAGE });
    page.length > 0;
  ) {
    for (const { id } of page) due.add(id);
    if (page.length < PAGE || due.size > MOST_COUNTED) break;
    page = await store.expiredRecords(organizationId, kind, before, { after: page.at(-1), limit: PAGE });
  }
  const isMore = due.size > MOST_COUNTED;
  const counted = new Set([...due].slice(0, MOST_COUNTED));
  const held = new Set<number>();
  for (const { on } of await store.listHolds(organizationId)) {
    if ('tag' in on)
      for (const { id } of await store.recordsTagged(organizationId, kind, on.tag)) held.add(id);
    else if (on.kind === kind) held.add(on.recordId);
  }
  const heldCount = [...counted].filter((id) => held.has(id)).length;
  return { records: counted.size - heldCount, held: heldCount, isMore };
}
