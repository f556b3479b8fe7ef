import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openSqliteStore } from './open.js';

test('threads that die are started anew: what comes later is answered, what was written is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-thread-'));
  const threads: Worker[] = [];
  const note = (worker: Worker): void => void threads.push(worker);
  process.on('worker', note);
  try {
    const store = await openSqliteStore({ path: join(folder, 'assay.db') });
    const id = await store.organizationByName('acme');
    for (let round = 1; round <= 2; round++) {
      const living = threads.splice(0);
      expect(living).toHaveLength(4);
      const gone = living.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));
      // No request: each throws in its own program. `terminate()` within a call into the database ends the process.
      for (const thread of living) thread.postMessage(null);
      const asked = store.ping().catch((error: unknown) => error);
      await Promise.all(gone);
      expect([undefined, 'STORE_STOPPED']).toContain(((await asked) as { code?: string } | undefined)?.code);
      await store.ping();
      expect(await store.organizationByName('acme')).toBe(id);
      expect(await store.organizationByName(`new ${round}`)).toBeGreaterThan(id);
    }
    await store.close();
    await expect(store.ping()).rejects.toMatchObject({ code: 'STORE_STOPPED' });
  } finally {
    process.off('worker', note);
    await rm(folder, { recursive: true });
  }
});
