import { AssayError } from '../errors.js';
import type { Correction } from '../store/correction-types.js';
import type { RecordStore } from '../store/types.js';

/** All that people said of a record's fields. @throws AssayError RECORD_NOT_FOUND, also for another organization's record */
export async function entriesOf(
  store: RecordStore,
  organizationId: number,
  parseId: number,
): Promise<readonly Correction[]> {
  const entries = await store.listCorrections(organizationId, parseId);
  if (!entries) throw new AssayError('RECORD_NOT_FOUND', { parseId });
  return entries;
}
