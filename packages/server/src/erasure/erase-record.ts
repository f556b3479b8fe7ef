import type { BlobStore } from '../blobs/types.js';
import type { RecordKind } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';

/** What was removed with a record. */
export interface Erased {
  /** Of those that were there. */
  readonly fileCount: number;
}

/**
 * Removes a record with its files. First the database's part, durably; a file that is then left behind by a
 * crash is named by nothing, and the server sweeps it away within two hours.
 * @returns undefined when the organization has no such record
 */
export async function eraseRecord(
  { store, blobs }: { readonly store: RecordStore; readonly blobs: BlobStore },
  organizationId: number,
  kind: RecordKind,
  id: number,
): Promise<Erased | undefined> {
  const storedNames = await store.deleteRecord(organizationId, kind, id);
  if (!storedNames) return undefined;
  for (const storedName of storedNames) await blobs.remove(storedName);
  return { fileCount: storedNames.length };
}
