import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from './open.js';
import type { Reads } from './protocol.js';
import { StoreThread } from './thread.js';

test('threads that die are started anew: what comes later is answered, what was written is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-thread-'));
  const threads: Worker[] = [];
  const note = (worker: Worker): void => void threads.push(worker);
  process.on('worker', note);
  try {
    const store = await openSqliteStore({ path: join(folder, 'assay.db') });
    const id = await store.organizationByName('acme');
    for (let round = 1; round <= 2; round++) {
      // One thread reads until it is busy.
      await Promise.all([
        store.findOrganization('acme'),
        store.listOrganizations(),
        store.listOrganizations(),
      ]);
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

test('reading threads are started when somebody reads, the second one when the first is busy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-thread-'));
  let started = 0;
  const note = (): void => void started++;
  process.on('worker', note);
  try {
    const store = await openSqliteStore({ path: join(folder, 'assay.db') });
    await store.ping();
    expect(started).toBe(1);
    await store.listOrganizations();
    await store.listOrganizations();
    expect(started).toBe(2);
    await Promise.all([store.listOrganizations(), store.listOrganizations()]);
    expect(started).toBe(3);
    await store.close();
  } finally {
    process.off('worker', note);
    await rm(folder, { recursive: true });
  }
});

test('a database that cannot be opened is told to whoever asks, again once it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-thread-'));
  try {
    const path = join(folder, 'later', 'assay.db');
    const reader = new StoreThread<Reads>({ path, role: 'reader' });
    await expect(reader.call('ping')).rejects.toMatchObject({ code: 'DATABASE_FAILED' });
    await mkdir(join(folder, 'later'));
    await (await openSqliteStore({ path })).close();
    await vi.waitFor(() => reader.call('ping'));
    await reader.close();
    await expect(reader.call('ping')).rejects.toMatchObject({ code: 'STORE_STOPPED' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
