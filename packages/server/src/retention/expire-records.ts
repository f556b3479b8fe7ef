import { setTimeout as pause } from 'node:timers/promises';
import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import { eraseRecord } from '../erasure/erase-record.js';
import { startHourly } from '../hourly.js';
import { RecordHeld } from '../store/errors.js';
import { RECORD_KINDS, type RecordKind } from '../store/record-types.js';
import type { ExpiredRecord } from '../store/retention-types.js';
import type { RecordStore } from '../store/types.js';
import { dueBefore } from './due-records.js';

/** Records that are looked up at once. */
const PAGE = 100;
/** Between two records: submissions come first. */
const PAUSE_MS = 20;

export interface ExpireDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  /** Days for organizations without a number of their own; 0 keeps. */
  readonly defaultDays: number;
  /** True once the server stops. */
  readonly isStopped: () => boolean;
  readonly pauseMs?: number;
}

/** What went of one kind of one organization. */
interface Expired {
  readonly records: number;
  readonly files: number;
  readonly held: number;
}

/**
 * Deletes the records whose time is up, with their files, one by one, and keeps in the audit log how many went.
 * Those under a legal hold stay. @returns how many went
 */
export async function expireRecords(deps: ExpireDeps): Promise<number> {
  const { store, clock } = deps;
  let removed = 0;
  for (const { id: organizationId } of await store.listOrganizations()) {
    const own = await store.retentionDays(organizationId);
    for (const kind of RECORD_KINDS) {
      const days = own[kind] ?? deps.defaultDays;
      if (days === 0) continue;
      const { records, files, held } = await expireKind(deps, organizationId, kind, days);
      removed += records;
      if (records === 0) continue;
      await store.appendAuditEvent({
        organizationId,
        atMs: Math.floor(clock() / 1000),
        actor: 'retention',
        action: 'records.expired',
        object: `organization:${organizationId}`,
        detail: { kind, days, records, files, held },
      });
    }
  }
  return removed;
}

async function expireKind(
  deps: ExpireDeps,
  organizationId: number,
  kind: RecordKind,
  days: number,
): Promise<Expired> {
  const beforeMicros = dueBefore(deps.clock(), days);
  let [records, files, held] = [0, 0, 0];
  let after: ExpiredRecord | undefined;
  for (;;) {
    const page = await deps.store.expiredRecords(organizationId, kind, beforeMicros, { after, limit: PAGE });
    for (const { id } of page) {
      if (deps.isStopped()) return { records, files, held };
      const erased = await eraseRecord(deps, organizationId, kind, id).catch((error: unknown) => {
        if (error instanceof RecordHeld) return 'held' as const;
        throw error;
      });
      if (erased === 'held') held += 1;
      else if (erased) {
        records += 1;
        files += erased.fileCount;
        await pause(deps.pauseMs ?? PAUSE_MS);
      }
    }
    after = page.at(-1);
    if (page.length < PAGE) return { records, files, held };
  }
}

/** Looks now and then every hour, one look at a time. @returns a function that stops it */
export const startExpiring = (
  deps: Omit<ExpireDeps, 'isStopped' | 'pauseMs'>,
  onEnd: (result: { readonly removed: number } | { readonly error: unknown }) => void,
): (() => void) =>
  startHourly((isStopped) =>
    expireRecords({ ...deps, isStopped }).then(
      (removed) => onEnd({ removed }),
      (error: unknown) => {
        if (!isStopped()) onEnd({ error });
      },
    ),
  );
