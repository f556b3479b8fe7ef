import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testRecordStore } from '../testing/record-store-suite.js';
import { openSqliteStore } from './open.js';

testRecordStore('SQLite store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  return {
    open: () => openSqliteStore({ path: join(folder, 'assay.db') }),
    remove: () => rm(folder, { recursive: true }),
  };
});
