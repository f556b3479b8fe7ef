import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import { RecordHeld } from '../store/errors.js';
import { RECORD_KINDS, type Tag } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import { digestOf, type ErasureCertificate, type ErasureStatement, subjectOf } from './certificate.js';
import { eraseRecord } from './erase-record.js';

export interface EraseByTagDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly linkSecret: Uint8Array;
}

/**
 * Deletes every record of an organization that has a tag, of all kinds, with their files and links, and
 * certifies it. Nothing goes where a legal hold is on one of them.
 * @param actor for the audit log
 * @throws RecordHeld
 */
export async function eraseByTag(
  deps: EraseByTagDeps,
  organization: { readonly id: number; readonly name: string },
  tag: Tag,
  actor: string,
): Promise<ErasureCertificate> {
  const { store, clock, linkSecret } = deps;
  const salt = await store.linkSalt(organization.id);
  if (!salt) throw new TypeError(`there is no organization ${organization.id}`);
  const tagged = await taggedRecords(store, organization.id, tag);
  await requireNoHold(store, organization.id, tagged);
  const subject = subjectOf(tag, linkSecret, salt);
  const object = `organization:${organization.id}`;
  const note = async (action: string, detail: Record<string, string | number>) =>
    store.appendAuditEvent({
      organizationId: organization.id,
      atMs: Math.floor(clock() / 1000),
      actor,
      action,
      object,
      detail: { subject, ...detail },
    });
  await note('records.erasing', { records: tagged.length });
  const gone: typeof tagged = [];
  for (const record of tagged)
    if (await eraseRecord(deps, organization.id, record.kind, record.id)) gone.push(record);
  const statement: ErasureStatement = {
    certificate: 'assay-erasure-1',
    organization: organization.name,
    subject,
    erasedAt: isoOf(clock()),
    recordCount: gone.length,
    fileCount: gone.reduce((sum, { files }) => sum + files.length, 0),
    byteCount: gone.reduce(
      (sum, { files }) => sum + files.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0),
      0,
    ),
    records: gone.map(({ kind, id, createdAtMicros, files }) => ({
      kind,
      id,
      createdAt: isoOf(createdAtMicros),
      fileSha256: files.map(({ sha256 }) => sha256),
    })),
  };
  const sha256 = digestOf(statement);
  const link = await note('records.erased', { records: gone.length, certificate: sha256 });
  const { sequence, previousSha256 } = link;
  return { ...statement, sha256, audit: { sequence, previousSha256, sha256: link.sha256 } };
}

const isoOf = (micros: number): string => new Date(Math.floor(micros / 1000)).toISOString();

async function taggedRecords(store: RecordStore, organizationId: number, tag: Tag) {
  const records = [];
  for (const kind of RECORD_KINDS)
    for (const record of await store.recordsTagged(organizationId, kind, tag))
      records.push({ kind, ...record });
  return records;
}

async function requireNoHold(
  store: RecordStore,
  organizationId: number,
  records: Awaited<ReturnType<typeof taggedRecords>>,
): Promise<void> {
  const holds = new Set<number>();
  for (const { kind, id } of records)
    for (const holdId of await store.holdsOn(organizationId, kind, id)) holds.add(holdId);
  if (holds.size > 0) throw new RecordHeld([...holds].sort((one, other) => one - other));
}

/** Why a certificate does not hold; undefined where it does. */
export async function problemOfCertificate(
  store: Pick<RecordStore, 'listAuditEvents'>,
  { sha256, audit, ...statement }: ErasureCertificate,
): Promise<'changed' | 'not-in-the-log' | undefined> {
  if (digestOf(statement) !== sha256) return 'changed';
  const [event] = await store.listAuditEvents(audit.sequence - 1, 1);
  const isLogged =
    event?.sequence === audit.sequence &&
    event.sha256 === audit.sha256 &&
    event.action === 'records.erased' &&
    event.detail.certificate === sha256;
  return isLogged ? undefined : 'not-in-the-log';
}
