import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../sqlite/open.js';
import type { RecordStore } from '../types.js';

/** Runs `work` on a store whose file is gone afterwards. */
export async function withScratchStore(
  work: (store: RecordStore, path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  const path = join(folder, 'assay.db');
  const store = await openSqliteStore({ path });
  try {
    await work(store, path);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}
