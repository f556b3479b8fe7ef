import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import { RecordHeld } from '../store/errors.js';
import { RECORD_KINDS } from '../store/record-types.js';
import type { ExpiredRecord } from '../store/retention-types.js';
import type { RecordStore } from '../store/types.js';
import { eraseRecord } from './erase-record.js';

export interface EraseOrganizationDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

/** What was removed. */
export interface ErasedRecords {
  readonly recordCount: number;
  readonly fileCount: number;
}

/** Records that are looked up at once. */
const PAGE = 100;
const ANY_TIME_MICROS = Number.MAX_SAFE_INTEGER;

/**
 * Removes an organization with its test mode: first whatever lets somebody in, then every record with its files, then
 * settings, counters and names. Interrupted, it is done from where it was when it is called again; what was being
 * examined meanwhile is lost with its job. The audit log keeps that it was, and how much went.
 * @param actor for the audit log
 * @throws RecordHeld while a legal hold is on anything of it: then all stays as it was
 */
export async function eraseOrganization(
  deps: EraseOrganizationDeps,
  organizationId: number,
  actor: string,
): Promise<ErasedRecords> {
  const { store } = deps;
  const ids = [organizationId, ...(await testModeOf(store, organizationId))];
  const holds = (await Promise.all(ids.map((id) => store.listHolds(id)))).flat();
  if (holds.length > 0) throw new RecordHeld(holds.map(({ holdId }) => holdId));
  const nowMs = Math.floor(deps.clock() / 1000);
  const note = (action: string, detail: Record<string, number> = {}) =>
    store.appendAuditEvent({
      organizationId,
      atMs: nowMs,
      actor,
      action,
      object: `organization:${organizationId}`,
      detail,
    });
  await note('organization.erasing');
  for (const id of ids) await store.closeOrganization(id, nowMs);
  const erased: ErasedRecords[] = [];
  for (const id of ids) erased.push(await eraseRecords(deps, id));
  for (const id of ids) await store.finishErasure(id, nowMs);
  const sum = sumOf(erased);
  await note('organization.erased', { records: sum.recordCount, files: sum.fileCount });
  return sum;
}

/** Removes every record that was sent with test keys, with its files; the keys stay. @throws RecordHeld */
export async function eraseTestRecords(
  deps: EraseOrganizationDeps,
  organizationId: number,
): Promise<ErasedRecords> {
  const erased: ErasedRecords[] = [];
  for (const id of await testModeOf(deps.store, organizationId)) erased.push(await eraseRecords(deps, id));
  return sumOf(erased);
}

/** None or one. */
async function testModeOf(store: RecordStore, organizationId: number): Promise<number[]> {
  return (await store.listOrganizations())
    .filter(({ testOf }) => testOf === organizationId)
    .map(({ id }) => id);
}

async function eraseRecords(deps: EraseOrganizationDeps, organizationId: number): Promise<ErasedRecords> {
  let recordCount = 0;
  let fileCount = 0;
  for (const kind of RECORD_KINDS) {
    let after: ExpiredRecord | undefined;
    do {
      const page = { after, limit: PAGE };
      const records = await deps.store.expiredRecords(organizationId, kind, ANY_TIME_MICROS, page);
      for (const { id } of records) {
        const gone = await eraseRecord(deps, organizationId, kind, id);
        if (!gone) continue;
        recordCount += 1;
        fileCount += gone.fileCount;
      }
      after = records.at(-1);
    } while (after);
  }
  return { recordCount, fileCount };
}

const sumOf = (erased: readonly ErasedRecords[]): ErasedRecords => ({
  recordCount: erased.reduce((sum, { recordCount }) => sum + recordCount, 0),
  fileCount: erased.reduce((sum, { fileCount }) => sum + fileCount, 0),
});
