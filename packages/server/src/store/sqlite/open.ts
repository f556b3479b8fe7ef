import type { RecordStore } from '../types.js';
import type { Reads, Writes } from './protocol.js';
import { SqliteStore } from './sqlite-store.js';
import { StoreThread } from './thread.js';

export interface SqliteStoreOptions {
  /** The database file; made when absent. `-wal` and `-shm` files appear beside it. */
  readonly path: string;
}

/** Two, so that one slow list does not hold up the look-up of a record or a key. */
const READERS = 2;

/**
 * Opens the embedded store: one thread that writes and two that read beside it, so that neither a sync of the disk nor
 * a long list stops the caller's event loop or each other.
 * @throws StoreError DATABASE_TOO_NEW when a newer Assay wrote the file; DATABASE_FAILED when it cannot be opened.
 */
export async function openSqliteStore({ path }: SqliteStoreOptions): Promise<RecordStore> {
  // First the writer, which brings the schema up to date.
  const writer = await StoreThread.start<Writes>({ path, role: 'writer' });
  try {
    const readers = await Promise.all(Array.from({ length: READERS }, () => StoreThread.start<Reads>({ path, role: 'reader' })));
    return new SqliteStore(writer, readers);
  } catch (error) {
    await writer.close();
    throw error;
  }
}
